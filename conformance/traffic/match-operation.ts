import type { OperationId } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { BoundedCache } from './bounded-cache.ts';
import { decodeSegment } from './decode-segment.ts';
import { isToOther } from './other-operation.ts';
import type { RecordedCall } from './recorded-call.ts';

/** The operation that a call was for. */
export interface OperationMatch {
  readonly operation: OperationId;
  /** Decoded: `acc/1` for `acc%2F1`. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The form of the identifier in the operation's path. */
  readonly idFormat?: RegExp | undefined;
  /** The address before the path of the description: `https://bank.example/prefix`. */
  readonly baseUrl: string;
}

/**
 * Finds the operation of a recorded call, wherever the deployment is mounted: the end of the URL's path must be a path of the description.
 * A query, a trailing slash, percent-encoding and the case of the method make no difference. Where several paths match, the most specific one wins.
 *
 * @param url absolute; `undefined` is returned for anything else
 */
export function matchOperation(method: string, url: string): OperationMatch | undefined {
  return findMatch(routesOf(bank), method, url, parseOrigin);
}

/** `matchOperation` for the calls of one recording, of which most are to the same few deployments. */
export class OperationMatcher {
  readonly #routes: Routes;
  readonly #below: string | undefined;
  /** The operations by method and URL: each step of reading a call asks for its operation, and many calls are to the same URL. */
  readonly #recent = new BoundedCache<string, BoundedCache<string, OperationMatch | undefined>>(MAX_METHODS);
  /** The origins by how they are written: `https://bank.example:443`. */
  readonly #origins = new Map<string, string>();

  /** @param below a base address: calls to others match nothing. Default: any deployment */
  constructor(below?: string, api: JudgedApi = bank) {
    this.#routes = routesOf(api);
    this.#below = below;
  }

  /** The operation of a call, unless it is to another one whose path looks the same. */
  place(call: RecordedCall): OperationMatch | undefined {
    const match = this.match(call.request.method, call.request.url);
    return match === undefined || isToOther(match, call) ? undefined : match;
  }

  match(method: string, url: string): OperationMatch | undefined {
    let byUrl = this.#recent.get(method);
    if (byUrl === undefined) {
      byUrl = new BoundedCache(MAX_URLS);
      this.#recent.set(method, byUrl);
    }
    const known = byUrl.get(url);
    if (known !== undefined || byUrl.has(url)) return known;
    const found = findMatch(this.#routes, method, url, this.#originOf);
    const match = found !== undefined && this.#isBelow(found) ? found : undefined;
    byUrl.set(url, match);
    return match;
  }

  #isBelow({ baseUrl }: OperationMatch): boolean {
    return this.#below === undefined || baseUrl === this.#below || baseUrl.startsWith(`${this.#below}/`);
  }

  readonly #originOf = (written: string): string | undefined => {
    const known = this.#origins.get(written);
    if (known !== undefined) return known;
    const origin = parseOrigin(written);
    if (origin === undefined) return undefined;
    if (this.#origins.size >= MAX_ORIGINS) this.#origins.clear();
    this.#origins.set(written, origin);
    return origin;
  };
}

const MAX_ORIGINS = 1000;
const MAX_METHODS = 10;
const MAX_URLS = 100;

/** Makes `https://bank.example` of `https://BANK.example:443`; `undefined` for what only a parser can read. */
type OriginOf = (written: string) => string | undefined;

function parseOrigin(written: string): string | undefined {
  return PLAIN_ORIGIN.test(written) ? parseUrl(written)?.origin : undefined;
}

function findMatch(
  { byMethod }: Routes,
  method: string,
  url: string,
  originOf: OriginOf,
): OperationMatch | undefined {
  const routes = byMethod.get(method.toUpperCase());
  const parsed = routes && (parsePlain(url, originOf) ?? parseHttp(url));
  if (parsed === undefined) return undefined;
  const segments = segmentsOf(parsed.pathname);
  for (const route of routes ?? []) {
    const { operation, pattern, idFormat } = route;
    const start = segments.length - pattern.length;
    const pathParameters = isBase(route, segments, start)
      ? matchSegments(pattern, segments, start)
      : undefined;
    if (pathParameters === undefined) continue;
    const prefix = segments.slice(0, start).map((segment) => `/${segment}`);
    return { operation, pathParameters, idFormat, baseUrl: parsed.origin + prefix.join('') };
  }
  return undefined;
}

function parseHttp(url: string): URL | undefined {
  const parsed = parseUrl(url);
  return parsed !== undefined && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
}

/** A URL with nothing that a parser would change but in its origin; `undefined` for any other. */
function parsePlain(
  url: string,
  originOf: OriginOf,
): { readonly origin: string; readonly pathname: string } | undefined {
  const start = url.indexOf('/', 'https://'.length);
  if (start === -1 || !PLAIN_PATH.test(url.slice(start))) return undefined;
  const origin = originOf(url.slice(0, start));
  return origin === undefined ? undefined : { origin, pathname: url.slice(start) };
}

const PLAIN_PATH = /^[\w/-]+$/;
const PLAIN_ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** A path of the description. */
export interface PathMatch extends Omit<OperationMatch, 'baseUrl'> {
  /** `/v1/account/{accountId}` */
  readonly path: string;
}

/** The path of the description at the end of a URL's path, whatever the method. */
export function matchRoute({ pathname }: URL, api: JudgedApi = bank): PathMatch | undefined {
  const segments = segmentsOf(pathname);
  for (const route of routesOf(api).all) {
    const { operation, path, pattern, idFormat } = route;
    const start = segments.length - pattern.length;
    const pathParameters = isBase(route, segments, start)
      ? matchSegments(pattern, segments, start)
      : undefined;
    if (pathParameters !== undefined) return { operation, path, pathParameters, idFormat };
  }
  return undefined;
}

/** A base address as matches have it: `https://bank.example/core`. `undefined` for what is no address of a server. */
export function toBaseUrl(address: string): string | undefined {
  const url = parseHttp(address);
  return (
    url &&
    url.origin +
      segmentsOf(url.pathname)
        .map((segment) => `/${segment}`)
        .join('')
  );
}

interface Route {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly pattern: readonly Segment[];
  readonly idFormat: RegExp | undefined;
  /** Decoded segments of the paths that it stands right below; `undefined`: below any. */
  readonly bases: readonly (readonly string[])[] | undefined;
}

function isBase({ bases }: Route, segments: readonly string[], start: number): boolean {
  if (start < 0 || bases === undefined) return start >= 0;
  return bases.some(
    (base) =>
      base.length === start && base.every((name, index) => decodeSegment(segments[index] ?? '') === name),
  );
}

/** A decoded text, or what a segment with parameters must look like and their names. */
type Segment = string | { readonly pattern: RegExp; readonly names: readonly string[] };

interface Routes {
  /** The most specific first. */
  readonly all: readonly Route[];
  readonly byMethod: ReadonlyMap<string, readonly Route[]>;
}

const known = new WeakMap<JudgedApi, Routes>();

function routesOf(api: JudgedApi): Routes {
  let routes = known.get(api);
  if (routes === undefined) {
    const all = compile(api.operations);
    routes = { all, byMethod: groupBy(all, ({ method }) => method) };
    known.set(api, routes);
  }
  return routes;
}

function compile(all: JudgedApi['operations']): Route[] {
  const routes = all.map(({ id, method, path, bases, idFormat }) => ({
    operation: id,
    method: method.toUpperCase(),
    path,
    idFormat,
    pattern: segmentsOf(path).map(toSegment),
    bases: bases?.map((base) => segmentsOf(base).map(decodeSegment)),
  }));
  const fixed = ({ pattern }: Route) => pattern.filter((one) => typeof one === 'string').length;
  return routes.sort((one, other) => fixed(other) - fixed(one) || other.pattern.length - one.pattern.length);
}

function toSegment(template: string): Segment {
  const names = Array.from(template.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name);
  if (names.length === 0) return decodeSegment(template);
  const pieces = template.split(/\{[^}]*\}/).map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { names, pattern: new RegExp(`^${pieces.join('(.+?)')}$`, 's') };
}

/** Without those of a trailing slash. */
function segmentsOf(pathname: string): string[] {
  const path = pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : pathname;
  return path === '' ? [] : path.slice(1).split('/');
}

function matchSegments(
  pattern: readonly Segment[],
  segments: readonly string[],
  start: number,
): Record<string, string> | undefined {
  for (let index = 0; index < pattern.length; index++)
    if (typeof pattern[index] === 'string' && decodeSegment(segments[start + index] ?? '') !== pattern[index])
      return undefined;
  const found: [string, string][] = [];
  for (let index = 0; index < pattern.length; index++) {
    const expected = pattern[index] as Segment;
    if (typeof expected === 'string') continue;
    const segment = segments[start + index] ?? '';
    const values = expected.pattern.exec(segment);
    if (values === null) return undefined;
    for (const [place, name] of expected.names.entries())
      found.push([name, decodeSegment(values[place + 1] ?? '')]);
  }
  return Object.fromEntries(found);
}
