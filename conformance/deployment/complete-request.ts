import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { MandatoryPart, OverlaidDescription } from '../model/overlaid-description.ts';
import type { OperatorData } from '../operator-data/operator-data.ts';
import { fitTexts } from './fit-texts.ts';
import { parameterValues } from './judge-part.ts';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

/**
 * A request with the parts that overlays require and that it does not have, and with texts as they say: a deployment would refuse it otherwise.
 *
 * @param data values that the operator has given, which are sent as they are
 */
export function completeRequest<Made extends Request>(
  operation: OperationId,
  request: Made,
  overlay: Pick<OverlaidDescription, 'mandatory' | 'narrowed'> | undefined,
  data?: OperatorData,
): Made {
  const isOwn = (one: { readonly operation: OperationId }) => one.operation === operation;
  const parts = (overlay?.mandatory ?? []).filter(isOwn);
  const fields = (overlay?.narrowed ?? []).filter(isOwn);
  const made = parts.reduce((before, part) => withPart(before, part), request);
  if (fields.length === 0 || made.body === undefined) return made;
  const given = textsIn(data);
  return { ...made, body: fitTexts(made.body, fields, (text) => given.has(text)) };
}

function textsIn(data: unknown): Set<string> {
  if (typeof data === 'string') return new Set([data]);
  if (typeof data !== 'object' || data === null) return new Set();
  return new Set(Object.values(data).flatMap((one: unknown) => [...textsIn(one)]));
}

function withPart<Made extends Request>(request: Made, { in: place, path, value }: MandatoryPart): Made {
  if (place === 'body')
    return request.body === undefined ? request : { ...request, body: withMember(request.body, path, value) };
  const [name = ''] = path;
  if (parameterValues(place, name, { request }).length > 0) return request;
  const text = textOf(value ?? randomUUID());
  const { headers } = request;
  if (place === 'header') return { ...request, headers: { ...headers, [name.toLowerCase()]: text } };
  if (place === 'cookie') {
    const cookie = [...(headers.cookie === undefined ? [] : [headers.cookie]), `${name}=${text}`].join('; ');
    return { ...request, headers: { ...headers, cookie } };
  }
  const url = new URL(request.url);
  url.searchParams.set(name, text);
  return { ...request, url: url.href };
}

/** A body whose objects at a place have the member. */
function withMember(body: Json, [name = '', ...rest]: readonly string[], value: Json | undefined): Json {
  if (Array.isArray(body) && name === '*') return body.map((entry: Json) => withMember(entry, rest, value));
  if (!isObject(body)) return body;
  const member = body[name];
  if (rest.length > 0)
    return member === undefined ? body : ({ ...body, [name]: withMember(member, rest, value) } as JsonObject);
  return member === undefined ? ({ ...body, [name]: value ?? randomUUID() } as JsonObject) : body;
}

function textOf(value: Json): string {
  if (Array.isArray(value)) return value.map((entry: Json) => textOf(entry)).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
