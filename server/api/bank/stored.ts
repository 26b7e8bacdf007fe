import type { Program } from '../../../generated/types.ts';
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

/** The record that a text holds. The prefix of its id tells its kind. */
export function parse<Prefix extends keyof Records>(_prefix: Prefix, text: string): Records[Prefix] {
  return JSON.parse(text) as Records[Prefix];
}

let programText: string | undefined;
let program: Program | undefined;

/** Programs are long (8 kB), asked for by every call, and hardly ever change: the last one is kept parsed. Not to be changed. */
export function parseProgram(text: string): Program {
  if (program === undefined || text !== programText) {
    program = parse('prg-', text);
    programText = text;
  }
  return program;
}
