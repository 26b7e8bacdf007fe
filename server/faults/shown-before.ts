import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/**
 * The resource that a request's path names, as the API would return it now; `undefined` when there is none. Called before the
 * operation runs.
 */
export async function shownBefore(store: Store, request: Request): Promise<unknown> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const [text] = await store.read([id]);
  if (text === undefined) return undefined;
  const record: unknown = JSON.parse(text);
  if (id.startsWith('acc-')) return (record as Records['acc-']).account;
  if (id.startsWith('tra-')) return (record as Records['tra-']).transfer;
  return id.startsWith('prg-') ? record : undefined;
}
