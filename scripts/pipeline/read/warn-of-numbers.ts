import { displayPath } from '../../cli/display-path.ts';
import type { Description } from './load.ts';
import { digitsOf, isKept } from './number-literals.ts';

const SHOWN = 8;
const MAX_DIGITS = 40;

/**
 * Warns of numbers with more digits than JavaScript keeps, each place once.
 *
 * @param printsDigits the command prints the digits as they stand, where no other number is read as the same one
 */
export function warnOfNumbers(
  { resolver, cwd }: Pick<Description, 'resolver' | 'cwd'>,
  warn: (line: string) => void,
  printsDigits = false,
): void {
  const literals = [...resolver.numbers].flatMap(([file, found]) => found.map((one) => ({ file, ...one })));
  const digits = printsDigits ? digitsOf(literals) : new Map<number, string>();
  const lost = literals.filter((one) => !isKept(one) && (one.isKey || !digits.has(one.value)));
  for (const { file, line, column, text, value } of lost.slice(0, SHOWN)) {
    const shown =
      text.length > MAX_DIGITS ? `${text.slice(0, MAX_DIGITS)}… (${text.length} characters)` : text;
    warn(
      `${displayPath(file, cwd)}:${line}:${column}: The number ${shown} is read as ${value}: JavaScript keeps no more digits.`,
    );
  }
  if (lost.length > SHOWN) warn(`${lost.length - SHOWN} more numbers like these`);
}
