import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocumentFromString, type Source, YamlParseError } from '@redocly/openapi-core';
import type {
  ApiRecords,
  ApiRow,
  ApiRows,
  RecordEffect,
  RecordPart,
} from '../../../conformance/model/api-rows.ts';
import { validateRecords } from '../../../generated/json-schemas/records.ts';
import { validateRequirements } from '../../../generated/json-schemas/requirements.ts';
import type { ValidationError } from '../../../generated/validators.ts';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import { nearest } from '../../../lib/nearest.ts';
import { displayPath } from '../../cli/display-path.ts';
import { type Place, ToolError } from '../../cli/errors.ts';
import { AllowedFiles } from '../../pipeline/read/allowed-files.ts';
import { isRowsFile, RECORDS_FILE } from '../../pipeline/read/evidence.ts';
import { notYaml } from '../../pipeline/read/load.ts';
import { toPlace } from '../../pipeline/read/place.ts';

/** Rows and records as they are written, and where. */
export interface WrittenRows extends ApiRows {
  /** By the id of a row: where it stands, or a part of it. */
  placeOfRow(id: string, part?: string): Place;
  placeOfRecord(kind: string, operation: string): Place;
  /** What is wrong with the files themselves. Rows that are wrong are left out. */
  readonly errors: readonly ToolError[];
}

/**
 * Reads the rows and records in a folder: `*.yaml` has rows, `records.yaml` has records. Nothing is held against a description.
 *
 * @param folder absolute
 * @throws ToolError `problem` for a folder or file that cannot be read, or is not YAML
 */
export async function readRows(folder: string, cwd: string): Promise<WrittenRows> {
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : undefined;
  if (names === undefined)
    throw new ToolError('problem', 'There is no such folder of requirements.', {
      place: { file: displayPath(folder, cwd) },
      fix: 'Give the folder that has the files of requirements.',
    });
  const { expandCheck } = await import('../../../conformance/judge/checks/describe-check.ts');
  const errors: ToolError[] = [];
  const rows: ApiRow[] = [];
  const places = new Map<string, { readonly source: Source; readonly pointer: string }>();
  const placeAt = (known: { source: Source; pointer: string } | undefined, part = '') =>
    known === undefined
      ? { file: displayPath(folder, cwd) }
      : toPlace({ source: known.source, pointer: `${known.pointer}${part}` }, cwd);
  for (const name of names.filter(isRowsFile)) {
    const { source, parsed } = readYaml(join(folder, name), folder, cwd);
    const isValid = validateRequirements(parsed);
    const faults = errorsOf(isValid ? [] : (validateRequirements.errors ?? []), parsed, source, cwd);
    errors.push(...faults.map(({ error }) => error));
    const wrong = new Set(faults.map(({ index }) => index));
    for (const [index, row] of (Array.isArray(parsed) ? parsed : []).entries()) {
      if (wrong.has(String(index)) || !isObject(row)) continue;
      const { id, check } = row as unknown as ApiRow;
      const place = { source, pointer: `#/${index}` };
      if (places.has(`row ${id}`))
        errors.push(
          new ToolError('problem', `The id ${id} is taken by another row.`, {
            place: placeAt(place, '/id'),
            fix: 'Give each row an id of its own.',
          }),
        );
      else {
        places.set(`row ${id}`, place);
        rows.push({ ...(row as unknown as ApiRow), check: expandCheck(check) as ApiRow['check'] });
      }
    }
  }
  const records: Record<string, ApiRecords[string]> = {};
  for (const name of names.filter((one) => RECORDS_FILE.test(one))) {
    const { source, parsed } = readYaml(join(folder, name), folder, cwd);
    const isValid = validateRecords(parsed);
    errors.push(
      ...errorsOf(isValid ? [] : (validateRecords.errors ?? []), parsed, source, cwd).map(
        ({ error }) => error,
      ),
    );
    if (!isValid || !isObject(parsed)) continue;
    for (const [kind, operations] of Object.entries(parsed)) {
      for (const operation of Object.keys(operations as object))
        places.set(`record ${kind} ${operation}`, { source, pointer: step('#', kind, operation) });
      records[kind] = Object.fromEntries(
        Object.entries(operations as object).map(([operation, written]) => [operation, nameOf(written)]),
      );
    }
  }
  return {
    rows,
    records,
    errors,
    placeOfRow: (id, part) => placeAt(places.get(`row ${id}`), part),
    placeOfRecord: (kind, operation) => placeAt(places.get(`record ${kind} ${operation}`)),
  };
}

/** @param written one part, several, or with an effect */
function nameOf(written: object): { parts: readonly RecordPart[]; effect?: RecordEffect } {
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

function readYaml(file: string, folder: string, cwd: string): { source: Source; parsed: unknown } {
  const refused = AllowedFiles.beside(folder).refusal(file);
  if (refused !== undefined)
    throw new ToolError('problem', `The file is not read: ${refused.why}.`, {
      place: { file: displayPath(file, cwd) },
      fix: refused.fix,
    });
  try {
    return makeDocumentFromString(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw error instanceof YamlParseError ? notYaml(error, cwd) : error;
  }
}

/** One error for each place; of a choice between forms, only that none fits. */
function errorsOf(
  found: readonly ValidationError[],
  parsed: unknown,
  source: Source,
  cwd: string,
): { readonly index: string; readonly error: ToolError }[] {
  const choices = found.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const told = found.filter(
    ({ keyword, instancePath }) =>
      keyword === 'anyOf' ||
      !choices.some((one) => instancePath === one || instancePath.startsWith(`${one}/`)),
  );
  const byPlace = new Map(told.map((error) => [error.instancePath + nameIn(error), error]));
  return [...byPlace.values()].map((error) => {
    const { instancePath } = error;
    const name = nameIn(error);
    const isNamed = name !== '' && error.keyword !== 'required';
    const pointer = `#${instancePath}${isNamed ? step('', name) : ''}`;
    const place = toPlace({ source, pointer: pointer === '#' ? '#/' : pointer, reportOnKey: isNamed }, cwd);
    return {
      index: fromPointer(instancePath)[0] ?? '',
      error: new ToolError('problem', wordsOf(error, parsed), { place, fix: fixOf(error) }),
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
  if (error.keyword === 'additionalProperties') return `Unknown field ${name}.`;
  if (error.keyword === 'type' && error.instancePath === '')
    return Array.isArray(parsed)
      ? 'The file must have a map of records.'
      : 'The file must have a list of requirements.';
  if (error.keyword === 'anyOf') return `${what} has none of the forms that it can have.`;
  return `${what} ${error.message ?? 'has another form'}.`;
}

const FIELDS = [
  'id',
  'section',
  'source',
  'evidence',
  'statement',
  'operations',
  'record',
  'check',
  'ignoreCase',
  'where',
];

function fixOf(error: ValidationError): string {
  const near = error.keyword === 'additionalProperties' ? nearest(nameIn(error), FIELDS) : undefined;
  return near === undefined ? 'docs/behavior.md has an example of each field.' : `Did you mean ${near}?`;
}
