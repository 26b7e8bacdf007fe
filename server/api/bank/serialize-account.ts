import { JsonText } from '../../../generated/server.ts';
import type { Account } from '../../../generated/types.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { StoredRecord } from '../../store/store.ts';

export interface SerializedAccount {
  readonly stored: StoredRecord;
  /** The body of the response. */
  readonly body: JsonText<Account>;
}

/** Serializes an account, which is long, once for both the store and the response. */
export function serializeAccount({ account, ...rest }: AccountRecord): SerializedAccount {
  const text = JSON.stringify(account);
  const stored = { id: account.id, text: `{"account":${text},${JSON.stringify(rest).slice(1)}` };
  return { stored, body: new JsonText<Account>(text) };
}
