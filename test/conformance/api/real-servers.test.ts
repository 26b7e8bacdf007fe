import { expect, test } from 'vitest';
import { type ApiDescription, toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { readApiDescription } from '../../../scripts/commands/api/read-api.ts';
import { differences } from '../../servers/differences.ts';
import { memorySource } from '../traffic/memory-source.ts';
import { judgeCalls } from './one-call.ts';

const pathOf = (name: string) => new URL(`../../fixtures/servers/${name}`, import.meta.url).pathname;

const warnings: string[] = [];
const descriptionOf = async (name: string): Promise<ApiDescription> => {
  const context = { cwd: pathOf(''), warn: (line: string) => void warnings.push(line) };
  return (await readApiDescription(pathOf(`${name}.json`), undefined, context)).described;
};

test.each(Object.entries(differences))('%s', async (name, all) => {
  const api = toJudgedApi(await descriptionOf(name));
  const calls = openCalls([pathOf(`${name}.har`)], { api });
  const report = await judgeTraffic(calls, { api });
  calls.close();
  const found = report.requirements.flatMap(({ violations }) =>
    violations.map(
      ({ requirement, pointer }) => `${requirement} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`,
    ),
  );
  const expected = all.map(
    ({ operation, status, place }) =>
      `${operation}.response.${place === 'status' ? 'status ' : place === 'media-type' ? `${status}.media-type ` : `${status}.body ${place}`}`,
  );
  expect([...new Set(found)].sort()).toEqual(expected.sort());
  expect(report.counts.exchanges).toBeGreaterThan(20);
});

async function silences(): Promise<RecordedCall> {
  const source = openCalls([pathOf('alertmanager.har')], {
    api: toJudgedApi(await descriptionOf('alertmanager')),
  });
  for await (const { call } of source.scan())
    if (call.request.url.endsWith('/silences') && call.request.method === 'GET' && bodyOf(call).length > 5) {
      source.close();
      return call;
    }
  throw new Error('no response has a silence');
}

const bodyOf = ({ response }: RecordedCall) =>
  'status' in response && typeof response.body === 'string' ? response.body : '';

type Change = (silence: JsonObject) => JsonObject;
const without =
  (name: string): Change =>
  ({ [name]: _, ...rest }) =>
    rest as JsonObject;
const withMember =
  (name: string, value: JsonObject[string]): Change =>
  (silence) => ({ ...silence, [name]: value });

const FAULTS: Readonly<
  Record<string, Change | Partial<{ status: number; body: string; headers: [string, string][] }>>
> = {
  'a required member is missing': without('comment'),
  'a member of a part is missing': without('id'),
  'another type': withMember('comment', 5),
  'no list': withMember('matchers', {}),
  'an entry of another type': withMember('matchers', ['x']),
  'a value that is not listed': withMember('status', { state: 'broken' }),
  'an undescribed success': { status: 202 },
  'another media type': { headers: [['content-type', 'text/html']] },
  'no body': { body: '' },
  'no JSON': { body: '[{' },
  'an error of another type': { status: 500, body: '{}' },
};

const CONTROLS: typeof FAULTS = {
  'a further member': withMember('more', 1),
  'a time with an offset and nine digits': withMember('startsAt', '2026-11-22T10:00:00.123456789+01:00'),
  'a leap second': withMember('endsAt', '2016-12-31T23:59:60Z'),
  'case and charset of the media type': { headers: [['Content-Type', 'APPLICATION/json;charset=UTF-8']] },
  'too many requests': { status: 429, body: '{}' },
  'not modified': { status: 304, body: '' },
  'not available': { status: 503, body: '<html>', headers: [['content-type', 'text/html']] },
  'an empty list': { body: '[]' },
  'a further header': {
    headers: [
      ['content-type', 'application/json'],
      ['x-more', '1'],
    ],
  },
};

test('seeded faults are found, and what a description leaves open accuses nobody', async () => {
  const api = toJudgedApi(await descriptionOf('alertmanager'));
  const call = await silences();
  const judged = async (change: (typeof FAULTS)[string]) => {
    const [first = {}, ...others] = JSON.parse(bodyOf(call)) as JsonObject[];
    const response = {
      status: 200,
      headers: [['content-type', 'application/json']] as const,
      body: bodyOf(call),
    };
    const made =
      typeof change === 'function'
        ? { ...response, body: JSON.stringify([change(first), ...others]) }
        : { ...response, ...change, ...(change.body === '' && { body: { absent: 'none' } as const }) };
    return (await judgeCalls(api, [{ ...call, response: made }])).counts.violated;
  };
  const outcomes = async (changes: typeof FAULTS) =>
    Object.fromEntries(
      await Promise.all(Object.entries(changes).map(async ([name, change]) => [name, await judged(change)])),
    );
  const alike = (changes: typeof FAULTS, violated: number) =>
    Object.fromEntries(Object.keys(changes).map((name) => [name, violated]));
  expect(await outcomes(FAULTS)).toEqual(alike(FAULTS, 1));
  expect(await outcomes(CONTROLS)).toEqual(alike(CONTROLS, 0));
});

test('what a description says and nobody can check is told once', async () => {
  warnings.length = 0;
  await descriptionOf('pdns');
  expect(warnings).toEqual([expect.stringContaining('`items` must hold a schema')]);
});

test('no call is judged by another API than its own', async () => {
  const [one, other] = await Promise.all(['alertmanager', 'pdns'].map(descriptionOf));
  const call = await silences();
  const [right, wrong] = await Promise.all(
    [one, other].map((described) => {
      const api = toJudgedApi(described as ApiDescription);
      return judgeTraffic(memorySource([call]), { api });
    }),
  );
  expect([right?.counts.exchanges, wrong?.counts.exchanges]).toEqual([1, 0]);
});
