// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Checks a handler's reply against the description and makes the response. */

// prettier-ignore
import { contentOfType, essenceOf } from './server-media-types.ts';
// prettier-ignore
import type {
  ContentEncoder,
  ContentRow,
  FetchBody,
  OperationRow,
  ProblemItem,
  Reply,
  ReplyHeaders,
  ResponseRow,
  ServerOptions,
  ServerTable,
  StreamWatch,
} from './server-types.ts';
// prettier-ignore
import { toItems } from './server-validation-errors.ts';

/** The reply does not match the description and must not be sent. The message says why, without values. */
// prettier-ignore
export class InvalidReply extends Error {
  override readonly name = 'InvalidReply';
  readonly status: number | undefined;
  readonly errors: readonly ProblemItem[];

  constructor(message: string, status?: number, errors: readonly ProblemItem[] = [], cause?: unknown) {
    super(message);
    // As the constructor's option, which the types of ES2021 do not have.
    if (cause !== undefined)
      Object.defineProperty(this, 'cause', { value: cause, writable: true, configurable: true });
    this.status = status;
    this.errors = errors;
  }
}

/**
 * A body that is JSON text already, such as a record from a store: sent unchanged if it matches the description. The last
 * texts that matched are remembered, so that sending the same record again only costs a comparison.
 */
// prettier-ignore
export class JsonText<Body = unknown> {
  readonly text: string;
  /** The type of the value, for the compiler only; the field does not exist. */
  declare readonly holds: Body;

  constructor(text: string) {
    this.text = text;
  }
}

// prettier-ignore
const BODILESS = new Set([204, 205, 304]);
// prettier-ignore
const JSON_TYPE = 'application/json';
// prettier-ignore
const utf8 = new TextEncoder();

// prettier-ignore
export interface ReplyChecks {
  readonly validate: boolean;
  readonly maxErrors: number;
  /** The last texts of a `JsonText` that matched, by the described content. */
  readonly matched: Map<ContentRow, MatchedTexts>;
  readonly make: MakeResponse;
}

// prettier-ignore
export type MakeResponse = NonNullable<ServerOptions['makeResponse']>;

// prettier-ignore
export const makeWithFetch: MakeResponse = (body, parts) => new Response(body, parts);

/** A reply is checked with these. */
// prettier-ignore
interface Checks {
  readonly table: Pick<ServerTable, 'all' | 'fast'>;
  readonly options: ReplyChecks;
}

/** The known facts about a request when its reply is made. */
// prettier-ignore
export interface ReplyTrace {
  /** Sent with every response. */
  readonly headers: OwnHeaders;
  /** Reports what ended the body after the response had begun, and returns the error that the body ends with. */
  readonly failed: StreamWatch['failed'];
}

/** Headers that are known to be valid, names in lower case. */
// prettier-ignore
export type OwnHeaders = Readonly<Record<string, string>>;

/** A text that is known to match. */
// prettier-ignore
interface Ready {
  readonly text: string;
  /** Encoded when the text is sent a second time; most texts never are. */
  bytes?: ReturnType<Uint8Array['slice']>;
}

/** So many texts of one content are remembered, unless they are larger than this. */
// prettier-ignore
const MAX_TEXTS = 64;
// prettier-ignore
const MAX_TEXT_LENGTH = 65_536;

/** Texts that are known to match a content. */
// prettier-ignore
export class MatchedTexts {
  private readonly byText = new Map<string, Ready>();
  private last: Ready | undefined;

  find(text: string): Ready | undefined {
    // Comparing two texts costs less than hashing one of them.
    if (this.last?.text !== text) this.last = this.byText.get(text) ?? this.last;
    return this.last?.text === text ? this.last : undefined;
  }

  add(text: string): void {
    this.last = { text };
    if (text.length > MAX_TEXT_LENGTH) return;
    if (this.byText.size >= MAX_TEXTS)
      for (const oldest of this.byText.keys()) {
        this.byText.delete(oldest);
        break;
      }
    this.byText.set(text, this.last);
  }
}

/** Checks and serializes a reply. Throws InvalidReply. */
// prettier-ignore
export function toCheckedResponse(
  reply: Reply,
  operation: OperationRow,
  table: Pick<ServerTable, 'all' | 'fast'>,
  options: ReplyChecks,
  trace: ReplyTrace,
): Response {
  const status = reply?.status;
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new InvalidReply('The reply has no HTTP status from 200 to 599.');
  }
  const row = describedResponse(operation.responses, status);
  if (row === undefined && status < 400) {
    throw new InvalidReply(`The description does not promise status ${status}.`, status);
  }
  const content = contentOfReply(row, reply, status);
  if (row !== undefined && content?.encode !== undefined && reply.body !== undefined)
    return encoded(reply, content.encode, operation, row, content, { table, options }, trace);
  const ready = reply.body instanceof JsonText;
  const text = ready ? (reply.body as JsonText).text : toJson(reply.body, status, content?.json);
  if (text !== undefined && BODILESS.has(status))
    throw new InvalidReply(`Status ${status} carries no body.`, status);
  if (content !== undefined && text === undefined) {
    throw new InvalidReply(`The description promises a body with status ${status}.`, status);
  }
  const type = content && reply.contentType !== undefined ? reply.contentType : content?.mediaType;
  if (row === undefined || content === undefined || !options.validate || text === undefined)
    return toResponse(status, text, type, reply.headers, trace.headers, options.make);
  const known = ready ? options.matched.get(content)?.find(text) : undefined;
  if (known !== undefined) {
    known.bytes ??= utf8.encode(text);
    return toResponse(status, known.bytes, type, reply.headers, trace.headers, options.make);
  }
  check(parse(text, status, content.json), operation, row, content, status, { table, options });
  if (ready) remember(options.matched, content, text);
  return toResponse(status, text, type, reply.headers, trace.headers, options.make);
}

// prettier-ignore
function remember(matched: ReplyChecks['matched'], content: ContentRow, text: string): void {
  const texts = matched.get(content) ?? new MatchedTexts();
  texts.add(text);
  matched.set(content, texts);
}

/** Finds which of the described contents a reply is: the one it names, else the first. */
// prettier-ignore
function contentOfReply(
  row: ResponseRow | undefined,
  { contentType }: Reply,
  status: number,
): ContentRow | undefined {
  const contents = row?.contents ?? [];
  if (contentType === undefined || contents.length === 0) return contents[0];
  const found = contentOfType(contents, contentType);
  if (found !== undefined) return found;
  throw new InvalidReply(
    `The description does not promise ${essenceOf(contentType)} with status ${status}.`,
    status,
  );
}

/** A reply in another format than JSON. Throws InvalidReply. */
// prettier-ignore
function encoded(
  reply: Reply,
  encode: ContentEncoder,
  operation: OperationRow,
  row: ResponseRow,
  content: ContentRow,
  checks: Checks,
  { headers: own, failed }: ReplyTrace,
): Response {
  const { status, body: value, contentType, headers } = reply;
  if (BODILESS.has(status)) throw new InvalidReply(`Status ${status} carries no body.`, status);
  if (checks.options.validate && typeof value === 'string')
    check(value, operation, row, content, status, checks);
  const mediaType = contentType ?? (content.mediaType.includes('*') ? undefined : content.mediaType);
  try {
    const item = (one: unknown) => check(one, operation, row, content, status, checks);
    const { json } = content;
    const sent = encode(value, mediaType, {
      check: checks.options.validate ? item : undefined,
      json,
      failed,
    });
    return toResponse(status, sent.body, sent.contentType, headers, own, checks.options.make);
  } catch (cause) {
    if (cause instanceof InvalidReply) throw cause;
    throw new InvalidReply(
      cause instanceof Error ? cause.message : 'The body cannot be written.',
      status,
      [],
      cause,
    );
  }
}

/** Checks the text, which is what the caller gets: a Date, a getter or a toJSON may make it differ from the object. */
// prettier-ignore
function check(
  value: unknown,
  operation: OperationRow,
  row: ResponseRow,
  content: ContentRow,
  status: number,
  { table, options: { maxErrors } }: Checks,
): void {
  const key = row.contents[0] === content ? row.status : `${row.status} ${content.mediaType}`;
  const decide = table.fast.responses[operation.id]?.[key];
  if (decide === undefined || decide(value)) return;
  const describe = table.all.responses[operation.id]?.[key];
  const errors = describe === undefined || describe(value) ? decide.errors : describe.errors;
  throw new InvalidReply(
    `The body does not match what the description promises for status ${status}.`,
    status,
    toItems(errors, maxErrors),
  );
}

// prettier-ignore
function parse(text: string, status: number, json: ContentRow['json'] = JSON): unknown {
  try {
    return json.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new InvalidReply('The JsonText of the reply is not valid JSON.', status);
  }
}

/** The exact status, else its class (`2XX`), else `default`; for a success, `default` only where no success is described. */
// prettier-ignore
export function describedResponse(rows: readonly ResponseRow[], status: number): ResponseRow | undefined {
  const named = (name: string) => rows.find((row) => row.status.toUpperCase() === name);
  const found = named(String(status)) ?? named(`${Math.floor(status / 100)}XX`);
  if (found !== undefined) return found;
  if (status < 400 && rows.some((row) => row.status.startsWith('2'))) return undefined;
  return rows.find((row) => row.status === 'default');
}

// prettier-ignore
function toJson(body: unknown, status: number, json: ContentRow['json'] = JSON): string | undefined {
  if (body === undefined) return undefined;
  let text: string | undefined;
  try {
    text = json.stringify(body);
  } catch (cause) {
    throw new InvalidReply('The body cannot be written as JSON.', status, [], cause);
  }
  if (text === undefined) throw new InvalidReply('The body cannot be written as JSON.', status);
  return text;
}

/** Serializes a reply that needs no check: a problem of the server itself. */
// prettier-ignore
export function toUncheckedResponse(reply: Reply, own: OwnHeaders, make: MakeResponse): Response {
  return toResponse(reply.status, toJson(reply.body, reply.status), undefined, reply.headers, own, make);
}

// prettier-ignore
function toResponse(
  status: number,
  body: FetchBody | undefined,
  mediaType: string | null | undefined,
  headers: ReplyHeaders | undefined,
  own: OwnHeaders,
  make: MakeResponse,
): Response {
  const type = mediaType?.includes('*') ? JSON_TYPE : mediaType;
  // Most replies. Servers write a plain object's headers much faster than those of a `Headers`.
  if (headers === undefined && body !== undefined && type !== null)
    return make(body, { status, headers: { 'content-type': type ?? JSON_TYPE, ...own } });
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
  if (body === undefined || type === null) all.delete('content-type');
  else if (type !== undefined) all.set('content-type', type);
  else if (!all.has('content-type')) all.set('content-type', JSON_TYPE);
  return make(body ?? null, { status, headers: all });
}
