import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { launchChromium } from '../browser/launch.ts';
import { projectFiles, ROOT, read } from '../house/files.ts';
import { packTarball, type Ran, registryAnswers, tryRun } from './installed.ts';
import { type Registry, startRegistry } from './registry.ts';

// Each repository below examples/, copied out of this one, with the packages as a registry would have them.

const NAMES = readdirSync(join(ROOT, 'examples'));
const { version, devDependencies, dependencies } = JSON.parse(read('package.json'));
const online = await registryAnswers();
if (!online) console.warn('Skipped: the examples install from the npm registry, which does not respond.');

let folder: string;
let registry: Registry;
const projects = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  if (!online) return;
  registry = await startRegistry([await packTarball(folder)], folder);
  for (const name of NAMES) {
    const project = join(folder, name);
    const prefix = `examples/${name}/`;
    for (const file of projectFiles().filter((path) => path.startsWith(prefix)))
      cpSync(join(ROOT, file), join(project, file.slice(prefix.length)));
    projects.set(name, project);
  }
});
afterAll(() => {
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Types a line in the shell of a project. */
function type(name: string, line: string): Promise<Ran> {
  const env = {
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  return tryRun('sh', ['-c', line], projects.get(name) ?? '', process.execPath, env);
}

describe.each(NAMES)('%s', (name) => {
  const manifest = JSON.parse(read(`examples/${name}/package.json`));
  const lines = [...read(`examples/${name}/README.md`).matchAll(/```sh\n(.*?)```/gs)].flatMap(
    ([, text = '']) => text.trim().split('\n'),
  );

  test('has exact versions, those of this repository', () => {
    const used = { ...manifest.dependencies, ...manifest.devDependencies };
    const ours = { ...dependencies, ...devDependencies, 'banking-platform-api': version };
    for (const [dependency, wanted] of Object.entries(used))
      expect({ dependency, wanted }).toEqual({ dependency, wanted: ours[dependency] });
  });

  test('its workflow runs scripts that it has, with no more rights than it needs', () => {
    const workflows = projectFiles().filter((file) => file.startsWith(`examples/${name}/.github/workflows/`));
    for (const file of workflows) {
      const { jobs, permissions } = parse(read(file));
      expect(permissions).toEqual({ contents: 'read' });
      const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
      const scripts = steps.flatMap(({ run = '' }) => /^npm (?:run )?([\w-]+)/.exec(run)?.[1] ?? []);
      expect([...Object.keys(manifest.scripts), 'ci']).toEqual(expect.arrayContaining(scripts));
      expect(scripts).toContain('test');
    }
  });

  test.skipIf(!online)(
    'works as its README says',
    async () => {
      expect(lines[0]).toBe('npm install');
      expect(lines.at(-1)).toBe('npm test');
      for (const line of lines)
        expect({ line, ...(await type(name, line)) }).toMatchObject({ line, code: 0 });
    },
    1_200_000,
  );
});

describe.skipIf(!online)('what the examples show', () => {
  test('client-in-ci: an edited file fails the check, and a mistake that no longer is one fails the compiler', async () => {
    const project = projects.get('client-in-ci') ?? '';
    const client = join(project, 'src/bank/client.ts');
    const generated = readFileSync(client);
    appendFileSync(client, '// by hand\n');
    expect(await type('client-in-ci', 'npm run check')).toMatchObject({ code: 1 });
    writeFileSync(client, generated);
    expect(await type('client-in-ci', 'npm run check')).toMatchObject({ code: 0 });

    const mistakes = join(project, 'test/mistakes.ts');
    writeFileSync(mistakes, readFileSync(mistakes, 'utf8').replaceAll('@ts-expect-error', 'expected'));
    const { code, stdout } = await type('client-in-ci', 'npm run typecheck');
    const expected = read('examples/client-in-ci/test/mistakes.ts').match(
      /^ +\/\/ @ts-expect-error/gm,
    )?.length;
    expect({ code, errors: stdout.match(/error TS/g)?.length }).toEqual({ code: 2, errors: expected });
  });

  test('offline-docs: the site opens from disk, and asks for nothing else', async () => {
    const browser = await launchChromium();
    try {
      const context = await browser.newContext();
      await context.setOffline(true);
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        if (!/^(file|data|blob|about):/.test(request.url())) elsewhere.push(request.url());
      });
      const page = await context.newPage();
      await page.goto(pathToFileURL(join(projects.get('offline-docs') ?? '', 'public/index.html')).href);
      const reference = page.frameLocator('iframe');
      await reference
        .getByRole('heading', { name: /Example Harbor/ })
        .first()
        .waitFor();
      expect(elsewhere).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
