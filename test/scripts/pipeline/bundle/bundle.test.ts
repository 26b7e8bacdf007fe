import { existsSync, readdirSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../../../lib/json.ts';
import { jsonFile } from '../../../../lib/json-text.ts';
import { bundleDescription, toYaml } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { run, temporaryFolder } from '../command-line.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const MANY = join(FIXTURES, 'many-files');
const bundled = async () => {
  const { document } = await bundleDescription(await loadDescription('openapi.yaml', MANY));
  return { document, yaml: toYaml(document), json: jsonFile(document) };
};

test('components are called what their files are called; those of files follow the written ones by name', async () => {
  const { document } = await bundled();
  const components = document.components as Record<string, object>;
  expect(Object.entries(components).map(([group, members]) => [group, Object.keys(members)])).toEqual([
    ['securitySchemes', ['key']],
    ['schemas', ['Written', 'Zebra', 'ZebraId']],
    ['examples', ['readZebraResponse']],
  ]);
});

test('nothing refers out of the document, and Markdown stands where it was referred to', async () => {
  const { document, json } = await bundled();
  const references = Array.from(json.matchAll(/"\$ref": "([^"]+)"/g), ([, target]) => target);
  expect([...new Set(references)].sort()).toEqual([
    '#/components/examples/readZebraResponse',
    '#/components/schemas/Zebra',
    '#/components/schemas/ZebraId',
  ]);
  expect(document).toMatchObject({ info: { description: '# Zebras\n\nThey have stripes.\n' } });
});

test('parts of files whose names have to be escaped in a reference become components all the same', async () => {
  const folder = await temporaryFolder();
  const info = { title: 'Escapes', version: '1' };
  const to = ($ref: string) => ({ $ref });
  const written = {
    type: 'object',
    properties: {
      slash: to('parts.json#/a~1b'),
      tilde: to('parts.json#/a~0b'),
      own: to('#/components/schemas/a_b'),
    },
  };
  const schemas = { Written: written, a_b: { type: 'null' } };
  const description = { openapi: '3.1.0', info, paths: {}, components: { schemas } };
  const parts = { 'a/b': { properties: { me: to('#/a~1b') } }, 'a~b': { type: 'integer' } };
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(description));
  await writeFile(join(folder, 'parts.json'), JSON.stringify(parts));
  const { document } = await bundleDescription(await loadDescription('openapi.json', folder));
  expect((document.components as JsonObject).schemas).toEqual({
    Written: {
      type: 'object',
      properties: {
        slash: to('#/components/schemas/a_b-2'),
        tilde: to('#/components/schemas/a_b-3'),
        own: to('#/components/schemas/a_b'),
      },
    },
    a_b: { type: 'null' },
    'a_b-2': { properties: { me: to('#/components/schemas/a_b-2') } },
    'a_b-3': { type: 'integer' },
  });
});

test.each(['1.1', '1.2'] as const)(
  'the YAML says the same as the JSON to a reader of YAML %s',
  async (version) => {
    const { document, yaml, json } = await bundled();
    expect(JSON.parse(json)).toEqual(document);
    expect(parse(yaml, { version })).toEqual(document);
    expect(yaml).not.toMatch(/^\s*[&*]/m);
  },
);

test('bundling leaves the description as it was read', async () => {
  const description = await loadDescription('openapi.yaml', MANY);
  const before = structuredClone(description.document.parsed);
  const first = await bundleDescription(description);
  expect(description.document.parsed).toEqual(before);
  expect(await bundleDescription(description)).toEqual(first);
});

test('the command writes all three documents, or one, or prints one', async () => {
  const folder = await temporaryFolder();
  const bundle = (...argv: string[]) =>
    run(['bundle', '--spec', join(MANY, 'openapi.yaml'), ...argv], folder);

  expect(await bundle('--out', 'all', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
  const all = (await readdir(join(folder, 'all'))).sort();
  expect(all).toEqual(['.manifest.json', 'openapi-3.0.json', 'openapi.json', 'openapi.yaml']);

  await bundle('--out', 'one', '--format', 'yaml');
  expect((await readdir(join(folder, 'one'))).sort()).toEqual(['.manifest.json', 'openapi.yaml']);

  const printed = await bundle('--stdout', '--format', 'json', '--quiet');
  expect(printed.stderr).toBe('');
  expect(printed.stdout).toBe(await readFile(join(folder, 'all/openapi.json'), 'utf8'));
});

test('bundle and generate make the same bytes', async () => {
  const folder = await temporaryFolder();
  await cp(MANY, folder, { recursive: true });
  await run(['generate', '--quiet', '--spec', 'openapi.yaml'], folder);
  const { stderr } = await run(['bundle', '--spec', 'openapi.yaml'], folder);
  expect(stderr).toContain('unchanged generated/openapi.yaml\n');
  expect(stderr).toContain('unchanged generated/openapi.json\n');
  expect(stderr).toContain('unchanged generated/openapi-3.0.json\n');
  expect((await run(['generate', '--check', '--quiet', '--spec', 'openapi.yaml'], folder)).code).toBe(0);
});

test('a file of another maker is refused, until forced', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'openapi.yaml'), 'mine\n');
  const bundle = (...argv: string[]) =>
    run(
      ['bundle', '--quiet', '--spec', join(MANY, 'openapi.yaml'), '--out', '.', '--format', 'yaml', ...argv],
      folder,
    );
  expect(await bundle()).toMatchObject({ code: 2 });
  expect(await readFile(join(folder, 'openapi.yaml'), 'utf8')).toBe('mine\n');
  expect(await bundle('--force')).toMatchObject({ code: 0 });
});

test.each([
  [
    ['--stdout'],
    '`--stdout` can print only one document.',
    'Choose one with `--format yaml`, `--format json` or `--format 3.0`.',
  ],
  [
    ['--out', 'src/schema.d.ts'],
    '`out` names a file of TypeScript, and documents are written to a folder: src/schema.d.ts',
    'Name a folder with `--out`, or print one document with `--stdout --format yaml`.',
  ],
  [['--format', 'xml'], 'Invalid value "xml" for --format.', 'Use one of: yaml, json, 3.0.'],
])('%j is a usage error', async (argv, message, fix) => {
  const ran = await run(['bundle', ...argv], await temporaryFolder());
  expect(ran).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n  fix: ${fix}\n` });
});

test('a description that is not there is a usage error', async () => {
  const ran = await run(['bundle', '--quiet', '--spec', 'nowhere.yaml'], await temporaryFolder());
  expect(ran).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'error: There is no such file: nowhere.yaml\n  fix: Give the root file of an OpenAPI description with `--spec FILE`.\n',
  });
});

test('what 3.0 cannot say is shown where its author wrote it, and stops the 3.0 document only', async () => {
  const folder = await temporaryFolder();
  const bundle = (...argv: string[]) =>
    run(['bundle', '--quiet', '--spec', join(FIXTURES, 'beyond-3-0.yaml'), '--out', 'out', ...argv], folder);
  const refused = await bundle('--format', '3.0');
  expect(refused.code).toBe(5);
  expect(refused.stderr).toContain('beyond-3-0.yaml:6:27 #/components/schemas/Tags/patternProperties');
  expect(refused.stderr).toMatch(/\n {2}Or write only the 3\.1 document: --format yaml\n$/);
  expect(existsSync(join(folder, 'out'))).toBe(false);
  expect(await bundle()).toEqual({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(/^warning: openapi-3\.0\.json is skipped: .*beyond-3-0\.yaml:6:27\)\n$/),
  });
  expect(readdirSync(join(folder, 'out')).sort()).toEqual(['.manifest.json', 'openapi.json', 'openapi.yaml']);
});
