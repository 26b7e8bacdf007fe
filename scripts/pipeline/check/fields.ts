import type { UserContext } from '@redocly/openapi-core';
import { groupBy } from '../../../lib/group-by.ts';
import { isObject } from '../../../lib/json.ts';
import type { CheckFinding, ReportFinding } from './finding.ts';
import { checkMissing } from './missing-fields.ts';
import { isNamedType } from './named-type.ts';
import { checkOpenApi32 } from './openapi-3.2.ts';
import { unknownField, type WrittenMember } from './unknown-field.ts';
import { valueFindings } from './value-findings.ts';
import { isOpenApiVersion, kindName } from './vocabulary.ts';

/** A check of one object is given this. */
export interface Seen extends Pick<UserContext, 'type' | 'key' | 'location' | 'resolve'> {
  readonly node: Readonly<Record<string, unknown>>;
  readonly version: 'oas2' | 'oas3_0' | 'oas3_1' | 'oas3_2';
}

/** Every object of a description: its kind, the fields it has, and those it lacks. */
export function fieldsVisitor(report: ReportFinding) {
  const extensions = new Set<string>();
  return (value: unknown, context: UserContext & { ignoreNextVisitorsOnNode: () => void }): void => {
    const { type, specVersion } = context;
    if (!isOpenApiVersion(specVersion) || type.name === 'SpecExtension') return;
    // Redocly knows some extensions, such as `x-codeSamples`; what they hold is their authors'.
    if (isWithin(extensions, context.location.absolutePointer)) {
      context.ignoreNextVisitorsOnNode();
      return;
    }
    const isList = type.items !== undefined;
    // A schema may be `true` or `false` wherever there can be one.
    if (type.name === 'Schema' && typeof value === 'boolean' && !/2|3_0/.test(specVersion)) return;
    if (isList ? Array.isArray(value) : isObject(value)) {
      if (isList) return;
      for (const name of Object.keys(value as object))
        if (isExtension(type, name)) extensions.add(context.location.child(name).absolutePointer);
      checkObject({ ...context, node: value as Seen['node'], version: specVersion }, report);
      return;
    }
    context.ignoreNextVisitorsOnNode();
    report(wrongKind(value, isList, context));
  };
}

function checkObject(seen: Seen, report: ReportFinding): void {
  const { node, type, location } = seen;
  const unknown: WrittenMember[] = [];
  const wrong: (WrittenMember & { readonly findings: readonly CheckFinding[] })[] = [];
  for (const [name, value] of Object.entries(node)) {
    if (isExtension(type, name)) continue;
    const schema = fieldTypeOf(type, name, value);
    if (schema === undefined) {
      if (!name.startsWith('x-')) unknown.push({ name, value });
    } else if (schema !== null && !isNamedType(schema)) {
      const findings = valueFindings(name, value, schema, seen);
      if (findings.length > 0) wrong.push({ name, value, findings });
    }
  }
  const empty = findEmptyField(seen, [...unknown, ...wrong]);
  if (empty !== undefined) {
    report(empty);
    return;
  }
  for (const finding of wrong.flatMap(({ findings }) => findings)) report(finding);
  const findings = unknown.map((member) => unknownField(member, seen));
  for (const { finding } of grouped(findings, seen)) report(finding);
  const meant = new Set(findings.flatMap((one) => one.meant ?? []));
  checkMissing(seen, meant, location, report);
  checkOpenApi32(seen, report);
}

/** Tells whether a field is an extension, and not one of the names in a map: a header may be called `x-request-id`. */
function isExtension(type: UserContext['type'], name: string): boolean {
  return name.startsWith('x-') && Object.hasOwn(type.properties, name);
}

/** Tells whether a pointer is one of the given ones, or leads to something below one. */
function isWithin(pointers: ReadonlySet<string>, pointer: string): boolean {
  for (let at = pointer.indexOf('/x-'); at >= 0; at = pointer.indexOf('/x-', at + 1)) {
    const end = pointer.indexOf('/', at + 1);
    if (pointers.has(end < 0 ? pointer : pointer.slice(0, end))) return true;
  }
  return false;
}

/** Returns what a field may hold, by the specification: `undefined` for an unknown field, `null` for anything. */
export function fieldTypeOf(type: UserContext['type'], name: string, value: unknown) {
  const own = Object.hasOwn(type.properties, name) ? type.properties[name] : undefined;
  const schema = own === undefined ? type.additionalProperties : own;
  return typeof schema === 'function' ? schema(value, name) : schema;
}

type Judged = ReturnType<typeof unknownField>;

/** Several fields of one object that are wrong for the same reason are one fault. */
function grouped(findings: readonly Judged[], { type }: Seen): Judged[] {
  const byReason = groupBy(findings, ({ finding, group }) => group ?? finding);
  return [...byReason.values()].map((same) => {
    const [first, ...others] = same;
    if (others.length === 0) return first;
    const names = same.map(({ name }) => `\`${name}\``);
    const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
    const message = `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)} are not fields of the ${kindName(type.name)}.`;
    return { ...first, finding: { ...first.finding, message } };
  });
}

function wrongKind(value: unknown, isList: boolean, { type, key, location }: UserContext): CheckFinding {
  const wanted = isList ? 'a list' : 'a mapping';
  const name = `the ${kindName(type.name)}`;
  return {
    rule: 'spec/value',
    severity: 'error',
    message:
      value === null
        ? `${wanted === 'a list' ? 'A list' : 'A mapping'} is expected here, but there is nothing: ${name} is empty.`
        : `${wanted === 'a list' ? 'A list' : 'A mapping'} is expected here (${name}), not ${typeInWords(value)}.`,
    fix:
      value === null
        ? 'Give the field its content, indented below it, or remove the field.'
        : key === 'items' && type.name === 'Schema'
          ? 'Write one schema for all items; schemas by position are `prefixItems`.'
          : isList
            ? 'Begin each item with `- ` on a line of its own.'
            : 'Write `name: value` on lines of their own, indented below the field.',
    location,
    ...(value === null && type.name === 'Schema' && { canBeLeftOut: true }),
  };
}

/** `a number`, `text`, `nothing` */
export function typeInWords(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'text', number: 'a number', boolean: `\`${value}\``, object: 'a mapping' }[
      typeof value as string
    ] ?? typeof value
  );
}

/**
 * A field without a value, where its content stands beside it because it is not indented:
 *
 *     properties:
 *     id:
 *       type: string
 */
function findEmptyField(seen: Seen, unknown: readonly WrittenMember[]): CheckFinding | undefined {
  const { node, type, location } = seen;
  if (unknown.length === 0) return undefined;
  const field = Object.keys(node).find((name) => {
    const held = node[name] === null ? fieldTypeOf(type, name, {}) : undefined;
    return (
      isNamedType(held) && unknown.every((member) => isDefined(fieldTypeOf(held, member.name, member.value)))
    );
  });
  if (field === undefined) return undefined;
  const names = unknown.map(({ name }) => `\`${name}\``);
  const shown =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  return {
    rule: 'spec/empty-field',
    severity: 'error',
    message: `\`${field}\` is empty, and what seems to be its content is next to it: ${shown}.`,
    fix: `Indent ${shown} further than \`${field}\`.`,
    location: location.child(field).key(),
  };
}

function isDefined(schema: unknown): boolean {
  return schema !== undefined && schema !== null;
}
