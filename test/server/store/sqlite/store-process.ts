/**
 * A process with an SQLite store, for tests that take the ground from under it: `node store-process.ts FILE`. It does what messages
 * tell it, one answer for each; the first says whether the store could be opened.
 */

import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import type { StoreOpenError } from '../../../../server/store/store-open-error.ts';
import { StoreUnavailable } from '../../../../server/store/unavailable.ts';

export type Request = { readonly ask: 'put'; readonly id: string } | { readonly ask: 'ping' };

export type Answer = { readonly ok: true } | { readonly ok: false; readonly why: string };

const store = await openSqlite({ file: process.argv[2] as string }).catch((error: unknown) => {
  process.send?.({ ok: false, why: (error as StoreOpenError).message } satisfies Answer);
  throw error;
});

async function answer(request: Request): Promise<void> {
  if (request.ask === 'ping') return store.ping();
  const record = { id: request.id, text: JSON.stringify(request.id) };
  await store.change([], () => ({ put: [record], result: undefined }));
}

process.on('message', (request: Request) => {
  answer(request).then(
    () => process.send?.({ ok: true } satisfies Answer),
    (error: unknown) => {
      const why =
        error instanceof StoreUnavailable ? `${error.status} ${error.reason}: ${error.note}` : String(error);
      process.send?.({ ok: false, why } satisfies Answer);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ ok: true } satisfies Answer);
