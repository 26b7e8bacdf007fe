import { isObject } from '../../../../lib/json.ts';
import type { JsonType } from '../../../../lib/json-type.ts';
import { ANY, type Atom, JSON_TYPES } from './atom.ts';
import { product } from './merge.ts';
import { ownAtoms, type ToPart } from './own-atoms.ts';
import { resolvedNode, type SchemaInDocument, targetOf } from './schema-in-document.ts';

/** More alternatives than this are not compared one by one. */
const MAX_ATOMS = 600;
/** Schemas that one schema may be made of, and how deep they may stand in each other, where no member lies between them. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 200;

/** A schema has more alternatives than can be compared. */
export class TooManyAlternatives extends Error {
  override readonly name = 'TooManyAlternatives';
}

const known = new WeakMap<object, readonly Atom[]>();

/** A schema as a union of atoms. Exact, but for keywords that no atom has, which are compared as text. */
export function atomsOf(node: SchemaInDocument): readonly Atom[] {
  return expand(node, [], { parts: 0, circles: 0 });
}

/** The types that a schema allows; all of them where it has too many alternatives to tell. */
export function typesOf(node: SchemaInDocument): readonly JsonType[] {
  try {
    return atomsOf(node).map(({ type }) => type);
  } catch (error) {
    if (!(error instanceof TooManyAlternatives)) throw error;
    return JSON_TYPES;
  }
}

/** The state while one schema is expanded. */
interface Progress {
  parts: number;
  /** Schemas that are made of themselves. */
  circles: number;
}

/** Computes what several schemas accept together. */
export function atomsOfAll(nodes: readonly SchemaInDocument[]): readonly Atom[] {
  const [first, ...others] = nodes;
  if (first === undefined) return allAtoms();
  return others.reduce<readonly Atom[]>(
    (atoms, node) => limited(product(atoms, atomsOf(node))),
    atomsOf(first),
  );
}

function allAtoms(): Atom[] {
  return JSON_TYPES.map((type) => ({
    type,
    ...ANY,
    ...(type === 'null' && { values: [null] }),
    ...(type === 'boolean' && { values: [false, true] }),
  }));
}

function limited<Atoms extends readonly Atom[]>(atoms: Atoms): Atoms {
  if (atoms.length > MAX_ATOMS) throw new TooManyAlternatives();
  return atoms;
}

function expand(node: SchemaInDocument, path: readonly unknown[], progress: Progress): readonly Atom[] {
  const { schema } = node;
  if (schema === false) return [];
  if (!isObject(schema)) return allAtoms();
  const found = known.get(schema);
  if (found !== undefined) return found;
  // A schema that is made of itself accepts what its other parts do.
  if (path.includes(schema)) {
    progress.circles += 1;
    return allAtoms();
  }
  progress.parts += 1;
  if (progress.parts > MAX_PARTS || path.length > MAX_DEPTH) throw new TooManyAlternatives();
  const { circles } = progress;
  const atoms = limited(expandParts(node, schema, [...path, schema], progress));
  // A result that depends on where a circle was entered holds there alone.
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
  const branch = (sub: unknown) => branchAtoms(schema, sub, part(sub), path, progress);
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
  if (anyOf !== undefined) narrow(anyOf.flatMap(branch));
  const oneOf = list('oneOf');
  if (oneOf !== undefined) narrow(oneOfAtoms(oneOf.map((sub) => ({ node: part(sub), atoms: branch(sub) }))));
  if (schema.not !== undefined) atoms = without(atoms, part(schema.not));
  if (schema.if !== undefined)
    narrow([
      ...product(inner(schema.if), inner(schema.then ?? true)),
      ...without(inner(schema.else ?? true), part(schema.if)),
    ]);
  for (const [name, sub] of dependencies(schema)) narrow(dependentAtoms(name, inner(sub), part));
  if (schema.unevaluatedProperties !== undefined) {
    const rest = part(schema.unevaluatedProperties);
    atoms = atoms.map((atom) => withOtherMembers(atom, rest));
  }
  if (schema.unevaluatedItems !== undefined) {
    const rest = part(schema.unevaluatedItems);
    atoms = atoms.map((atom) => withOtherEntries(atom, rest, part(true)));
  }
  return atoms.filter((atom) => !isImpossible(atom));
}

/** An alternative of `anyOf` or `oneOf`. */
function branchAtoms(
  schema: Record<string, unknown>,
  sub: unknown,
  node: SchemaInDocument,
  path: readonly unknown[],
  progress: Progress,
): readonly Atom[] {
  const { name, node: target } = resolvedNode(node);
  // An alternative that is the schema itself adds nothing.
  if (path.includes(target.schema)) {
    progress.circles += 1;
    return [];
  }
  const found = expand(node, path, progress);
  const tags = tagsOf(schema, sub, name);
  if (name === undefined && tags === undefined) return found;
  return found.map((atom) => ({
    ...atom,
    ...(name !== undefined && { component: atom.component ?? name }),
    ...(tags !== undefined && { tags: atom.tags ?? tags }),
  }));
}

/** The alternatives, each without what fits another one. */
function oneOfAtoms(branches: readonly { node: SchemaInDocument; atoms: readonly Atom[] }[]): Atom[] {
  const typed = branches.map(({ node, atoms }) => ({ node, types: new Set(atoms.map(({ type }) => type)) }));
  // Branches of different types exclude each other anyway.
  const others = (index: number, type: JsonType) =>
    typed.filter(({ types }, one) => one !== index && types.has(type)).map(({ node }) => node);
  return branches.flatMap(({ atoms }, index) =>
    atoms.map((atom) => ({ ...atom, nots: [...atom.nots, ...others(index, atom.type)] })),
  );
}

function without(atoms: readonly Atom[], not: SchemaInDocument): Atom[] {
  return atoms.map((atom) => ({ ...atom, nots: [...atom.nots, not] }));
}

/** Objects without the member, and those with it that fit the other schema. */
function dependentAtoms(name: string, others: readonly Atom[], part: ToPart): Atom[] {
  const absent = allAtoms().map((atom) =>
    atom.type === 'object'
      ? {
          ...atom,
          objects: [{ properties: new Map([[name, part(false)]]), patterns: [], additional: undefined }],
        }
      : atom,
  );
  const present = allAtoms()
    .filter(({ type }) => type === 'object')
    .map((atom) => ({ ...atom, required: new Set([name]) }));
  return [...absent, ...product(present, others)];
}

/** `unevaluatedProperties` */
function withOtherMembers(atom: Atom, rest: SchemaInDocument): Atom {
  if (atom.objects.some(({ additional }) => additional !== undefined)) return atom;
  return { ...atom, objects: [...atom.objects, closing(atom, rest)] };
}

/** `unevaluatedItems` */
function withOtherEntries(atom: Atom, rest: SchemaInDocument, any: SchemaInDocument): Atom {
  if (atom.arrays.some(({ items }) => items !== undefined)) return atom;
  const length = Math.max(0, ...atom.arrays.map(({ prefix }) => prefix.length));
  return { ...atom, arrays: [...atom.arrays, { prefix: Array.from({ length }, () => any), items: rest }] };
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
