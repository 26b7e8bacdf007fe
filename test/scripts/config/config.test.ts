import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import lint from '../../../scripts/commands/lint.ts';
import schema from '../../../scripts/config/config.schema.json' with { type: 'json' };
import type { Config, OutputName } from '../../../scripts/config/config.ts';
import { configsFor, loadConfig, loadConfigs } from '../../../scripts/config/load-config.ts';
import { HOOKS_KINDS } from '../../../scripts/pipeline/make/hooks/hooks-kinds.ts';
import { OUTPUTS } from '../../../scripts/pipeline/make/outputs.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const load = (below = '.', flag?: string | boolean) => loadConfigs(flag, { cwd: join(folder, below) });
/** The configuration is read in a process of its own: Vitest imports modules in another way than Node.js does. */
async function loadInNode(): Promise<{ configs: unknown; stderr: string }> {
  const module = JSON.stringify(new URL('../../../scripts/config/load-config.ts', import.meta.url));
  const script = `
    import { loadConfigs } from ${module};
    const configs = await loadConfigs(undefined, { cwd: process.cwd() }).catch((error) => ({ ...error, message: error.message }));
    console.log(JSON.stringify(configs));
  `;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return { configs: JSON.parse(stdout), stderr };
}
const TS = `import { defineConfig } from 'banking-platform-api/config';
export default defineConfig({ spec: 'api/openapi.yaml', out: 'src/api', only: ['types'] satisfies string[] });
`;
const loaded = () => [
  { spec: join(folder, 'api/openapi.yaml'), out: join(folder, 'src/api'), only: ['types'] },
];

describe('the file', () => {
  test.each(['{}', '{"type":"module"}', '{"type":"commonjs"}'])(
    'in TypeScript is loaded in a package of %s, without a warning',
    async (manifest) => {
      write({ 'package.json': manifest, 'banking-platform-api.config.ts': TS });
      expect(await loadInNode()).toEqual({ configs: loaded(), stderr: '' });
    },
  );

  test.each([
    ['mts', TS],
    ['js', TS.replace(' satisfies string[]', '')],
    ['mjs', TS.replace(' satisfies string[]', '')],
    ['js', "module.exports = { spec: 'api/openapi.yaml', out: 'src/api', only: ['types'] };"],
    [
      'ts',
      "const only: string[] = ['types'];\nmodule.exports = { spec: 'api/openapi.yaml', out: 'src/api', only };",
    ],
    ['json', '{ "$schema": "x", "spec": "api/openapi.yaml", "out": "src/api", "only": ["types"] }'],
  ])('may end in %s', async (extension, text) => {
    write({ 'package.json': '{"type":"commonjs"}', [`banking-platform-api.config.${extension}`]: text });
    expect(await loadInNode()).toMatchObject({ configs: loaded(), stderr: '' });
  });

  test('may import other modules of the project, and wait', async () => {
    write({
      'package.json': '{"type":"module"}',
      'names.ts': "export const spec: string = await Promise.resolve('api/openapi.yaml');",
      'banking-platform-api.config.ts': "import { spec } from './names.ts';\nexport default { spec };",
    });
    expect((await loadInNode()).configs).toEqual([{ spec: join(folder, 'api/openapi.yaml') }]);
  });

  test('is found above, as far as the package goes', async () => {
    write({
      'banking-platform-api.config.json': '{ "spec": "above.yaml" }',
      'web/package.json': '{}',
      'web/src/deep/x.ts': '',
    });
    expect(await load('web/src/deep')).toEqual([{}]);
    write({ 'web/banking-platform-api.config.json': '{ "spec": "api.yaml" }' });
    expect(await load('web/src/deep')).toEqual([{ spec: join(folder, 'web/api.yaml') }]);
  });

  test('is not looked for above a folder that belongs to no package', async () => {
    write({ 'banking-platform-api.config.json': '{}', 'web/x.ts': '' });
    expect(await load('web', 'absent.json').catch((error) => error.message)).toBe(
      'There is no configuration file absent.json.',
    );
    expect(await load('web')).toEqual([{}]);
  });

  test('may have any name when it is given, and may be ignored', async () => {
    write({ 'etc/api.json': '{ "out": "here" }', 'banking-platform-api.config.ts': TS });
    expect(await load('.', 'etc/api.json')).toEqual([{ out: join(folder, 'etc/here') }]);
    expect(await load('.', false)).toEqual([{}]);
  });

  test('may hold a list, of which --spec chooses', async () => {
    write({
      'banking-platform-api.config.json':
        '[{ "spec": "a.yaml", "out": "a" }, { "spec": "b.yaml", "out": "b" }]',
    });
    const configs = await load();
    expect(configs).toHaveLength(2);
    expect(configsFor(configs, undefined, folder)).toBe(configs);
    expect(configsFor(configs, 'b.yaml', folder)).toEqual([configs[1]]);
    expect(() => configsFor(configs, 'c.yaml', folder)).toThrow(
      'No configuration is for the description c.yaml.',
    );
    await expect(loadConfig({}, { cwd: folder })).rejects.toMatchObject({
      exit: 'usage',
      fix: 'Choose one with --spec: a.yaml, b.yaml.',
    });
    expect(await loadConfig({ spec: 'b.yaml' }, { cwd: folder })).toEqual(configs[1]);
  });
});

describe('an error', () => {
  const errorsOf = async (text: string) => {
    write({ 'banking-platform-api.config.json': text });
    const error = await load().catch((thrown) => thrown);
    return [error, ...error.others].map(({ exit, message, place, fix }) => ({ exit, message, place, fix }));
  };
  const file = 'banking-platform-api.config.json';

  test.each([
    ['{ "specs": "x" }', '#/specs', 'Unknown key in the configuration: specs.', 'Did you mean spec?'],
    [
      '{ "zebra": 1 }',
      '#/zebra',
      'Unknown key in the configuration: zebra.',
      'The keys are: spec, overlays, overlayMatches, out, only, like, skip, hooks, clients, collections, importExtension, int64, strict, lint, pages, names.',
    ],
    [
      '{ "lint": { "rule": {} } }',
      '#/lint/rule',
      'Unknown key in the configuration: rule.',
      'Did you mean rules?',
    ],
    [
      '[{}, { "lint": { "rules": { "a/b": "warm" } } }]',
      '#/1/lint/rules/a~1b',
      'Invalid value of a/b in the configuration: "warm".',
      'Did you mean warn? Use one of: off, warn, error.',
    ],
    [
      '{ "only": ["typs"] }',
      '#/only/0',
      'Invalid value of only in the configuration: "typs".',
      `Did you mean types? Use one of: ${OUTPUTS.map(({ name }) => name).join(', ')}.`,
    ],
    ['{ "strict": "yes" }', '#/strict', 'strict must be true or false.', 'Give strict true or false.'],
    ['{ "out": "" }', '#/out', 'out must not be empty.', 'Give out a value, or remove it.'],
    [
      '{ "names": { "operations": { "GET /a": "get a" } } }',
      '#/names/operations/GET ~1a',
      'The name given for GET /a is not a TypeScript identifier.',
      'Use letters, digits, _ and $, and begin with a letter.',
    ],
  ])('in %s names the key and the fix', async (text, pointer, message, fix) => {
    expect(await errorsOf(text)).toEqual([{ exit: 'usage', message, place: { file, pointer }, fix }]);
  });

  test('in several keys names each', async () => {
    expect(
      (await errorsOf('{ "specs": "x", "strict": 1 }')).map(({ place }) => place?.pointer).sort(),
    ).toEqual(['#/specs', '#/strict']);
  });

  test.each([['7'], ['null'], ['[]'], ['[7]'], ['"x"']])(
    'of %s, which is no object, says what to write',
    async (text) => {
      expect(await errorsOf(text)).toMatchObject([
        { exit: 'usage', message: expect.stringMatching(/^The configuration file must export an object/) },
      ]);
    },
  );

  test('of JSON or of the code names the file', async () => {
    expect(await errorsOf('{ "spec": }')).toMatchObject([{ exit: 'usage', place: { file } }]);
    rmSync(join(folder, file));
    write({ 'banking-platform-api.config.ts': "throw new Error('no such luck');" });
    expect((await loadInNode()).configs).toMatchObject({
      exit: 'usage',
      message: 'The configuration file cannot be loaded: no such luck',
      place: { file: 'banking-platform-api.config.ts' },
    });
  });

  test('of two files in one folder asks for a choice', async () => {
    write({ 'banking-platform-api.config.ts': TS, 'banking-platform-api.config.json': '{}' });
    await expect(load()).rejects.toMatchObject({
      exit: 'usage',
      message:
        'There are 2 configuration files: banking-platform-api.config.ts, banking-platform-api.config.json.',
    });
  });
});

test('type, schema and pipeline have the same words', () => {
  const { properties } = schema.$defs.config;
  const keys: Record<keyof Config, true> = {
    $schema: true,
    spec: true,
    overlays: true,
    overlayMatches: true,
    out: true,
    only: true,
    like: true,
    skip: true,
    hooks: true,
    clients: true,
    collections: true,
    importExtension: true,
    int64: true,
    strict: true,
    lint: true,
    pages: true,
    names: true,
  };
  const outputs = schema.$defs.output.enum as OutputName[];
  const hooks = properties.hooks.enum as NonNullable<Config['hooks']>[];
  expect(Object.keys(properties)).toEqual(Object.keys(keys));
  expect(outputs).toEqual(OUTPUTS.map(({ name }) => name));
  expect(hooks).toEqual(Object.keys(HOOKS_KINDS));
});

test('a command reads it, a flag overrides it, and --no-config ignores it', async () => {
  write({ 'banking-platform-api.config.json': '{ "spec": "configured.yaml" }' });
  const missing = async (...argv: string[]) => {
    const { code, stderr } = await runWith([lint], ['lint', ...argv], { cwd: folder });
    return [code, stderr.includes('configured.yaml'), stderr.includes('given.yaml')];
  };
  expect(await missing()).toEqual([2, true, false]);
  expect(await missing('--spec', 'given.yaml')).toEqual([2, false, true]);
  expect((await runWith([lint], ['lint', '--no-config', '--quiet'], { cwd: folder })).code).toBe(0);
});
