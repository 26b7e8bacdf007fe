import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { packageInfo } from '../../scripts/cli/package-info.ts';
import diff from '../../scripts/commands/diff.ts';
import { runWith } from '../scripts/cli/run.ts';
import { folderForAll } from '../temporary-folder.ts';

const folder = folderForAll();
const { name, root } = packageInfo();

/** A packed version, with the description of this repository or with none. */
function packed(version: string, hasSpec: boolean) {
  // A folder of the same name does not stand in its way.
  const source = join(folder, version);
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version }));
  if (hasSpec) cpSync(join(root, 'spec'), join(source, 'spec'), { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: source, encoding: 'utf8' }),
  );
  const bytes = readFileSync(join(folder, filename));
  return { version, filename, bytes };
}

let server: Server;
let registry = '';
const run = (...argv: string[]) => runWith([diff], ['diff', ...argv], { cwd: folder });

beforeAll(async () => {
  const versions = [packed('0.0.1', true), packed('0.0.2', false), packed('0.0.3', true)];
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const tarball = versions.find(({ filename }) => path === `-/${filename}`);
    if (tarball !== undefined) return void response.end(tarball.bytes);
    if (path !== name) return void response.writeHead(404).end('{}');
    const manifests = versions.map(({ version, filename, bytes }) => {
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      return [version, { name, version, dist: { tarball: `${registry}-/${filename}`, integrity } }];
    });
    const body = { name, 'dist-tags': { latest: '0.0.3' }, versions: Object.fromEntries(manifests) };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  vi.stubEnv('npm_config_registry', registry);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each(['0.0.1', `${name}@0.0.1`, `${name}@latest`])(
  '%s is downloaded and compared',
  { timeout: 120_000 },
  async (version) => {
    expect(await run(version)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^No change\. Compared: \d+ operations?/),
    });
  },
);

test('an installed version is not downloaded', { timeout: 60_000 }, async () => {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '0.0.9' }));
  cpSync(join(root, 'spec'), join(place, 'spec'), { recursive: true });
  expect(await run(`${name}@0.0.9`)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^No change\. Compared: \d+ operations?/),
  });
});

test.each([
  ['a version that was not published', '0.0.8', 2, `npm's registry has no ${name}@0.0.8`],
  ['a version without a description', '0.0.2', 2, 'has no description in it: there is no spec/openapi.yaml'],
])('%s is an error', { timeout: 120_000 }, async (_, version, code, message) => {
  expect(await run(version)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
});

test('a registry that cannot be reached, and npm that is missing, are errors', {
  timeout: 120_000,
}, async () => {
  const unused = createServer();
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
  const { port } = unused.address() as AddressInfo;
  await new Promise((resolve) => unused.close(resolve));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  vi.stubEnv('npm_config_cache', join(folder, 'empty'));
  expect(await run('0.0.1')).toMatchObject({
    code: 6,
    stdout: '',
    stderr: expect.stringContaining(`${name}@0.0.1 is not installed, and npm could not download it: `),
  });
  vi.stubEnv('PATH', join(folder, 'nothing'));
  expect(await run('0.0.1')).toMatchObject({ code: 6, stderr: expect.stringContaining('is missing') });
});
