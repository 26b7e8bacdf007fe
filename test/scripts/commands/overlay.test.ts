import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyCommand } from '../../../scripts/cli/command.ts';
import diff from '../../../scripts/commands/diff.ts';
import judgeClient from '../../../scripts/commands/judge-client.ts';
import overlay from '../../../scripts/commands/overlay.ts';
import sandbox from '../../../scripts/commands/sandbox.ts';
import scaffold from '../../../scripts/commands/scaffold.ts';
import start from '../../../scripts/commands/start.ts';
import { runWith } from '../cli/run.ts';
import { overlayOf, useFolder } from '../pipeline/overlay/overlay-files.ts';

const folder = useFolder();
const run = (...args: string[]) => runWith([overlay], ['overlay', ...args], { cwd: folder.path });

const OLD = { 200: { description: 'OK', schema: { $ref: 'card.yaml' } } };
const SWAGGER = JSON.stringify({
  swagger: '2.0',
  info: { title: 'Cards', version: '1' },
  paths: { '/a': { get: { responses: OLD } }, '/b': { get: { responses: OLD } } },
});
const CARD = 'type: object\nrequired: [id]\nproperties: { id: { type: string }, label: { type: string } }\n';

const REQUIRES = overlayOf([
  { target: '$.definitions.card', update: { required: ['label'] } },
  { target: "$.paths['/a'].get", update: { summary: 'A card' } },
]);

test('apply writes one document in the version of its author', async () => {
  folder.write({ 'api.json': SWAGGER, 'card.yaml': CARD, 'overlay.yaml': REQUIRES });
  const printed = await run('apply', 'overlay.yaml', '--spec', 'api.json');
  expect(printed.code).toBe(0);
  expect(JSON.parse(printed.stdout)).toMatchObject({
    swagger: '2.0',
    paths: { '/a': { get: { summary: 'A card' } } },
    definitions: { card: { required: ['id', 'label'] } },
  });
  const args = ['apply', 'overlay.yaml', '--spec', 'api.json', '--out', 'made.yaml'];
  expect((await run(...args)).code).toBe(0);
  expect(readFileSync(join(folder.path, 'made.yaml'), 'utf8')).toMatch(/^swagger: '2.0'/);
  // Another run of the same changes nothing, and another text needs --force.
  expect((await run(...args)).code).toBe(0);
  folder.write({ 'made.yaml': 'mine' });
  expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining('made.yaml exists') });
  expect((await run(...args, '--force')).code).toBe(0);
});

test('apply never writes over what it reads, and needs an overlay', async () => {
  folder.write({ 'api.json': SWAGGER, 'card.yaml': CARD, 'overlay.yaml': REQUIRES });
  const over = await run('apply', 'overlay.yaml', '--spec', 'api.json', '--out', 'api.json', '--force');
  expect(over).toMatchObject({ code: 2, stderr: expect.stringContaining('one of the files that are read') });
  expect(readFileSync(join(folder.path, 'api.json'), 'utf8')).toBe(SWAGGER);
  expect(await run('apply', '--spec', 'api.json')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No overlay was given'),
  });
});

test('an action matches one place, unless it is said to match several', async () => {
  const all = overlayOf([{ target: '$.paths.*.get', update: { tags: ['cards'] } }]);
  folder.write({ 'api.json': SWAGGER, 'card.yaml': CARD, 'overlay.yaml': all });
  const args = ['apply', 'overlay.yaml', '--spec', 'api.json', '--out', 'made.json'];
  const refused = await run(...args);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('selects 2 places') });
  expect(existsSync(join(folder.path, 'made.json'))).toBe(false);
  expect((await run(...args, '--overlay-matches', 'some')).code).toBe(0);
});

const API = {
  openapi: '3.1.0',
  info: { title: 'Cards', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'https://bank.example' }],
  security: [],
  paths: {
    '/card': {
      get: {
        operationId: 'getCard',
        summary: 'Read a card',
        responses: {
          200: {
            description: 'The card.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } },
          },
          400: { description: 'Refused.' },
        },
      },
    },
  },
  components: { schemas: { Card: { type: 'object', properties: { label: { type: 'string' } } } } },
};

test.each([
  ['tightens', { target: '$.components.schemas.Card', update: { required: ['label'] } }, 0, ''],
  [
    'loosens',
    { target: '$.components.schemas.Card.properties.label', update: { type: ['string', 'null'] } },
    1,
    'Cannot update',
  ],
  [
    'takes away',
    { target: '$.components.schemas.Card.properties.label.type', remove: true },
    1,
    'loosens what the source states',
  ],
  [
    'breaks',
    { target: '$.components.schemas.Card', update: { properties: { no: { type: 'txt' } } } },
    1,
    'overlay.yaml',
  ],
  ['misses', { target: '$.components.schemas.Crad', update: {} }, 1, 'Did you mean'],
])('check of an overlay that %s', async (_, action, code, words) => {
  folder.write({ 'api.json': JSON.stringify(API), 'overlay.yaml': overlayOf([action]) });
  const { stdout, stderr, code: ended } = await run('check', 'overlay.yaml', '--spec', 'api.json');
  expect({ ended, said: `${stdout}${stderr}` }).toEqual({
    ended: code,
    said: expect.stringContaining(words),
  });
});

test('check reads the overlays of the configuration', async () => {
  const loose = overlayOf([{ target: '$.components.schemas.Card.properties.label.type', remove: true }]);
  folder.write({
    'package.json': '{"type":"module"}',
    'banking-platform-api.config.ts': "export default { spec: 'api.json', overlays: ['overlay.yaml'] };\n",
    'api.json': JSON.stringify(API),
    'overlay.yaml': loose,
  });
  expect(await run('check')).toMatchObject({ code: 1, stderr: expect.stringContaining('loosens') });
});

test('diff compares two', async () => {
  folder.write({ 'overlay.yaml': REQUIRES });
  expect(await run('diff', 'overlay.yaml', 'overlay.yaml')).toMatchObject({ code: 0, stdout: '' });
  expect(await run('diff', 'overlay.yaml')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('compares two overlays, not 1'),
  });
});

test('scaffold makes a server of the overlaid description, which makes itself again', async () => {
  const tight = overlayOf([{ target: '$.components.schemas.Card', update: { required: ['label'] } }]);
  folder.write({ 'api.json': JSON.stringify(API), 'overlay.yaml': tight });
  const args = ['scaffold', 'server', '--spec', 'api.json', '--overlay', 'overlay.yaml'];
  expect((await runWith([scaffold], args, { cwd: folder.path })).code).toBe(0);
  const read = (file: string) => readFileSync(join(folder.path, 'server', file), 'utf8');
  expect(read('src/generated/types.ts')).toMatch(/label: string/);
  expect(read('package.json')).toContain('--spec ../api.json --overlay ../overlay.yaml');
});

test.each([start, sandbox, judgeClient, diff] as readonly AnyCommand[])(
  '$name says why it takes no overlay, and what does',
  async (command) => {
    const { name } = command;
    const { code, stderr } = await runWith([command], [name, '--overlay', 'overlay.yaml'], {
      cwd: folder.path,
    });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(new RegExp(`${name} takes no overlay: .+\\n.*fix: .*overlay`)),
    });
  },
);
