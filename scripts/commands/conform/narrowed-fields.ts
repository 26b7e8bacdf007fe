import type { DescribedBody } from '../../../conformance/deployment/deployment-facts.ts';
import type { NarrowedField } from '../../../conformance/model/overlaid-description.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { type Layer, layersAt, MAX_DEPTH } from './schema-layers.ts';

interface Described {
  readonly document: JsonObject;
  readonly source: JsonObject;
}

/**
 * Texts of requests which the source leaves free and overlays do not: by a list of values, a length or a pattern. Amounts, identifiers and all else of which the source states a
 * form are never among them.
 */
export async function narrowedFields({ document, source }: Described): Promise<NarrowedField[]> {
  const [{ bodiesOf }, { Sampler }] = await Promise.all([
    import('../../../conformance/deployment/deployment-facts.ts'),
    import('../../pipeline/sample/sampler.ts'),
  ]);
  const isRequest = ({ about }: DescribedBody) => about === 'request';
  const before = new Map(
    bodiesOf(source)
      .filter(isRequest)
      .map(({ operation, schema }) => [operation, schema]),
  );
  let sampler: InstanceType<typeof Sampler> | undefined;
  const sampleAt = (pointer: string): Json | undefined => {
    sampler ??= new Sampler(document);
    return sampler.sample(pointer, 'request')?.value;
  };
  return bodiesOf(document)
    .filter(isRequest)
    .flatMap(({ operation, schema }) => {
      const known = before.get(operation);
      if (known === undefined) return [];
      const fields = fieldsIn({ document, source }, schema, known, []);
      return fields.map(({ pointer, path, limits }): NarrowedField => {
        const sample = limits.patterns.length > 0 ? sampleAt(pointer) : undefined;
        return { operation, path, ...limits, ...(typeof sample === 'string' && { sample }) };
      });
    });
}

interface Field {
  readonly pointer: string;
  readonly path: readonly string[];
  readonly limits: Limits;
}

type Limits = Pick<NarrowedField, 'values' | 'minLength' | 'maxLength' | 'patterns'>;

function fieldsIn(both: Described, pointer: string, before: string, path: readonly string[]): Field[] {
  if (path.length > MAX_DEPTH) return [];
  const [now, was] = [layersAt(both.document, pointer), layersAt(both.source, before)];
  const limits = limitsOf(now);
  const own = limits !== undefined && isFreeText(was) ? [{ pointer, path, limits }] : [];
  const places = propertiesOf(now);
  const inside = [...propertiesOf(was)].flatMap(([name, known]) => {
    const place = places.get(name);
    return place === undefined ? [] : fieldsIn(both, place, known, [...path, name]);
  });
  const [items, itemsBefore] = [now, was].map((layers) => layers.find(({ node }) => isObject(node.items)));
  const entries =
    items === undefined || itemsBefore === undefined
      ? []
      : fieldsIn(both, step(items.pointer, 'items'), step(itemsBefore.pointer, 'items'), [...path, '*']);
  return [...own, ...inside, ...entries];
}

function propertiesOf(layers: readonly Layer[]): Map<string, string> {
  return new Map(
    layers.flatMap(({ node, pointer }) =>
      Object.keys(isObject(node.properties) ? node.properties : {}).map(
        (name) => [name, step(pointer, 'properties', name)] as const,
      ),
    ),
  );
}

/** Tells whether a schema says nothing of a text but that it is one. */
function isFreeText(layers: readonly Layer[]): boolean {
  const isText = layers.some(({ node }) => isSame(node.type, 'string'));
  return isText && layers.every(({ node }) => !OF_A_FORM.some((name) => Object.hasOwn(node, name)));
}

const OF_A_FORM = ['const', 'enum', 'format', 'pattern'];

function limitsOf(layers: readonly Layer[]): Limits | undefined {
  const all = (name: string) => layers.flatMap(({ node }) => (node[name] === undefined ? [] : [node[name]]));
  const lists = [...all('enum').filter((list) => Array.isArray(list)), ...all('const').map((one) => [one])];
  const [first, ...others] = lists.map((list) => list.filter((one: Json) => typeof one === 'string'));
  const values = first?.filter((one: string) => others.every((list) => list.includes(one)));
  const minLength = Math.max(0, ...all('minLength').map(Number));
  const maxLength = Math.min(Number.POSITIVE_INFINITY, ...all('maxLength').map(Number));
  const patterns = all('pattern').map(String);
  const isLimited =
    values !== undefined || minLength > 0 || maxLength < Number.POSITIVE_INFINITY || patterns.length > 0;
  return isLimited ? { ...(values !== undefined && { values }), minLength, maxLength, patterns } : undefined;
}
