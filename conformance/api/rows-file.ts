import { validateRecords } from '../../generated/json-schemas/records.ts';
import { validateRequirements } from '../../generated/json-schemas/requirements.ts';
import type { ValidationError } from '../../generated/validators.ts';
import { isObject } from '../../lib/json.ts';
import { fromPointer, step } from '../../lib/json-pointer.ts';
import { nearest } from '../../lib/nearest.ts';
import { expandCheck } from '../judge/checks/describe-check.ts';
import type { ApiRecords, ApiRow, RecordEffect, RecordName, RecordPart } from '../model/api-rows.ts';

/** A fault of a file of rows or records. */
export interface RowsFileError {
  /** `#/3/check` */
  readonly pointer: string;
  /** It is about the name there, not about the value. */
  readonly isAboutName: boolean;
  readonly message: string;
  readonly fix: string;
}

/** The rows of a file, each with its index there. Rows that are wrong are left out. */
export function toRows(parsed: unknown): {
  readonly rows: readonly { readonly index: number; readonly row: ApiRow }[];
  readonly errors: readonly RowsFileError[];
} {
  const errors = errorsOf(validateRequirements(parsed) ? [] : (validateRequirements.errors ?? []), parsed);
  const wrong = new Set(errors.map(({ pointer }) => fromPointer(pointer)[0]));
  const rows = (Array.isArray(parsed) ? parsed : []).flatMap((row: ApiRow, index) =>
    wrong.has(String(index))
      ? []
      : [{ index, row: { ...row, check: expandCheck(row.check) as ApiRow['check'] } }],
  );
  return { rows, errors };
}

/** The records of a file; none where something is wrong. */
export function toRecords(parsed: unknown): {
  readonly records: ApiRecords;
  readonly errors: readonly RowsFileError[];
} {
  if (!validateRecords(parsed))
    return { records: {}, errors: errorsOf(validateRecords.errors ?? [], parsed) };
  const kinds = Object.entries(isObject(parsed) ? parsed : {});
  const records = kinds.map(([kind, operations]) => [
    kind,
    Object.fromEntries(
      Object.entries(operations as object).map(([operation, written]) => [operation, nameOf(written)]),
    ),
  ]);
  return { records: Object.fromEntries(records), errors: [] };
}

/** @param written one part, several, or with an effect */
function nameOf(written: object): RecordName {
  const isLong = 'id' in written;
  const { id, effect } = (isLong ? written : { id: written }) as {
    id: RecordPart | readonly RecordPart[];
    effect?: RecordEffect;
  };
  const parts = [id].flat() as RecordPart[];
  return {
    parts: parts.map((part) =>
      'entries' in part && !fromPointer(part.entries).includes('*') ? { entries: `/*${part.entries}` } : part,
    ),
    ...(effect !== undefined && { effect }),
  };
}

/** One error for each place; of a choice between forms, only that none fits. */
function errorsOf(all: readonly ValidationError[], parsed: unknown): RowsFileError[] {
  // That one of the others is there follows from them.
  const found = all.filter(({ keyword }) => keyword !== 'if');
  const choices = found.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const told = found.filter(
    ({ keyword, instancePath }) =>
      keyword === 'anyOf' ||
      !choices.some((one) => instancePath === one || instancePath.startsWith(`${one}/`)),
  );
  const byPlace = new Map(told.map((error) => [error.instancePath + nameIn(error), error]));
  return [...byPlace.values()].map((error) => {
    const name = nameIn(error);
    const isAboutName = name !== '' && error.keyword !== 'required';
    const pointer = `#${error.instancePath}${isAboutName ? step('', name) : ''}`;
    return {
      pointer: pointer === '#' ? '#/' : pointer,
      isAboutName,
      message: wordsOf(error, parsed),
      fix: fixOf(error),
    };
  });
}

function nameIn({ keyword, params }: ValidationError): string {
  const { additionalProperty, missingProperty, propertyName } = params as Record<string, unknown>;
  const name = keyword === 'propertyNames' ? propertyName : (additionalProperty ?? missingProperty);
  return typeof name === 'string' ? name : '';
}

function wordsOf(error: ValidationError, parsed: unknown): string {
  const what = fromPointer(error.instancePath).findLast((name) => !/^\d+$/.test(name)) ?? 'The file';
  const name = nameIn(error);
  if (error.keyword === 'required') return `The field ${name} is missing.`;
  if (error.keyword === 'false schema') return `A draft has no ${what}.`;
  if (error.keyword === 'additionalProperties') return `Unknown field ${name}.`;
  if (error.keyword === 'type' && error.instancePath === '')
    return Array.isArray(parsed)
      ? 'The file must have a map of records.'
      : 'The file must have a list of requirements.';
  if (error.keyword === 'anyOf') return `${what} has none of the shapes that it can have.`;
  return `${what} ${error.message ?? 'has another form'}.`;
}

const FIELDS = [
  'id',
  'section',
  'source',
  'draft',
  'evidence',
  'statement',
  'operations',
  'record',
  'check',
  'ignoreCase',
  'where',
];

function fixOf(error: ValidationError): string {
  if (error.keyword === 'false schema')
    return 'Remove the field draft where the section says what the row says.';
  const near = error.keyword === 'additionalProperties' ? nearest(nameIn(error), FIELDS) : undefined;
  return near === undefined ? 'docs/behavior.md has an example of each field.' : `Did you mean ${near}?`;
}
