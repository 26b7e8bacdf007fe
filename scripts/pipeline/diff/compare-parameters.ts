import { isSame, type Json } from '../../../lib/json.ts';
import type { Changes } from './change.ts';
import type { MessageDirection, SchemaComparer, Sides } from './compare-schemas.ts';
import { acceptsValue } from './inclusion/accepts-value.ts';
import { TooManyAlternatives, typesOf } from './inclusion/atoms-of.ts';
import { defaultOf, type SchemaInDocument } from './inclusion/schema-in-document.ts';
import { type DescriptionNode, type OperationNode, objectEntries } from './operations-of.ts';
import { shownValue } from './words.ts';

export interface OperationPair {
  readonly base: OperationNode;
  readonly revision: OperationNode;
  /** The method's name in the new version. */
  readonly name: string;
  /** The server calls, and whoever uses the description responds. */
  readonly turned: boolean;
}

export interface Tools {
  readonly sides: Sides;
  readonly changes: Changes;
  readonly schemas: SchemaComparer;
}

export function compareParameters(pair: OperationPair, tools: Tools): void {
  const { base, revision, name, turned } = pair;
  for (const key of new Set([...base.parameters.keys(), ...revision.parameters.keys()])) {
    const [old, changed] = [base.parameters.get(key), revision.parameters.get(key)];
    const { in: place, name: wireName, required } = (changed ?? old) as DescriptionNode;
    const where = `${String(place)} parameter ${String(wireName)}`;
    const add: AddChange = (impact, message, from, to) =>
      tools.changes.add({
        key: `${name}:parameter:${String(place)}/${String(wireName)}:${message.split(/[: ]/)[0] ?? ''}`,
        impact,
        subject: 'parameter',
        where: `${name}, ${where}`,
        message,
        operations: [name],
        from,
        to,
      });
    if (changed === undefined) add('breaking', 'removed');
    else if (old !== undefined) compareParameter(old, changed, where, pair, tools, add);
    // Whoever receives the call ignores what it does not know.
    else if (required === true) add(turned ? 'additive' : 'breaking', 'new, and required');
    else add('additive', 'new, optional');
  }
}

type AddChange = (
  impact: 'breaking' | 'additive' | 'editorial',
  message: string,
  from?: unknown,
  to?: unknown,
) => void;

/** @param where `query parameter limit` */
function compareParameter(
  old: DescriptionNode,
  changed: DescriptionNode,
  where: string,
  { name, turned }: OperationPair,
  { sides, schemas }: Tools,
  add: AddChange,
): void {
  const direction: MessageDirection = turned ? 'response' : 'request';
  const [was, is] = [old.required === true, changed.required === true];
  if (was !== is)
    add(
      is === turned ? 'additive' : 'breaking',
      is ? 'required: false → true' : 'required: true → false',
      was,
      is,
    );
  if (old.name !== changed.name && String(changed.in) === 'path')
    add(
      'editorial',
      `renamed from ${String(old.name)}: calls are the same, but not the name in code`,
      old.name,
      changed.name,
    );
  compareSerialization(old, changed, sides, (message, from, to) => add('breaking', message, from, to));
  const [schema, newSchema] = [parameterSchema(old), parameterSchema(changed)];
  const [given, newGiven] = [
    defaultOf([{ schema: schema.schema, document: sides.base }]),
    defaultOf([{ schema: newSchema.schema, document: sides.revision }]),
  ];
  if (!turned && !isEqual(given, newGiven))
    add(
      given === undefined ? 'additive' : 'breaking',
      `default: ${shownValue(given, sides.digits)} → ${shownValue(newGiven, sides.digits)}`,
      given,
      newGiven,
    );
  schemas.compare({
    base: schema.schema,
    revision: newSchema.schema,
    direction,
    operation: name,
    place: where,
    text: schema.media === undefined && newSchema.media === undefined,
  });
}

/** A parameter is described by a schema, or by content of one media type. */
export function parameterSchema(parameter: DescriptionNode): {
  readonly schema: unknown;
  readonly media: string | undefined;
} {
  const [content] = objectEntries(parameter.content);
  if (content === undefined) return { schema: parameter.schema ?? true, media: undefined };
  return { schema: (content[1] as DescriptionNode).schema ?? true, media: content[0] };
}

const STYLES: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
};

/** False where it cannot be told, so that no change is missed. */
function acceptsEmpty(node: SchemaInDocument): boolean {
  try {
    return acceptsValue([node], '');
  } catch (error) {
    if (!(error instanceof TooManyAlternatives)) throw error;
    return false;
  }
}

function compareSerialization(
  old: DescriptionNode,
  changed: DescriptionNode,
  { base, revision }: Sides,
  add: (message: string, from: unknown, to: unknown) => void,
): void {
  const [before, after] = [parameterSchema(old), parameterSchema(changed)];
  if (before.media !== after.media) {
    add(
      `written as ${after.media ?? 'text'} in place of ${before.media ?? 'text'}`,
      before.media,
      after.media,
    );
    return;
  }
  if (before.media !== undefined) return;
  const types = new Set([
    ...typesOf({ schema: before.schema, document: base }),
    ...typesOf({ schema: after.schema, document: revision }),
  ]);
  const compound = types.has('array') || types.has('object');
  const style = (one: DescriptionNode) => String(one.style ?? STYLES[String(one.in)] ?? 'form');
  const explode = (one: DescriptionNode) =>
    typeof one.explode === 'boolean' ? one.explode : style(one) === 'form';
  const [was, is] = [style(old), style(changed)];
  // The style of a single value shows in paths alone: `;limit=5`.
  if (was !== is && (compound || old.in === 'path')) add(`style: ${was} → ${is}`, was, is);
  else if (compound && explode(old) !== explode(changed))
    add(
      `explode: ${shownValue(explode(old))} → ${shownValue(explode(changed))}`,
      explode(old),
      explode(changed),
    );
  if ((old.allowReserved === true) !== (changed.allowReserved === true) && old.allowReserved === true)
    add('allowReserved: true → false', true, false);
  if (
    old.allowEmptyValue === true &&
    changed.allowEmptyValue !== true &&
    !acceptsEmpty({ schema: after.schema, document: revision })
  )
    add('allowEmptyValue: true → false', true, false);
}

export function isEqual(one: unknown, other: unknown): boolean {
  return isSame(one as Json, other as Json);
}
