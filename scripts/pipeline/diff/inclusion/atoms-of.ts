import { canonicalJson } from '../../../../lib/canonical-json.ts';
import { isObject } from '../../../../lib/json.ts';
import { type JsonType, jsonTypeOf } from '../../../../lib/json-type.ts';
import { ANY, type Atom, type Bound, JSON_TYPES } from './atom.ts';
import { higher, lower, product } from './merge.ts';
import { resolvedNode, type SchemaInDocument, targetOf } from './schema-in-document.ts';

/** More alternatives than this are not compared one by one. */
const MOST_ATOMS = 600;
/** Schemas that one schema may be made of, and how deep they may stand in each other, where no member lies between them. */
const MOST_PARTS = 20_000;
const DEEPEST = 200;

/** A schema has more alternatives than can be compared. */
export class TooManyAlternatives extends Error {
  override readonly name = 'TooManyAlternatives';
}

const known = new WeakMap<object, readonly Atom[]>();

/** A schema as a union of atoms. Exact, but for keywords that no atom has, which are compared as text. */
export function atomsOf(node: SchemaInDocument): readonly Atom[] {
  return expand(node, [], { parts: 0, circles: 0 });
}

/** What has been met while one schema is expanded. */
interface Progress {
  parts: number;
  /** Schemas that are made of themselves. */
  circles: number;
}

/** What several schemas accept together. */
export function atomsOfAll(nodes: readonly SchemaInDocument[]): readonly Atom[] {
  const [first, ...others] = nodes;
  if (first === undefined) return everything();
  return others.reduce<readonly Atom[]>(
    (atoms, node) => limited(product(atoms, atomsOf(node))),
    atomsOf(first),
  );
}

function everything(): Atom[] {
  return JSON_TYPES.map((type) => ({ type, ...ANY }));
}

function limited<Atoms extends readonly Atom[]>(atoms: Atoms): Atoms {
  if (atoms.length > MOST_ATOMS) throw new TooManyAlternatives();
  return atoms;
}

function expand(node: SchemaInDocument, path: readonly unknown[], progress: Progress): readonly Atom[] {
  const { schema } = node;
  if (schema === false) return [];
  if (!isObject(schema)) return everything();
  const found = known.get(schema);
  if (found !== undefined) return found;
  // A schema that is made of itself accepts what its other parts do.
  if (path.includes(schema)) {
    progress.circles += 1;
    return everything();
  }
  progress.parts += 1;
  if (progress.parts > MOST_PARTS || path.length > DEEPEST) throw new TooManyAlternatives();
  const { circles } = progress;
  const atoms = limited(expandParts(node, schema, [...path, schema], progress));
  // What depends on where a circle was entered holds there alone.
  if (path.length === 0 || progress.circles === circles) known.set(schema, atoms);
  return atoms;
}

function expandParts(
  node: SchemaInDocument,
  schema: Record<string, unknown>,
  path: readonly unknown[],
  progress: Progress,
): Atom[] {
  const { document } = node;
  const part = (sub: unknown): SchemaInDocument => ({ schema: sub, document });
  const list = (name: string) => (Array.isArray(schema[name]) ? (schema[name] as unknown[]) : undefined);
  const inner = (sub: unknown) => expand(part(sub), path, progress);
  const branch = (sub: unknown): readonly Atom[] => {
    const { name, node: target } = resolvedNode(part(sub));
    // An alternative that is the schema itself adds nothing.
    if (path.includes(target.schema)) {
      progress.circles += 1;
      return [];
    }
    const found = inner(sub);
    const tags = tagsOf(schema, sub, name);
    if (name === undefined && tags === undefined) return found;
    return found.map((atom) => ({
      ...atom,
      ...(name !== undefined && { component: atom.component ?? name }),
      ...(tags !== undefined && { tags: atom.tags ?? tags }),
    }));
  };
  const union = (subs: readonly unknown[]) => subs.flatMap(branch);
  let atoms = ownAtoms(schema, part);
  const narrow = (others: readonly Atom[]) => {
    atoms = limited(product(atoms, others));
  };
  if (typeof schema.$ref === 'string') {
    const target = targetOf(node, schema.$ref);
    if (target === undefined)
      atoms = atoms.map((atom) => ({ ...atom, opaque: [...atom.opaque, `$ref: ${String(schema.$ref)}`] }));
    else narrow(inner(target));
  }
  for (const sub of list('allOf') ?? []) narrow(inner(sub));
  const anyOf = list('anyOf');
  if (anyOf !== undefined) narrow(union(anyOf));
  const oneOf = list('oneOf');
  if (oneOf !== undefined) {
    const branches = oneOf.map((sub) => ({ node: part(sub), atoms: branch(sub) }));
    const typed = branches.map(({ node: other, atoms: found }) => ({
      other,
      types: new Set(found.map(({ type }) => type)),
    }));
    // Branches of different types exclude each other anyway.
    const others = (index: number, type: JsonType) =>
      typed.filter(({ types }, one) => one !== index && types.has(type)).map(({ other }) => other);
    narrow(
      branches.flatMap(({ atoms: found }, index) =>
        found.map((atom) => ({ ...atom, nots: [...atom.nots, ...others(index, atom.type)] })),
      ),
    );
  }
  if (schema.not !== undefined)
    atoms = atoms.map((atom) => ({ ...atom, nots: [...atom.nots, part(schema.not)] }));
  if (schema.if !== undefined) {
    const then = product(inner(schema.if), inner(schema.then ?? true));
    const otherwise = inner(schema.else ?? true).map((atom) => ({
      ...atom,
      nots: [...atom.nots, part(schema.if)],
    }));
    narrow([...then, ...otherwise]);
  }
  for (const [name, sub] of dependencies(schema)) {
    const without = everything().map((atom) =>
      atom.type === 'object'
        ? {
            ...atom,
            objects: [{ properties: new Map([[name, part(false)]]), patterns: [], additional: undefined }],
          }
        : atom,
    );
    const present = everything()
      .filter(({ type }) => type === 'object')
      .map((atom) => ({ ...atom, required: new Set([name]) }));
    narrow([...without, ...product(present, inner(sub))]);
  }
  if (schema.unevaluatedProperties !== undefined) {
    const rest = part(schema.unevaluatedProperties);
    atoms = atoms.map((atom) => ({
      ...atom,
      objects: atom.objects.some(({ additional }) => additional !== undefined)
        ? atom.objects
        : [...atom.objects, closing(atom, rest)],
    }));
  }
  if (schema.unevaluatedItems !== undefined) {
    const rest = part(schema.unevaluatedItems);
    atoms = atoms.map((atom) => {
      if (atom.arrays.some(({ items }) => items !== undefined)) return atom;
      const length = Math.max(0, ...atom.arrays.map(({ prefix }) => prefix.length));
      return {
        ...atom,
        arrays: [...atom.arrays, { prefix: Array.from({ length }, () => part(true)), items: rest }],
      };
    });
  }
  return atoms.filter((atom) => !isImpossible(atom));
}

/** The values that select an alternative: those that are mapped to it, otherwise the name of its component. */
function tagsOf(
  { discriminator }: Record<string, unknown>,
  sub: unknown,
  name: string | undefined,
): Atom['tags'] {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined;
  if (!isObject(sub) || typeof sub.$ref !== 'string' || name === undefined) return undefined;
  const mapping = isObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : [];
  const mapped = mapping
    .filter(([, target]) => target === sub.$ref || target === name)
    .map(([value]) => value);
  return { property: discriminator.propertyName, values: mapped.length === 0 ? [name] : mapped };
}

/** The names that the schema's parts list, and what the others must fit. */
function closing(atom: Atom, additional: SchemaInDocument): Atom['objects'][number] {
  const any = { schema: true, document: additional.document };
  const names = atom.objects.flatMap(({ properties }) => [...properties.keys()]);
  const patterns = atom.objects.flatMap((group) =>
    group.patterns.map(([pattern]) => [pattern, any] as const),
  );
  return { properties: new Map(names.map((name) => [name, any])), patterns, additional };
}

function dependencies(schema: Record<string, unknown>): (readonly [string, unknown])[] {
  const { dependentRequired, dependentSchemas } = schema;
  return [
    ...(isObject(dependentRequired)
      ? Object.entries(dependentRequired).map(
          ([name, required]) => [name, { type: 'object', required }] as const,
        )
      : []),
    ...(isObject(dependentSchemas) ? Object.entries(dependentSchemas) : []),
  ];
}

function isImpossible({
  type,
  values,
  low,
  high,
  minLength,
  maxLength,
  minItems,
  maxItems,
  ...atom
}: Atom): boolean {
  if (values?.length === 0) return true;
  if (type === 'number')
    return low.value > high.value || (low.value === high.value && (low.exclusive || high.exclusive));
  if (type === 'string') return minLength > maxLength;
  if (type === 'array') return minItems > maxItems;
  return type === 'object' && atom.minProperties > atom.maxProperties;
}

/** The atoms of a schema's own keywords, one for each type. */
function ownAtoms(schema: Record<string, unknown>, part: (sub: unknown) => SchemaInDocument): Atom[] {
  const { type } = schema;
  const types = type === undefined ? undefined : Array.isArray(type) ? type : [type];
  const listed = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
  const values =
    'const' in schema && Array.isArray(schema.enum)
      ? schema.enum.filter((one) => canonicalJson(one) === canonicalJson(schema.const))
      : listed;
  return JSON_TYPES.flatMap((one): Atom[] => {
    const isInteger = one === 'number' && types?.includes('integer') === true && !types.includes('number');
    if (types !== undefined && !types.includes(one) && !isInteger) return [];
    const own =
      values?.filter((value) => jsonTypeOf(value) === one) ??
      (one === 'null' ? [null] : one === 'boolean' ? [false, true] : undefined);
    if (own?.length === 0) return [];
    return [{ ...atomOf(one, schema, isInteger, part), ...(own !== undefined && { values: own }) }];
  });
}

const number = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** Formats of numbers that limit them. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
  float: [-3.402_823_466_385_288_6e38, 3.402_823_466_385_288_6e38],
};

function atomOf(
  type: JsonType,
  schema: Record<string, unknown>,
  isInteger: boolean,
  part: (sub: unknown) => SchemaInDocument,
): Atom {
  const atom: Atom = {
    type,
    ...ANY,
    opaque: ['$dynamicRef', '$recursiveRef']
      .filter((name) => name in schema)
      .map((name) => `${name}: ${String(schema[name])}`),
  };
  const texts = (value: unknown) => (typeof value === 'string' ? [value] : []);
  switch (type) {
    case 'number': {
      const bound = (name: string, none: number): Bound => ({
        value: number(schema[name], none),
        exclusive: name.startsWith('exclusive'),
      });
      const range = RANGES[String(schema.format)];
      let low = higher(
        bound('minimum', Number.NEGATIVE_INFINITY),
        bound('exclusiveMinimum', Number.NEGATIVE_INFINITY),
      );
      let high = lower(
        bound('maximum', Number.POSITIVE_INFINITY),
        bound('exclusiveMaximum', Number.POSITIVE_INFINITY),
      );
      if (range !== undefined) {
        low = higher(low, { value: range[0], exclusive: false });
        high = lower(high, { value: range[1], exclusive: false });
      }
      return {
        ...atom,
        low,
        high,
        multipleOf: [
          ...(isInteger ? [1] : []),
          ...(typeof schema.multipleOf === 'number' ? [schema.multipleOf] : []),
        ],
      };
    }
    case 'string': {
      const encoding = [
        ...texts(schema.contentEncoding).map((name) => `content encoding ${name}`),
        ...texts(schema.contentMediaType).map((name) => `content media type ${name}`),
      ];
      const { contentSchema } = schema;
      return {
        ...atom,
        opaque: [
          ...atom.opaque,
          ...(contentSchema === undefined ? [] : [`contentSchema: ${canonicalJson(contentSchema)}`]),
        ],
        minLength: number(schema.minLength, 0),
        maxLength: number(schema.maxLength, Number.POSITIVE_INFINITY),
        patterns: texts(schema.pattern),
        formats: [...texts(schema.format), ...encoding],
      };
    }
    case 'array': {
      const prefix = Array.isArray(schema.prefixItems) ? schema.prefixItems.map(part) : [];
      const items = schema.items === undefined ? undefined : part(schema.items);
      const { contains } = schema;
      return {
        ...atom,
        arrays: prefix.length === 0 && items === undefined ? [] : [{ prefix, items }],
        minItems: number(schema.minItems, 0),
        maxItems: number(schema.maxItems, Number.POSITIVE_INFINITY),
        uniqueItems: schema.uniqueItems === true,
        contains:
          contains === undefined
            ? []
            : [
                {
                  node: part(contains),
                  min: number(schema.minContains, 1),
                  max: number(schema.maxContains, Number.POSITIVE_INFINITY),
                },
              ],
      };
    }
    case 'object': {
      const members = (value: unknown) =>
        isObject(value) ? Object.entries(value).map(([name, sub]) => [name, part(sub)] as const) : [];
      const [properties, patterns] = [members(schema.properties), members(schema.patternProperties)];
      const additional =
        schema.additionalProperties === undefined ? undefined : part(schema.additionalProperties);
      const says = properties.length > 0 || patterns.length > 0 || additional !== undefined;
      return {
        ...atom,
        objects: says ? [{ properties: new Map(properties), patterns, additional }] : [],
        required: new Set(Array.isArray(schema.required) ? (schema.required as string[]) : []),
        minProperties: number(schema.minProperties, 0),
        maxProperties: number(schema.maxProperties, Number.POSITIVE_INFINITY),
        names: schema.propertyNames === undefined ? [] : [part(schema.propertyNames)],
      };
    }
    default:
      return atom;
  }
}
