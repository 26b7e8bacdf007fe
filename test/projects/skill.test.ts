import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { ROOT, read } from '../house/files.ts';
import { start, temporaryFolder } from '../scripts/pipeline/command-line.ts';

const FILE = 'skills/banking-platform-api/SKILL.md';
const text = read(FILE);

/** The lines of its `sh` blocks, in order. */
const LINES = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, code = '']) => code.trim().split('\n'));

/** A line that runs until it is stopped, and what it prints once it is ready. */
const SERVERS: readonly (readonly [line: RegExp, ready: string])[] = [[/ sandbox /, 'curl ']];

test('the front matter has the form that agents load, and the file is one page', () => {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const { name, description, ...others } = parse(front);
  expect(name).toBe(FILE.split('/').at(-2));
  expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  expect(description).toContain('Use when');
  expect(description.length).toBeLessThanOrEqual(1024);
  expect(
    Object.keys(others).filter((key) => !['license', 'compatibility', 'metadata'].includes(key)),
  ).toEqual([]);
  expect(body.split('\n').length).toBeLessThan(80);
});

test('every command works as it is written', async () => {
  const folder = await temporaryFolder();
  await copyFile(join(ROOT, 'test/fixtures/ferry/openapi.yaml'), join(folder, 'openapi.yaml'));
  expect(LINES.length).toBeGreaterThan(0);
  for (const line of LINES) {
    const [npx, name, ...argv] = line.split(' ');
    expect({ line, npx, name }).toEqual({ line, npx: 'npx', name: 'banking-platform-api' });
    const stop = new AbortController();
    const { done, written } = start(argv, folder, stop.signal);
    const ready = SERVERS.find(([pattern]) => pattern.test(line))?.[1];
    if (ready !== undefined) {
      await vi.waitFor(() => expect(written.stdout).toContain(ready), { timeout: 60_000 });
      stop.abort();
    }
    const { code, stderr } = await done;
    expect({ line, code, stderr }).toEqual({ line, code: EXIT_CODES.ok.code, stderr: expect.anything() });
  }
}, 300_000);

test('what it names besides is there: flags, exit codes, guides', async () => {
  const { done } = start(['conform', '--help'], ROOT, new AbortController().signal);
  const help = (await done).stdout;
  for (const [flag] of text.replaceAll(/```sh.*?```/gs, '').matchAll(/(?<=[ `])--(?!check)[a-z-]+/g))
    if (flag !== '--help') expect(help).toContain(flag);
  for (const [, code = '', said = ''] of text.matchAll(
    /(\d) (conformant|wrong usage|inconclusive|refused|environment)/g,
  ))
    expect(help.replaceAll(/\s+/g, ' ')).toContain(`${code} ${said}`);
  const [, guides = ''] = /docs\/`: (.*)\.$/m.exec(text) ?? [];
  for (const [, guide = ''] of guides.matchAll(/`([a-z-]+\.md)`/g))
    expect(read(`docs/${guide}`)).toMatch(/^# /);
});

test('it names every kind of error of the client, and the small package', () => {
  const [, kinds = ''] = /ApiErrorKind =(.*?);/s.exec(read('templates/runtime/client-error.ts')) ?? [];
  const names = [...kinds.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((kind) => !text.includes(`\`${kind}\``))).toEqual([]);
  expect(text).toContain(`\`npm install ${JSON.parse(read('packages/client/package.json')).name}\``);
});
