/** Turns the interpreter's output into violations: the places that matter, in our words, with the schema that states the fact. */
import type { OutputUnit } from '@cfworker/json-schema';
import { groupBy } from '../lib/group-by.ts';
import { isObject } from '../lib/json.ts';
import { fromPointer, toPointer } from '../lib/json-pointer.ts';
import type { BodyViolation, ConsoleDocument } from './console-types.ts';
import type { SchemaIndex } from './schema-index.ts';

/** Keywords that only say that something below them failed. */
const AROUND: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
]);
const MAX_VIOLATIONS = 50;

export function violationsOf(
  errors: readonly OutputUnit[],
  index: SchemaIndex,
  pointer: string,
  anchors: ConsoleDocument['schemaAnchors'],
): BodyViolation[] {
  const found = withoutBranches(errors).filter(
    (error, _, all) => !AROUND.has(error.keyword) || !all.some((other) => isCauseOf(other, error)),
  );
  const violations = found
    .slice(0, MAX_VIOLATIONS)
    .map((error) => violationOf(error, index, pointer, anchors));
  return [...new Map(violations.map((one) => [`${one.pointer} ${one.message}`, one])).values()];
}

/** The interpreter only says where the value is if the schema is `false`. */
function isCauseOf(error: OutputUnit, around: OutputUnit): boolean {
  return error.keyword === 'false'
    ? error.instanceLocation.startsWith(`${around.instanceLocation}/`)
    : isBelow(error, around.keywordLocation);
}

function isBelow(error: OutputUnit, location: string): boolean {
  return error.keywordLocation.startsWith(`${location}/`);
}

/**
 * A choice fails with the errors of all its branches. Where one branch is what was meant (the others fail at once, by type), its errors
 * are kept; otherwise that of the choice.
 */
function withoutBranches(errors: readonly OutputUnit[]): OutputUnit[] {
  let kept = [...errors];
  // The innermost choices first.
  const choices = errors
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .sort((one, other) => other.keywordLocation.length - one.keywordLocation.length);
  for (const choice of choices) {
    const within = kept.filter(
      (error) =>
        isBelow(error, choice.keywordLocation) &&
        (error.instanceLocation === choice.instanceLocation ||
          error.instanceLocation.startsWith(`${choice.instanceLocation}/`)),
    );
    const branches = groupBy(within, (error) =>
      error.keywordLocation.slice(choice.keywordLocation.length + 1).replace(/\/.*$/, ''),
    );
    const meant = [...branches.values()].filter(
      (branch) => !branch.some((error) => isOtherKind(error, choice)),
    );
    const remaining = meant.length === 1 ? new Set(meant[0]) : new Set<OutputUnit>();
    const dropped = new Set(within.filter((error) => !remaining.has(error)));
    if (remaining.size > 0) dropped.add(choice);
    kept = kept.filter((error) => !dropped.has(error));
  }
  return kept;
}

/** Tells whether the value is of another kind than the branch is for. */
function isOtherKind(error: OutputUnit, choice: OutputUnit): boolean {
  return (
    error.instanceLocation === choice.instanceLocation &&
    ['type', 'const', 'enum', 'false'].includes(error.keyword)
  );
}

function violationOf(
  { keyword, keywordLocation, instanceLocation, error }: OutputUnit,
  index: SchemaIndex,
  pointer: string,
  anchors: ConsoleDocument['schemaAnchors'],
): BodyViolation {
  const { schema, named } = walk(keywordLocation, index, pointer);
  const stated = named.toReversed().find((one) => Object.hasOwn(anchors, one));
  return {
    pointer: toPointer(fromPointer(instanceLocation)),
    message: messageOf(keyword, schema, error),
    keyword: keyword === 'false' ? 'additionalProperties' : keyword,
    link:
      stated === undefined
        ? undefined
        : { href: anchors[stated] as string, text: fromPointer(stated).at(-1) as string },
  };
}

/** Follows the interpreter's path through the description: the schema that failed, and those with a name on the way. */
function walk(
  location: string,
  index: SchemaIndex,
  pointer: string,
): { readonly schema: unknown; readonly named: readonly string[] } {
  const tokens = fromPointer(location).slice(1);
  // The keyword itself is last.
  tokens.pop();
  const named = [pointer];
  let schema = index.at(pointer);
  for (const token of tokens) {
    if (!isObject(schema) && !Array.isArray(schema)) break;
    if (token === '$ref' && isObject(schema) && typeof schema.$ref === 'string') {
      named.push(schema.$ref);
      schema = index.at(schema.$ref);
    } else schema = (schema as Readonly<Record<string, unknown>>)[token];
  }
  return { schema, named };
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** `must be a string`, as the sandbox has it in its responses. */
function messageOf(keyword: string, schema: unknown, error: string): string {
  const value = isObject(schema) ? schema[keyword] : undefined;
  const shown = (one: unknown) => JSON.stringify(one);
  switch (keyword) {
    case 'type':
      return `must be ${[value]
        .flat()
        .map((name) => TYPES[String(name)] ?? String(name))
        .join(' or ')}`;
    case 'const':
      return `must be ${shown(value)}`;
    case 'enum':
      return `must be one of ${[value].flat().map(shown).join(', ')}`;
    case 'pattern':
      return `must match the pattern ${String(value)}`;
    case 'minLength':
      return `must have at least ${String(value)} characters`;
    case 'maxLength':
      return `must have at most ${String(value)} characters`;
    case 'minimum':
      return `must be ${String(value)} or more`;
    case 'maximum':
      return `must be ${String(value)} or less`;
    case 'exclusiveMinimum':
      return `must be more than ${String(value)}`;
    case 'exclusiveMaximum':
      return `must be less than ${String(value)}`;
    case 'multipleOf':
      return `must be a multiple of ${String(value)}`;
    case 'minItems':
      return `must have at least ${String(value)} items`;
    case 'maxItems':
      return `must have at most ${String(value)} items`;
    case 'uniqueItems':
      return 'must not hold the same item twice';
    case 'minProperties':
      return `must have at least ${String(value)} fields`;
    case 'maxProperties':
      return `must have at most ${String(value)} fields`;
    case 'required':
    case 'dependentRequired':
      return `must have the field ${/"((?:[^"\\]|\\.)*)"/.exec(error)?.[1] ?? ''}`;
    case 'contains':
      return 'must hold an item that the description asks for';
    case 'not':
      return 'must not match what the description excludes';
    case 'anyOf':
    case 'oneOf':
      return keyword === 'oneOf' && /\((?!0 )\d+ matches/.test(error)
        ? 'fits several alternatives, of which the description allows one'
        : 'fits none of the alternatives that the description allows';
    default:
      return 'is not a field that the description allows';
  }
}
