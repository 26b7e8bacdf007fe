import { isRef, type Location } from '@redocly/openapi-core';
import { malformed } from '../document/keywords.ts';
import { closest } from './closest.ts';
import { type Seen, typeInWords } from './fields.ts';
import type { CheckFinding } from './finding.ts';

/** Redocly's tables say this of a plain value. */
interface ValueSchema {
  readonly type?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly items?: ValueSchema | undefined;
  readonly minimum?: number | undefined;
}

interface Given {
  readonly name: string;
  readonly value: unknown;
  readonly schema: ValueSchema;
  readonly seen: Seen;
}

/** Fields that are only read by people: a number in the place of text is shown as it is. */
const PROSE = new Set([
  'title',
  'description',
  'summary',
  'version',
  'name',
  'termsOfService',
  'bearerFormat',
]);

/** The fields that may be left out, so that `null` says the same. */
const OPTIONAL_PROSE = new Set(['description', 'summary', 'bearerFormat', 'termsOfService']);

/** Finds the fault of a plain value: it is not one of those allowed, of another kind, or too small. */
export function valueFindings(
  name: string,
  value: unknown,
  schema: ValueSchema & { readonly resolvable?: boolean },
  seen: Seen,
): CheckFinding[] {
  // The target of a reference is checked where it stands.
  if (schema.resolvable !== false && isRef(value)) return [];
  const location = seen.location.child(name);
  if (seen.type.name === 'Schema') return keywordFindings({ name, value, schema, seen }, location);
  const { items } = schema;
  if (items === undefined || !Array.isArray(value))
    return findingsOf({ name, value, schema, seen }, location);
  return value.flatMap((item, index) =>
    findingsOf({ name, value: item, schema: items, seen }, location.child(index)),
  );
}

function findingsOf(given: Given, location: Location): CheckFinding[] {
  const { name, value, schema } = given;
  if (schema.enum !== undefined)
    return schema.enum.includes(String(value)) ? [] : [notAllowed(name, value, schema.enum, location)];
  if (schema.type !== undefined && !isOfType(value, schema.type)) return [wrongType(given, location)];
  return [];
}

/** A keyword of JSON Schema. Whether a limit is a number or a boolean, and whether there are lists of types, changed between versions. */
function keywordFindings(given: Given, location: Location): CheckFinding[] {
  const { name, value, seen } = given;
  const is30 = !/3_[12]/.test(seen.version);
  if (/^exclusiveM(in|ax)imum$/.test(name) && typeof value === (is30 ? 'number' : 'boolean'))
    return [ofOtherVersion(given, location)];
  if (/^exclusiveM(in|ax)imum$/.test(name) && is30 && typeof value === 'boolean') return [];
  if (name === 'type' && value === 'file' && seen.version === 'oas2') return [];
  if (name === 'type' && typeof value === 'string')
    return TYPES.includes(value) ? [] : [notAllowed(name, value, TYPES, location)];
  const problem = malformed(name, value);
  // A list of types, which Redocly's tables of older versions do not have.
  if (problem === undefined && name === 'type') return [];
  if (problem === undefined) return given.schema.type === undefined ? [] : findingsOf(given, location);
  const found = finding(`\`${name}\` must hold ${problem.what}.`, problem.fix, location);
  // This is of draft 3, which no tool reads any more: the schema means the same without it.
  if (name === 'required' && typeof value === 'boolean') return [{ ...found, canBeLeftOut: true }];
  // JSON Schema only advises against it.
  return [name === 'enum' && Array.isArray(value) ? { ...found, severity: 'warn' } : found];
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

function ofOtherVersion({ name, value, seen }: Given, location: Location): CheckFinding {
  const plain = name === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  const limit = seen.node[plain] ?? 10;
  return {
    rule: 'spec/other-version',
    severity: value === true ? 'error' : 'warn',
    message:
      typeof value === 'boolean'
        ? `\`${name}: ${value}\` is the form of OpenAPI 3.0; in this version it has no meaning.`
        : `\`${name}: ${value}\` is the form of OpenAPI 3.1; it is read as that means it.`,
    fix:
      typeof value === 'boolean'
        ? value
          ? `Write \`${name}: ${limit}\` and remove \`${plain}\`.`
          : 'Remove it.'
        : `Write \`${plain}: ${value}\` and \`${name}: true\`.`,
    location,
  };
}

function notAllowed(
  name: string,
  value: unknown,
  allowed: readonly string[],
  location: Location,
): CheckFinding {
  const near = typeof value === 'string' ? closest(value, allowed) : undefined;
  const shown = typeof value === 'string' ? value : typeInWords(value);
  return finding(
    `\`${name}\` cannot be \`${shown}\`.`,
    value === 'file'
      ? 'Write `type: string` and `format: binary`.'
      : near === undefined
        ? `Use one of: ${allowed.join(', ')}.`
        : `Did you mean \`${near}\`?`,
    location,
  );
}

function wrongType({ name, value, schema, seen }: Given, location: Location): CheckFinding {
  const wanted = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: '`true` or `false`',
  }[schema.type as string];
  const isShown =
    schema.type === 'string' &&
    PROSE.has(name) &&
    (value === null ? OPTIONAL_PROSE.has(name) : typeof value !== 'object');
  const found = finding(
    `\`${name}\` must be ${wanted ?? (schema.type === 'array' ? 'a list' : 'a mapping')}, not ${typeInWords(value)}.`,
    fixOf(name, value, schema, seen),
    location,
  );
  const isExamples = seen.type.name === 'Schema' && name === 'examples';
  return isExamples || (isShown && seen.type.name !== 'Schema') ? { ...found, severity: 'warn' } : found;
}

function fixOf(name: string, value: unknown, schema: ValueSchema, { type }: Seen): string {
  if (type.name === 'Schema' && name === 'required')
    return 'List the names of the required properties in the `required` of the schema that has them.';
  if (value === null) return `Give \`${name}\` a value, or remove it.`;
  if (schema.type === 'string' && typeof value !== 'object')
    return `Put it in quotes: \`${name}: '${value}'\`.`;
  if (schema.type === 'array')
    return `Write a list: \`${name}: [${typeof value === 'object' ? '...' : value}]\`.`;
  if (typeof value === 'string')
    return `Write it without quotes, as ${typeInWords(schema.type === 'boolean' ? true : 1) === 'a number' ? 'a number' : '`true` or `false`'}.`;
  return 'Correct the value, or remove the field.';
}

function finding(message: string, fix: string, location: Location): CheckFinding {
  return { rule: 'spec/value', severity: 'error', message, fix, location };
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
