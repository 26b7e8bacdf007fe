import { camelCase, upperFirst } from '../../../lib/case.ts';
import { isMethod } from '../../../lib/http-methods.ts';
import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { nearest } from '../../../lib/nearest.ts';
import type { RenameModel } from '../../../templates/model.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { canNameMethod, canNameType, toIdentifier } from './identifiers.ts';
import { mapping } from './values.ts';

/** Names that the user wants in place of those made here: `names` of the configuration. */
export interface WantedNames {
  /** Method name by operationId, or by method and path: `GET /stations`. */
  readonly operations?: Readonly<Record<string, string>>;
  /** Type name by schema name. */
  readonly schemas?: Readonly<Record<string, string>>;
}

export interface Names {
  /** Method name by `operationKey`. */
  readonly operations: ReadonlyMap<string, string>;
  /** Type name by component name. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Operations and schemas that are not called in code what the description calls them. */
  readonly renames: readonly RenameModel[];
}

/** `GET /stations` */
export function operationKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

/**
 * Names operations and schemas for code. What can be named as it is keeps its name; anything else becomes an identifier that no name in the
 * description is, and of two that come to the same the later one gets a number.
 *
 * @throws ToolError `usage` for a wanted name that is no identifier, is taken, or is wanted for something that is not there
 */
export function namesOf(document: DocumentNode, wanted: WantedNames = {}): Names {
  const operations = nameAll(listOperations(document), {
    kind: 'operation',
    wanted: wanted.operations ?? {},
    fits: canNameMethod,
    // Two files or two types must not differ by case alone.
    same: (name) => name.toLowerCase(),
  });
  const schemas = nameAll(listSchemas(document), {
    kind: 'schema',
    wanted: wanted.schemas ?? {},
    fits: canNameType,
    same: (name) => name,
  });
  return {
    operations: operations.names,
    schemas: schemas.names,
    renames: [...operations.renames, ...schemas.renames],
  };
}

/** Something to be named. */
interface Nameless {
  /** Its name is looked up later by this key. */
  readonly key: string;
  /** The description's name for it, for people. */
  readonly from: string;
  /** The configuration may call it this. */
  readonly also: readonly string[];
  /** Its name, unless it is taken. */
  readonly name: string;
  readonly pointer: string;
}

interface Naming {
  readonly kind: RenameModel['kind'];
  readonly wanted: Readonly<Record<string, string>>;
  readonly fits: (name: string) => boolean;
  /** Names for which this is equal cannot stand side by side. */
  readonly same: (name: string) => string;
}

function nameAll(all: readonly Nameless[], { kind, wanted, fits, same }: Naming) {
  const wantedFor = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, name] of Object.entries(wanted)) {
    const known = all.flatMap(({ from, also }) => [from, ...also]);
    if (!known.includes(key)) throw unknownKey(kind, key, known);
    if (!fits(name) || taken.has(same(name))) throw unusable(kind, key, name, fits(name));
    wantedFor.set(key, name);
    taken.add(same(name));
  }
  // A name that can stay as it is stays: `list-items` beside `listItems` becomes `listItems2`.
  const isExact = ({ from, name }: Nameless) => from === name;
  const used = new Set([...taken, ...all.filter(isExact).map(({ name }) => same(name))]);
  const found = new Map<string, string>();
  for (const { key, from, also, name } of [...all.filter(isExact), ...all.filter((one) => !isExact(one))]) {
    const chosen = [from, ...also].map((one) => wantedFor.get(one)).find((one) => one !== undefined);
    const isFree = from === name && !taken.has(same(name));
    const to = chosen ?? (isFree ? name : unlike(name, used, same));
    for (const set of [taken, used]) set.add(same(to));
    // Two operations of one id: the wanted name is that of the first.
    if (chosen !== undefined) for (const one of [from, ...also]) wantedFor.delete(one);
    found.set(key, to);
  }
  const names = new Map(all.map(({ key }) => [key, found.get(key) ?? key]));
  const renames = all.flatMap(({ key, from, pointer }) => {
    const to = names.get(key) ?? from;
    return to === from ? [] : [{ kind, from, to, pointer }];
  });
  return { names, renames };
}

/** The name, or the first of `name2`, `name3` that is not taken. */
export function unlike(name: string, taken: ReadonlySet<string>, same = (one: string) => one): string {
  let free = name;
  for (let count = 2; taken.has(same(free)); count += 1) free = `${name}${count}`;
  return free;
}

function listOperations(document: DocumentNode): Nameless[] {
  return Object.entries(mapping(document.paths)).flatMap(([path, item]) => {
    const at = follow(document, item, step('#/paths', path));
    return Object.keys(at.node)
      .filter((key) => isMethod(key) && isObject(at.node[key]))
      .map((method) => {
        const key = operationKey(method, path);
        const id = mapping(at.node[method]).operationId;
        const from = typeof id === 'string' && id.trim() !== '' ? id.trim() : key;
        const name = from === key ? nameFromPath(method, path) : methodName(from, method, path);
        return { key, from, also: from === key ? [] : [key], name, pointer: step(at.pointer, method) };
      });
  });
}

/** `getStations` for `get-stations`; an id that can be a method's name stays as it is. */
function methodName(id: string, method: string, path: string): string {
  if (canNameMethod(id)) return id;
  const name = toIdentifier(withoutAccents(id));
  if (canNameMethod(name) && /[A-Za-z]/.test(name)) return name;
  return canNameMethod(`_${name}`) && /[A-Za-z]/.test(name) ? `_${name}` : nameFromPath(method, path);
}

/** `getUsersByIdPosts` for `GET /users/{id}/posts`. */
function nameFromPath(method: string, path: string): string {
  const words = path
    .replace(/\{([^}]*)\}/g, '/by/$1/')
    .replace(/[\s/]+/g, ' ')
    .trim();
  const name = toIdentifier(withoutAccents(`${method.toLowerCase()} ${words === '' ? 'root' : words}`));
  return name.replace(/[^\w$]/g, '');
}

/** `Grosse` for `Größe`. */
function withoutAccents(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
}

function listSchemas(document: DocumentNode): Nameless[] {
  return Object.keys(mapping(mapping(document.components).schemas)).map((name) => ({
    key: name,
    from: name,
    also: [],
    name: typeName(name),
    pointer: step('#/components/schemas', name),
  }));
}

/** `CardRequest` for `card-request`; a name that can be a type's stays as it is. */
function typeName(name: string): string {
  if (canNameType(name)) return name;
  const words = camelCase(name.replaceAll('$', ' '));
  const type = upperFirst(words === '' ? 'schema' : words.replace(/^(?!\p{ID_Start}|_)/u, '_'));
  return canNameType(type) ? type : `${type}Schema`;
}

function unknownKey(kind: string, key: string, known: readonly string[]): ToolError {
  const near = nearest(key, known);
  return new ToolError(
    'usage',
    `\`names.${kind}s\` names ${JSON.stringify(key)}, which the description does not have.`,
    {
      fix:
        near === undefined ? 'Remove it, or correct its spelling.' : `Did you mean ${JSON.stringify(near)}?`,
    },
  );
}

function unusable(kind: string, key: string, name: string, isTwice: boolean): ToolError {
  const reason = isTwice
    ? 'is the name of another one already'
    : `cannot name a ${kind === 'schema' ? 'type' : 'method'}`;
  return new ToolError(
    'usage',
    `\`names.${kind}s\`: the name \`${name}\` for ${JSON.stringify(key)} ${reason}.`,
    {
      fix: 'Use letters, digits and `_`, and a name of its own for each.',
    },
  );
}
