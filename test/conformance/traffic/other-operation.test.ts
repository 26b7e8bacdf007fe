import { expect, test } from 'vitest';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { matchOperation, type OperationMatch } from '../../../conformance/traffic/match-operation.ts';
import { isToOther } from '../../../conformance/traffic/other-operation.ts';
import type { RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { exampleCall } from './calls.ts';
import { memorySource } from './memory-source.ts';

const UUID = '0b0a1c9e-2f35-4c41-9a5e-6d3f1a2b3c4d';

function callTo(method: string, path: string, status: number, body: RecordedBody): RecordedCall {
  const request = {
    method,
    url: `https://bank.example${path}`,
    headers: [],
    body: { absent: 'none' } as const,
  };
  return exampleCall({ request, response: { status, headers: [], body } });
}

const others = [
  ['GET', '/v1/program/search?name=x', 200, '{"items":[]}'],
  ['GET', '/v1/program/list', 200, '[]'],
  ['PATCH', '/v1/account/bulk', 202, '{"job":"1"}'],
  ['PATCH', '/v1/send/check/batch', 200, '{"ok":true}'],
  ['PATCH', `/v1/account/bus-${UUID}`, 200, `{"id":"acc-${UUID}"}`],
  ['GET', '/v1/program/17', 404, '{}'],
  ['GET', '/v1/program/17', 200, 'no JSON'],
  ['GET', '/v1/program/17', 200, '{"id":"18"}'],
  ['GET', '/v1/program/17', 200, { absent: 'not-recorded' }],
] as const;

test.each(others)('is to another operation: %s %s %i %s', async (method, path, status, body) => {
  const call = callTo(method, path, status, body);
  const match = matchOperation(method, call.request.url) as OperationMatch;
  expect(isToOther(match, call)).toBe(true);
  expect(isToOther(match, { ...call, run: { id: 'run-1', step: 'read-program' } })).toBe(false);
  const { counts, traffic } = await judgeTraffic(memorySource([call]));
  expect(counts.violated).toBe(0);
  expect(traffic?.operations.every(({ calls }) => calls === 0)).toBe(true);
});

test.each([
  ['GET', `/v1/program/prg-${UUID}`, 200, '{"items":[]}'],
  ['GET', `/v1/program/prg-${UUID.replaceAll('-', '').toUpperCase()}`, 404, '{}'],
  ['GET', '/v1/program/17', 200, '{"id":"17"}'],
  ['GET', '/v1/program/a%2Fb', 200, Buffer.from('\ufeff{"id":"a/b"}')],
  ['POST', '/v1/card', 200, '{"items":[]}'],
] as const)('is to the operation: %s %s %i %s', (method, path, status, body) => {
  const call = callTo(method, path, status, body);
  expect(isToOther(matchOperation(method, call.request.url) as OperationMatch, call)).toBe(false);
});
