import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Report } from '../../../../conformance/model/report.ts';
import { harWriter } from '../../../../conformance/traffic/write-har.ts';
import type { JsonObject } from '../../../../lib/json.ts';
import { callWith } from '../../../conformance/api/one-call.ts';
import { openBank } from './conform-bank.ts';

const bank = openBank();

const SWAGGER = {
  swagger: '2.0',
  info: { title: 'Things', version: '1' },
  basePath: '/api/v2/',
  produces: ['application/json'],
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
        responses: {
          200: { description: '', schema: { $ref: '#/definitions/Thing' } },
          // Faults of the description: they are told once, and nobody is accused.
          404: { description: '', schema: { type: 'array', items: [{ type: 'string' }] } },
        },
      },
    },
  },
  definitions: {
    Thing: {
      type: 'object',
      required: ['id', 'command'],
      properties: {
        id: { type: 'string' },
        command: { type: 'string' },
        next: { $ref: '#/definitions/Thing' },
      },
    },
  },
} satisfies JsonObject;

function write(description: JsonObject, ...bodies: readonly string[]): void {
  mkdirSync(bank.folder, { recursive: true });
  writeFileSync(join(bank.folder, 'api.json'), JSON.stringify(description));
  const writer = harWriter();
  const calls = bodies.map((body) => callWith({ url: 'http://127.0.0.1:9093/api/v2/things/1', body }));
  writeFileSync(
    join(bank.folder, 'calls.har'),
    calls.map((call) => writer.write(call)).join('') + writer.end(),
  );
}

const report = () => JSON.parse(bank.files()['conformance.json'] ?? '') as Report;

test('a recording is judged by another description, which an overlay mends where all responses agree', async () => {
  write(SWAGGER, '{"id":"a","next":{"id":"b"}}', '{"id":"c","next":{"id":"d"}}');
  const flags = [
    '--traffic',
    'calls.har',
    '--spec',
    'api.json',
    '--reporter',
    'console,json,html,junit,sarif,markdown,gitlab',
  ];
  const judged = await bank.conform(flags);
  expect(judged).toMatchObject({ code: 1, stderr: expect.stringContaining('`items` must hold a schema') });
  expect(judged.stdout).toContain('the description is probably wrong');
  expect(judged.stdout).not.toMatch(/bank|section/i);
  const [found] = report().requirements.filter(({ status }) => status === 'violated');
  expect(found).toMatchObject({
    id: 'getThing.response.200.body',
    section: 'description',
    operations: ['getThing'],
  });
  expect(found?.violations.map(({ operation, pointer }) => `${operation} ${pointer}`)).toEqual([
    'getThing /command',
    'getThing /next/command',
    'getThing /command',
    'getThing /next/command',
  ]);
  // Tools that collect findings are led to the description itself.
  expect(found?.place).toEqual({ file: 'api.json', line: 1 });
  const files = bank.files();
  expect(files['conformance.sarif']).toContain('"uri": "api.json"');
  expect(files['gl-code-quality-report.json']).toContain('"path": "api.json"');
  for (const [name, text] of Object.entries(files))
    if (!/^(?:conformance|observations)\.json$/.test(name))
      expect(text, name).not.toMatch(/openapi\.yaml|profile/i);
  const overlay = bank.files()['description.overlay.yaml'] ?? '';
  expect(parse(overlay)).toMatchObject({
    actions: [{ target: "$['definitions']['Thing']['required'][1]", remove: true }],
  });
  writeFileSync(join(bank.folder, 'mend.yaml'), overlay);
  expect(await bank.conform([...flags, '--overlay', 'mend.yaml'])).toMatchObject({ code: 0 });
});

test('--base-url says where the paths begin', async () => {
  write(SWAGGER, '{"id":"a","command":"b"}');
  const flags = ['--traffic', 'calls.har', '--spec', 'api.json', '--reporter', 'console'];
  expect(await bank.conform([...flags, '--base-url', 'http://127.0.0.1:9093'])).toMatchObject({ code: 0 });
  expect(await bank.conform([...flags, '--base-url', 'http://127.0.0.1:9093/api/v2'])).toMatchObject({
    code: 0,
  });
  expect(await bank.conform([...flags, '--base-url', 'http://127.0.0.1:1'])).toMatchObject({ code: 3 });
});

test('formats are checked with --assert-formats', async () => {
  const { Thing } = SWAGGER.definitions;
  const id = { type: 'string', format: 'uuid' };
  const definitions = { Thing: { ...Thing, properties: { ...Thing.properties, id } } };
  write({ ...SWAGGER, definitions }, '{"id":"a","command":"b"}');
  const flags = ['--traffic', 'calls.har', '--spec', 'api.json', '--reporter', 'console'];
  expect(await bank.conform(flags)).toMatchObject({ code: 0 });
  expect(await bank.conform([...flags, '--assert-formats'])).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/match format "uuid"/),
  });
  expect(await bank.conform(['--traffic', 'calls.har', '--assert-formats'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--assert-formats is about another description'),
  });
});

test('a description is of no use without a recording, and a broken one is an error with its place', async () => {
  write({ ...SWAGGER, paths: { things: 1 } }, '{}');
  expect(await bank.conform(['--spec', 'api.json'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--traffic'),
  });
  const broken = await bank.conform(['--spec', 'api.json', '--traffic', 'calls.har']);
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining('api.json') });
});
