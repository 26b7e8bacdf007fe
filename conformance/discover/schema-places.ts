import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '../../generated/operations.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../lib/json.ts';

/** The published description, which the targets of an overlay are places of. */
export const published: JsonObject = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;

/** The place where an action about a schema goes. */
export interface SchemaPlace {
  /** The closest place that nothing else refers to. */
  readonly target: readonly (string | number)[];
  /** The update of the schema itself as an update of the target. */
  readonly wrap: (update: JsonObject) => JsonObject;
  /** The schema itself is at the target, and not a reference to what others refer to, too. */
  readonly isOwn: boolean;
  /** The component that describes the place, if it is one: others may refer to it too. */
  readonly component: string | undefined;
  /** The schema, without the components that it refers to. */
  readonly schema: JsonObject;
}

export function operationPath(operation: OperationId): readonly string[] {
  const { path, method } = operations[operation];
  return ['paths', path, method.toLowerCase()];
}

export function atPath(path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((here, one) => {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, one)) return undefined;
    return (here as JsonObject)[one];
  }, published);
}

/**
 * The place of a field in the body of a request or a success.
 *
 * @param names from the body's root; `*` for the entries of a list
 */
export function placeOf(
  operation: OperationId,
  side: 'request' | 'response',
  names: readonly string[],
): SchemaPlace | undefined {
  const key = JSON.stringify([operation, side, names]);
  const place = places.get(key) ?? findPlace(operation, side, names);
  // A place that is not described could hold anything, and would never end.
  if (place !== undefined) places.set(key, place);
  return place;
}

/** The components of the description. A response of each call has some hundreds. */
const places = new Map<string, SchemaPlace>();

function findPlace(
  operation: OperationId,
  side: 'request' | 'response',
  names: readonly string[],
): SchemaPlace | undefined {
  const holder = side === 'request' ? ['requestBody'] : ['responses', operations[operation].success[0] ?? ''];
  let place = enter({
    target: [...operationPath(operation), ...holder, 'content', 'application/json', 'schema'],
    rest: [],
    isShared: false,
    component: undefined,
  });
  for (const name of names) {
    if (place === undefined) return undefined;
    place = enter(below(place, name === '*' ? ['items'] : ['properties', name]));
  }
  if (place === undefined) return undefined;
  const { component, schema = {}, source = [] } = place;
  const { target, rest } = side === 'request' ? place : withinComponent(place);
  return {
    target,
    component,
    schema,
    isOwn: rest.length === 0 && isSame([...target], [...source]),
    wrap: (update) => rest.reduceRight<JsonObject>((inner, step) => ({ [step]: inner }), update),
  };
}

/**
 * Responses are published with what they are composed of written out. The component as a whole is a place of the description in either form, and so are the
 * fields in it as an update.
 */
function withinComponent({ target, rest }: Position): Pick<Position, 'target' | 'rest'> {
  const isInside = target[0] === 'components' && target.length > 3;
  return isInside ? { target: target.slice(0, 3), rest: [...target.slice(3), ...rest] } : { target, rest };
}

interface Position {
  readonly target: readonly string[];
  readonly rest: readonly string[];
  /** It is inside of a component that several places refer to. */
  readonly isShared: boolean;
  readonly component: string | undefined;
  /** The place where the schema is found. */
  readonly source?: readonly string[];
  readonly schema?: JsonObject;
}

function below(at: Position, steps: readonly string[]): Position {
  const source = [...(at.source ?? at.target), ...steps];
  const found = at.isShared ? { rest: [...at.rest, ...steps] } : { target: [...at.target, ...steps] };
  return { ...at, ...found, source, component: undefined };
}

/** Follows references. A component that only this place refers to becomes the target. */
function enter(at: Position): Position | undefined {
  const source = at.source ?? at.target;
  const node = atPath(source);
  if (!isObject(node)) return undefined;
  const { $ref } = node;
  if (typeof $ref !== 'string') return { ...at, source, schema: node };
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  const path = ['components', 'schemas', name];
  const isShared = at.isShared || (uses.get(name) ?? 0) > 1;
  return enter({
    ...(isShared ? at : { ...at, target: path }),
    isShared,
    source: path,
    component: name,
  });
}

/** The number of references to each schema. */
const uses = countUses(published, new Map());

function countUses(node: Json, counts: Map<string, number>): Map<string, number> {
  if (Array.isArray(node)) for (const one of node) countUses(one, counts);
  else if (isObject(node))
    for (const [name, inner] of Object.entries(node)) {
      if (name === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/schemas/')) {
        const schema = inner.slice(inner.lastIndexOf('/') + 1);
        counts.set(schema, (counts.get(schema) ?? 0) + 1);
      } else countUses(inner, counts);
    }
  return counts;
}
