import { isObject, type Json } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { type ApiModel, contentOf, type OperationModel, parametersIn } from '../../templates/model.ts';
import {
  formPairs,
  headerWriter,
  type ParameterStyles,
  pathWriter,
  queryWriter,
  styledCookieWriter,
} from '../../templates/runtime/client-parameters.ts';
import type { RequestBody, Step } from './arazzo.ts';
import type { Scope } from './expressions.ts';
import { bodyKindOf } from './read-step-body.ts';

/** The deployment that requests go to, and what is sent with each. */
export interface StepCallTarget {
  /** The address where the paths of the description begin, without a slash at its end. */
  readonly baseUrl: string;
  readonly credentials: ApiModel['credentials'];
  /** Values by the name of the security scheme. */
  readonly given: ReadonlyMap<string, string>;
  readonly userAgent: string;
}

export interface BuiltRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly text?: string;
  readonly path: ReadonlyMap<string, unknown>;
  readonly query: ReadonlyMap<string, unknown>;
  readonly payload: unknown;
}

/** A value that cannot be sent. `message` is a part of a sentence. */
export class CannotBeSent extends Error {}

/**
 * The request of a step, by what is known. It goes to the target, whatever the values are.
 *
 * @throws CannotBeSent
 */
export function requestOfStep(
  { parameters, body }: Step,
  operation: OperationModel,
  scope: Scope,
  target: StepCallTarget,
): BuiltRequest {
  const missing: string[] = [];
  const own: Scope = { ...scope, onMissing: (what) => missing.push(what) };
  const given = parameters.map((one) => ({ ...one, value: one.value(own) }));
  const payload = body === undefined ? undefined : payloadOf(body, own);
  if (missing.length > 0) throw new CannotBeSent([...new Set(missing)].join(', '));
  const valuesIn = (place: string) =>
    new Map(
      given
        .filter((one) => one.in === place && one.value !== undefined)
        .map(({ name, value }) => [name, value]),
    );
  const [path, query, cookies] = [valuesIn('path'), valuesIn('query'), valuesIn('cookie')];
  const headers: Record<string, string> = {
    accept: acceptedBy(operation),
    'user-agent': target.userAgent,
  };
  const secretQuery = putCredentials(operation, target, headers);
  try {
    const writeHeader = headerWriter(stylesOf(operation, 'header'));
    for (const [name, value] of valuesIn('header'))
      if (value !== null) headers[name.toLowerCase()] = headerValue(name, writeHeader(name, value));
    styledCookieWriter(stylesOf(operation, 'cookie'))(headers, { cookies: Object.fromEntries(cookies) });
    const [whole] = valuesIn('querystring').values();
    const texts = [
      queryWriter(stylesOf(operation, 'query'))(Object.fromEntries(query)),
      ...secretQuery,
      ...(whole === undefined ? [] : [queryText(String(whole))]),
    ].filter((text) => text !== '');
    const filled = pathWriter(stylesOf(operation, 'path'))(operation.path, Object.fromEntries(path));
    const url = `${target.baseUrl}${filled}${texts.length > 0 ? `?${texts.join('&')}` : ''}`;
    expectPath(url, target, filled);
    const content = contentFor(body, operation, payload);
    if (content.type !== undefined) headers['content-type'] ??= content.type;
    const { type: _, ...written } = content;
    return { url, headers, ...written, path, query, payload };
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) throw new CannotBeSent(error.message);
    throw error;
  }
}

/** An identifier that is `..` would address something that nobody described. */
function expectPath(url: string, { baseUrl }: StepCallTarget, path: string): void {
  if (
    path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) ||
    new URL(url).origin !== new URL(baseUrl).origin
  )
    throw new CannotBeSent('its path would lead elsewhere');
}

function stylesOf(operation: OperationModel, place: 'path' | 'query' | 'header' | 'cookie'): ParameterStyles {
  return Object.fromEntries(
    parametersIn(operation, place).map(({ name, style, explode, allowReserved }) => [
      name,
      { style, explode, allowReserved },
    ]),
  );
}

function headerValue(name: string, text: string): string {
  if (/^[\t\x20-\x7e]*$/.test(text)) return text.trim();
  throw new CannotBeSent(`the header ${name} cannot hold its value`);
}

/** A query that is given as a whole. */
function queryText(text: string): string {
  return text.replace(/[^!$%&'()*+,\-./0-9:;=?@A-Z_a-z~]/gu, (char) => encodeURIComponent(char));
}

function acceptedBy({ responses }: OperationModel): string {
  const types = responses.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  const isJson = types.length === 0 || types.some((type) => bodyKindOf(type) === 'json');
  return isJson
    ? 'application/json, */*;q=0.5'
    : [...new Set(types)].slice(0, 5).concat('*/*;q=0.1').join(', ');
}

/** Puts the first alternative that is given in full; where nothing is said of credentials, all. Returns texts of the query. */
function putCredentials(
  { security }: OperationModel,
  { credentials, given }: StepCallTarget,
  headers: Record<string, string>,
): string[] {
  const names =
    security.kind === 'none'
      ? []
      : security.kind === 'open'
        ? [...given.keys()]
        : (security.alternatives.find((all) => all.length > 0 && all.every((name) => given.has(name))) ??
          security.names.filter((name) => given.has(name)));
  const query: string[] = [];
  for (const name of names) {
    const credential = credentials.find((one) => one.name === name);
    const value = given.get(name);
    if (credential === undefined || value === undefined) continue;
    const { kind, wireName, scheme } = credential;
    if (kind === 'query') query.push(`${encodeURIComponent(wireName)}=${encodeURIComponent(value)}`);
    else if (kind === 'cookie')
      headers.cookie = [headers.cookie, `${wireName}=${value}`].filter(Boolean).join('; ');
    else if (kind === 'bearer') headers.authorization = `Bearer ${value}`;
    else if (kind === 'basic') headers.authorization = `Basic ${Buffer.from(value).toString('base64')}`;
    else if (kind === 'http') headers.authorization = `${scheme ?? ''} ${value}`.trim();
    else headers[wireName.toLowerCase()] = value;
  }
  return query;
}

/** The payload with its replacements, as a value; or a text where the author wrote one. */
function payloadOf({ payload, replacements }: RequestBody, scope: Scope): unknown {
  let value = payload?.(scope);
  if (replacements.length === 0) return value;
  if (typeof value === 'string') value = JSON.parse(value);
  value = structuredClone(value ?? {});
  for (const { target, value: made } of replacements) value = put(value, fromPointer(target), made(scope));
  return value;
}

function put(root: unknown, names: readonly string[], value: unknown): unknown {
  const [last, ...before] = [...names].reverse();
  if (last === undefined) return value;
  let holder: unknown = root;
  for (const name of before.reverse()) {
    const next: unknown =
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
        ? (holder as Record<string, unknown>)[name]
        : undefined;
    holder = next;
  }
  if (typeof holder !== 'object' || holder === null)
    throw new CannotBeSent(`its payload has no place /${names.slice(0, -1).join('/')} for a replacement`);
  if (Array.isArray(holder)) {
    const index = last === '-' ? holder.length : Number(last);
    if (!Number.isInteger(index) || index < 0 || index > holder.length)
      throw new CannotBeSent(`its payload has no place /${names.join('/')} for a replacement`);
    holder[index] = value;
  } else Object.defineProperty(holder, last, { value, enumerable: true, writable: true, configurable: true });
  return root;
}

function contentFor(
  body: RequestBody | undefined,
  operation: OperationModel,
  payload: unknown,
): { readonly type?: string; readonly body?: Json; readonly text?: string } {
  if (body === undefined || payload === undefined) return {};
  const described = contentOf(operation.body)?.mediaType ?? 'application/json';
  const type = body.contentType ?? (described.includes('*') ? 'application/json' : described);
  const kind = bodyKindOf(type);
  if (kind === 'form') {
    if (!isObject(payload)) return { type, text: String(payload) };
    const pairs = Object.entries(payload).flatMap(([name, value]) =>
      formPairs(name, value, { style: 'form', explode: true }, encodeURIComponent),
    );
    return { type, text: pairs.join('&') };
  }
  if (kind !== 'json') return { type, text: typeof payload === 'string' ? payload : JSON.stringify(payload) };
  if (typeof payload !== 'string') return { type, body: payload as Json };
  // A text that an author wrote is the JSON itself, if it can be.
  try {
    return { type, body: JSON.parse(payload) as Json };
  } catch {
    return { type, body: payload };
  }
}
