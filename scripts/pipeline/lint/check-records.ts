import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { step } from '../../../lib/json-pointer.ts';
import { isNoDraft, type RecordFile, type RecordRow } from '../read/evidence.ts';
import { toPlace } from '../read/place.ts';
import type { LintProblem } from './lint.ts';

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
      ...checkShape(record, validators, report),
      ...record.rows.flatMap((row) => [
        ...checkId(row, record, taken, report),
        ...(isNoDraft(row)
          ? []
          : [
              report(
                'draft',
                `The row \`${row.id}\` is a draft. Write its section in place of it.`,
                `${row.pointer}/draft`,
              ),
            ]),
        ...checkOperations(row, operations, report),
      ]),
    ];
  });
}

type Report = (rule: string, message: string, pointer: string, reportOnKey?: boolean) => LintProblem;

function checkShape(
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
  { id, pointer }: RecordRow,
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
  { pointer, value }: RecordRow,
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
