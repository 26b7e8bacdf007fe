import fs from 'node:fs';

/**
 * The write-ahead log of a connection, opened a second time. SQLite has no locks on this file, so closing it releases none.
 */
export class WriteAheadLog {
  readonly #path: string;
  readonly #descriptor: number;
  readonly #identity: string;
  #syncing = 0;
  #isClosed = false;

  /** @param path of a log that SQLite has open */
  constructor(path: string) {
    this.#path = path;
    this.#descriptor = fs.openSync(path, 'r+');
    this.#identity = identityOf(fs.fstatSync(this.#descriptor));
  }

  /** Resolves when all that was written to it is on the disk; rejects with the system's error. Does not block the event loop. */
  sync(): Promise<void> {
    this.#syncing += 1;
    return new Promise((resolve, reject) => {
      fs.fdatasync(this.#descriptor, (error) => {
        this.#syncing -= 1;
        if (this.#isClosed) this.close();
        if (error === null) resolve();
        else reject(error);
      });
    });
  }

  /** Tells whether it is still where SQLite looks for it after a crash. */
  isInPlace(): boolean {
    const found = fs.statSync(this.#path, { throwIfNoEntry: false });
    return found !== undefined && identityOf(found) === this.#identity;
  }

  /** True if another process may have written to a log of the same name. */
  isReplaced(): boolean {
    const found = fs.statSync(this.#path, { throwIfNoEntry: false });
    return found !== undefined && found.size > 0 && identityOf(found) !== this.#identity;
  }

  close(): void {
    this.#isClosed = true;
    // Another file could get the descriptor before it is synced.
    if (this.#syncing === 0) fs.closeSync(this.#descriptor);
  }
}

function identityOf({ dev, ino }: fs.Stats): string {
  return `${dev}:${ino}`;
}
