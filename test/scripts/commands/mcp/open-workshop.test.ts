import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Context } from '../../../../scripts/cli/command.ts';
import { openWorkshop } from '../../../../scripts/commands/mcp/open-workshop.ts';
import { temporaryFolder } from '../../pipeline/command-line.ts';

const following = { signal: new AbortController().signal, onLine: () => {} };

async function workshopIn(folder: string, spec?: string) {
  const nothing = () => {};
  const context: Context = {
    ...{ cwd: folder, env: {}, quiet: true, json: true, signal: following.signal },
    ...{ data: nothing, print: nothing, prose: nothing, result: nothing },
    ...{ info: nothing, warn: nothing, error: nothing },
    paint: (_style, text) => text,
    step: (_title, run) => run(),
  };
  return openWorkshop([], spec === undefined ? undefined : join(folder, spec), context);
}

test('files outside of the folder are not opened, however they are named', async () => {
  const folder = await temporaryFolder();
  const outside = await temporaryFolder();
  writeFileSync(join(outside, 'secret.har'), '{}');
  const inside = join(folder, 'inside');
  mkdirSync(inside);
  symlinkSync(join(outside, 'secret.har'), join(inside, 'link.har'));
  symlinkSync(outside, join(inside, 'linked'));
  const workshop = await workshopIn(inside);
  const names = [
    join(outside, 'secret.har'),
    '../inside/../../etc/passwd',
    'link.har',
    'linked/secret.har',
    '/dev/zero',
    'linked',
    '.',
  ];
  for (const name of names) {
    await expect(workshop.judgeRecording([name], undefined, {}, following)).rejects.toThrow(/^A file /);
    await expect(workshop.judgeRecording([], name, {}, following)).rejects.toThrow(/^A file /);
    if (name !== 'linked' && name !== '.' && !name.startsWith('../'))
      await expect(workshop.compare(name, undefined, following)).rejects.toThrow(/^A file /);
  }
});

test('a recording below the folder is judged, and two files are compared', async () => {
  const folder = await temporaryFolder();
  const call = {
    method: 'GET',
    url: 'https://bank.test/v1/program/prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  };
  writeFileSync(
    join(folder, 'calls.ndjson'),
    `${JSON.stringify({ startedAt: '2026-03-02T14:00:00.000Z', request: { ...call, headers: [] }, response: { status: 200, headers: [['content-type', 'application/json']], text: '{}' } })}\n`,
  );
  const description = (path: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: { [path]: { get: { operationId: 'listPets', responses: { '200': { description: 'ok' } } } } },
    });
  writeFileSync(join(folder, 'old.json'), description('/pets'));
  writeFileSync(join(folder, 'new.json'), description('/animals'));
  const workshop = await workshopIn(folder);
  expect(await workshop.compare('old.json', 'new.json', following)).toContain('Breaking');
  expect(workshop.judgeClient).toBeUndefined();
  const judged = await workshop
    .judgeRecording(['calls.ndjson'], undefined, {}, following)
    .catch((error: Error) => error);
  expect(judged instanceof Error ? judged.message : judged.run.verdict).toBe('violated');
});

test('a recording is judged by a description that is named, or else by that of the server, and nothing is written', async () => {
  const folder = await temporaryFolder();
  const described = (type: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: {
        '/pets': {
          get: {
            operationId: 'listPets',
            responses: { 200: { description: 'ok', content: { 'application/json': { schema: { type } } } } },
          },
        },
      },
    });
  writeFileSync(join(folder, 'texts.json'), described('string'));
  writeFileSync(join(folder, 'lists.json'), described('array'));
  const call = {
    startedAt: '2026-03-02T14:00:00.000Z',
    request: { method: 'GET', url: 'http://127.0.0.1/pets', headers: [] },
    response: { status: 200, headers: [['content-type', 'application/json']], text: '[]' },
  };
  writeFileSync(join(folder, 'calls.ndjson'), `${JSON.stringify(call)}\n`.repeat(2));
  const before = readdirSync(folder);
  const workshop = await workshopIn(folder, 'lists.json');
  const judged = async (spec?: string) =>
    (await workshop.judgeRecording(['calls.ndjson'], spec, {}, following)).run.verdict;
  expect(await judged('texts.json')).toBe('violated');
  expect(await judged()).toBe('conformant');
  expect(readdirSync(folder)).toEqual(before);
});
