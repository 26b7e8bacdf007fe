import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import bundle from '../../../scripts/commands/bundle.ts';
import diff from '../../../scripts/commands/diff.ts';
import generate from '../../../scripts/commands/generate.ts';
import lint from '../../../scripts/commands/lint.ts';
import overlay from '../../../scripts/commands/overlay.ts';
import { folderForAll } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

const folder = folderForAll();

const LONG = '9007199254740993';

/** A description with a long number in each place that a value may have. */
function description(number: string): string {
  return `openapi: 3.1.0
info: { title: Boats, version: 1.0.0 }
paths:
  /boats:
    post:
      operationId: addBoat
      parameters: [{ name: n, in: query, schema: { type: integer, default: ${number} } }]
      requestBody:
        content:
          application/json:
            schema: { $ref: './boat.yaml' }
            example: { id: ${number} }
      responses: { 200: { description: ok } }
`;
}

const boat = (number: string) => `type: object
properties:
  id: { type: integer, maximum: ${number}, examples: [${number}] }
  kind: { const: ${number} }
  other: { enum: [${number}, 5] }
`;

const run = (...argv: string[]) => runWith([bundle, diff, generate, lint, overlay], argv, { cwd: folder });

beforeAll(() => {
  writeFileSync(join(folder, 'openapi.yaml'), description(LONG));
  writeFileSync(join(folder, 'boat.yaml'), boat(LONG));
  writeFileSync(
    join(folder, 'overlay.yaml'),
    "overlay: 1.0.0\ninfo: { title: x, version: '1' }\nactions: [{ target: $.info, update: { summary: x } }]\n",
  );
});

test.each(['yaml', 'json', '3.0'])('bundle keeps their digits: %s', async (format) => {
  const { code, stdout, stderr } = await run(
    'bundle',
    '--spec',
    'openapi.yaml',
    '--format',
    format,
    '--stdout',
  );
  expect(code).toBe(0);
  expect(stdout.match(/9007199254740993/g)).toHaveLength(6);
  expect(stdout).not.toContain('9007199254740992');
  expect(stdout).not.toMatch(/['"]9007199254740993/);
  expect(stderr).not.toContain('is read as');
});

test('overlay apply keeps them', async () => {
  const { stdout, stderr } = await run('overlay', 'apply', 'overlay.yaml', '--spec', 'openapi.yaml');
  expect(stdout.match(/9007199254740993/g)).toHaveLength(6);
  expect(stderr).not.toContain('is read as');
});

test.each([
  ['lint', '--spec', 'openapi.yaml'],
  ['generate', '--spec', 'openapi.yaml', '--only', 'openapi,zod', '--out', 'out'],
  ['overlay', 'check', 'overlay.yaml', '--spec', 'openapi.yaml'],
])('%s names each place once', async (...argv) => {
  const { stderr } = await run(...argv);
  const named = stderr.split('\n').filter((line) => line.includes('is read as'));
  expect(named.map((line) => /(\w+\.yaml:\d+:\d+)/.exec(line)?.[1])).toEqual([
    'openapi.yaml:7:76',
    'openapi.yaml:12:28',
    'boat.yaml:3:33',
    'boat.yaml:3:62',
    'boat.yaml:4:18',
    'boat.yaml:5:19',
  ]);
  expect(named[0]).toContain('The number 9007199254740993 is read as 9007199254740992');
});

test('what generate publishes has the digits', () => {
  expect(readFileSync(join(folder, 'out/openapi.yaml'), 'utf8').match(/9007199254740993/g)).toHaveLength(6);
});

test('diff shows them', async () => {
  const file = (name: string, limit: string) =>
    writeFileSync(
      join(folder, name),
      description('5').replace("{ $ref: './boat.yaml' }", `{ type: integer, maximum: ${limit} }`),
    );
  file('wide.yaml', '9223372036854775807');
  file('narrow.yaml', LONG);
  file('near.yaml', '9007199254740992');
  const { stdout } = await run('diff', 'wide.yaml', 'narrow.yaml');
  expect(stdout).toContain('maximum: 9223372036854775807 → 9007199254740993');
  const same = await run('diff', 'narrow.yaml', 'near.yaml');
  expect(same.stdout).toContain('9007199254740993 → 9007199254740992');
  expect(same.code).toBe(3);
});
