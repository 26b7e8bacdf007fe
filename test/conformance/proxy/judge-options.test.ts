import { expect, test } from 'vitest';
import { judgeOptions } from '../../../conformance/proxy/judge-options.ts';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import { callWith, descriptionOf, json, violationsIn } from '../api/one-call.ts';

test('calls that pass the proxy are judged by any description, whatever the address of the target', () => {
  const operations = descriptionOf({}).operations.map((one) => ({
    ...one,
    servers: [{ origin: 'https://api.example.com', path: '/v2' }],
  }));
  const description = structuredClone(descriptionOf({ 200: json({ type: 'string' }) }, { operations }));
  const judge = createLiveJudge(judgeOptions({ options: { profile: 'schema' }, description }));
  const found = judge.add(callWith({ url: 'https://staging.example/v2/things/1', body: '1' }));
  expect(found).toMatchObject({
    violations: [{ operation: 'getThing', pointer: '' }],
    exchange: { operation: 'getThing' },
  });
  expect(judge.add(callWith({ url: 'https://staging.example/things/1', body: '1' }))).toEqual({
    violations: [],
  });
  const report = judge.finish();
  expect(violationsIn(report)).toEqual(['200.body']);
  expect(report.traffic).toMatchObject({
    others: [{ count: 1 }],
    deployments: [{ baseUrl: 'https://staging.example/v2' }],
  });
});
