/**
 * A process with an SQLite store, for tests that take the ground from under it: `node store-process.ts FILE`. It does what messages
 * tell it, one answer for each; the first says whether the store could be opened.
 */

import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import type { StoreOpenError } from '../../../../server/store/store-open-error.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';

export type Request =
  | { readonly ask: 'put'; readonly id: string; readonly size: number }
  | { readonly ask: 'ping' }
  | { readonly ask: 'count' };

/** `value`: how many records there are, for `count`. */
export type Answer =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: string };

// The system sends it to a process that writes beyond its limit; ignored, the write fails instead, as on a full disk.
process.on('SIGXFSZ', () => {});

const store = await openSqlite({ file: process.argv[2] as string }).catch((error: unknown) => {
  process.send?.({ ok: false, why: (error as StoreOpenError).message } satisfies Answer);
  throw error;
});

async function answer(request: Request): Promise<number> {
  if (request.ask === 'count') return (await store.list('', '', 100_000)).length;
  if (request.ask === 'ping') await store.ping();
  else {
    const record = { id: request.id, text: JSON.stringify('x'.repeat(request.size)) };
    await store.change([], () => ({ put: [record], result: undefined }));
  }
  return 0;
}

process.on('message', (request: Request) => {
  answer(request).then(
    (value) => process.send?.({ ok: true, value } satisfies Answer),
    (error: unknown) => {
      const why =
        error instanceof StoreUnavailable ? `${error.status} ${error.reason}: ${error.note}` : String(error);
      process.send?.({ ok: false, why } satisfies Answer);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ ok: true, value: 0 } satisfies Answer);
