import type { JsonObject } from '../../../lib/json.ts';
import { withinTime } from '../../../lib/node/within-time.ts';
import { percentDecode } from '../../../templates/runtime/server-values.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { buildModel } from '../model/model.ts';
import { Sampler } from '../sample/sampler.ts';
import { describedFor, ResponseMaker, type Wish } from './choose-response.ts';
import { type MockRequest, type MockResponse, madeUp } from './mock-request.ts';
import { mockRow } from './mock-row.ts';
import { RequestChecks, type RequestRefusal } from './request-checks.ts';
import { acceptedFirst, createRouter, type Found, type MockOperation } from './routes.ts';

/** Milliseconds. */
const TIME = 2000;

export type Responder = (request: MockRequest) => Promise<MockResponse>;

export interface ResponderOptions {
  /** Random values that fit the schemas instead of the named examples; `Prefer: dynamic=...` decides for one request. */
  readonly dynamic: boolean;
  /** Called for each schema of which no sample can be made. */
  readonly onGivenUp?: (pointer: string) => void;
}

/** Responds to requests as a bundled 3.1 document describes. */
export function createResponder(document: DocumentNode, options: ResponderOptions): Responder {
  const model = buildModel(document);
  const checks = new RequestChecks(document as JsonObject, model);
  const maker = new ResponseMaker(document, new Sampler(document as JsonObject, options.onGivenUp));
  // No request has a path without a leading slash.
  const described = model.operations.filter(({ path }) => path.startsWith('/'));
  const find = createRouter(described.map((one) => ({ model: one, row: mockRow(model, one) })));
  const wishOf = (request: MockRequest): Wish => {
    const { code, example, dynamic, seed } = preferencesOf(request);
    const isDynamic = dynamic === undefined ? options.dynamic : dynamic === 'true';
    return {
      code: code === undefined ? undefined : Number(code),
      example,
      seed: isDynamic ? (seed ?? String(Math.random())) : undefined,
      accept: request.headers.accept,
    };
  };

  return async (request) => {
    const { code } = preferencesOf(request);
    if (code !== undefined && !/^[1-5]\d\d$/.test(code))
      return madeUp(400, `\`Prefer: code=${code}\` names no status code`);
    const { method, path, headers } = request;
    if (percentDecode(path) === undefined) return madeUp(400, 'The path holds a broken percent-encoding');
    // A segment of many parameters is matched by a pattern, too.
    const looked = withinTime(TIME, () => find(path, method));
    if (looked === undefined) return madeUp(500, 'The mock cannot tell which path this is in time');
    const found = looked.value;
    if (found === undefined) return madeUp(404, `No path of the description is ${path}`);
    const operations = found.operations.get(method);
    if (operations === undefined) return otherMethod(request, found);
    const wish = wishOf(request);
    let first: { readonly operation: MockOperation; readonly refusal: RequestRefusal } | undefined;
    try {
      for (const operation of acceptedFirst(operations, headers.accept)) {
        const refusal = await checks.check(operation.row, request, found.values);
        if (refusal === undefined) return maker.make(operation.model, wish);
        first ??= { operation, refusal };
      }
      if (first !== undefined) return refused(maker, first.operation, first.refusal, wish);
    } catch (error) {
      // An operation that cannot be served has a response of its own: the others can.
      const detail =
        error instanceof RangeError
          ? 'A schema or an example is nested too deeply.'
          : (error as Error).message;
      return madeUp(500, 'The mock cannot respond', { detail });
    }
    return madeUp(500, 'The mock cannot respond');
  };
}

function otherMethod({ method }: MockRequest, { allow }: Found): MockResponse {
  const headers = { allow: allow.join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers, body: undefined };
  return madeUp(405, `This path has no ${method}, but ${headers.allow}`, { headers });
}

/** The header that tells why a request was refused where the description has the response: the name that Prism gave it. */
const VIOLATIONS = 'sl-violations';
/** Many clients read no more than 8 KB of headers. */
const MAX_ERRORS_IN_HEADER = 20;

/**
 * A refused request gets its reasons: in the body, or, where the description says what the body is, in a header.
 */
function refused(
  maker: ResponseMaker,
  { model }: MockOperation,
  { statuses, title, detail, headers, faults }: RequestRefusal,
  wish: Wish,
): MockResponse {
  const validation = faults.map((fault) => ({ ...fault, severity: 'Error' }));
  const reasons = faults.map(({ location, message }) => `${location.join('/')} ${message}`);
  if (reasons.length === 0) reasons.push(detail === undefined ? title : `${title}: ${detail}`);
  const isDescribed = (status: number) => describedFor(model, status)?.status !== 'default';
  const [usual = 400] = statuses;
  const code = statuses.find((one) => describedFor(model, one) !== undefined && isDescribed(one)) ?? usual;
  const more = { detail, headers, reasons, ...(faults.length > 0 ? { members: { validation } } : {}) };
  if (describedFor(model, code) === undefined) return madeUp(code, title, more);
  // An example that is asked for by name is one of the response that was asked for.
  const example = wish.code !== undefined && statuses.includes(wish.code) ? wish.example : undefined;
  const response = maker.make(model, { ...wish, code, example });
  if (response.body === undefined) return madeUp(code, title, more);
  const violations = headerText(
    validation.length > 0 ? validation : [{ message: detail ?? title, severity: 'Error' }],
  );
  return { ...response, headers: { ...headers, ...response.headers, [VIOLATIONS]: violations }, reasons };
}

/** As JSON, but other characters than ASCII as escapes: a header cannot hold them. */
function headerText(errors: readonly unknown[]): string {
  const text = JSON.stringify(errors.slice(0, MAX_ERRORS_IN_HEADER));
  return text.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

type Preferences = { readonly [preference in 'code' | 'dynamic' | 'example' | 'seed']?: string };

/** `Prefer: code=404, example=name`, or the same in the query, `?__code=404`. */
function preferencesOf({ headers, query }: MockRequest): Preferences {
  const preferred = [...(headers.prefer ?? '').matchAll(/([a-z]+)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/gi)].map(
    ([, name, quoted, plain]) => [String(name).toLowerCase(), quoted ?? plain],
  );
  const asked = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    name.startsWith('__') ? [[name.slice(2), value]] : [],
  );
  return Object.fromEntries([...asked, ...preferred]);
}
