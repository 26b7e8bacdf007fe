import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildAll } from '../../scripts/pipeline/build-all.ts';
import { outputsNamed } from '../../scripts/pipeline/make/select-outputs.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';

const PAIRS = `openapi: 3.1.1
info: { title: Pairs, version: '1', license: { name: None, identifier: MIT } }
servers: [{ url: https://pairs.example }]
security: []
paths:
  /pair:
    get:
      operationId: getPair
      summary: The pair
      responses:
        '200':
          description: It
          content: { application/json: { schema: { type: array, prefixItems: [{ type: string }] } } }
        '404': { description: None }
`;

test('an output that cannot be made stops no other; a strict build stops', async () => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, 'openapi.yaml'), PAIRS);
  const build = (strict: boolean, more: { readonly console?: boolean } = {}) =>
    buildAll(
      { spec: 'openapi.yaml', cwd, outputs: outputsNamed(['openapi,openapi-3.0,types']), strict, ...more },
      (_title, run) => run(),
    );
  const made = await build(false);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  expect(Object.values(made.sets).flatMap((files) => Object.keys(files))).toEqual([
    'openapi.yaml',
    'openapi.json',
    'types.ts',
  ]);
  expect(made.skipped).toMatchObject([{ output: 'openapi-3.0', error: { exit: 'unsupported' } }]);
  expect(made.html).toContain('Pairs');
  expect(made.html).toContain('console-');
  const plain = await build(false, { console: false });
  if ('problems' in plain) throw new Error(JSON.stringify(plain.problems));
  expect(plain.html).not.toContain('console-');
  await expect(build(true)).rejects.toMatchObject({ exit: 'unsupported' });
});

// Redoc is at work in its own process when lint finds the error.
test('a description with an error leaves neither a process nor a folder behind', async () => {
  const cwd = await temporaryFolder();
  const temporary = join(cwd, 'temporary');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
  await writeFile(join(cwd, 'openapi.yaml'), PAIRS.replace('security: []\n', ''));
  const started: ChildProcess[] = [];
  const collect = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', collect);
  try {
    const made = await buildAll({ spec: 'openapi.yaml', cwd, console: false }, (_title, run) => run());
    expect(made).toMatchObject({ problems: [{ rule: 'security-defined', severity: 'error' }] });
    expect((await readdir(temporary)).filter((name) => name.startsWith('banking-docs-'))).toEqual([]);
  } finally {
    unsubscribe('child_process', collect);
    vi.unstubAllEnvs();
  }
  expect(started.map(({ spawnargs }) => spawnargs[2])).toEqual(['build-docs']);
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
});
