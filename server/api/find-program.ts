import { parse } from './bank/stored.ts';
import type { CallContext } from './call-context.ts';

const KEY_HEADER = 'sd-api-key';

/** The program whose key a request has, without authentication: for calls that do not come to it. Throws StoreUnavailable. */
export async function findProgram(
  request: Request,
  { store, hashKey }: Pick<CallContext, 'store' | 'hashKey'>,
): Promise<string | undefined> {
  const key = request.headers.get(KEY_HEADER);
  if (key === null) return undefined;
  const [text] = await store.read([`key-${await hashKey(key)}`]);
  return text === undefined ? undefined : parse('key-', text).programId;
}
