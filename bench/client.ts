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
  title: `generated client against bare fetch, ${REPEAT} calls of each operation, keep-alive, server in another process`,
  async run() {
    const calls = exampleCalls();
    const server = await startNode('bench/answering-server.ts', []);
    const baseUrl = server.url;
    const client = createClient({
      baseUrl,
      credentials: { apiKey: headers['sd-api-key'], personId: headers['sd-person-id'] },
    });
    const repeat = async (call: (one: ExampleCall) => unknown) => {
      for (let count = 0; count < REPEAT; count++) for (const one of calls) await call(one);
    };
    try {
      const { ours, peer } = await race(ROUNDS, {
        peer: () => repeat((one) => bareFetch(baseUrl, one)),
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
      const ratio = ratioOf(ours, peer);
      return [{ what: 'a call', ours: each(ours), peer: each(peer), ratio, ...atMost(1.1, ratio) }];
    } finally {
      await server.stop();
    }
  },
};

export default part;
