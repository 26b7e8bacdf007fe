import type { IHttpConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { JsonObject } from '../../../lib/json.ts';
import { optionalTool } from '../../cli/optional-tool.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { showDataReferences } from '../read/data-places.ts';
import { Sampler } from '../sample/sampler.ts';
import { documentForPrism, refuseUncheckable, withoutDecimalSteps } from './mock-document.ts';
import { describedNames, type NameParameters, type PrismError } from './mock-names.ts';
import { mockOperations, type Operations, withoutResponseSchemas } from './mock-operations.ts';
import { addSamples } from './mock-samples.ts';
import { asSent, chooseAtOneAddress } from './same-address.ts';

/** A request as the mock's server read it; `body` is `undefined` when none was sent. */
export interface MockRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface MockResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The value to be sent, not yet written as JSON; `undefined` for none. */
  readonly body: unknown;
  /** What is wrong with the request, for the log: `body/name must be string`. */
  readonly reasons?: readonly string[];
}

export type Responder = (request: MockRequest) => Promise<MockResponse>;

/** What Prism knows of an error. */
interface Failure {
  readonly name?: string;
  readonly message: string;
  readonly status?: number;
  readonly detail?: string;
  readonly additional?:
    | { readonly headers?: Record<string, string>; readonly [member: string]: unknown }
    | undefined;
}

/** The header and the member of a body that tell a response which the mock made up from one that the description holds. */
export const MADE_UP = { header: 'x-made-up-by', value: 'mock' } as const;
const NOTE = 'Invented by the mock: the description does not specify this error response.';

/** Random values fail their own schema now and then; another draw is then taken. */
const DRAWS = 25;

/**
 * Answers requests as a bundled 3.1 document describes, with Prism; the only file that touches it.
 *
 * @param dynamic random values that fit the schemas instead of the named examples; `Prefer: dynamic=...` decides for one request
 * @throws ToolError `unsupported` for a schema that cannot be checked, `environment` when Prism is not installed
 */
export async function createResponder(document: DocumentNode, dynamic: boolean): Promise<Responder> {
  const prism = await optionalTool('@stoplight/prism-http', () => import('@stoplight/prism-http'));
  const prepared = documentForPrism(document);
  const requireCheckable = refuseUncheckable(prepared);
  const sampler = new Sampler(document as JsonObject);
  const { operations, requests } = mockOperations(
    withoutDecimalSteps(withoutResponseSchemas(prepared)),
    (operation) => {
      requireCheckable(operation);
      addSamples(operation, document as JsonObject, sampler);
    },
  );
  const choose = chooseAtOneAddress(prepared);
  const mock = new PrismMock(prism, {
    operations,
    // Prism's own reader, since only references that it has resolved are filled with random values; slow where schemas refer to each other.
    readWithSchemas: () => prism.getHttpOperationsFromSpec(prepared),
    dynamic,
    nameParameters: describedNames(requests),
  });
  return async (request) => {
    const preferences = preferencesOf(request);
    if (preferences.code !== undefined && !/^[1-5]\d\d$/.test(preferences.code)) {
      return madeUp({ message: `\`Prefer: code=${preferences.code}\` names no status code`, status: 400 });
    }
    const { method, url, headers } = request;
    const responses: MockResponse[] = [];
    for (const mayRespond of choose({ method, pathname: url.pathname, accept: headers.accept })) {
      const { response, isRefused } = await mock.attempt(request, preferences, mayRespond);
      if (!isRefused) return response;
      responses.push(response);
    }
    return responses[0] ?? madeUp({ message: 'The mock cannot respond' });
  };
}

type Prism = typeof import('@stoplight/prism-http');

interface PrismMockOptions {
  /** Without the schemas of responses. */
  readonly operations: Operations;
  readonly readWithSchemas: () => Promise<Operations>;
  readonly dynamic: boolean;
  readonly nameParameters: NameParameters;
}

/** Prism, with its results as responses. */
class PrismMock {
  readonly #options: PrismMockOptions;
  readonly #config: IHttpConfig;
  readonly #instance: ReturnType<Prism['createInstance']>;
  #withSchemas: Promise<Operations> | undefined;

  constructor(prism: Prism, options: PrismMockOptions) {
    const checks = { checkSecurity: true, validateRequest: true, validateResponse: false, errors: false };
    const mock = { dynamic: options.dynamic };
    this.#options = options;
    this.#config = { ...checks, isProxy: false, upstreamProxy: undefined, mock };
    this.#instance = prism.createInstance(this.#config, { logger: silentLogger() as never });
  }

  async attempt(
    request: MockRequest,
    preferences: Preferences,
    mayRespond: (one: Operations[number]) => boolean,
  ): Promise<{ readonly response: MockResponse; readonly isRefused: boolean }> {
    const { operations, dynamic, nameParameters } = this.#options;
    const mock = {
      dynamic: preferences.dynamic === undefined ? dynamic : preferences.dynamic === 'true',
      ...(preferences.code === undefined ? {} : { code: Number(preferences.code) }),
      ...(preferences.example === undefined ? {} : { exampleKey: preferences.example }),
    };
    for (let draw = 0; draw < DRAWS; draw++) {
      const seed = draw === 0 ? preferences.seed : `${preferences.seed}#${draw}`;
      const all = mock.dynamic ? await this.#operationsWithSchemas() : operations;
      const outcome = await this.#respond(toPrism(request), all.filter(mayRespond).map(asSent), {
        ...this.#config,
        validateResponse: mock.dynamic,
        mock: preferences.seed === undefined ? { ...mock } : { ...mock, seed: String(seed) },
      });
      if (outcome._tag === 'Left') {
        const failure = outcome.left as Failure;
        const isRefused = errorsOf(failure).length > 0 || failure.status === UNSUPPORTED_TYPE;
        return { response: madeUp(withDescribedNames(failure, nameParameters)), isRefused };
      }
      const { output, validations } = outcome.right;
      if (validations.output.some(isError)) continue;
      const refused = validations.input.filter(isError);
      const shown = { ...output, body: showDataReferences(output.body) };
      return { response: responseOf(shown, refused, nameParameters), isRefused: refused.length > 0 };
    }
    const detail = `None of ${DRAWS} draws did. \`Prefer: dynamic=false\` gets the example instead.`;
    const message = 'No random value fits the schema of this response';
    return { response: madeUp({ message, status: 500, detail }), isRefused: false };
  }

  #operationsWithSchemas(): Promise<Operations> {
    this.#withSchemas ??= this.#options.readWithSchemas();
    return this.#withSchemas;
  }

  /** An operation that cannot be served has a response of its own: the others can. */
  async #respond(...args: Parameters<ReturnType<Prism['createInstance']>['request']>) {
    try {
      return await this.#instance.request(...args)();
    } catch (error) {
      const detail = (error as Error).message;
      return { _tag: 'Left', left: { message: 'The mock cannot respond', status: 500, detail } } as const;
    }
  }
}

const UNSUPPORTED_TYPE = 415;

/** What Prism found wrong with a value. */
interface Finding {
  readonly path?: string[];
  readonly code?: string | number;
  readonly message: string;
  readonly severity: number;
}

function isError({ severity }: Finding): boolean {
  return severity === 0;
}

/** The header that tells why a request was refused where the description has the response: Prism's own name for it. */
const VIOLATIONS = 'sl-violations';

/**
 * A refused request gets its reasons: in the body, or, where the description says what the body is, in a header. Another error without
 * a body stays without one, but is labelled.
 */
function responseOf(
  { statusCode: status, headers, body }: IHttpResponse,
  refused: readonly Finding[],
  nameParameters: NameParameters,
): MockResponse {
  const described = lowerCased(headers ?? {});
  if (refused.length === 0) {
    if (body !== undefined || status < 400) return { status, headers: described, body };
    return { status, headers: { ...described, [MADE_UP.header]: MADE_UP.value }, body };
  }
  const found = refused.map(({ path, code, message }) => ({
    location: path,
    severity: 'Error',
    code,
    message,
  }));
  const failure = withDescribedNames(
    { message: 'Invalid request', status, additional: { validation: found } },
    nameParameters,
  );
  if (body === undefined) return madeUp(failure);
  const reasons = reasonsOf(failure);
  return {
    status,
    headers: { ...described, [VIOLATIONS]: headerText(errorsOf(failure)) },
    body,
    reasons,
  };
}

/** As JSON, but other characters than ASCII as escapes: a header cannot hold them. */
function headerText(errors: readonly unknown[]): string {
  const text = JSON.stringify(errors.slice(0, MAX_ERRORS_IN_HEADER));
  return text.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Many clients read no more than 8 KB of headers. */
const MAX_ERRORS_IN_HEADER = 20;

/** `body/name must be string` for each error of a failure, or its detail. */
function reasonsOf(failure: Failure): string[] {
  const errors = errorsOf(failure);
  if (errors.length === 0) return failure.detail === undefined ? [] : [failure.detail];
  return errors.map(({ location = [], message }) => [location.join('/'), message].filter(Boolean).join(' '));
}

function errorsOf({ additional }: Failure): readonly PrismError[] {
  return Array.isArray(additional?.validation) ? additional.validation : [];
}

/** A failure whose errors call each parameter as the description does. */
function withDescribedNames(failure: Failure, nameParameters: NameParameters): Failure {
  const errors = errorsOf(failure);
  if (errors.length === 0) return failure;
  return { ...failure, additional: { ...failure.additional, validation: errors.map(nameParameters) } };
}

/** An error in the form of RFC 9457, labelled as the mock's own. */
export function madeUp({ name, message, status = 500, detail, additional = {} }: Failure): MockResponse {
  const { headers, ...members } = additional;
  return {
    reasons: reasonsOf({ message, ...(detail === undefined ? {} : { detail }), additional }),
    status,
    headers: {
      ...lowerCased(headers ?? {}),
      'content-type': 'application/problem+json',
      [MADE_UP.header]: MADE_UP.value,
    },
    body: {
      type: name?.startsWith('https:') ? name : 'about:blank',
      title: message,
      status,
      ...(detail ? { detail } : {}),
      ...members,
      note: NOTE,
    },
  };
}

type Preferences = { readonly [preference in 'code' | 'dynamic' | 'example' | 'seed']?: string };

/** `Prefer: code=404, example=name`, or the same in the query with Prism's names, `?__code=404`. */
function preferencesOf({ headers, url }: MockRequest): Preferences {
  const preferred = [...(headers.prefer ?? '').matchAll(/([a-z]+)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/gi)].map(
    ([, name, quoted, plain]) => [String(name).toLowerCase(), quoted ?? plain],
  );
  const asked = [...url.searchParams].flatMap(([name, value]) =>
    name.startsWith('__') ? [[name.slice(2), value]] : [],
  );
  return Object.fromEntries([...asked, ...preferred]);
}

function toPrism({ method, url, headers, body }: MockRequest): IHttpRequest {
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length === 1 ? String(values[0]) : values];
    }),
  );
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query },
    headers: { ...headers },
    // Prism takes `null` for "no body" and lets it pass; a symbol is no JSON value either, and is checked.
    body: body === null ? Symbol('null') : (body ?? null),
  };
}

function lowerCased(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** Prism logs each step of each request; the mock says what matters in one line of its own. */
function silentLogger(): object {
  const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
  const logger: Record<string, unknown> = Object.fromEntries(levels.map((level) => [level, () => {}]));
  return Object.assign(logger, { child: () => logger });
}
