import createOpenapiFetch from 'openapi-fetch';
import { createClient } from '../generated/client.ts';
import type { OperationId } from '../generated/operations.ts';
import { type ExampleCall, exampleCalls } from './example-calls.ts';
import { atMost, median, type Part, race, ratioOf } from './measure.ts';
import { startNode } from './servers.ts';

const ROUNDS = 21;
/** Calls of every operation in a round. */
const REPEAT = 50;

type AnyCall = (...args: unknown[]) => Promise<unknown>;

const headers = {
  'sd-api-key': 'example-api-key',
  'sd-person-id': 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
};

/** This is the client that a person would write by hand: the same request, a look at the status, and the body parsed. */
async function bareFetch(baseUrl: string, { method, path, request }: ExampleCall): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: request === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(request !== undefined && { body: JSON.stringify(request) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
}

const part: Part = {
  title: `generated client against bare fetch and openapi-fetch, ${REPEAT} calls of each operation, keep-alive, server in another process`,
  async run() {
    const calls = exampleCalls();
    const server = await startNode('bench/answering-server.ts', []);
    const baseUrl = server.url;
    const client = createClient({
      baseUrl,
      credentials: { apiKey: headers['sd-api-key'], personId: headers['sd-person-id'] },
    });
    const openapiFetch = createOpenapiFetch<Record<string, Record<string, never>>>({ baseUrl, headers });
    const repeat = async (call: (one: ExampleCall) => unknown) => {
      for (let count = 0; count < REPEAT; count++) for (const one of calls) await call(one);
    };
    try {
      const { ours, bare, similar } = await race(ROUNDS, {
        bare: () => repeat((one) => bareFetch(baseUrl, one)),
        // Its paths have no parameters left to fill in.
        similar: () =>
          repeat(({ method, path, request }) =>
            openapiFetch.request(method.toLowerCase() as never, path as never, { body: request } as never),
          ),
        ours: () =>
          repeat(({ id, parameters, request }) =>
            (client[id as OperationId] as AnyCall)(
              ...parameters,
              ...(request === undefined ? [] : [request]),
            ),
          ),
      });
      const each = (times: readonly number[]) =>
        `${((median(times) / REPEAT / calls.length) * 1000).toFixed(0)} µs`;
      return Object.entries({ 'bare fetch': bare, 'openapi-fetch': similar }).map(([name, peer]) => {
        const ratio = ratioOf(ours, peer);
        const goal = peer === bare ? 1.1 : 1;
        return { what: `a call, ${name}`, ours: each(ours), peer: each(peer), ratio, ...atMost(goal, ratio) };
      });
    } finally {
      await server.stop();
    }
  },
};

export default part;
