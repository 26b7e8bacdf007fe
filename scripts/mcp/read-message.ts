import {
  INVALID_PARAMS,
  INVALID_REQUEST,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  PARSE_ERROR,
  type SpecTypeName,
  specTypeSchemas,
} from '@modelcontextprotocol/server';
import { isObject, type Json } from '../../lib/json.ts';

/** Characters of a text of the client that a response may repeat: an ID, a progress token, an error that names what was sent. */
export const MAX_REPEATED = 200;

/** Says why a line is no message, as the error of the response. */
export interface LineRefusal {
  /** `null` where the line has none that can be repeated; `undefined` of a notification, which gets no response. */
  readonly id: string | number | null | undefined;
  readonly error: { readonly code: number; readonly message: string };
}

/** Requests whose parameters are checked here, since the SDK reports some of them as errors of its own. */
const PARAMETERS: ReadonlyMap<string, SpecTypeName> = new Map([
  ['initialize', 'InitializeRequest'],
  ['ping', 'PingRequest'],
  ['tools/list', 'ListToolsRequest'],
  ['tools/call', 'CallToolRequest'],
]);

/** Reads one line: a message, or what is wrong with it, without its texts. */
export function readMessage(
  line: string,
): { readonly message: JSONRPCMessage } | { readonly refusal: LineRefusal } {
  let value: Json;
  try {
    value = JSON.parse(line);
  } catch {
    return refused(null, PARSE_ERROR, 'The line is not JSON. Send one message per line.');
  }
  if (!isObject(value))
    return refused(null, INVALID_REQUEST, 'A message is an object. Send one message per line, no lists.');
  const id = repeatableId(value.id);
  if (value.id !== undefined && id === null)
    return refused(
      null,
      INVALID_REQUEST,
      `An ID is an integer, or a text of at most ${MAX_REPEATED} characters.`,
    );
  if (isJSONRPCRequest(value)) {
    const wrong = wrongParameter(value);
    return wrong === undefined ? { message: value } : refused(id, INVALID_PARAMS, wrong);
  }
  if (isJSONRPCNotification(value) || isJSONRPCResponse(value)) return { message: value };
  if (value.jsonrpc !== '2.0') return refused(id, INVALID_REQUEST, 'The member jsonrpc must be "2.0".');
  if (typeof value.method !== 'string')
    return refused(id, INVALID_REQUEST, 'A message has a method, a result or an error.');
  return refused(
    value.id === undefined ? undefined : id,
    INVALID_PARAMS,
    'params must be an object, and _meta in it an object as the protocol describes it.',
  );
}

function repeatableId(id: Json | undefined): string | number | null {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? id : null;
  return typeof id === 'string' && id.length <= MAX_REPEATED ? id : null;
}

function wrongParameter(request: {
  readonly method: string;
  readonly params?: object | undefined;
}): string | undefined {
  const { _meta: meta } = (request.params ?? {}) as { readonly _meta?: { readonly progressToken?: unknown } };
  if (String(meta?.progressToken ?? '').length > MAX_REPEATED)
    return `params._meta.progressToken must have at most ${MAX_REPEATED} characters.`;
  const type = PARAMETERS.get(request.method);
  if (type === undefined) return undefined;
  const result = specTypeSchemas[type]['~standard'].validate(request);
  if (result instanceof Promise || result.issues === undefined) return undefined;
  const [issue] = result.issues;
  // Keys of the client may be in the path.
  const path = (issue?.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .slice(0, 3);
  return `${path.join('.').slice(0, MAX_REPEATED)}: ${(issue?.message ?? 'invalid').replace('Invalid input: ', '')}.`;
}

function refused(id: LineRefusal['id'], code: number, message: string): { readonly refusal: LineRefusal } {
  return { refusal: { id, error: { code, message } } };
}
