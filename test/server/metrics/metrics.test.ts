import { afterEach, expect, test } from 'vitest';
import { Metrics } from '../../../server/metrics/metrics.ts';
import { type RunningSandbox, runSandbox } from '../../../server/node/run-sandbox.ts';

let running: RunningSandbox | undefined;
afterEach(() => running?.stop(0));

const run = async (metrics: boolean) => {
  running = await runSandbox({
    ...{ store: { kind: 'memory' }, host: '127.0.0.1', port: 0, logLevel: 'silent', metrics },
  });
  return running;
};

/** A line of the text format: a name, labels, and a number. */
const SAMPLE = /^[a-z_]+(?:\{(?:[a-z]+="[^"\\\n]*",?)+\})? [0-9.e+-]+$/;

test('metrics are off by default', async () => {
  const { url } = await run(false);
  expect((await fetch(`${url}/_sandbox/metrics`)).status).toBe(404);
});

test('calls are counted by operation and status, and nothing of what was sent is shown', async () => {
  const { url, seed } = await run(true);
  const headers = { 'sd-api-key': seed.apiKey ?? '', 'sd-person-id': seed.personId };
  for (let turn = 0; turn < 3; turn += 1) await fetch(`${url}/v1/program/${seed.programId}`, { headers });
  await fetch(`${url}/v1/program/${seed.programId}?secret="\\\n`, { headers: { 'sd-api-key': 'a-secret' } });
  await fetch(`${url}/secret"/`);
  await fetch(`${url}/_sandbox/seed`);
  const response = await fetch(`${url}/_sandbox/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).not.toContain('secret');
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('# ')).filter((line) => !SAMPLE.test(line))).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'banking_sandbox_requests_total{operation="retrieveProgram",status="200"} 3',
      'banking_sandbox_requests_total{operation="retrieveProgram",status="401"} 1',
      'banking_sandbox_requests_total{operation="none",status="404"} 1',
      'banking_sandbox_requests_total{operation="control",status="200"} 1',
      'banking_sandbox_request_duration_seconds_bucket{operation="retrieveProgram",le="+Inf"} 4',
      'banking_sandbox_failures_total 0',
    ]),
  );
});

test('the classes of durations add up', () => {
  const metrics = new Metrics();
  const event = {
    kind: 'answered',
    requestId: '',
    time: 0,
    method: 'GET',
    operation: 'createCard',
    path: '',
    control: false,
    programId: undefined,
    status: 201,
    code: undefined,
    pointers: [],
    fault: undefined,
  } as const;
  for (const milliseconds of [1, 7, 300, 20_000]) metrics.add({ ...event, milliseconds });
  metrics.add({ kind: 'store-unavailable', requestId: '', reason: 'locked', note: 'a "note"' });
  const text = metrics.text();
  const of = (le: string) => Number(new RegExp(`le="${le}"\\} (\\d+)`).exec(text)?.[1]);
  expect([of('0\\.005'), of('0\\.01'), of('0\\.25'), of('0\\.5'), of('10'), of('\\+Inf')]).toEqual([
    1, 2, 2, 3, 3, 4,
  ]);
  expect(text).toContain('_sum{operation="createCard"} 20.308');
  expect(text).toContain('banking_sandbox_store_unavailable_total{reason="locked"} 1');
  expect(text).not.toContain('note');
});
