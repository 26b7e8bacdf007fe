import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OLDEST } from '../../scripts/cli/optional-tool.ts';
import { packTarball, registryAnswers, run, tryRun } from './installed.ts';

// The commands with the oldest version of each optional tool that they accept; those that this repository has are the newest.

const online = await registryAnswers();
if (!online) console.warn('skipped: npm does not reach its registry');
const COMMAND = 'node_modules/banking-platform-api/bin/banking-platform-api.js';
const SPEC = ['--spec', 'node_modules/banking-platform-api/spec/openapi.yaml'];

let project: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oldest-tools-'));
  project = join(folder, 'project');
  if (!online) return;
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name":"project","private":true,"type":"module"}\n');
  const tarball = await packTarball(folder);
  const tools = Object.entries(OLDEST).map(([name, version]) => `${name}@${version}`);
  const imported = ['react@18.0.0', '@tanstack/react-query@5.90.1', 'msw@2.0.0', 'zod@3.25.76'];
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', tarball.file, ...tools, ...imported, ...flags], project);
});
afterAll(() => rmSync(join(project, '..'), { recursive: true, force: true }));

const bpa = (...args: string[]) => tryRun(process.execPath, [COMMAND, ...args, '--quiet'], project);

test.skipIf(!online)('the oldest tools are what is installed', () => {
  const installed = Object.keys(OLDEST).map((name) => {
    const { version } = JSON.parse(
      readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    return [name, version];
  });
  expect(Object.fromEntries(installed)).toEqual(OLDEST);
});

test.skipIf(!online)('generate makes the hooks that are made here', async () => {
  expect(await bpa('generate', ...SPEC, '--out', 'api', '--hooks', 'react')).toMatchObject({
    code: 0,
    stderr: '',
  });
  const hooksOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (use\w+)/gm)].map(([, name]) => name);
  const here = hooksOf(join(import.meta.dirname, '../../generated/hooks/react-query.ts'));
  expect(hooksOf(join(project, 'api/hooks/react-query.ts'))).toEqual(here);
  expect(here.length).toBeGreaterThan(0);
});

test.skipIf(!online)('docs makes a page of all operations', async () => {
  expect(await bpa('docs', ...SPEC, '--out', 'docs.html')).toMatchObject({ code: 0, stderr: '' });
  const page = readFileSync(join(project, 'docs.html'), 'utf8');
  const { paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId])),
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !page.includes(id))).toEqual([]);
});

test.skipIf(!online)('mock responds with the example', async () => {
  const child = spawn(process.execPath, [COMMAND, 'mock', ...SPEC, '--port', '0', '--quiet'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => resolve(text.trim()));
      child.once('close', () => resolve(''));
    });
    const response = await fetch(`${address}/v1/program/prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13`, {
      headers: { 'sd-api-key': 'key' },
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ id: expect.any(String) }),
    ]);
  } finally {
    child.kill('SIGINT');
  }
});
