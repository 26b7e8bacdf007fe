import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from '../house/files.ts';
import { folderForAll } from '../temporary-folder.ts';
import { unpackDebian } from './container/debian-packages.ts';
import { elfMachines } from './container/elf-machine.ts';
import { readContainerfile } from './container/read-containerfile.ts';
import { type InRoot, runInRoot, startInRoot } from './container/start-in-root.ts';
import { packed, ROOT, registryAnswers, run, tryRun } from './installed.ts';

// The image without an engine: the script that the Containerfile runs makes the root file systems, and the commands run inside them.

const { bases, stages, last, config } = readContainerfile();
const LIMIT_MB = 150;

async function reasonToSkip(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'this is not Linux on x64';
  if (process.getuid?.() !== 0) return 'changing the root directory takes root';
  if ((await tryRun('unshare', ['--mount', '--pid', '--fork', 'true'], tmpdir())).code !== 0)
    return 'namespaces are not permitted here';
  // The C libraries that are copied are those of the base image.
  if (!/^VERSION_CODENAME=bookworm$/m.test(readFileSync('/etc/os-release', 'utf8')))
    return 'this is not Debian 12';
  if (!(await registryAnswers())) return 'the npm registry does not respond';
  return undefined;
}

const reason = await reasonToSkip();
if (reason !== undefined) console.warn(`Skipped: the root file system of the image; ${reason}.`);

test('the base is pinned by digest, and the image holds what the script made and nothing else', () => {
  for (const base of bases)
    expect(base).toMatch(/^scratch$|^docker\.io\/library\/[\w:.-]+@sha256:[0-9a-f]{64}$/);
  expect(bases.at(-1)).toBe('scratch');
  for (const [name, rest] of last.filter(([name]) => name === 'COPY'))
    expect([name, rest]).toEqual(['COPY', expect.stringMatching(/^--from=root (--chown=\S+ )?\/image\//)]);
  expect(stages).toContain('root');
  expect(read('Containerfile')).toContain('container/make-root.sh "$TARGETARCH"');
});

test('the user has no name and no privileges, and no key is in a layer', () => {
  expect(config.user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  expect(last.filter(([name]) => name === 'ENV' || name === 'ARG')).toEqual([]);
  expect(read('.containerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/.env*', '**/*.pem', '.git']),
  );
});

test('Node.js is that of the repository, for both architectures', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const files = ['x64', 'arm64'].map((cpu) => `node-linux-${cpu}-${devDependencies.node}.tgz`);
  const lines = read('container/node.sha256').trim().split('\n');
  expect(lines.map((line) => line.split('  ')[1])).toEqual(files);
});

describe.skipIf(reason !== undefined)('the root file system', () => {
  const folder = folderForAll();
  let root: string;
  let work: string;
  const make = (arch: string, tarball: string, libraries: string, out: string) =>
    run(join(ROOT, 'container/make-root.sh'), [arch, tarball, libraries, out], folder);
  let tarball: string;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    tarball = (await packed()).tools.file;
    root = join(folder, 'amd64');
    await make('amd64', tarball, '/', root);
  });
  beforeAll(() => {
    work = join(folder, 'work');
    mkdirSync(work, { mode: 0o777 });
    chmodSync(work, 0o777);
  });

  const image = () => ({ root, work, config });

  test('is small, of one architecture, and has what the Containerfile names', async () => {
    await expectSmall(root, 'amd64');
    expect(new Set(Object.values(elfMachines(root)))).toEqual(new Set(['amd64']));
    for (const path of [...config.entrypoint, config.workdir])
      expect(existsSync(join(root, path))).toBe(true);
    const [uid] = config.user.split(':').map(Number);
    expect(statSync(join(root, config.workdir)).uid).toBe(uid);
    for (const shell of ['sh', 'bash', 'npm']) expect(existsSync(join(root, 'usr/bin', shell))).toBe(false);
    for (const name of readdirSync(join(root, 'var/lib/dpkg/status.d')))
      expect(readFileSync(join(root, 'var/lib/dpkg/status.d', name), 'utf8')).toMatch(/^Version: /m);
  });

  test('conform judges its own sandbox, and writes nowhere else', async () => {
    const ran = await runInRoot(image(), ['conform', '--sandbox']);
    expect(ran).toMatchObject({ code: 0 });
    const report = JSON.parse(readFileSync(join(work, 'conformance-report/conformance.json'), 'utf8'));
    expect(report.run.verdict).toBe('conformant');
    const elsewhere = await runInRoot(image(), ['conform', '--sandbox', '--report-dir', '/app/reports']);
    expect(elsewhere).toMatchObject({ code: 6, stderr: expect.stringContaining('Cannot write') });
  });

  test('generate needs nothing that the image leaves out, and what does says which package it needs', async () => {
    expect(await runInRoot(image(), ['generate', '--out', '/data/generated'])).toMatchObject({ code: 0 });
    const hooks = await runInRoot(image(), [
      'generate',
      '--out',
      '/data/hooks',
      '--hooks',
      'react',
      '--strict',
    ]);
    expect(hooks).toMatchObject({ code: 6, stderr: expect.stringContaining('required but not installed') });
  });

  test('the sandbox listens for others with a key of its own, passes its health check, and ends on SIGTERM', async () => {
    const keys = {
      BANKING_SANDBOX_API_KEY: 'a-key-of-this-test-alone',
      BANKING_SANDBOX_CONTROL_KEY: 'a-control-key-of-this-test',
    };
    const refused = await runInRoot(image(), ['sandbox', '--host', '0.0.0.0', '--memory', '--port', '0']);
    expect(refused.code).toBe(2);

    const { services } = parse(/```yaml\n(services.*?)```/s.exec(read('docs/sandbox.md'))?.[1] ?? '');
    const { command, environment, healthcheck } = services.bank;
    expect(Object.keys(environment)).toEqual(Object.keys(keys));
    const started = startInRoot(image(), [...command, '--port', '0', '--json'], keys);
    const { url } = await firstJson(started);
    expect(unprivileged(started)).toBe(true);

    const [kind, program, ...check] = healthcheck.test as string[];
    expect([kind, program]).toEqual(['CMD', config.entrypoint[0]]);
    const checked = (to: string) =>
      runInRoot(
        { ...image(), config: { ...config, entrypoint: [program ?? ''] } },
        check.map((word) => word.replace('http://127.0.0.1:4020', to)),
      );
    expect(await checked(url)).toMatchObject({ code: 0 });
    expect((await fetch(`${url}/_sandbox/ready`)).status).toBe(200);

    const closed = once(started.child, 'close');
    process.kill(started.firstProcess(), 'SIGTERM');
    expect((await closed)[0]).toBe(0);
    expect(await checked(url)).toMatchObject({ code: 1 });
  });

  test('the sandbox keeps records in the working directory', async () => {
    const started = startInRoot(image(), ['sandbox', '--port', '0', '--json']);
    await firstJson(started);
    const closed = once(started.child, 'close');
    process.kill(started.firstProcess(), 'SIGTERM');
    expect((await closed)[0]).toBe(0);
    expect(statSync(join(work, 'banking-sandbox.sqlite')).size).toBeGreaterThan(0);
  });

  test('the mock serves the examples, and a description of the working directory', async () => {
    cpSync(join(ROOT, 'test/fixtures/ferry/openapi.yaml'), join(work, 'openapi.yaml'));
    for (const args of [[], ['--spec', 'openapi.yaml']]) {
      const started = startInRoot(image(), ['mock', '--port', '0', '--json', ...args]);
      const { url } = await firstJson(started);
      expect((await fetch(`${url}/no-such-path`)).status).toBe(404);
      const closed = once(started.child, 'close');
      process.kill(started.firstProcess(), 'SIGTERM');
      expect((await closed)[0]).toBe(0);
    }
  });

  test('for arm64: small, of that architecture alone, and it runs in an emulator', async (context) => {
    if ((await tryRun('llvm-strip', ['--version'], folder)).code !== 0)
      return context.skip('llvm-strip, which strips programs of other architectures, is not installed');
    const debian = join(folder, 'debian');
    let libraries: string;
    let emulator: string;
    try {
      mkdirSync(debian);
      for (const name of ['arm64', 'amd64']) mkdirSync(join(debian, name));
      const packages = ['libc6', 'libgcc-s1', 'libstdc++6', 'gcc-12-base'];
      libraries = await unpackDebian(join(debian, 'arm64'), 'arm64', packages);
      const tools = await unpackDebian(join(debian, 'amd64'), 'amd64', ['qemu-user-static']);
      emulator = join(tools, 'usr/bin/qemu-aarch64-static');
    } catch (error) {
      return context.skip(`no mirror of Debian responds: ${(error as Error).message.split('\n', 1)[0]}`);
    }
    const arm = join(folder, 'arm');
    await make('arm64', tarball, libraries, arm);
    await expectSmall(arm, 'arm64');
    expect(new Set(Object.values(elfMachines(arm)))).toEqual(new Set(['arm64']));
    const [node = '', script = ''] = config.entrypoint;
    const args = ['-L', arm, join(arm, node), join(arm, script), 'conform', '--list'];
    const ran = await tryRun('env', ['-i', emulator, ...args], work);
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('createCard.') });
  }, 600_000);

  async function expectSmall(path: string, name: string): Promise<void> {
    const sizes = (await run('find', ['.', '-type', 'f', '-printf', '%s\\n'], path)).stdout;
    const bytes = sizes.split('\n').reduce((sum, size) => sum + Number(size), 0);
    const compressed = Number((await run('sh', ['-c', 'tar cf - . | gzip | wc -c'], path)).stdout);
    console.info(
      `image, ${name}: ${(bytes / 1e6).toFixed(1)} MB, compressed ${(compressed / 1e6).toFixed(1)} MB`,
    );
    expect(bytes / 1e6).toBeLessThan(LIMIT_MB);
    expect(compressed).toBeLessThan(bytes);
  }
});

/** The document that a server prints with `--json` when it is ready. */
async function firstJson({ child }: InRoot): Promise<{ url: string }> {
  let [stdout, stderr] = ['', ''];
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  for await (const chunk of child.stdout ?? []) {
    stdout += chunk;
    try {
      return JSON.parse(stdout);
    } catch {
      // More is to come.
    }
  }
  throw new Error(`ended before it was ready: ${stdout}${stderr}`);
}

function unprivileged(started: InRoot): boolean {
  const status = readFileSync(`/proc/${started.firstProcess()}/status`, 'utf8');
  const [uid] = config.user.split(':');
  return new RegExp(`^Uid:\t${uid}\t${uid}\t`, 'm').test(status) && /^CapEff:\t0+$/m.test(status);
}
