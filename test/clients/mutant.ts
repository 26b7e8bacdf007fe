import type { ClientFunction, FunctionBench } from '../../conformance/client/function-stage.ts';
import { matchOperation } from '../../conformance/traffic/match-operation.ts';
import type { ClientOptions } from '../../generated/client.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import { callAll, clientOf } from './workflow.ts';

/** A faulty client: ours, with something between it and its bank that spoils what it does. */
export interface ClientMutant {
  /** The row, and how it is broken: `credentials.key-in-its-header: no key for createCard`. */
  readonly id: string;
  /** The row that must be violated. */
  readonly row: string;
  readonly client: ClientFunction;
  /** The operation whose failures show it; absent: no failure of a single operation does. */
  readonly operation?: OperationId;
}

/** A request on its way, which may be changed. */
export interface Sent {
  url: string;
  method: string;
  readonly headers: Headers;
  body: string | Uint8Array<ArrayBuffer> | null;
  readonly operation: OperationId | undefined;
  readonly signal: AbortSignal | undefined;
}

export type Send = (sent: Sent) => Promise<Response>;
/** Stands between the client and the network. Made anew for each run, so it may remember. */
export type Around = (send: Send, bench: FunctionBench) => Send;

/** Our client behind a wrapper of its `fetch`. */
export function clientBehind(around: Around, options: Partial<ClientOptions> = {}): ClientFunction {
  return (bench) => {
    const send: Send = ({ url, method, headers, body, signal }) =>
      bench.fetch(url, { method, headers, body, redirect: 'manual', ...(signal && { signal }) });
    const through = around(send, bench);
    const fetch: typeof globalThis.fetch = async (input, init = {}) => {
      const url = String(input);
      const { method = 'GET', headers, body, signal } = init;
      const { operation } = matchOperation(method, url) ?? {};
      return through({
        url,
        method,
        headers: new Headers(headers),
        body: (body ?? null) as string | null,
        operation,
        signal: signal ?? undefined,
      });
    };
    return callAll(clientOf({ ...bench, fetch }, options), bench);
  };
}

/** Changes each request, or those of one operation. */
export function changing(
  change: (sent: Sent, bench: FunctionBench) => void,
  operation?: OperationId,
): Around {
  return (send, bench) => (sent) => {
    if (operation === undefined || sent.operation === operation) change(sent, bench);
    return send(sent);
  };
}

/** Changes the JSON body of the requests of one operation. */
export function changingBody(
  operation: OperationId,
  // biome-ignore lint/suspicious/noExplicitAny: what a mutant does to a body fits no type, which is its point.
  change: (body: any, bench: FunctionBench) => unknown,
): Around {
  return changing((sent, bench) => {
    const body = JSON.parse(sent.body as string);
    sent.body = JSON.stringify(change(body, bench) ?? body);
  }, operation);
}

/** Looks at each success; what it throws, the client throws. */
export function expecting(
  operation: OperationId,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  look: (body: any, response: Response, text: string) => void,
): Around {
  return (send) => async (sent) => {
    const response = await send(sent);
    if (sent.operation !== operation || !response.ok) return response;
    const text = await response.clone().text();
    look(JSON.parse(text) as JsonObject, response, text);
    return response;
  };
}

/** Sends again after a failure, as long as `again` says so. */
export function retrying(
  operation: OperationId,
  again: (outcome: Response | 'no response', attempt: number) => boolean | Promise<boolean>,
  pauseMs = 50,
): Around {
  return (send) => async (sent) => {
    for (let attempt = 1; ; attempt++) {
      // Its own limit, shorter than that of the client, which would not wait for the second attempt.
      const signal = attempt === 1 ? abortedAfter(1000) : undefined;
      const response = await send({ ...sent, signal }).catch((error: unknown) => error as Error);
      const outcome = response instanceof Error ? 'no response' : response;
      if (sent.operation !== operation || !(await again(outcome, attempt))) {
        if (response instanceof Error) throw response;
        return response;
      }
      await pause(pauseMs);
    }
  };
}

/** Like `AbortSignal.timeout`, by the timers of the run, whose clock may not be the system's. */
function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  globalThis.setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
}

export function mutant(
  row: string,
  how: string,
  around: Around,
  more: { readonly operation?: OperationId; readonly options?: Partial<ClientOptions> } = {},
): ClientMutant {
  const { operation, options } = more;
  return {
    id: `${row}: ${how}`,
    row,
    client: clientBehind(around, options),
    ...(operation !== undefined && { operation }),
  };
}

/** Several ways to break one row, by what they do. */
export const mutants = (row: string, ways: Readonly<Record<string, Around>>): readonly ClientMutant[] =>
  Object.entries(ways).map(([how, around]) => mutant(row, how, around));
