import type * as identifiers from '../../generated/identifiers.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { at } from '../../lib/json.ts';
import { bodySchema, namedSchema, pathSchemas, type Schema } from './description.ts';

// An effect says what a call does to the deployment's records. The kind of a record is the kind of its identifier, wherever that stands: `Account`
// for an `AccountId`.

type KindOf<Guard> = Guard extends `is${infer Kind}Id` ? Kind : never;

/** A kind of record that the description has identifiers for. */
export type RecordKind = KindOf<keyof typeof identifiers>;

/** Kind of the record that a success shows, by the `id` of its body; `undefined` for a list, and for a part of a record, such as a balance. */
export function recordOf(operation: OperationId): RecordKind | undefined {
  return effectOf(operation).record;
}

/** Names what a success shows, so that responses can be compared: the kind of the record, or else the component. */
export function shownKind(operation: OperationId): string {
  return recordOf(operation) ?? operations[operation].response ?? operation;
}

/** Tells whether a success of the operation shows a record of this kind. */
export function shows(operation: OperationId, record: RecordKind): boolean {
  return recordOf(operation) === record;
}

/** Tells whether a success creates a record. */
export function creates(operation: OperationId, record?: RecordKind): boolean {
  return operations[operation].method === 'POST' && (record === undefined || shows(operation, record));
}

/** Tells whether a success changes an existing record. */
export function updates(operation: OperationId): boolean {
  return operations[operation].method === 'PATCH' || operations[operation].method === 'PUT';
}

/** The id in a call's path of the record that it is about: of the kind that a success shows, or else the last one. */
export function idInPath(
  operation: OperationId,
  pathParameters: Readonly<Record<string, string>>,
): string | undefined {
  const { record, inPath } = effectOf(operation);
  const name = record === undefined ? undefined : inPath.get(record);
  return name === undefined ? Object.values(pathParameters).at(-1) : pathParameters[name];
}

/** The id of the account or contact that a request names in its path, or else in its body. */
export function idNamed(
  operation: OperationId,
  kind: 'Account' | 'Contact',
): (request: {
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly sent: Json | undefined;
}) => Json | undefined {
  const name = effectOf(operation).inPath.get(kind);
  const pointer = `/${kind.toLowerCase()}Id`;
  return ({ pathParameters, sent }) => (name === undefined ? at(sent, pointer) : pathParameters[name]);
}

interface Effect {
  readonly record: RecordKind | undefined;
  /** Names of path parameters, by the kind of record that they identify. */
  readonly inPath: ReadonlyMap<RecordKind, string>;
}

const effects = new Map<OperationId, Effect>();

function effectOf(operation: OperationId): Effect {
  let effect = effects.get(operation);
  if (effect === undefined) {
    const named = Object.entries(pathSchemas(operation)).flatMap(([name, schema]) => {
      const kind = kindOf(schema);
      return kind === undefined ? [] : [[kind, name] as const];
    });
    const id = resolved(bodySchema(operation, 'response'))?.properties?.id;
    effect = { record: kindOf(id), inPath: new Map(named) };
    effects.set(operation, effect);
  }
  return effect;
}

function resolved(schema: Schema | undefined): Schema | undefined {
  return schema?.$ref === undefined ? schema : resolved(namedSchema(schema.$ref).schema);
}

/** Finds the kind of a schema that refers to an identifier's, whose pattern begins with the prefix of a kind: `^acc-`. */
function kindOf(schema: Schema | undefined): RecordKind | undefined {
  if (schema?.$ref === undefined) return undefined;
  const { name, schema: target } = namedSchema(schema.$ref);
  if (/^\^[a-z]+-/.test(target.pattern ?? '')) return name.replace(/Id$/, '') as RecordKind;
  return kindOf(target);
}
