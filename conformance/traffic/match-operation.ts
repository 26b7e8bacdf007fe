import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { parseUrl } from '../../lib/parse-url.ts';

/** The operation that a call was for. */
export interface OperationMatch {
  readonly operation: OperationId;
  /** Decoded: `acc/1` for `acc%2F1`. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** What stands before the path of the description: `https://bank.example/prefix`. */
  readonly baseUrl: string;
}

/**
 * Finds the operation of a recorded call, wherever the deployment is mounted: the end of the URL's path must be a path of the description.
 * A query, a trailing slash, percent-encoding and the case of the method make no difference. Where several paths match, the most specific one wins.
 *
 * @param url absolute; `undefined` is returned for anything else
 */
export function matchOperation(method: string, url: string): OperationMatch | undefined {
  if (last?.method !== method || last.url !== url) last = { method, url, match: findMatch(method, url) };
  return last.match;
}

/** Each step of reading a recorded call asks for it. */
let last:
  | { readonly method: string; readonly url: string; readonly match: OperationMatch | undefined }
  | undefined;

function findMatch(method: string, url: string): OperationMatch | undefined {
  const routes = routesByMethod.get(method.toUpperCase());
  const parsed = routes && parseUrl(url);
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) return undefined;
  const segments = segmentsOf(parsed.pathname);
  for (const { operation, pattern } of routes ?? []) {
    const start = segments.length - pattern.length;
    const pathParameters = start < 0 ? undefined : matchSegments(pattern, segments, start);
    if (pathParameters === undefined) continue;
    const prefix = segments.slice(0, start).map((segment) => `/${segment}`);
    return { operation, pathParameters, baseUrl: parsed.origin + prefix.join('') };
  }
  return undefined;
}

/** The path of the description at the end of a URL's path, whatever the method: `/v1/account/{accountId}`. */
export function pathTemplateOf({ pathname }: URL): string | undefined {
  const segments = segmentsOf(pathname);
  return allRoutes.find(({ pattern }) => {
    const start = segments.length - pattern.length;
    return start >= 0 && matchSegments(pattern, segments, start) !== undefined;
  })?.path;
}

interface Route {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly pattern: readonly Segment[];
}

/** A decoded text, or what a segment with parameters must look like and their names. */
type Segment = string | { readonly pattern: RegExp; readonly names: readonly string[] };

/** The most specific first. */
const allRoutes: readonly Route[] = compile(Object.values(operations));
const routesByMethod = groupBy(allRoutes, ({ method }) => method);

function compile(all: readonly Operation[]): Route[] {
  const routes = all.map(({ id, method, path }) => ({
    operation: id,
    method: method.toUpperCase(),
    path,
    pattern: segmentsOf(path).map(toSegment),
  }));
  const fixed = ({ pattern }: Route) => pattern.filter((one) => typeof one === 'string').length;
  return routes.sort((one, other) => fixed(other) - fixed(one) || other.pattern.length - one.pattern.length);
}

function toSegment(template: string): Segment {
  const names = Array.from(template.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name);
  if (names.length === 0) return decode(template);
  const pieces = template.split(/\{[^}]*\}/).map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { names, pattern: new RegExp(`^${pieces.join('(.+?)')}$`, 's') };
}

/** Without those of a trailing slash. */
function segmentsOf(pathname: string): string[] {
  return pathname.replace(/\/+$/, '').split('/').slice(1);
}

function matchSegments(
  pattern: readonly Segment[],
  segments: readonly string[],
  start: number,
): Record<string, string> | undefined {
  const found: [string, string][] = [];
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[start + index] ?? '';
    if (typeof expected === 'string') {
      if (decode(segment) !== expected) return undefined;
      continue;
    }
    const values = expected.pattern.exec(segment);
    if (values === null) return undefined;
    for (const [place, name] of expected.names.entries()) found.push([name, decode(values[place + 1] ?? '')]);
  }
  return Object.fromEntries(found);
}

function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
