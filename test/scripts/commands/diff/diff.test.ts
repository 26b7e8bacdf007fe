import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ownSpec } from '../../../../scripts/cli/own-spec.ts';
import { packageInfo } from '../../../../scripts/cli/package-info.ts';
import diff from '../../../../scripts/commands/diff.ts';
import { folderForAll } from '../../../temporary-folder.ts';
import { runWith } from '../../cli/run.ts';

const folder = folderForAll();

function write(name: string, value: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof value === 'string' ? value : stringify(value));
}

/** A description of two files, and the requirement rows beside it. */
function writeVersion(
  root: string,
  { limit = 20, statement = 'The label that was sent is returned.', evidence = 'stated' } = {},
): void {
  const json = (schema: unknown) => ({ 'application/json': { schema } });
  const operation = (operationId: string, schema: string) => ({
    operationId,
    requestBody: { required: true, content: json({ $ref: `./schemas.yaml#/${schema}` }) },
    responses: {
      201: {
        description: 'Made.',
        content: json({ type: 'object', properties: { label: { type: 'string' } } }),
      },
    },
  });
  write(`${root}/openapi.yaml`, {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1.2.3' },
    paths: {
      '/boats': { post: operation('createBoat', 'Boat') },
      '/crews': { post: operation('createCrew', 'Crew') },
    },
  });
  write(`${root}/schemas.yaml`, {
    Boat: { type: 'object', properties: { label: { type: 'string', maxLength: limit } } },
    Crew: { type: 'object', properties: { size: { type: 'integer' } } },
  });
  write(`${root}/requirements/createBoat.yaml`, [
    {
      id: 'createBoat.label-is-returned',
      section: '1',
      evidence,
      statement,
      operations: ['createBoat'],
      check: { returned: '/label' },
    },
  ]);
}

const run = (...argv: string[]) => runWith([diff], ['diff', ...argv], { cwd: folder });
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
    { cwd: folder, stdio: 'pipe' },
  );

beforeAll(() => {
  writeVersion('api');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The first version');
  writeVersion('api', { limit: 10, evidence: 'observed' });
  writeVersion('other');
});

test('the working tree is compared with a revision, which is not checked out', async () => {
  const { code, stdout } = await run('HEAD', '--spec', 'api/openapi.yaml');
  expect(stdout).toContain('Boat, /label (in a request): maxLength: 20 → 10');
  expect(stdout).toContain('requirement createBoat.label-is-returned: evidence: stated → observed');
  expect(stdout).toContain(
    'Methods: createBoat\nTypes:   Boat\nHooks:   useCreateBoat\nRows:    createBoat.label-is-returned\nVersion: 1.2.3 → 2.0.0',
  );
  expect(code).toBe(1);
  expect(
    git('status', '--short', 'api')
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(1, 2)),
  ).toEqual(['M', 'M']);
});

test('files have names that do not depend on the machine', async () => {
  const names = async (...argv: string[]) => {
    const { base, revision } = JSON.parse((await run(...argv, '--json')).stdout);
    return [base, revision];
  };
  expect(await names('HEAD', '--spec', 'api/openapi.yaml')).toEqual(['HEAD', 'api/openapi.yaml']);
  expect(await names('HEAD', '--spec', join(folder, 'api/openapi.yaml'))).toEqual([
    'HEAD',
    'api/openapi.yaml',
  ]);
  expect(await names(join(folder, 'other/openapi.yaml'), './api/openapi.yaml')).toEqual([
    'other/openapi.yaml',
    'api/openapi.yaml',
  ]);
  const below = await runWith(
    [diff],
    ['diff', 'HEAD:api/openapi.yaml', '../api/openapi.yaml', '--format', 'markdown'],
    {
      cwd: join(folder, 'other'),
    },
  );
  expect(below.stdout).toContain('# Changes from HEAD:api/openapi.yaml to ../api/openapi.yaml');
  const { stdout } = await run(ownSpec(), 'api/openapi.yaml', '--format', 'markdown');
  const { name, version } = packageInfo();
  expect(stdout).toContain(`# Changes from ${name}@${version} to api/openapi.yaml`);
});

test('a revision has a path of its own, from the top or from here', async () => {
  const top = await run('HEAD:api/openapi.yaml', 'api/openapi.yaml', '--format', 'next-version');
  expect(top).toMatchObject({ code: 1, stdout: '2.0.0\n' });
  expect(await run('HEAD:./api/openapi.yaml', 'other/openapi.yaml')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^No change\. Compared: 2 operations, \d schemas.*\.\n$/),
  });
  expect(await run('HEAD:no.yaml', 'other/openapi.yaml')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no such file in the git revision'),
  });
});

test('--fail-on decides on the exit code', async () => {
  const changed = (failOn: string) => run('api/openapi.yaml', 'other/openapi.yaml', '--fail-on', failOn);
  // From the new version back to the old one, both changes add.
  expect((await changed('breaking')).code).toBe(0);
  expect((await changed('additive')).code).toBe(1);
  expect((await changed('any')).code).toBe(1);
  expect((await changed('none')).code).toBe(0);
});

test('only changes that concern what is used count', async () => {
  const other = await run('HEAD', '--spec', 'api/openapi.yaml', '--uses', 'createCrew');
  expect(other).toMatchObject({ code: 0, stdout: expect.stringContaining('You are not affected') });
  expect((await run('HEAD', '--spec', 'api/openapi.yaml', '--uses', 'createCrew,useCreateBoat')).code).toBe(
    1,
  );
  expect(await run('HEAD', '--spec', 'api/openapi.yaml', '--uses', 'createBoot')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean createBoat?'),
  });
});

test('sources say by imports and calls what is used', async () => {
  write('src/crew.ts', `// createBoat\nconst text = 'createBoat'; client.createCrew({ size: 2 });`);
  const before = await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'src');
  expect(before.stdout).toContain('what you use: createCrew (found in 1 of 1 file).');
  expect(before.code).toBe(0);
  write('src/deep/boat.vue', `<script setup lang="ts">\nimport type { Boat } from './types';\n</script>`);
  const { code, stdout } = await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'src');
  expect(stdout).toContain('You are affected: ');
  expect(code).toBe(1);
  expect((await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'nowhere')).code).toBe(2);
});

/** Sources that call `createBoat`, each in its own way. */
const USING = {
  'generic.ts': 'const same = <T>(x: T): T => x;\nclient.createBoat(same({}));',
  'generic.mts': 'const same = <T>(x: T): T => x;\nclient.createBoat(same({}));',
  'cast.cts': 'const size = <number>(value as unknown);\nclient.createBoat({ size });',
  'view.tsx': 'export const view = <p onClick={() => client.createBoat({})}>x</p>;',
  'view.js': 'export const view = <p onClick={() => client.createBoat({})}>x</p>;',
  'typed.js': 'const a: number = 1; client.createBoat({ a });',
  'old.cjs': "const { createBoat: make } = require('./client');",
  'auto.ts': 'useCreateBoat({});',
  'derived.ts': "import { validateCreateBoatRequest } from './validators';",
  'raw.ts': "await client.raw.POST('/boats', { body: {} });",
  'text.ts': "const { 'createBoat': make } = client;",
  'generic.vue':
    '<script setup lang="ts" generic="T extends Map<string, number>">\nconst f = <A>(x: A) => x; client.createBoat(f({}))\n</script>',
  'markup.vue':
    '<script>export default {}</script>\n<template><b @click="client.createBoat({})"/></template>',
  'page.svelte':
    '<script context="module">let a = 1</script>\n<script lang="ts">\nlet b = <number>a; client.createBoat(b)</script>',
  'page.astro': '---\nconst boat = await client.createBoat({})\n---\n<p>{boat.label}</p>',
};

test.each(Object.entries(USING))('a use is found in %s', async (name, text) => {
  write(`using/${name}/${name}`, text);
  const { code, stdout } = await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', `using/${name}`);
  expect(stdout).toContain('You are affected: ');
  expect(code).toBe(1);
});

test('a source file that does not parse is undecided, with its place', async () => {
  write('odd-sources/whole.ts', 'client.createCrew({ size: 2 });');
  write('odd-sources/half.ts', 'client.createCrew({ size: 2 });\n<<<<<<< ours\nclient.create');
  const { code, stdout } = await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'odd-sources');
  expect(stdout).toContain('1 of 2 files does not parse, so what it uses is not known.');
  expect(stdout).toContain('  odd-sources/half.ts:2:1: Merge conflict marker encountered.');
  expect(stdout).not.toContain('You are not affected');
  expect(code).toBe(3);
  const json = await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'odd-sources', '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    undecided: 2,
    sources: { files: 2, using: 2, unread: [{ place: 'odd-sources/half.ts:2:1' }] },
  });
  // Without a change, nobody is affected, whatever the file says.
  const same = await run('api/openapi.yaml', 'api/openapi.yaml', '--sources', 'odd-sources');
  expect(same).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^No change\. Compared: 2 operations, \d schemas.*\.\n$/),
  });
});

test('sources without a use are not said to be unaffected', async () => {
  write('other-sources/one.ts', "// client.createBoat()\nconst text = 'createBoat';");
  write('other-sources/two.js', 'export default 1;');
  const sources = (format: string) =>
    run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'other-sources', '--format', format);
  const { code, stdout } = await sources('text');
  expect(stdout).toContain('No use found: none of 2 files uses this API');
  expect(stdout).not.toContain('You are not affected:');
  expect(code).toBe(0);
  for (const format of ['json', 'changelog', 'github-actions', 'next-version'])
    expect((await sources(format)).stderr).toContain('none of 2 files uses this API');
  const missing = await run('HEAD', '--spec', 'api/openapi.yaml', '--sources', 'src', '--sources', 'nowhere');
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('nowhere') });
});

test('accepted changes do not fail the run until they expire', async () => {
  const { stdout } = await run('HEAD', '--spec', 'api/openapi.yaml', '--format', 'json');
  const breaking = JSON.parse(stdout).changes.filter(
    ({ impact }: { impact: string }) => impact === 'breaking',
  );
  const accept = (expires: string) =>
    write(
      'accepted.yaml',
      breaking.map(({ id }: { id: string }) => ({ change: id, reason: 'agreed', expires })),
    );
  const accepted = () => run('HEAD', '--spec', 'api/openapi.yaml', '--accepted', 'accepted.yaml');
  accept('9999-12-31');
  expect(await accepted()).toMatchObject({ code: 0, stdout: expect.stringContaining('accepted: agreed') });
  accept('2020-02-29');
  expect(await accepted()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Expired: the acceptance of'),
  });
  write('accepted.yaml', [{ change: 'x', expires: '2027-02-30' }]);
  const wrong = await accepted();
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('has no reason');
  expect(wrong.stderr).toContain('The date of an accepted change is invalid.');
  writeVersion('api', { limit: 9, evidence: 'observed' });
  accept('9999-12-31');
  expect(await accepted()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Unused: the acceptance of'),
  });
  writeVersion('api', { limit: 10, evidence: 'observed' });
});

test('a comparison that fails is an error, not "no change"', async () => {
  write(
    'broken.yaml',
    'openapi: 3.1.0\ninfo: {title: Broken, version: 1.0.0}\npaths: {/a: {$ref: ./none.yaml}}\n',
  );
  const results = await Promise.all([
    run('broken.yaml', 'other/openapi.yaml'),
    run('other/openapi.yaml', 'broken.yaml'),
    run('no-such-thing', 'other/openapi.yaml'),
    run('HEAD', '--spec', 'broken.yaml'),
  ]);
  for (const { code, stdout, stderr } of results) {
    expect(code).not.toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toContain('error: ');
  }
});

test('texts of a description cannot become markup or a command', async () => {
  writeVersion('odd', { statement: '::error::<script>alert(1)</script> | [x](y)\n::notice::two' });
  writeVersion('even', { statement: 'Another one, in other words.' });
  rmSync(join(folder, 'even/requirements'), { recursive: true });
  const formats = async (format: string) =>
    (await run('even/openapi.yaml', 'odd/openapi.yaml', '--format', format)).stdout;
  expect(await formats('html')).not.toContain('<script>');
  expect(await formats('markdown')).toContain('&lt;script&gt;');
  expect((await formats('github-actions')).split('\n').filter((line) => line.startsWith('::'))).toHaveLength(
    1,
  );
  expect(await formats('changelog')).toContain('- requirement createBoat.label-is-returned: new: ');
});
