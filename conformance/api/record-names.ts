import type { ApiRecords, ApiRow, RecordEffect, RecordName } from '../model/api-rows.ts';

/** The effect of a success of an operation on a record that it names. */
export function effectOf({ parts, effect }: RecordName, method: string): RecordEffect {
  if (effect !== undefined) return effect;
  switch (method.toUpperCase()) {
    case 'DELETE':
      return 'deletes';
    case 'PUT':
    case 'PATCH':
      return 'updates';
    case 'POST':
      return parts.every((part) => 'path' in part) ? 'updates' : 'creates';
    default:
      return 'reads';
  }
}

/** Kinds of records that all operations of a row name, those with the most parts in their identifiers first. One is written in the row, or it is the first. */
export function kindsOfRow(
  { record, operations }: Pick<ApiRow, 'record' | 'operations'>,
  records: ApiRecords,
): string[] {
  if (record !== undefined) return Object.hasOwn(records, record) ? [record] : [];
  const partsOf = (kind: string) => records[kind]?.[operations[0] ?? '']?.parts.length ?? 0;
  return Object.keys(records)
    .filter((kind) => operations.every((operation) => Object.hasOwn(records[kind] ?? {}, operation)))
    .sort((one, other) => partsOf(other) - partsOf(one));
}

/** True if a request alone names the record. */
export function isNamedByRequest({ parts }: RecordName): boolean {
  return parts.every((part) => 'path' in part || 'query' in part || 'sent' in part);
}

/** True if the record is an entry of a list. */
export function isEntry({ parts }: RecordName): boolean {
  return parts.some((part) => 'entries' in part);
}
