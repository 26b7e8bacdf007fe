import type { ApiKeyRecord, Records } from '../../store/records.ts';
import type { StoredRecord } from '../../store/store.ts';

/** A record as a store takes it. */
export function record(id: string, value: object): StoredRecord {
  return { id, text: JSON.stringify(value) };
}

/** @param keyHash SHA-256 of the key in lower-case hexadecimal */
export function keyRecord(keyHash: string, key: ApiKeyRecord): StoredRecord {
  return record(`key-${keyHash}`, key);
}

/** The value of a stored text. `_prefix`, of the record's id, determines its type. */
export function parse<Prefix extends keyof Records>(_prefix: Prefix, text: string): Records[Prefix] {
  return JSON.parse(text) as Records[Prefix];
}
