import { isObject } from '../../../lib/json.ts';
import type { Impact } from './change.ts';
import { isEqual, type Tools } from './compare-parameters.ts';
import type { MessageDirection, Sides } from './compare-schemas.ts';
import { type DescriptionNode, objectEntries, resolved } from './operations-of.ts';
import { shownValue } from './words.ts';

export interface ContentPair {
  readonly base: unknown;
  readonly revision: unknown;
  readonly direction: MessageDirection;
  readonly operation: string;
  /** `request body`, `response 201`. */
  readonly place: string;
}

/** Media types are matched by name, or by the range that covers them: `image/*`. */
export function compareContent(
  { base, revision, direction, operation, place }: ContentPair,
  tools: Tools,
): void {
  const [old, changed] = [mediaOf(base), mediaOf(revision)];
  const add = (impact: Impact, type: string, message: string, from?: unknown, to?: unknown) =>
    tools.changes.add({
      key: `${operation}:${place.replaceAll(' ', '-')}:${type}:${message.split(/[: ]/)[0] ?? ''}`,
      impact,
      subject: direction,
      where: `${operation}, ${place}`,
      message: `${type}: ${message}`,
      operations: [operation],
      from,
      to,
    });
  const [before, after] = [[...old.keys()].join(', '), [...changed.keys()].join(', ')];
  // Any body is allowed if the description says nothing of it.
  if (before === '' || after === '') {
    const isNarrower = before === '';
    if (before !== after)
      add(
        (direction === 'request') === isNarrower ? 'breaking' : 'additive',
        before || after,
        isNarrower ? 'content is described' : 'content is no longer described',
      );
    return;
  }
  for (const [type, node] of old) {
    const match = lookup(changed, type);
    if (match === undefined) {
      add('breaking', type, 'removed');
      continue;
    }
    for (const { part, keyword, from, to } of encodingChanges(node, match, tools.sides))
      add('breaking', type, `${part} ${keyword}: ${shownValue(from)} → ${shownValue(to)}`, from, to);
    compareHeaders(node, match, type);
    tools.schemas.compare({
      xml: /[/+]xml\b/.test(type),
      base: node.schema ?? true,
      revision: match.schema ?? true,
      direction,
      operation,
      place: old.size === 1 ? place : `${place} ${type}`,
    });
  }
  /** Headers of parts that whoever sends them has to send. */
  function compareHeaders(one: DescriptionNode, other: DescriptionNode, type: string): void {
    const [was, is] = [requiredHeaders(one), requiredHeaders(other)];
    const [more, less] = [is.filter((name) => !was.includes(name)), was.filter((name) => !is.includes(name))];
    const [broken, added] = direction === 'request' ? [more, less] : [less, more];
    const how = (names: readonly string[]) => (names === more ? 'is required' : 'may be missing');
    if (broken.length > 0) add('breaking', type, `header of a part ${how(broken)}: ${broken.join(', ')}`);
    if (added.length > 0) add('additive', type, `header of a part ${how(added)}: ${added.join(', ')}`);
  }
  for (const type of changed.keys()) if (lookup(old, type) === undefined) add('additive', type, 'new');
}

function mediaOf(content: unknown): Map<string, DescriptionNode> {
  return new Map(
    objectEntries(content).map(([type, node]) => [
      type.toLowerCase().replaceAll(' ', ''),
      node as DescriptionNode,
    ]),
  );
}

function lookup(content: ReadonlyMap<string, DescriptionNode>, type: string): DescriptionNode | undefined {
  const [plain = type] = type.split(';');
  // A charset says how texts are encoded, other parameters what the form is: `application/json; version=2`.
  const form = (one: string) => one.replace(/;charset=[^;]*/g, '');
  return (
    content.get(type) ??
    [...content].find(([one]) => form(one) === form(type))?.[1] ??
    content.get(`${plain.split('/')[0]}/*`) ??
    content.get('*/*')
  );
}

/** Compares how parts are encoded: texts, headers and extensions say nothing about it. */
function encodingChanges(
  { encoding: old, schema }: DescriptionNode,
  { encoding: changed, schema: newSchema }: DescriptionNode,
  { base, revision }: Sides,
) {
  const [before, after] = [
    Object.fromEntries(objectEntries(old)),
    Object.fromEntries(objectEntries(changed)),
  ];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) => {
    const [one, other] = [before, after].map((all) => Object.fromEntries(objectEntries(all[part])));
    return [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])]
      .filter((keyword) => keyword !== 'headers' && !keyword.startsWith('x-'))
      .map((keyword) => ({ part, keyword, from: one?.[keyword], to: other?.[keyword] }))
      .filter(
        ({ keyword, from, to }) =>
          !isEqual(
            from ?? defaultEncoding(keyword, one, partSchema(base, schema, part)),
            to ?? defaultEncoding(keyword, other, partSchema(revision, newSchema, part)),
          ),
      );
  });
}

function partSchema(document: DescriptionNode, schema: unknown, part: string): DescriptionNode {
  const { properties } = resolved(document, schema);
  const { items, ...found } = resolved(document, isObject(properties) ? properties[part] : undefined);
  return found.type === 'array' ? resolved(document, items) : found;
}

/** The meaning of a keyword of an encoding that is left out. */
function defaultEncoding(
  keyword: string,
  encoding: DescriptionNode | undefined,
  { type, format, contentEncoding }: DescriptionNode,
): unknown {
  if (keyword === 'style') return 'form';
  if (keyword === 'explode') return (encoding?.style ?? 'form') === 'form';
  if (keyword === 'allowReserved') return false;
  if (keyword !== 'contentType') return undefined;
  if (type === 'object') return 'application/json';
  const isBytes = type === undefined || format === 'binary' || contentEncoding !== undefined;
  return isBytes ? 'application/octet-stream' : 'text/plain';
}

function requiredHeaders({ encoding }: DescriptionNode): string[] {
  return objectEntries(encoding).flatMap(([name, value]) =>
    objectEntries((value as DescriptionNode).headers)
      .filter(
        ([name, header]) =>
          name.toLowerCase() !== 'content-type' && (header as DescriptionNode).required === true,
      )
      .map(([header]) => `${name} ${header.toLowerCase()}`),
  );
}
