import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import bundle from '../../../scripts/commands/bundle.ts';
import docs from '../../../scripts/commands/docs.ts';
import generate from '../../../scripts/commands/generate.ts';
import lint from '../../../scripts/commands/lint.ts';
import mock from '../../../scripts/commands/mock.ts';
import scaffold from '../../../scripts/commands/scaffold.ts';
import type { Config } from '../../../scripts/config/config.ts';
import { ROOT } from '../../house/files.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
  cpSync(join(ROOT, 'test/scripts/pipeline/fixtures/many-files'), join(folder, 'api'), { recursive: true });
});

const run = (...argv: string[]) =>
  runWith([generate, bundle, lint, docs, mock, scaffold], argv, { cwd: folder });
const configure = (config: Config | readonly Config[]) =>
  writeFileSync(join(folder, 'banking-platform-api.config.json'), JSON.stringify(config));
const has = (path: string) => existsSync(join(folder, path));

test('generate and its check need no flags', async () => {
  configure({
    spec: 'api/openapi.yaml',
    out: 'src/api',
    only: ['identifiers', 'openapi'],
    skip: ['openapi'],
  });
  expect(await run('generate', '--check', '--quiet')).toMatchObject({
    code: 1,
    stdout: 'missing  src/api/.manifest.json\nmissing  src/api/identifiers.ts\nmissing  src/api/types.ts\n',
  });
  expect(await run('generate', '--quiet')).toMatchObject({ code: 0, stderr: '' });
  expect(await run('generate', '--check')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('src/api is up to date (3 files)'),
  });
  expect([has('src/api/identifiers.ts'), has('src/api/openapi.json'), has('generated')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a flag overrides its key and no other', async () => {
  configure({
    spec: 'api/openapi.yaml',
    out: 'src/api',
    only: ['identifiers'],
    skip: ['openapi'],
    importExtension: 'js',
  });
  expect(await run('generate', '--out', 'lib', '--only', 'openapi,identifiers', '--quiet')).toMatchObject({
    code: 0,
  });
  expect([has('lib/openapi.json'), has('src/api')]).toEqual([true, false]);
  expect(readFileSync(join(folder, 'lib/identifiers.ts'), 'utf8')).toContain("from './types.js'");
});

test('several descriptions are made in one run, in a folder each', async () => {
  cpSync(join(folder, 'api'), join(folder, 'other'), { recursive: true });
  const both = [
    { spec: 'api/openapi.yaml', out: 'one', only: ['openapi'] },
    { spec: 'other/openapi.yaml', out: 'two', only: ['openapi'] },
  ] as const;
  configure(both);
  expect(await run('generate', '--quiet')).toMatchObject({ code: 0 });
  expect([has('one/openapi.json'), has('two/openapi.json')]).toEqual([true, true]);
  rmSync(join(folder, 'two/openapi.json'));
  expect(await run('generate', '--check', '--quiet')).toMatchObject({
    code: 1,
    stdout: 'missing  two/openapi.json\n',
  });
  expect(await run('generate', '--check', '--quiet', '--spec', 'api/openapi.yaml')).toMatchObject({
    code: 0,
  });
  const { stdout } = await run('generate', '--json');
  expect(JSON.parse(stdout).map(({ out }: { out: string }) => out)).toEqual(['one', 'two']);

  expect(await run('generate', '--out', 'three')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Two configurations have the same output folder: three.'),
  });
  expect(await run('bundle')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Choose one with --spec: api/openapi.yaml, other/openapi.yaml.'),
  });
  expect(await run('bundle', '--spec', 'other/openapi.yaml', '--format', 'yaml', '--quiet')).toMatchObject({
    code: 0,
  });
  expect([has('two/openapi.yaml'), has('two/openapi.json')]).toEqual([true, true]);
});

test('lint checks several descriptions, each once', async () => {
  const text = readFileSync(join(folder, 'api/openapi.yaml'), 'utf8');
  const write = (name: string, content: string) => writeFileSync(join(folder, 'api', name), content);
  write('wrong.yaml', text.replace(/^paths:/m, 'path:'));
  configure([
    { spec: 'api/openapi.yaml', out: 'one' },
    { spec: 'api/wrong.yaml', out: 'two' },
    { spec: 'api/wrong.yaml', out: 'three' },
  ]);
  const found = await run('lint', '--rules', 'structure');
  expect(found).toMatchObject({ code: 1 });
  expect(found.stdout.match(/^api\/wrong\.yaml:\d+:\d+ +error/gm)).toHaveLength(1);
  expect(found.stderr.match(/^api\/.*?: \d+ files?/gm)?.map((line) => line.split(':')[0])).toEqual([
    'api/openapi.yaml',
    'api/wrong.yaml',
  ]);
  const { stdout } = await run('lint', '--rules', 'structure', '--json');
  expect(JSON.parse(stdout).map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
  const sarif = JSON.parse((await run('lint', '--rules', 'structure', '--format', 'sarif')).stdout);
  expect(sarif.runs).toHaveLength(1);
  expect(await run('lint', '--rules', 'structure', '--spec', 'api/openapi.yaml', '--quiet')).toMatchObject({
    code: 0,
  });

  configure([
    { spec: 'api/absent.yaml', out: 'one' },
    { spec: 'api/wrong.yaml', out: 'two' },
  ]);
  expect(await run('lint', '--rules', 'structure', '--quiet')).toMatchObject({
    stdout: expect.stringContaining('api/wrong.yaml'),
    stderr: expect.stringContaining('api/absent.yaml'),
  });
});

test.each(['bundle', 'docs', 'mock', 'scaffold server'])(
  '%s names the descriptions of which it takes one',
  async (command) => {
    configure([{ spec: 'api/openapi.yaml' }, { spec: 'other.yaml', out: 'two' }]);
    expect(await run(...command.split(' '))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Choose one with --spec: api/openapi.yaml, other.yaml.'),
    });
  },
);
