// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/** Checks a handler's reply against the description and makes the response. */

import type {
  OperationRow,
  ProblemItem,
  Reply,
  ReplyHeaders,
  ResponseRow,
  ServerTable,
} from './server-types.ts';
import { toItems } from './server-validation-errors.ts';

/** The reply does not match the description and must not be sent. The message says why, without values. */
export class InvalidReply extends Error {
  override readonly name = 'InvalidReply';
  readonly status: number | undefined;
  readonly errors: readonly ProblemItem[];

  constructor(message: string, status?: number, errors: readonly ProblemItem[] = [], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.errors = errors;
  }
}

/**
 * A body that is JSON text already, such as a record from a store: sent unchanged if it matches the description. The last
 * text that matched is remembered, so that sending the same record again only costs a comparison.
 */
export class JsonText<Body = unknown> {
  readonly text: string;
  /** The type of the value, for the compiler only; the field does not exist. */
  declare readonly holds: Body;

  constructor(text: string) {
    this.text = text;
  }
}

const BODILESS = new Set([204, 205, 304]);
const JSON_TYPE = 'application/json';
const utf8 = new TextEncoder();

export interface ReplyChecks {
  readonly validate: boolean;
  readonly maxErrors: number;
  /** By the described response: the last `JsonText` that matched it. */
  readonly matched: Map<ResponseRow, Ready>;
}

/** Headers that are known to be valid, names in lower case. */
export type OwnHeaders = Readonly<Record<string, string>>;

/** A text that is known to match. */
interface Ready {
  readonly text: string;
  /** Encoded when the text is sent a second time; most texts never are. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** Checks and serializes a reply. Throws InvalidReply. */
export function toCheckedResponse(
  reply: Reply,
  operation: OperationRow,
  table: Pick<ServerTable, 'all' | 'fast'>,
  options: ReplyChecks,
  own: OwnHeaders,
): Response {
  const status = reply?.status;
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new InvalidReply('The reply has no HTTP status from 200 to 599.');
  }
  const row = describedResponse(operation.responses, status);
  if (row === undefined && status < 400) {
    throw new InvalidReply(`The description does not promise status ${status}.`, status);
  }
  const ready = reply.body instanceof JsonText;
  const text = ready ? (reply.body as JsonText).text : toJson(reply.body, status);
  if (text !== undefined && BODILESS.has(status))
    throw new InvalidReply(`Status ${status} carries no body.`, status);
  if (row?.mediaType !== undefined && text === undefined) {
    throw new InvalidReply(`The description promises a body with status ${status}.`, status);
  }
  if (row?.mediaType === undefined || !options.validate || text === undefined)
    return toResponse(status, text, row?.mediaType, reply.headers, own);
  const last = ready ? options.matched.get(row) : undefined;
  if (last?.text === text) {
    last.bytes ??= utf8.encode(text);
    return toResponse(status, last.bytes, row.mediaType, reply.headers, own);
  }
  check(text, operation, row, status, table, options);
  if (ready) options.matched.set(row, { text });
  return toResponse(status, text, row.mediaType, reply.headers, own);
}

/** Checks the text, which is what the caller gets: a Date, a getter or a toJSON may make it differ from the object. */
function check(
  text: string,
  operation: OperationRow,
  row: ResponseRow,
  status: number,
  table: Pick<ServerTable, 'all' | 'fast'>,
  { maxErrors }: ReplyChecks,
): void {
  const value = parse(text, status);
  const decide = table.fast.responses[operation.id]?.[row.status];
  if (decide === undefined || decide(value)) return;
  const describe = table.all.responses[operation.id]?.[row.status];
  const errors = describe === undefined || describe(value) ? decide.errors : describe.errors;
  throw new InvalidReply(
    `The body does not match what the description promises for status ${status}.`,
    status,
    toItems(errors, maxErrors),
  );
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new InvalidReply('The JsonText of the reply is not valid JSON.', status);
  }
}

/** The exact status, else its class (`2XX`), else `default`; for a success, `default` only where no success is described. */
export function describedResponse(rows: readonly ResponseRow[], status: number): ResponseRow | undefined {
  const named = (name: string) => rows.find((row) => row.status.toUpperCase() === name);
  const found = named(String(status)) ?? named(`${Math.floor(status / 100)}XX`);
  if (found !== undefined) return found;
  if (status < 400 && rows.some((row) => row.status.startsWith('2'))) return undefined;
  return rows.find((row) => row.status === 'default');
}

function toJson(body: unknown, status: number): string | undefined {
  if (body === undefined) return undefined;
  let text: string | undefined;
  try {
    text = JSON.stringify(body);
  } catch (cause) {
    throw new InvalidReply('The body cannot be written as JSON.', status, [], cause);
  }
  if (text === undefined) throw new InvalidReply('The body cannot be written as JSON.', status);
  return text;
}

/** Serializes a reply that needs no check: a problem of the server itself. */
export function toUncheckedResponse(reply: Reply, own: OwnHeaders): Response {
  return toResponse(reply.status, toJson(reply.body, reply.status), undefined, reply.headers, own);
}

function toResponse(
  status: number,
  body: string | Uint8Array<ArrayBuffer> | undefined,
  mediaType: string | undefined,
  headers: ReplyHeaders | undefined,
  own: OwnHeaders,
): Response {
  const type = mediaType?.includes('*') ? JSON_TYPE : mediaType;
  // Most replies. Servers write a plain object's headers much faster than those of a `Headers`.
  if (headers === undefined && body !== undefined)
    return new Response(body, { status, headers: { 'content-type': type ?? JSON_TYPE, ...own } });
  const all = new Headers();
  try {
    for (const [name, value] of Object.entries(headers ?? {})) {
      for (const line of typeof value === 'string' ? [value] : value) all.append(name, line);
    }
  } catch (cause) {
    throw new InvalidReply(
      'A header of the reply has a name or value that HTTP does not allow.',
      status,
      [],
      cause,
    );
  }
  for (const [name, value] of Object.entries(own)) all.set(name, value);
  if (body === undefined) all.delete('content-type');
  else if (type !== undefined) all.set('content-type', type);
  else if (!all.has('content-type')) all.set('content-type', JSON_TYPE);
  return new Response(body ?? null, { status, headers: all });
}
