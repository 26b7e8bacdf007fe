import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CallOptions, createClient } from '../../generated/client.ts';
import { toProgramId } from '../../generated/identifiers.ts';
import { createSandbox, type Fault, type Sandbox, toFetch } from '../../server/sandbox.ts';
import { EXPECTED_WORKFLOW } from './expected-workflow.ts';
import { runWorkflow } from './run-workflow.ts';

let sandbox: Sandbox;
const server = setupServer(http.all('https://bank.example/*', ({ request }) => sandbox.fetch(request)));

beforeAll(async () => {
  sandbox = await createSandbox();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => sandbox.reset());
afterAll(() => server.close());

function newClient() {
  const { apiKey = '', personId } = sandbox.seed;
  return createClient({ baseUrl: 'https://bank.example', credentials: { apiKey, personId } });
}

test('the whole bank runs behind msw in a test', async () => {
  expect(await runWorkflow(newClient(), sandbox)).toEqual(EXPECTED_WORKFLOW);
});

test('a reset makes the next test independent', async () => {
  expect(await runWorkflow(newClient(), sandbox)).toEqual(EXPECTED_WORKFLOW);
});

test('faults reach the client as they would over the wire, behind msw and in place of fetch', async () => {
  const { apiKey = '', personId } = sandbox.seed;
  const credentials = { apiKey, personId };
  const direct = createClient({ baseUrl: 'https://bank.example', credentials, fetch: toFetch(sandbox) });
  for (const client of [newClient(), direct]) {
    const programId = toProgramId(sandbox.seed.programId);
    const retrieve = (options?: CallOptions) => client.retrieveProgram(programId, options);
    sandbox.faults.add({ answer: { status: 503 } });
    expect((await retrieve()).id).toBe(programId); // The client asks again.
    const failure = async (fault: Fault, options?: CallOptions) => {
      sandbox.faults.add(fault);
      const error = await retrieve({ retry: false, ...options }).catch((reason) => reason);
      expect(sandbox.faults.list()).toEqual([]);
      return error.kind;
    };
    expect(await failure({ answer: { status: 409, body: 'no' } })).toBe('status');
    expect(await failure({ drop: 'before' })).toBe('network');
    expect(await failure({ drop: 'midway' })).toBe('network');
    expect(await failure({ body: 'truncated' })).toBe('invalid-json');
    expect(await failure({ delayMs: 60_000 }, { timeoutMs: 300 })).toBe('timeout');
  }
});

test('in place of fetch it rejects as fetch does', async () => {
  const fetch = toFetch(sandbox);
  const url = 'https://bank.example/v1/contact';
  await expect(fetch(url, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  sandbox.faults.add({ delayMs: 60_000 });
  const late = fetch(url, { method: 'POST', signal: AbortSignal.timeout(20) });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  sandbox.faults.add({ drop: 'before' });
  await expect(fetch(url, { method: 'POST' })).rejects.toThrow(TypeError);
});
