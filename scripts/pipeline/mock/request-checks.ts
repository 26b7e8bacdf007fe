import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { DECIMAL_MULTIPLE_OF } from '../../../lib/is-multiple.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { fromPointer, toFragment } from '../../../lib/json-pointer.ts';
import { withinTime } from '../../../lib/node/within-time.ts';
import type { ApiModel } from '../../../templates/model.ts';
import { type ReadBody, readBody } from '../../../templates/runtime/server-body.ts';
import { readCredentials } from '../../../templates/runtime/server-credentials.ts';
import { readParameters } from '../../../templates/runtime/server-parameters.ts';
import { ProblemError } from '../../../templates/runtime/server-problem.ts';
import type { FetchBody, OperationRow, ProblemItem } from '../../../templates/runtime/server-types.ts';
import { toItems } from '../../../templates/runtime/server-validation-errors.ts';
import { ToolError } from '../../cli/errors.ts';
import { validatedSchemas } from '../make/validators.ts';
import { onlyVerdicts } from '../model/verdicts.ts';
import type { MockRequest } from './mock-request.ts';
import { REQUEST_FORMATS, withoutImpossibleFormats } from './request-formats.ts';

/** A fault of a request. */
export interface RequestRefusal {
  /** The statuses that a server is expected to respond with; if none of them is described, the first is. */
  readonly statuses: readonly number[];
  readonly title: string;
  readonly detail?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The place of the fault, and the fault: `['query', 'pageSize']`, `is required`. */
  readonly faults: readonly {
    readonly location: readonly string[];
    readonly code: string;
    readonly message: string;
  }[];
}

/** Bytes of a request body. */
export const BODY_LIMIT = 10 * 1024 * 1024;
const LIMITS = { maxBodyBytes: BODY_LIMIT, maxDepth: 500, trustContentLength: false };
const MAX_ERRORS = 100;
/** Milliseconds that the values of one request may take, which is a hundred times what any honest pattern needs. */
const TIME = 5000;

/** Holds requests against the description, with the readers of the generated server. Schemas are compiled when they are first needed. */
export class RequestChecks {
  readonly #model: ApiModel;
  readonly #ajv: Ajv2020;
  /** Finds the schema of an operation's parameters or body, by table and key. */
  readonly #pointers: ReadonlyMap<string, string>;

  constructor(document: JsonObject, model: ApiModel) {
    this.#model = model;
    const { entries, root } = validatedSchemas(
      withoutImpossibleFormats(onlyVerdicts(document, 'format')),
      model.operations,
    );
    this.#pointers = new Map(
      entries.map(({ table, key, operation, pointer }) => [`${table} ${key ?? operation}`, pointer]),
    );
    const options = {
      strict: false,
      // A parameter may be called `constructor`, which every object inherits.
      ownProperties: true,
      validateSchema: false,
      logger: false,
      allErrors: true,
      inlineRefs: false,
      code: { optimize: false },
    } as const;
    this.#ajv = new Ajv2020({ ...options, formats: REQUEST_FORMATS });
    this.#ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF);
    this.#ajv.addSchema(root, 'document');
  }

  /**
   * @param path values of the path's parameters, still percent-encoded
   * @returns `undefined` for a request that is as described
   * @throws ToolError `unsupported` where it cannot be told
   */
  async check(
    row: OperationRow,
    request: MockRequest,
    path: ReadonlyMap<string, string>,
  ): Promise<RequestRefusal | undefined> {
    try {
      const { query } = request;
      const headers = new Headers(request.headers);
      const head = new Request('http://mock.invalid', { headers });
      const { credentials, title } = this.#model;
      readCredentials(row, credentials, head, query, title);
      const validate = this.#validator('parameters', row.id);
      const decide = { [row.id]: validate };
      const raw = { path, query: withoutPreferences(query), headers };
      inTime(() => readParameters(row, raw, { decide, describe: {} }, MAX_ERRORS));
      // The method does not matter here, and Fetch knows no body of a GET.
      const sent = new Request('http://mock.invalid', {
        method: 'POST',
        headers,
        body: request.body as FetchBody,
      });
      this.#checkBody(row, await readBody(sent, row.body, LIMITS));
      return undefined;
    } catch (error) {
      if (error instanceof ProblemError) return refusalOf(error);
      throw error;
    }
  }

  #checkBody({ id, body }: OperationRow, { checked, isList, content }: ReadBody): void {
    if (checked === undefined) return;
    const key = body?.contents[0] === content ? id : `${id} ${content?.mediaType}`;
    const validate = this.#validator('requestBodies', key);
    if (validate === undefined) return;
    const values: readonly unknown[] = isList ? (checked as unknown[]) : [checked];
    const errors = inTime(() =>
      values.flatMap((value, index) => {
        if (validate(value)) return [];
        const place = isList ? `/${index}` : '';
        return (validate.errors ?? []).map((one) => ({ ...one, instancePath: place + one.instancePath }));
      }),
    );
    if (errors.length === 0) return;
    const detail = 'The body does not match the description.';
    throw new ProblemError(400, { code: 'invalid-body', detail, errors: toItems(errors, MAX_ERRORS) });
  }

  #validator(table: string, key: string): ValidateFunction | undefined {
    const pointer = this.#pointers.get(`${table} ${key}`);
    if (pointer === undefined) return undefined;
    try {
      return this.#ajv.getSchema(`document${toFragment(fromPointer(pointer))}`);
    } catch (error) {
      const what = table === 'parameters' ? 'parameters' : 'a request body';
      throw new ToolError('unsupported', `The mock cannot check ${what}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

function inTime<T>(run: () => T): T {
  const result = withinTime(TIME, run);
  if (result !== undefined) return result.value;
  throw new ToolError(
    'unsupported',
    'The mock cannot check this request: checking it against its schema takes too long.',
  );
}

/** `?__code=404` is for the mock. */
function withoutPreferences(query: string): string {
  const pairs = query.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => !/^(?:_|%5f){2}/i.test(pair)).join('&');
}

/** Statuses that a description may have for what is wrong, in the order in which they fit. */
const STATUSES: Readonly<Record<string, readonly number[]>> = {
  'invalid-parameters': [422, 400],
  'invalid-body': [422, 400],
  'body-required': [422, 400],
  'unsupported-media-type': [415, 422, 400],
};
const TITLES: Readonly<Record<string, string>> = {
  unauthenticated: 'The credentials are missing',
  'malformed-json': 'The body is not JSON',
  'invalid-text': 'The body is not JSON',
};

function refusalOf({ status, input }: ProblemError): RequestRefusal {
  const { code = '', detail = '', errors = [], headers = {} } = input;
  const faults =
    code === 'body-required'
      ? [{ location: ['body'], code: 'required', message: 'Request body is required' }]
      : errors.map(faultOf);
  return {
    statuses: STATUSES[code] ?? [status],
    title: TITLES[code] ?? (faults.length > 0 ? 'Invalid request' : detail),
    detail,
    headers: headers as RequestRefusal['headers'],
    faults,
  };
}

function faultOf({
  in: place,
  name,
  pointer,
  detail,
  keyword,
}: ProblemItem): RequestRefusal['faults'][number] {
  const inside = fromPointer(pointer);
  const location = [place ?? 'body', ...(name === undefined ? [] : [name]), ...inside];
  const what =
    place === 'body'
      ? `body ${inside.length === 0 ? '' : `property ${inside.join('.')} `}`
      : `${place} parameter ${[name, ...inside].join('.')} `;
  return { location, code: keyword ?? '', message: `Request ${what}${detail}` };
}
