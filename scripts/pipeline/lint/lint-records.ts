import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeDocumentFromString, type Source, YamlParseError } from '@redocly/openapi-core';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { notYaml } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import type { LintProblem } from './lint.ts';

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
  /** Where its JSON Schema belongs. */
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

/** Whether requirement rows stand beside a description. A folder `requirements` alone may be about anything. */
export function hasRequirementRows(rootDir: string): boolean {
  const folder = join(rootDir, 'requirements');
  return existsSync(folder) && readdirSync(folder).some((name) => /\.ya?ml$/.test(name));
}

function readRecord(kind: RecordFile['kind'], file: string, schemaFile: string, cwd: string): RecordFile {
  try {
    const { source, parsed } = makeDocumentFromString(readFileSync(file, 'utf8'), file);
    return { kind, source, parsed, rows: rowsOf(parsed), schemaFile };
  } catch (error) {
    throw error instanceof YamlParseError ? notYaml(error, cwd) : error;
  }
}

/** Only rows with an id; values in another form are left to the JSON Schema. */
function rowsOf(parsed: unknown): Row[] {
  return (Array.isArray(parsed) ? parsed : []).flatMap((value: unknown, index) =>
    isObject(value) && typeof value.id === 'string' ? [{ id: value.id, pointer: `#/${index}`, value }] : [],
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
  const validators = new Map<string, ValidateFunction>();
  const taken = new Map<string, string>();
  return records.flatMap((record) => {
    const report: Report = (rule, message, pointer, reportOnKey = false) => ({
      rule: `records/${rule}`,
      severity: 'error',
      message,
      place: toPlace({ source: record.source, pointer, reportOnKey }, cwd),
    });
    return [
      ...checkForm(record, validators, report),
      ...record.rows.flatMap((row) => [
        ...checkId(row, record, taken, report),
        ...checkOperations(row, operations, report),
      ]),
    ];
  });
}

type Report = (rule: string, message: string, pointer: string, reportOnKey?: boolean) => LintProblem;

function checkForm(
  { parsed, schemaFile }: RecordFile,
  validators: Map<string, ValidateFunction>,
  report: Report,
): LintProblem[] {
  if (!existsSync(schemaFile)) {
    const name = `\`${basename(schemaFile)}\``;
    return [report('schema', `There is no JSON Schema for this file. Put ${name} beside it.`, '#/')];
  }
  const validate =
    validators.get(schemaFile) ??
    new Ajv2020({
      allErrors: true,
      allowUnionTypes: true,
      validateSchema: false,
      // Takes a third of the time, which these few rows do not win back.
      code: { optimize: false },
    }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')));
  validators.set(schemaFile, validate);
  validate(parsed);
  return (validate.errors ?? []).map((error) =>
    report(
      'schema',
      reasonOf(error, basename(schemaFile)),
      pointerOf(error),
      unknownField(error) !== undefined,
    ),
  );
}

function checkId(
  { id, pointer }: Row,
  record: RecordFile,
  taken: Map<string, string>,
  report: Report,
): LintProblem[] {
  const key = `${record.kind} ${id}`;
  const other = taken.get(key);
  taken.set(key, basename(record.source.absoluteRef));
  if (other === undefined) return [];
  return [
    report(
      'unique-id',
      `The id \`${id}\` is taken by a row of ${other}. Give this row its own.`,
      `${pointer}/id`,
    ),
  ];
}

function checkOperations(
  { pointer, value }: Row,
  operations: readonly string[],
  report: Report,
): LintProblem[] {
  const named: unknown[] = Array.isArray(value.operations) ? value.operations : [];
  return named.flatMap((name, index) => {
    if (operations.includes(String(name))) return [];
    const message = `The description has no operation \`${name}\`. Name one of ${operations.join(', ')}.`;
    return [report('known-operation', message, `${pointer}/operations/${index}`)];
  });
}

function unknownField({ params }: ErrorObject): string | undefined {
  return params.additionalProperty ?? params.unevaluatedProperty;
}

function pointerOf(error: ErrorObject): string {
  const field = unknownField(error);
  const pointer = `#${field === undefined ? error.instancePath : step(error.instancePath, field)}`;
  return pointer === '#' ? '#/' : pointer;
}

function reasonOf(error: ErrorObject, schema: string): string {
  const field = unknownField(error);
  if (field !== undefined) return `\`${field}\` is not a field of ${schema}. Correct its name, or remove it.`;
  const allowed: unknown[] | undefined = error.params.allowedValues;
  const more = allowed === undefined ? '' : `: ${allowed.join(', ')}`;
  return `The value ${error.message}${more}. Correct it; ${schema} says what the field is for.`;
}
