/** Operations as functions, each of which can be bundled alone. */

import type { ApiError } from './client-error.ts';
import { fetchOptions, putHeaders } from './client-options.ts';
import type { ApiResponse } from './client-results.ts';
import { type ClientCall, type ClientSettings, send } from './client-send.ts';
import type { BaseCallOptions, Credentials, OperationDefinition } from './client-types.ts';
import { urlOf } from './client-url.ts';

type CallOptions = BaseCallOptions<Credentials> & {
  readonly query?: Record<string, unknown>;
  readonly cookies?: Record<string, unknown>;
  readonly accept?: string;
  readonly contentType?: string;
  readonly binary?: string;
};

type AnyCall<Resolved> = (...args: unknown[]) => Promise<Resolved>;

/** An operation before it has a type. */
export interface AnyOperation {
  (...args: unknown[]): Promise<unknown>;
  readonly operation: string;
  readonly definition: OperationDefinition;
  readonly withResponse: AnyCall<ApiResponse>;
  readonly result: AnyCall<object>;
}

/**
 * Makes the function of an operation, whose type is the caller's.
 *
 * @param connection what it sends with; without it, each call is given a connection before the other arguments
 */
export function operation<Made = AnyOperation>(
  definition: OperationDefinition,
  connection?: ClientSettings,
): Made {
  const sendTo = (args: unknown[], at?: (url: string) => string) => {
    const settings = connection ?? (args.shift() as ClientSettings);
    return send(settings, callOf(settings, definition, args, at));
  };
  const withResponse: AnyOperation['withResponse'] = (...args) => sendTo(args);
  const made: AnyOperation = Object.assign(async (...args: unknown[]) => (await withResponse(...args)).data, {
    operation: definition.id,
    definition,
    withResponse,
    result: (...args: unknown[]) =>
      withResponse(...args).then(
        ({ data, ...rest }) => ({ ...rest, ok: true, body: data }),
        (error: ApiError) => {
          const { status, body } = error.kind === 'status' ? error : ({} as Partial<ApiError>);
          return { ok: false, status, body, error };
        },
      ),
    ...definition.pages?.(sendTo, definition, connection ? 0 : 1),
  });
  return made as Made;
}

function callOf(
  { baseUrlOf, validateResponse }: ClientSettings,
  operation: OperationDefinition,
  args: unknown[],
  at = (url: string) => url,
): ClientCall<ApiResponse> {
  const { parameters = [], body: contentType } = operation;
  const path = Object.fromEntries(parameters.map((name) => [name, args.shift()]));
  const body = contentType && args.shift();
  const options = (args[0] ?? {}) as CallOptions;
  const params = { path, query: options.query ?? {} };
  return {
    operation,
    options,
    params,
    body,
    build: (headers) => {
      const init = fetchOptions(options);
      putHeaders(headers, options.headers, operation.header);
      operation.put?.(headers, options);
      if (operation.write) init.body = operation.write(body, headers, options);
      else if (body !== undefined) {
        headers['content-type'] ??= contentType as string;
        init.body = (operation.json?.() ?? JSON).stringify(body);
      }
      return [at(urlOf(baseUrlOf(operation), operation, params, operation.fill)), init];
    },
    finish: ({ data, text, isText, variant = '', items, ...rest }, fail) => {
      const { status, headers } = rest.response;
      const described = operation.responses[keyFor(operation.responses, status) ?? ''];
      // A status that is not described must have JSON too if any has, or the body would not be of a described type.
      const wanted = described ?? Object.values(operation.responses).includes(true);
      if (wanted && isText && !/20[45]/.test(`${status}`)) throw fail('invalid-json');
      const result = text === '' ? undefined : data;
      if (validateResponse && options.validate !== false) {
        const own = validateResponse[operation.id];
        const key = status in operation.responses ? `${status}` : keyFor(own, status);
        // A success in bytes is not what `default` says of errors.
        const isOther = key === 'default' && described === false && !operation.responses[key];
        const validator = isOther ? undefined : own?.[key + variant];
        if (items) items.validator = validator;
        else if (validator ? !validator(result) : described === undefined) {
          throw fail('invalid-response', '', { problems: validator?.errors });
        }
      }
      return { status, data: result, headers, ...rest };
    },
  };
}

/** The key for a status: exact, else its class (`2XX`), then `default`. */
function keyFor(entries: object | undefined, status: number): string | undefined {
  return [`${status}`, `${`${status}`[0]}XX`, 'default'].find((key) => entries && key in entries);
}
