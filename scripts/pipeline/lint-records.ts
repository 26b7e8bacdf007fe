import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  escapePointerFragment,
  isPlainObject,
  makeDocumentFromString,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LintProblem } from './lint.ts';
import { notYaml } from './load.ts';
import { placeOf } from './place.ts';

/** One row of a list beside the description, with its place in the file. */
interface Row {
  readonly id: string;
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A hand-written list beside a description: requirement rows, or what is not shown. */
export interface RecordFile {
  readonly kind: 'requirement' | 'not-shown';
  readonly source: Source;
  readonly parsed: unknown;
  readonly rows: readonly Row[];
  /** Its JSON Schema; `undefined` when the file that should hold it is missing. */
  readonly schemaFile: string;
}

/** Reads the lists that lie beside a description, as far as there are any. */
export function readRecords(rootDir: string, cwd: string): RecordFile[] {
  const folder = join(rootDir, 'requirements');
  const requirements = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  const notShown = join(rootDir, 'not-shown.yaml');
  return [
    ...requirements
      .sort()
      .map((name) =>
        readRecord('requirement', join(folder, name), join(folder, 'requirement.schema.json'), cwd),
      ),
    ...(existsSync(notShown)
      ? [readRecord('not-shown', notShown, join(rootDir, 'not-shown.schema.json'), cwd)]
      : []),
  ];
}

function readRecord(kind: RecordFile['kind'], file: string, schemaFile: string, cwd: string): RecordFile {
  try {
    const { source, parsed } = makeDocumentFromString(readFileSync(file, 'utf8'), file);
    return { kind, source, parsed, rows: rowsOf(parsed), schemaFile };
  } catch (error) {
    throw error instanceof YamlParseError ? notYaml(error, cwd) : error;
  }
}

/** A list is the file itself, or the members of a mapping's lists. Values in another form are left to the JSON Schema. */
function rowsOf(parsed: unknown): Row[] {
  const lists: [string, unknown][] = Array.isArray(parsed)
    ? [['#', parsed]]
    : isPlainObject(parsed)
      ? Object.entries(parsed).map(([key, value]) => [`#/${escapePointerFragment(key)}`, value])
      : [];
  return lists.flatMap(([base, list]) =>
    (Array.isArray(list) ? list : []).flatMap((value, index) =>
      isPlainObject(value) && typeof value.id === 'string'
        ? [{ id: value.id, pointer: `${base}/${index}`, value }]
        : [],
    ),
  );
}

/**
 * Holds each list against its JSON Schema, every id against the others of its kind, and named operations against those of
 * the description.
 */
export function checkRecords(
  records: readonly RecordFile[],
  operations: readonly string[],
  cwd: string,
): LintProblem[] {
  const problems: LintProblem[] = [];
  const schemas = new Map<string, ValidateFunction>();
  const seen = new Map<string, string>();
  for (const record of records) {
    const report = (rule: string, message: string, pointer: string, reportOnKey = false) =>
      problems.push({
        rule: `records/${rule}`,
        severity: 'error',
        message,
        place: placeOf({ source: record.source, pointer, reportOnKey }, cwd),
      });
    if (!existsSync(record.schemaFile)) {
      report(
        'schema',
        `There is no JSON Schema to hold this against. Write ${record.schemaFile.split('/').at(-1)}.`,
        '#/',
      );
      continue;
    }
    const validate =
      schemas.get(record.schemaFile) ??
      new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
        JSON.parse(readFileSync(record.schemaFile, 'utf8')),
      );
    schemas.set(record.schemaFile, validate);
    if (!validate(record.parsed)) {
      for (const error of validate.errors ?? [])
        report('schema', reasonOf(error), pointerOf(error), isOnKey(error));
    }
    for (const { id, pointer, value } of record.rows) {
      const key = `${record.kind} ${id}`;
      const other = seen.get(key);
      if (other !== undefined) {
        report(
          'unique-id',
          `The id \`${id}\` is taken by the row in ${other}. Give this row an id of its own.`,
          `${pointer}/id`,
        );
      }
      seen.set(key, record.source.absoluteRef.split('/').at(-1) ?? '');
      const named = Array.isArray(value.operations) ? value.operations : [];
      for (const [index, operation] of named.entries()) {
        if (operations.includes(operation)) continue;
        report(
          'known-operation',
          `The description has no operation \`${operation}\`. Name one of ${operations.join(', ')}.`,
          `${pointer}/operations/${index}`,
        );
      }
    }
  }
  return problems;
}

function isOnKey(error: ErrorObject): boolean {
  return error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
}

function pointerOf(error: ErrorObject): string {
  const unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return (
    `#${error.instancePath}${unknown === undefined ? '' : `/${escapePointerFragment(String(unknown))}`}` ||
    '#/'
  );
}

function reasonOf(error: ErrorObject): string {
  if (isOnKey(error)) return 'This field is not one of the schema. Correct its name or remove it.';
  const allowed = error.params.allowedValues as unknown[] | undefined;
  return `The value ${error.message ?? 'is wrong'}${allowed === undefined ? '' : `: ${allowed.join(', ')}`}. Mend it as ${error.schemaPath} of the JSON Schema asks.`;
}
