/** Random data that a seed and a name fix. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** So many decimal digits. */
  digits(length: number): string;
}
