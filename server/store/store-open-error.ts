/** A database that cannot be opened, reported at startup, when a person is there to fix it. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';
  /** The file, or the address without its password. */
  readonly place: string;
  /** The way to fix it. */
  readonly fix: string;

  constructor(message: string, place: string, fix: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.place = place;
    this.fix = fix;
  }
}
