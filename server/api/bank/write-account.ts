import { JsonText } from '../../../generated/server.ts';
import type { Account } from '../../../generated/types.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { StoredRecord } from '../../store/store.ts';

export interface WrittenAccount {
  readonly stored: StoredRecord;
  /** What the API shows of it. */
  readonly shown: JsonText<Account>;
}

/** An account is long, and goes to the store and to the caller: it becomes JSON once for both. */
export function writeAccount({ account, ...rest }: AccountRecord): WrittenAccount {
  const text = JSON.stringify(account);
  const stored = { id: account.id, text: `{"account":${text},${JSON.stringify(rest).slice(1)}` };
  return { stored, shown: new JsonText<Account>(text) };
}
