import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUNDLED_LIBRARIES } from '../../scripts/cli/bundled-libraries.ts';
import { importsOf } from '../house/import-graph.ts';
import { CLIENT, packTarball, ROOT, registryAnswers, run, type Tarball, tryRun } from './installed.ts';

// What both tarballs hold, weigh and promise. What installs from the registry is skipped where npm does not reach it.

const online = await registryAnswers();
const manifests = { tools: read(join(ROOT, 'package.json')), client: read(join(CLIENT, 'package.json')) };
let folder: string;
let packed: Readonly<Record<'tools' | 'client', Tarball>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  packed = { tools: await packTarball(folder), client: await packTarball(folder, CLIENT) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A project that installed one of them. */
async function project(name: 'tools' | 'client', ...more: string[]): Promise<string> {
  const place = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(place, 'package.json'), '{"name":"project","private":true}\n');
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', packed[name].file, ...more, ...flags], place);
  return place;
}

/** Packages and bytes below node_modules. */
function weigh(place: string): { packages: number; megabytes: number } {
  const modules = join(place, 'node_modules');
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
  const lock = read(join(place, 'package-lock.json'));
  const packages = Object.keys(lock.packages).filter((path) => path !== '').length;
  return { packages, megabytes: bytes / 1e6 };
}

describe.each(['tools', 'client'] as const)('the package of the %s', (name) => {
  test('links in its pages to files that it holds', () => {
    const root = name === 'tools' ? ROOT : CLIENT;
    const { files } = packed[name];
    const dead = files
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) =>
        [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
          .map(([, path = '']) => normalize(join(dirname(page), path)).replace(/\/$/, ''))
          .filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))
          .map((path) => `${page}: ${path}`),
      );
    expect(dead).toEqual([]);
  });

  test('holds every path that its package.json names', () => {
    const named = JSON.stringify([manifests[name].exports, manifests[name].bin ?? {}]).matchAll(
      /"(?:\.\/)?((?:dist|bin|package\.json)[^"]*)"/g,
    );
    const paths = [...named].map(([, path]) => path as string);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !packed[name].files.includes(path))).toEqual([]);
  });

  test('imports only packages that its package.json names', () => {
    const { dependencies = {}, peerDependencies = {} } = manifests[name];
    const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies), manifests[name].name];
    const root = name === 'tools' ? ROOT : CLIENT;
    // The bundler of the console runs in this repository only.
    const modules = packed[name].files.filter(
      (file) => /^(?:bin|dist)\/.*\.[cm]?[jt]s$/.test(file) && !file.endsWith('/bundle-console.js'),
    );
    const imported = modules
      .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
      .filter(({ inside, target }) => !inside && !isBuiltin(target));
    if (name === 'tools') expect(imported.length).toBeGreaterThan(0);
    const unknown = imported.filter(
      ({ target }) => !known.some((one) => target === one || target.startsWith(`${one}/`)),
    );
    expect(unknown.map(({ from, target }) => `${from}: ${target}`)).toEqual([]);
  });

  test('names no folder of the machine that built it', async () => {
    const place = mkdtempSync(join(folder, 'files-'));
    await run('tar', ['xzf', packed[name].file, '-C', place], folder);
    const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const holds = files.filter((one) =>
      readFileSync(join(one.parentPath, one.name), 'utf8').includes(ROOT.replace(/\/$/, '')),
    );
    expect(holds.map((one) => one.name)).toEqual([]);
  });

  test.skipIf(!online)('is clean by publint and by arethetypeswrong', async () => {
    const lint = await tryRun('npx', ['-y', 'publint@0.3.25', packed[name].file, '--strict'], folder);
    expect(lint).toMatchObject({ code: 0, stdout: expect.stringContaining('All good!') });
    const config = ['--config-path', join(name === 'tools' ? ROOT : CLIENT, '.attw.json')];
    const types = await tryRun(
      'npx',
      ['-y', '@arethetypeswrong/cli@0.18.5', packed[name].file, ...config],
      folder,
    );
    expect(types.code, types.stdout).toBe(0);
  });

  test.skipIf(!online)('weighs what the README says', async () => {
    const { packages, megabytes } = weigh(await project(name));
    const text = readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/\s+/g, ' ');
    const said = {
      client: /install (\d+) package of ([\d.]+) MB/,
      tools: /below are (\d+) packages and ([\d.]+) MB/,
    };
    const [, count, size] = said[name].exec(text)?.map(Number) ?? [];
    expect(count).toBe(packages);
    // Another system gets other builds of a few packages.
    expect(Math.abs((size ?? 0) - megabytes) / megabytes).toBeLessThan(0.1);
  });
});

test('the tools hold the license of every package that is bundled into them', () => {
  const text = readFileSync(join(ROOT, 'dist/vendor/LICENSES.txt'), 'utf8');
  expect(packed.tools.files).toContain('dist/vendor/LICENSES.txt');
  const licenses = text.split(/^={80}\n/m).slice(1);
  for (const name of BUNDLED_LIBRARIES)
    expect(licenses.some((license) => license.startsWith(`${name} `))).toBe(true);
  const bare = licenses.filter((license) => license.trim().split('\n').length < 5);
  expect(bare).toEqual([]);
});

test('the client has the version, license and peers of the tools, and no dependencies', () => {
  const { tools, client } = manifests;
  const { version, license, peerDependencies, dependencies, engines } = client;
  expect({ version, license, engines }).toEqual({
    version: tools.version,
    license: tools.license,
    engines: tools.engines,
  });
  expect(dependencies).toBeUndefined();
  for (const [name, range] of Object.entries(peerDependencies))
    expect([name, range]).toEqual([name, tools.peerDependencies[name]]);
});

test.skipIf(!online)('CommonJS code loads the client with require', async () => {
  const place = await project('client');
  const script = "console.log(typeof require('banking-platform-api-client').createClient)";
  expect((await run(process.execPath, ['-e', script], place)).stdout).toBe('function\n');
});
