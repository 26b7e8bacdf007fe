import { expect, test } from 'vitest';
import { bodyOf } from '../../../conformance/catalogue/tree.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type {
  RecordedBody,
  RecordedCall,
  RecordedResponse,
} from '../../../conformance/traffic/recorded-call.ts';
import { exampleCall } from './calls.ts';
import { memorySource } from './memory-source.ts';
import { recordedRun } from './recorded-run.ts';

const UUID = '0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d';

const callTo = (
  path: string,
  sent: RecordedBody,
  body: RecordedBody,
  changes: { readonly headers?: RecordedCall['request']['headers']; readonly status?: number } = {},
): RecordedCall => {
  const { headers = [], status = 200 } = changes;
  return exampleCall({
    request: { method: 'POST', url: `https://shop.example${path}`, headers, body: sent },
    response: { status, headers: [], body },
  });
};

const none = { absent: 'none' } as const;
const FOREIGN: Readonly<Record<string, RecordedCall>> = {
  'a form for messages': callTo('/v1/contact', '{"name":"Jo","message":"Hello"}', '{"ok":true}'),
  'a response without a body': callTo('/v1/contact', '{"email":"jo@example.com"}', none, { status: 204 }),
  'a record of another kind': callTo(
    '/shop/v1/card',
    '{"product":7}',
    '{"id":"7","status":"open","items":[]}',
    { status: 201 },
  ),
  'a key of its own': callTo('/v1/account', '{}', '<html>', { headers: [['authorization', 'Bearer x']] }),
};

test.each(Object.entries(FOREIGN))('of another API: %s', async (_, call) => {
  const { calls } = await recordedRun();
  for (const recording of [[call], [...calls, call], [call, ...calls]]) {
    const { counts, traffic } = await judgeTraffic(memorySource(recording));
    expect(counts.violated).toBe(0);
    const [other] = traffic?.others ?? [];
    expect(other).toEqual({
      what: expect.stringMatching(/ \(of another API: nothing there has the described shape\)$/),
      count: 1,
    });
    expect(traffic?.deployments.map(({ baseUrl }) => baseUrl).join()).not.toContain('shop');
  }
});

const call = FOREIGN['a form for messages'] as RecordedCall;
const { request } = call;
const response = call.response as RecordedResponse;

function half(side: 'request' | 'response'): string {
  const names = bodyOf('createCard', side)?.properties.map(({ name }) => name) ?? [];
  return JSON.stringify(
    Object.fromEntries(names.slice(0, Math.ceil(names.length / 2)).map((name) => [name, 7])),
  );
}

const DESCRIBED: Readonly<Record<string, readonly RecordedCall[]>> = {
  'a credential of the description': [{ ...call, request: { ...request, headers: [['SD-API-Key', 'x']] } }],
  'an identifier in the request': [{ ...call, request: { ...request, body: `{"accountId":"acc-${UUID}"}` } }],
  'an identifier in the response': [{ ...call, response: { ...response, body: `{"id":"con-${UUID}"}` } }],
  'an identifier in the URL': [
    { ...call, request: { ...request, url: `${request.url}?account=acc-${UUID}` } },
  ],
  'half of the members of a request': [callTo('/v1/card', half('request'), '{}')],
  'half of the members of a response': [callTo('/v1/card', '{}', half('response'))],
  'another call to the same deployment that does': [
    call,
    { ...call, id: 'x#2', request: { ...request, headers: [['sd-api-key', 'x']] } },
  ],
  'a call of conform': [{ ...call, run: { id: 'run-1', step: 'create-contact' } }],
};

test.each(Object.entries(DESCRIBED))('judged all the same, by %s', async (_, calls) => {
  const { counts, traffic } = await judgeTraffic(memorySource(calls));
  expect(counts.violated).toBeGreaterThan(0);
  expect(traffic?.others).toEqual([]);
});

test('a deployment that somebody has named is judged, whatever it looks like', async () => {
  const { counts } = await judgeTraffic({ ...memorySource([call]), isOfOneDeployment: true });
  expect(counts.violated).toBeGreaterThan(0);
});
