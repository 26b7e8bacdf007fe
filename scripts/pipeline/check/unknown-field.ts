import { isObject } from '../../../lib/json.ts';
import { closest } from './closest.ts';
import { fieldTypeOf, type Seen } from './fields.ts';
import type { CheckFinding, CheckRule, Severity } from './finding.ts';
import { isNamedType } from './named-type.ts';
import { kindName, kindsWith, knownFields, type OtherVersion, otherVersionWith } from './vocabulary.ts';

export interface WrittenMember {
  readonly name: string;
  readonly value: unknown;
}

export interface UnknownField {
  readonly name: string;
  readonly finding: CheckFinding;
  /** The field that was probably meant, so that it is not missed as well. */
  readonly meant?: string;
  /** Unknown fields of one object with the same text here are one fault. */
  readonly group?: string;
}

/** Keywords of other drafts of JSON Schema, which validators of this one pass over. */
const OTHER_DRAFTS = new Set([
  ...['additionalItems', 'dependencies', 'definitions', 'divisibleBy', 'extends', 'id', 'disallow'],
  ...['$recursiveAnchor', '$recursiveRef', '$schema', '$vocabulary'],
]);

/** Without these, types are other than was meant; without the rest a schema accepts more. */
const SHAPING = new Set([
  ...['$ref', 'additionalProperties', 'allOf', 'anyOf', 'const', 'enum', 'items', 'not', 'nullable', 'oneOf'],
  ...['patternProperties', 'prefixItems', 'properties', 'required', 'type'],
]);

/** Fields that say something to people and change nothing that is generated from a description. */
const PROSE = new Set([
  'contact',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'license',
  'summary',
  'tags',
  'title',
  'xml',
]);

/** These fields stand at the top of a body whose `content` was forgotten. */
const OF_A_BODY = new Set([
  ...['allOf', 'anyOf', 'enum', 'format', 'items', 'oneOf', 'properties', 'schema', 'type'],
]);

/** Says why a field is not one of the object it stands in, and what to do about it. */
export function unknownField(member: WrittenMember, seen: Seen): UnknownField {
  const { name } = member;
  const { type, version, location } = seen;
  const make = (rule: CheckRule, severity: Severity, message: string, fix: string): UnknownField => ({
    name,
    finding: { rule, severity, message, fix, location: location.child(name).key() },
  });
  const where = kindName(type.name);
  const other = otherVersionWith(version, type.name, name);
  if (type.name === 'Schema') return unknownKeyword(member, seen, other, make);
  if (other !== undefined) {
    const old = make(
      'spec/other-version',
      other.newer || PROSE.has(name) ? 'warn' : 'error',
      `\`${name}\` is a field of the ${where} in ${other.name}, not in this version.`,
      OTHER_VERSION_FIXES[`${type.name}.${name}`] ?? 'Write it as this version does, or remove it.',
    );
    return type.name === 'Parameter' ? { ...old, meant: 'schema' } : old;
  }
  if (isMapKey(type)) return badKey(name, type.name, make);
  const near = closest(name, [...knownFields(version, type.name), ...Object.keys(type.properties)]);
  if (near !== undefined && !Object.hasOwn(seen.node, near)) {
    const slip = make(
      'spec/misspelled-field',
      'error',
      `\`${name}\` is not a field of the ${where}.`,
      `Did you mean \`${near}\`?`,
    );
    return { ...slip, meant: near };
  }
  const misplaced = misplacedField(member, seen, make);
  if (misplaced !== undefined) return misplaced;
  const found = make(
    'spec/unknown-field',
    'error',
    `\`${name}\` is not a field of the ${where}.`,
    `Correct its name, remove it, or make it an extension: \`x-${name}\`.`,
  );
  return { ...found, group: 'unknown' };
}

type Make = (rule: CheckRule, severity: Severity, message: string, fix: string) => UnknownField;

/** A field of something else: of what stands below, or of another object. */
function misplacedField(member: WrittenMember, seen: Seen, make: Make): UnknownField | undefined {
  const { name } = member;
  const { type } = seen;
  const misplaced = (fix: string, severity: Severity = 'error') =>
    make('spec/misplaced-field', severity, `\`${name}\` is not a field of the ${kindName(type.name)}.`, fix);
  const belongsBelow = childThatTakes(member, seen);
  if (belongsBelow !== undefined) {
    const found = misplaced(`It belongs to \`${belongsBelow}\`: indent it below that.`);
    return { ...found, group: belongsBelow };
  }
  if (type.name === 'Header' && (name === 'name' || name === 'in')) {
    const found = misplaced('Remove `name` and `in`: the key below `headers` is the name of a header.');
    return { ...found, group: 'header' };
  }
  if ((type.name === 'RequestBody' || type.name === 'Response') && OF_A_BODY.has(name)) {
    const found = misplaced(
      'Put the schema below `content`: `content: { application/json: { schema: ... } }`.',
    );
    return { ...found, group: 'content', meant: 'content' };
  }
  const kinds = kindsWith(name);
  if (kinds.length > 0) {
    const named = kinds
      .slice(0, 2)
      .map((kind) => `the ${kindName(kind)}`)
      .join(' or ');
    return misplaced(
      `It is a field of ${named}: check the indentation, and where it belongs.`,
      PROSE.has(name) ? 'warn' : 'error',
    );
  }
  return undefined;
}

/** JSON Schema lets anyone add keywords, so only what is probably a slip is an error. */
function unknownKeyword(
  member: WrittenMember,
  seen: Seen,
  other: OtherVersion | undefined,
  make: Make,
): UnknownField {
  const { name } = member;
  return (
    keywordOfOtherVersion(member, seen, other, make) ??
    misspelledKeyword(name, seen, make) ??
    misplacedInSchema(member, make) ??
    make(
      'spec/unknown-keyword',
      'warn',
      `\`${name}\` is not a keyword of JSON Schema; it is ignored.`,
      `Remove it, or make it an extension: \`x-${name}\`.`,
    )
  );
}

function keywordOfOtherVersion(
  { name, value }: WrittenMember,
  { node }: Seen,
  other: OtherVersion | undefined,
  make: Make,
): UnknownField | undefined {
  if (name === 'nullable') return nullable(value, [node.type ?? []].flat(), make);
  if (name === '$ref')
    return make(
      'spec/value',
      'error',
      '`$ref` must be text: where the reference leads.',
      'Write the path of a file, or a pointer such as `#/components/schemas/Card`.',
    );
  if (other === undefined && !OTHER_DRAFTS.has(name)) return undefined;
  const whose = other === undefined ? 'another draft of JSON Schema' : other.name;
  return make(
    'spec/other-version',
    'warn',
    `\`${name}\` is a keyword of ${whose}, not of this version.`,
    'Write it as this version does, or remove it.',
  );
}

function nullable(value: unknown, types: readonly unknown[], make: Make): UnknownField {
  return make(
    'spec/other-version',
    'warn',
    '`nullable` is a keyword of OpenAPI 3.0; in this version it has no meaning and is ignored.',
    value === false
      ? 'Remove it.'
      : types.length > 0
        ? `Write \`type: [${types.join(', ')}, "null"]\`, and remove \`nullable\`.`
        : 'Write `anyOf` with what is there and `type: "null"`, and remove `nullable`.',
  );
}

function misspelledKeyword(
  name: string,
  { node, version, type }: Seen,
  make: Make,
): UnknownField | undefined {
  const near = closest(name, [...new Set([...knownFields(version, type.name), ...STANDARD])]);
  if (near === undefined || Object.hasOwn(node, near)) return undefined;
  const inOtherNotation = /[_-]/.test(name) && name.replace(/[_-]/g, '').toLowerCase() === near.toLowerCase();
  const severity = inOtherNotation && !SHAPING.has(near) ? 'warn' : 'error';
  const slip = make(
    'spec/misspelled-field',
    severity,
    `\`${name}\` is not a keyword of JSON Schema.`,
    `Did you mean \`${near}\`?`,
  );
  return { ...slip, meant: near };
}

/** A field of another kind of object, or a property beside `properties`. */
function misplacedInSchema({ name, value }: WrittenMember, make: Make): UnknownField | undefined {
  const isPart =
    /^(content|parameters|requestBody|responses|schema|schemas)$/.test(name) && typeof value === 'object';
  if (isPart) {
    const kinds = kindsWith(name)
      .slice(0, 2)
      .map((kind) => `the ${kindName(kind)}`);
    return make(
      'spec/misplaced-field',
      'error',
      `\`${name}\` does not belong into a schema.`,
      `It is a field of ${kinds.join(' or ')}: check the indentation.`,
    );
  }
  if (!looksLikeSchema(value)) return undefined;
  const found = make(
    'spec/misplaced-field',
    'error',
    `\`${name}\` is not a keyword of JSON Schema, but holds a schema.`,
    `If it is a property, put it below \`properties\`; if not, name it \`x-${name}\`.`,
  );
  return { ...found, group: 'property' };
}

/** Keywords that Redocly's tables lack. */
const STANDARD = [
  '$ref',
  '$comment',
  'additionalProperties',
  'contentSchema',
  'dependentRequired',
  'dependentSchemas',
];

function looksLikeSchema(value: unknown): boolean {
  return (
    isObject(value) &&
    ['$ref', 'type', 'properties', 'allOf', 'anyOf', 'oneOf'].some((key) => Object.hasOwn(value, key))
  );
}

/** Kinds whose keys are names, statuses or paths. */
function isMapKey(type: Seen['type']): boolean {
  return (
    Object.keys(type.properties).filter((key) => !key.startsWith('x-') && key !== 'default').length === 0
  );
}

function badKey(name: string, kind: string, make: Make): UnknownField {
  const where = kindName(kind);
  if (/^Paths/.test(kind)) {
    const kinds = kindsWith(name).slice(0, 2);
    return make(
      kinds.length > 0 ? 'spec/misplaced-field' : 'spec/unknown-field',
      'error',
      `\`${name}\` is not a path: a path begins with \`/\`.`,
      kinds.length > 0
        ? `It is a field of the ${kindName(kinds[0] as string)}: check the indentation.`
        : `Write \`/${name}\`.`,
    );
  }
  if (/^Responses/.test(kind)) {
    const near = closest(name, ['default']);
    return make(
      'spec/misspelled-field',
      'error',
      `\`${name}\` is not a status of a response.`,
      near === undefined
        ? 'Use a status such as 200, a range such as 4XX, or `default`.'
        : `Did you mean \`${near}\`?`,
    );
  }
  return make(
    'spec/unknown-field',
    'error',
    `\`${name}\` is not a field of the ${where}.`,
    'Correct it, or remove it.',
  );
}

/** The member of the same object, if there is exactly one, that could have the field. */
function childThatTakes({ name }: WrittenMember, { node, type }: Seen): string | undefined {
  const takers = Object.entries(node).filter(([sibling, held]) => {
    const kind = isObject(held) && sibling !== name ? fieldTypeOf(type, sibling, held) : undefined;
    return isNamedType(kind) && Object.hasOwn(kind.properties, name) && !Object.hasOwn(held as object, name);
  });
  return takers.length === 1 ? takers[0]?.[0] : undefined;
}

const OTHER_VERSION_FIXES: Readonly<Record<string, string>> = {
  'Parameter.type': 'Put it into a schema: `schema: { type: ... }`.',
  'Parameter.items': 'Put it into a schema: `schema: { type: array, items: ... }`.',
  'Parameter.format': "Put it into the parameter's `schema`.",
  'Parameter.enum': "Put it into the parameter's `schema`.",
  'Response.schema': 'Put it below a media type: `content: { application/json: { schema: ... } }`.',
  'Operation.consumes': 'Name media types in the `content` of the request body.',
  'Operation.produces': 'Name media types in the `content` of each response.',
  'Root.definitions': 'Move them to `components: { schemas: ... }`.',
  'Root.host': 'Write the address into `servers`.',
  'Root.basePath': 'Write the address into `servers`.',
  'Root.schemes': 'Write the address into `servers`.',
  'Root.securityDefinitions': 'Move them to `components: { securitySchemes: ... }`.',
};
