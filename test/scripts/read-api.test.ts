import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import { stringify } from 'yaml';
import { consoleReport } from '../../conformance/report/console.ts';
import { judgeFetch } from '../../conformance/testing/judge-fetch.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type ReadApiOptions, readApi } from '../../scripts/read-api.ts';
import { temporaryFolder } from './pipeline/command-line.ts';

const describing = (title: string, type: string, path = '/pets') => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  servers: [{ url: 'https://api.pets.test' }],
  paths: {
    [path]: {
      get: {
        operationId: 'listPets',
        responses: { 200: { description: 'ok', content: { 'application/json': { schema: { type } } } } },
      },
    },
  },
});

const quiet: ReadApiOptions = { onWarning: () => {} };
const PETS = 'https://api.pets.test/pets';
const respond = async (_url: string) => Response.json([]);

test('a description is read from a path, a file URL and a value, and calls are judged by it', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'api.yaml');
  writeFileSync(file, stringify(describing('Pets', 'string')));
  const described = describing('Pets', 'string');
  for (const spec of ['api.yaml', file, pathToFileURL(file), pathToFileURL(file).href, described]) {
    const judged = judgeFetch(respond, { api: await readApi(spec, { ...quiet, cwd: folder }) });
    await judged(PETS);
    await judged('https://elsewhere.test/pets');
    const report = await judged.finish();
    expect(report.run).toMatchObject({ verdict: 'violated', description: { title: 'Pets' } });
    expect([report.counts.exchanges, report.counts.violated]).toEqual([1, 1]);
    expect(consoleReport(report)).toContain('listPets.response.200.body');
    const place = report.requirements.find(({ violations }) => violations.length > 0)?.place;
    expect(place?.file).toBe(spec === described ? 'description.json' : 'api.yaml');
    expect(place?.line).toBeGreaterThan(5);
  }
});

test('two APIs are judged in one process, and neither knows of the other or of the bank', async () => {
  const [one, other] = await Promise.all([
    readApi(describing('Texts', 'string'), quiet),
    readApi(describing('Lists', 'array', '/lists'), quiet),
  ]);
  const found: string[] = [];
  const texts = judgeFetch(respond, {
    api: one,
    onViolations: ({ violations }) => found.push(...violations.map(({ operation }) => operation)),
  });
  // One around the other, as a process has them that calls both.
  const both = judgeFetch(texts, { api: other });
  await Promise.all([both(PETS), both('http://127.0.0.1:1/lists'), both(PETS)]);
  const [first, second] = await Promise.all([texts.finish(), both.finish()]);
  expect(first.run.verdict).toBe('violated');
  expect(second.run.verdict).toBe('conformant');
  expect([first, second].map(({ counts }) => counts.exchanges)).toEqual([2, 1]);
  expect(found).toEqual(['listPets', 'listPets']);
});

test('operations are named by types for the bank, and are texts for others', async () => {
  const api = await readApi(describing('Pets', 'array'), quiet);
  const any = judgeFetch(respond, { api });
  const bank = judgeFetch(respond);
  expectTypeOf((await any.finish()).exchanges[0]?.operation).toEqualTypeOf<string | undefined>();
  expectTypeOf((await bank.finish()).exchanges[0]?.operation).toEqualTypeOf<OperationId | undefined>();
});

test('an address may be given that the description does not name', async () => {
  const api = await readApi(describing('Pets', 'string'), { ...quiet, baseUrl: 'https://staging.test/v2/' });
  const judged = judgeFetch(respond, { api });
  await judged('https://staging.test/v2/pets');
  expect((await judged.finish()).counts.violated).toBe(1);
});

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each<[what: string, spec: string | URL | object, message: RegExp, options?: ReadApiOptions]>([
  ['an address', 'https://api.pets.test/openapi.yaml', /never fetched/],
  ['an address as a URL', new URL('http://127.0.0.1/openapi.yaml'), /never fetched/],
  ['a file that is not there', 'none.yaml', /no such file/],
  ['what is no description', {}, /openapi|description/i],
  ['a list', [], /contains no OpenAPI description/],
  ['a value that refers to itself', circular, /description\.json is not JSON/],
  ['a base address that is none', describing('Pets', 'array'), /not the address/, { baseUrl: 'pets' }],
])('%s is refused with what to do', async (_, spec, message, options = {}) => {
  const error = await readApi(spec, { ...quiet, cwd: await temporaryFolder(), ...options }).catch(
    (thrown: Error) => thrown,
  );
  expect(error).toMatchObject({ message: expect.stringMatching(message), fix: expect.any(String) });
});
