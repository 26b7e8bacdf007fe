// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/**
 * Finds the operation for a path. Compiled once, matched segment by segment: exact, case-sensitive, no special treatment of a
 * trailing or a double slash. A fixed segment takes precedence over a parameter, as OpenAPI requires, unless only the path with the parameter has
 * the method: `PUT /users/me` is of `/users/{id}` where `/users/me` has GET alone.
 */
// prettier-ignore
import type { OperationRow } from './server-types.ts';
// prettier-ignore
import { percentDecode } from './server-values.ts';

/** A path of the description with its operations by method, upper case. */
// prettier-ignore
export interface Route {
  readonly path: string;
  readonly operations: ReadonlyMap<string, OperationRow>;
  /** The methods for the `Allow` header. HEAD comes with GET; OPTIONS is always there. */
  readonly allow: readonly string[];
}

// prettier-ignore
export interface RouteMatch {
  readonly route: Route;
  /** Values by parameter name, still percent-encoded. */
  readonly values: ReadonlyMap<string, string>;
}

// prettier-ignore
export interface Router {
  /** The route of a URL's path, still percent-encoded: the first with this method, else the first. */
  match(pathname: string, method: string): RouteMatch | undefined;
}

/** A segment such as `{id}` or `{name}.json`: the pattern to match and the parameters it holds. */
// prettier-ignore
interface Branch {
  readonly source: string;
  readonly pattern: RegExp | undefined;
  readonly node: Node;
}

// prettier-ignore
interface Node {
  readonly fixed: Map<string, Node>;
  readonly branches: Branch[];
  /** The handlers with the names of their parameters: several lists if paths differ in nothing but these names. */
  leaf: { readonly route: Route; readonly names: readonly (readonly string[])[] } | undefined;
}

/**
 * Throws a TypeError for an unusable `basePath`. Paths that match the same URLs are one route; of two operations of one method the
 * first is called.
 */
// prettier-ignore
export function compileRoutes(operations: readonly OperationRow[], basePath = ''): Router {
  const prefix = basePath.replace(/\/+$/, '');
  if (prefix !== '' && !prefix.startsWith('/'))
    throw new TypeError(`basePath must begin with '/': ${basePath}`);
  const root = newNode();
  const groups = new Map<string, OperationRow[]>();
  for (const operation of operations) {
    groups.set(operation.path, [...(groups.get(operation.path) ?? []), operation]);
  }
  for (const [path, group] of groups) {
    let node = root;
    const names: string[] = [];
    for (const segment of path.split('/').slice(1)) {
      names.push(...Array.from(segment.matchAll(/\{([^}]*)\}/g), (found) => found[1] ?? ''));
      node = descend(node, segment);
    }
    const { route, names: others = [] } = node.leaf ?? {};
    const all = route === undefined ? group : [...group, ...route.operations.values()];
    node.leaf = { route: makeRoute(route?.path ?? path, all), names: [...others, names] };
  }
  return {
    match(pathname, method) {
      if (!pathname.startsWith(`${prefix}/`)) return undefined;
      const segments = pathname.slice(prefix.length + 1).split('/');
      return find(root, segments, 0, [], method) ?? find(root, segments, 0, []);
    },
  };
}

// prettier-ignore
function makeRoute(path: string, group: readonly OperationRow[]): Route {
  const operations = new Map(group.map((operation) => [operation.method, operation]));
  const get = operations.get('GET');
  if (get !== undefined && !operations.has('HEAD')) operations.set('HEAD', get);
  return { path, operations, allow: [...new Set([...operations.keys(), 'OPTIONS'])].sort() };
}

// prettier-ignore
function newNode(): Node {
  return { fixed: new Map(), branches: [], leaf: undefined };
}

// prettier-ignore
function descend(node: Node, segment: string): Node {
  if (!segment.includes('{')) {
    const text = percentDecode(segment) ?? segment;
    const known = node.fixed.get(text) ?? newNode();
    node.fixed.set(text, known);
    return known;
  }
  const source = segment.replace(/\{[^}]*\}/g, '{}');
  const known = node.branches.find((branch) => branch.source === source);
  if (known !== undefined) return known.node;
  const pieces = source.split('{}').map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const branch = {
    source,
    pattern: source === '{}' ? undefined : new RegExp(`^${pieces.join('(.+?)')}$`, 's'),
    node: newNode(),
  };
  node.branches.push(branch);
  // A segment with fixed characters around its parameter is more specific than a bare parameter.
  node.branches.sort((one, other) => other.source.length - one.source.length);
  return branch.node;
}

// prettier-ignore
function find(
  node: Node,
  segments: readonly string[],
  index: number,
  raw: readonly string[],
  method?: string,
): RouteMatch | undefined {
  const segment = segments[index];
  if (segment === undefined) {
    if (node.leaf === undefined) return undefined;
    if (method !== undefined && !node.leaf.route.operations.has(method)) return undefined;
    const values = new Map<string, string>();
    for (const names of node.leaf.names)
      for (let place = 0; place < names.length; place += 1)
        values.set(names[place] as string, raw[place] ?? '');
    return { route: node.leaf.route, values };
  }
  const fixed = node.fixed.get(percentDecode(segment) ?? segment);
  const found = fixed === undefined ? undefined : find(fixed, segments, index + 1, raw, method);
  if (found !== undefined) return found;
  // A path parameter cannot be empty: `/program/` is not `/program/{programId}`.
  if (segment === '') return undefined;
  for (const branch of node.branches) {
    const parts = branch.pattern === undefined ? [segment] : branch.pattern.exec(segment)?.slice(1);
    if (parts === undefined) continue;
    const match = find(branch.node, segments, index + 1, [...raw, ...parts], method);
    if (match !== undefined) return match;
  }
  return undefined;
}
