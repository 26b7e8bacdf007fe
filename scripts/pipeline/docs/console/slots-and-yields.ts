import type { Slot, Yield } from '../../../../console/console-types.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import type { ApiModel, OperationModel } from '../../../../templates/model.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { lookUp } from '../../document/refs.ts';
import { identifierKinds, identifierOf, type SchemaLeaf, schemaLeavesOf } from './identifier-kinds.ts';
import { type LinkedValue, linksOf } from './links.ts';

export interface SlotsAndYields {
  readonly slots: readonly Slot[];
  readonly yields: readonly Yield[];
}

/**
 * Finds the fields of responses that hold what other requests take, by operation: by the description's `links`, by identifiers of the same kind, and
 * else by name: `bookingId` is `bookingId`, and the `id` of a response of `/bookings` is what `/bookings/{bookingId}` takes.
 */
export function slotsAndYields(document: DocumentNode, model: ApiModel): ReadonlyMap<string, SlotsAndYields> {
  const kinds = identifierKinds(document, model);
  const identifiers = new Map(kinds.map(({ pointer, kind }) => [pointer, kind]));
  // A request's `accountId` is one of them where its schema says no more than `string`.
  const byName = new Map(kinds.map(({ kind }) => [plain(kind), kind]));
  const kindOf: KindOf = ({ schema, pointer }, named) =>
    identifierOf(document, schema, pointer, identifiers) ??
    (named === undefined ? undefined : (byName.get(named) ?? named));
  const slots = new Map(
    model.operations.map((operation) => [operation.id, slotsOf(document, operation, kindOf)]),
  );
  const links = linksOf(document, model);
  const members = membersOf(model);
  const taken = new Set([...slots.values()].flat().map(({ kind }) => kind));
  return new Map(
    model.operations.map((operation) => {
      const linked = linkedYields(
        links.filter(({ from }) => from === operation.id),
        slots,
      );
      const found = responseLeaves(document, operation).flatMap((leaf): Yield[] => {
        const kind = kindOf(leaf, nameKind(leaf, operation, members));
        const pointer = toPointer(leaf.path);
        if (kind === undefined || !taken.has(kind)) return [];
        if (linked.some((one) => one.pointer === pointer && one.kind === kind)) return [];
        // A description with links says by them what a record's own id is for.
        return [{ pointer, kind, ...(pointer === '/id' && links.length > 0 && { to: [] }) }];
      });
      const yields = [
        ...new Map([...linked, ...found].map((one) => [`${one.pointer} ${one.kind}`, one])).values(),
      ];
      return [operation.id, { slots: slots.get(operation.id) ?? [], yields }];
    }),
  );
}

/** The identifier that a schema is, else what its name says. */
type KindOf = (leaf: Pick<SchemaLeaf, 'schema' | 'pointer'>, named: string | undefined) => string | undefined;

function slotsOf(document: DocumentNode, operation: OperationModel, kindOf: KindOf): Slot[] {
  const parameters = operation.parameters.flatMap((parameter): Slot[] => {
    const { pointer } = parameter.type;
    const kind = kindOf(
      { schema: { $ref: pointer }, pointer },
      parameterKind(parameter.name, operation.path),
    );
    return kind === undefined ? [] : [{ in: parameter.in, name: parameter.name, kind }];
  });
  const content = operation.body?.contents[0];
  if (content?.kind !== 'json') return parameters;
  const leaves = leavesAt(document, content.type.pointer).filter(({ path }) => !path.includes('*'));
  const fields = leaves.flatMap((leaf): Slot[] => {
    const kind = kindOf(leaf, fieldKind(leaf.path.at(-1) ?? ''));
    return kind === undefined ? [] : [{ in: 'body', name: toPointer(leaf.path), kind }];
  });
  return [...parameters, ...new Map(fields.map((slot) => [slot.name, slot])).values()];
}

function linkedYields(links: readonly LinkedValue[], slots: ReadonlyMap<string, readonly Slot[]>): Yield[] {
  const yields = new Map<string, Yield & { readonly to: readonly string[] }>();
  for (const { pointer, to, place, name } of links) {
    const slot = slots.get(to)?.find((one) => one.name === name && (place === undefined || one.in === place));
    if (slot === undefined) continue;
    const key = `${pointer} ${slot.kind}`;
    yields.set(key, { pointer, kind: slot.kind, to: [...(yields.get(key)?.to ?? []), to] });
  }
  return [...yields.values()];
}

function responseLeaves(document: DocumentNode, { responses }: OperationModel): SchemaLeaf[] {
  return responses
    .filter(({ success }) => success)
    .flatMap(({ contents }) => contents.slice(0, 1))
    .filter(({ kind }) => kind === 'json')
    .flatMap(({ type }) => leavesAt(document, type.pointer));
}

function leavesAt(document: DocumentNode, pointer: string): SchemaLeaf[] {
  try {
    return schemaLeavesOf(document, lookUp(document, pointer), pointer);
  } catch {
    // A schema that was loosened for the generators may stand nowhere in the document itself.
    return [];
  }
}

/** The own id of a record, by its usual names. */
const OWN_ID = /^(?:id|uuid|guid|gid|sid)$/;
const GENERIC: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'guid',
  'gid',
  'sid',
  'key',
  'name',
  'slug',
  'code',
  'number',
]);
const plain = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
const singular = (name: string) =>
  plain(name)
    .replace(/ies$/, 'y')
    .replace(/(ss|us)$/, '$1 ')
    .replace(/s$/, '')
    .trim();

/** `{bookingId}` is `bookingid`; `{id}` in `/bookings/{id}` too. */
function parameterKind(name: string, path: string): string | undefined {
  const before = new RegExp(`([^/{}]+)/\\{${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\}`).exec(path)?.[1];
  if (GENERIC.has(plain(name))) return before === undefined ? undefined : `${singular(before)}id`;
  return before !== undefined ? kindBehind(before, name) : fieldKind(name);
}

/** Whatever stands behind `/bookings` in a path names a booking, as its id does. */
function kindBehind(segment: string, name: string): string {
  const kind = plain(name);
  return kind === singular(segment) || kind === plain(segment) ? `${singular(segment)}id` : kind;
}

function fieldKind(name: string): string | undefined {
  return /.(?:Id|ID|[_-](?:id|[gu]?uid|gid|sid|key)|[GU]?[Uu]id|Gid|Sid)$/.test(name)
    ? plain(name)
    : undefined;
}

/** Parameters that stand behind a path, by that path: `bookingId` behind `/bookings`. */
type Members = ReadonlyMap<string, ReadonlySet<string>>;

function membersOf({ operations }: ApiModel): Members {
  const members = new Map<string, Set<string>>();
  for (const { path } of operations)
    for (const found of path.matchAll(/\/\{([^{}]+)\}/g)) {
      const collection = path.slice(0, found.index);
      const known = members.get(collection) ?? new Set();
      members.set(collection, known.add(found[1] as string));
    }
  return members;
}

/** The `id` of a record is of the kind that the path of one record of this collection takes. */
function nameKind({ path }: SchemaLeaf, operation: OperationModel, members: Members): string | undefined {
  const name = path.at(-1) ?? '';
  const named = fieldKind(name);
  if (named !== undefined) return named;
  const collection = operation.path.replace(/\/\{[^{}]+\}$/, '');
  const segment = collection.slice(collection.lastIndexOf('/') + 1);
  const [around, ...further] = path.slice(0, -1).filter((token) => token !== '*');
  if (further.length > 0 || (around !== undefined && !isCollection(around, segment))) return undefined;
  const parameter = [...(members.get(collection) ?? [])].find(
    (one) => OWN_ID.test(plain(name)) || plain(name) === plain(one),
  );
  return parameter === undefined ? undefined : parameterKind(parameter, `/${segment}/{${parameter}}`);
}

/** Lists in responses stand under a name of their own: `data`, or that of the collection. */
function isCollection(name: string, segment: string): boolean {
  return (
    ['data', 'items', 'results', 'values', 'records'].includes(name) || singular(name) === singular(segment)
  );
}
