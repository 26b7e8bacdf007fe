import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startCli } from '../scripts/cli/process.ts';
import { DESCRIPTIONS, ROOT } from '../scripts/pipeline/docs/descriptions.ts';
import { folderForTest } from '../temporary-folder.ts';

const FERRY = join(ROOT, DESCRIPTIONS.ferry);
const BEYOND = join(ROOT, 'test/scripts/pipeline/fixtures/beyond-3-0.yaml');
let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

async function docs(...flags: string[]) {
  const { ended, output } = startCli(['docs', ...flags], folder);
  return { code: await ended, ...output };
}

test('writes the file, and says so to people only', async () => {
  const { code, stdout, stderr } = await docs('--spec', FERRY, '--out', 'site/ferry.html');
  const { size } = await stat(join(folder, 'site/ferry.html'));
  expect({ code, stdout, stderr: stderr.replace(/\([\d.]+ m?s\)/g, '(N ms)') }).toEqual({
    code: 0,
    stdout: '',
    stderr: `✔ bundle (N ms)\n✔ docs (N ms)\nwrote site/ferry.html (${(size / 1e6).toFixed(1)} MB)\n`,
  });
  expect(await readFile(join(folder, 'site/ferry.html'), 'utf8')).toContain(
    '<title>Ferry Bookings 2.3.0</title>',
  );
});

test('--no-console leaves the console out, and the right to connect to anything', async () => {
  for (const [file, flags] of [
    ['with.html', []],
    ['without.html', ['--no-console']],
  ] as const)
    expect((await docs('--spec', FERRY, '--out', file, '--quiet', ...flags)).code).toBe(0);
  const has = async (file: string) => {
    const html = await readFile(join(folder, file), 'utf8');
    return { console: html.includes('console-document'), connects: html.includes('connect-src') };
  };
  expect(await has('with.html')).toEqual({ console: true, connects: true });
  expect(await has('without.html')).toEqual({ console: false, connects: false });
});

test('with --json tells a program where the file is', async () => {
  const { code, stdout, stderr } = await docs('--spec', FERRY, '--out', 'ferry.html', '--json', '--quiet');
  const { size } = await stat(join(folder, 'ferry.html'));
  expect({ code, result: JSON.parse(stdout), stderr }).toEqual({
    code: 0,
    result: { out: 'ferry.html', bytes: size },
    stderr: '',
  });
});

test('a file that cannot be written is an error of the machine, with a way out', async () => {
  await writeFile(join(folder, 'taken'), '');
  const { code, stdout, stderr } = await docs('--spec', FERRY, '--out', 'taken/ferry.html', '--quiet');
  expect({ code, stdout }).toEqual({ code: 6, stdout: '' });
  expect(stderr).toBe(
    'error: Cannot write the file: taken is a file, not a folder.\n' +
      '  fix: Move the file away, or choose another file with `--out FILE`.\n',
  );
});

test('a folder in the place of the file is called so, with a file to name instead', async () => {
  await mkdir(join(folder, 'site'));
  for (const flags of [[], ['--force']]) {
    const { code, stderr } = await docs('--spec', FERRY, '--out', 'site', '--quiet', ...flags);
    expect({ code, stderr }).toEqual({
      code: 6,
      stderr:
        'error: Cannot write the file: site is a folder, not a file.\n' +
        '  fix: Name a file in it: `--out site/index.html`.\n',
    });
  }
});

test('a file of another maker is not overwritten, unless forced; a page of its own is', async () => {
  const file = join(folder, 'notes.html');
  const run = (...flags: string[]) => docs('--spec', FERRY, '--out', 'notes.html', '--quiet', ...flags);
  await writeFile(file, '<!DOCTYPE html>\n<title>My notes</title>\n');
  const { code, stdout, stderr } = await run();
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'error: This file was not made by `docs` and would be overwritten: notes.html\n' +
      '  fix: Choose another file with `--out FILE`, move the file away, or overwrite it with `--force`.\n',
  });
  expect(await readFile(file, 'utf8')).toContain('My notes');

  expect((await run('--force')).code).toBe(0);
  const page = await readFile(file, 'utf8');
  expect(page).toContain('<title>Ferry Bookings 2.3.0</title>');
  // Whatever follows the mark may be of an older version.
  await writeFile(file, page.replace('Ferry Bookings', 'Older'));
  expect((await run()).code).toBe(0);
  expect((await readFile(file, 'utf8')) === page).toBe(true);
});

test('reads no configuration that lies around', async () => {
  await writeFile(join(folder, 'redocly.yaml'), 'openapi: { hideSchemaTitles: true }\nthis: [is, not, valid');
  const { code } = await docs('--spec', FERRY, '--out', 'ferry.html', '--quiet');
  expect(code).toBe(0);
});

test('what OpenAPI 3.0 cannot say costs the page only that one download', async () => {
  const { code, stderr } = await docs('--spec', BEYOND, '--out', 'beyond.html', '--quiet');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const html = await readFile(join(folder, 'beyond.html'), 'utf8');
  expect(html).toContain('openapi.yaml');
  expect(html).not.toContain('openapi-3.0.json');
});

test('--markdown writes llms.txt and a page for each operation beside the file, again and again, and links to them', async () => {
  for (let time = 0; time < 2; time++)
    expect(await docs('--spec', FERRY, '--out', 'site/ferry.html', '--markdown', '--quiet')).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  const list = await readFile(join(folder, 'site/llms.txt'), 'utf8');
  const pages = [...list.matchAll(/\((operations\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(pages.length).toBeGreaterThan(0);
  const html = await readFile(join(folder, 'site/ferry.html'), 'utf8');
  for (const page of pages) {
    expect(await readFile(join(folder, 'site', page), 'utf8')).toMatch(
      /^<!-- Made by `banking-platform-api docs`/,
    );
    expect(html).toContain(page);
  }
});

test('--markdown overwrites no page of another maker, and then writes nothing at all', async () => {
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/llms.txt'), '# Mine\n');
  const { code, stderr } = await docs('--spec', FERRY, '--out', 'site/ferry.html', '--markdown', '--quiet');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/not made by `docs`.*site\/llms\.txt\n {2}fix: .*--out FILE/),
  });
  expect(await readFile(join(folder, 'site/llms.txt'), 'utf8')).toBe('# Mine\n');
  await expect(stat(join(folder, 'site/ferry.html'))).rejects.toThrow('ENOENT');
  expect(
    (await docs('--spec', FERRY, '--out', 'site/ferry.html', '--markdown', '--quiet', '--force')).code,
  ).toBe(0);
});
