import { expect, test } from 'vitest';
import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import { type ApiDescription, toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { createPseudonymizer } from '../../../conformance/record/create-pseudonymizer.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { Json } from '../../../lib/json.ts';
import { readApiDescription } from '../../../scripts/commands/api/read-api.ts';
import { apiOf, callWith, json, judgeCalls, violationsIn } from './one-call.ts';

const pathOf = (name: string) => new URL(`../../fixtures/servers/${name}`, import.meta.url).pathname;

function recorded(api: JudgedApi, calls: readonly RecordedCall[]): RecordedCall[] {
  const pseudonymizer = createPseudonymizer({ api });
  const made = calls.map(pseudonymizer.call);
  pseudonymizer.close();
  return made;
}

const placesIn = ({ requirements }: Report) => [
  ...new Set(
    requirements.flatMap(({ violations }) =>
      violations.map(
        ({ requirement, pointer }) => `${requirement} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`,
      ),
    ),
  ),
];

test.each(['alertmanager', 'pdns', 'jupyter'])(
  'the recording of %s is judged as the calls that it was made of',
  async (name) => {
    const context = { cwd: pathOf(''), warn: () => {} };
    const api = toJudgedApi((await readApiDescription(pathOf(`${name}.json`), undefined, context)).described);
    const source = openCalls([pathOf(`${name}.har`)], { api });
    const calls: RecordedCall[] = [];
    for await (const { call } of source.scan()) calls.push(call);
    source.close();
    const [before, after] = await Promise.all(
      [calls, recorded(api, calls)].map((all) => judgeCalls(api, all)),
    );
    expect(placesIn(after as Report)).toEqual(placesIn(before as Report));
    expect(after?.counts).toEqual(before?.counts);
  },
);

const SERVED: ApiDescription['operations'] = [
  {
    id: 'getThing',
    method: 'GET',
    path: '/things/{id}:state.{format}',
    summary: '',
    hasNoMediaTypes: false,
    servers: [{ origin: 'https://api.example.com', path: '/v2' }],
  },
];

const THING = {
  type: 'object',
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string', pattern: '^[A-Z]', maxLength: 20, format: 'date-time' },
    kind: { enum: ['cat', 'dog', 7] },
    rank: { type: 'integer', minimum: 40_000_000, maximum: 50_000_000, multipleOf: 7 },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    pattern: { type: 'boolean' },
    owner: {
      oneOf: [
        { type: 'string', pattern: '^A' },
        { type: 'string', pattern: '^B' },
      ],
    },
    extra: { patternProperties: { '^x': { type: 'string' } }, additionalProperties: false },
    part: { const: { word: 'Grace' } },
  },
  additionalProperties: false,
};
const RIGHT = {
  name: 'Canary',
  kind: 'cat',
  rank: 42_000_007,
  tags: ['Canary', 'Bartholomew'],
  owner: 'Adelaide',
  extra: { xCanary: 'Bartholomew' },
  part: { word: 'Grace' },
};

const anyApi = (responses = { 200: json(THING) }) =>
  apiOf(responses, {
    operations: SERVED,
    document: {
      openapi: '3.1.1',
      info: { title: 'Things', version: '1' },
      paths: { '/things/{id}:state.{format}': { get: { responses } } },
    },
  });

const callTo = (body: Json, url = 'https://api.example.com/v2/things/Canary:state.json?q=Canary') =>
  callWith({ url, body: JSON.stringify(body) });

test('values that a description cannot list are pseudonyms, and none of them is judged', async () => {
  const api = anyApi();
  const made = recorded(api, [
    callTo(RIGHT),
    callTo(RIGHT, 'http://127.0.0.1:4000/v2/things/Canary:state.json'),
  ]);
  const text = JSON.stringify(made);
  for (const secret of [/Canary/, /Bartholomew/, /Adelaide/, /42000007/]) expect(text).not.toMatch(secret);
  expect(
    made.map(({ request }) => request.url.replace(/[\w-]+(?=:state)|(?<=state\.)\w+|(?<=\?).*/g, '*')),
  ).toEqual(['https://api.example.com/v2/things/*:state.*?*', 'http://127.0.0.1:4000/v2/things/*:state.*']);
  const report = await judgeCalls(api, made);
  expect([report.counts.exchanges, violationsIn(report)]).toEqual([2, []]);
});

test.each<[fault: string, body: Json, place: string]>([
  ['another type', { ...RIGHT, rank: 'x' }, '200.body /rank'],
  ['a fraction', { ...RIGHT, rank: 42.5 }, '200.body /rank'],
  ['a missing member', { kind: 'dog' }, '200.body /name'],
  ['a member too much', { ...RIGHT, other: 1 }, '200.body /*'],
  ['a text that is not listed', { ...RIGHT, kind: 'cow' }, '200.body /kind'],
  ['a number that is not listed', { ...RIGHT, kind: 8 }, '200.body /kind'],
  ['a repeated entry', { ...RIGHT, tags: ['a', 'a'] }, '200.body /tags'],
])('%s is found behind pseudonyms', async (_, body, place) => {
  const api = anyApi();
  expect(violationsIn(await judgeCalls(api, recorded(api, [callTo(body)])))).toEqual([place]);
});

test('a media type that nobody describes stays another one', async () => {
  const api = anyApi({
    200: { description: '', content: { 'application/vnd.things+json': { schema: THING } } },
  } as never);
  const typed = (type: string, body: Json) => ({
    ...callTo(body),
    response: { status: 200, headers: [['content-type', type]] as const, body: JSON.stringify(body) },
  });
  const judged = async (type: string, body: Json) =>
    violationsIn(await judgeCalls(api, recorded(api, [typed(type, body)])));
  expect(await judged('application/vnd.Things+json; charset=utf-8', RIGHT)).toEqual([]);
  expect(await judged('application/vnd.things+json', { kind: 'cat' })).toEqual(['200.body /name']);
  expect(await judged('application/vnd.canary+json', RIGHT)).toEqual(['200.media-type']);
});
