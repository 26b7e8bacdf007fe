import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { installCommand } from '../../../scripts/cli/install-command.ts';
import { folderForTest } from '../../temporary-folder.ts';

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const { zod, orval } = manifest.devDependencies;
const parser = manifest.overrides['@scalar/openapi-parser'];
let root: string;

beforeEach(() => {
  root = folderForTest();
});

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
const command = (packages: readonly string[], below = '.', agent?: string) =>
  installCommand(packages, {
    cwd: join(root, below),
    env: agent === undefined ? {} : { npm_config_user_agent: agent },
  });

test.each([
  ['package-lock.json', '{}', `npm i -D zod@${zod}`],
  ['npm-shrinkwrap.json', '{}', `npm i -D zod@${zod}`],
  ['pnpm-lock.yaml', '', `pnpm add -D zod@${zod}`],
  ['yarn.lock', '# yarn lockfile v1\n', `yarn add -D zod@${zod}`],
  ['yarn.lock', '__metadata:\n  version: 8\n', `yarn add -D zod@${zod}`],
  ['bun.lock', '{}', `bun add -d zod@${zod}`],
  ['bun.lockb', '', `bun add -d zod@${zod}`],
])('the lockfile %s decides, here and above', (lockfile, text, expected) => {
  write({ [lockfile]: text, 'packages/web/package.json': '{}' });
  expect(command(['zod'])).toBe(expected);
  expect(command(['zod'], 'packages/web', 'npm/11.0.0 node/v24.18.0')).toBe(expected);
});

test('the packageManager field comes before a lockfile that was left behind', () => {
  write({ 'package-lock.json': '{}', 'package.json': '{"packageManager":"pnpm@10.2.0+sha512.abc"}' });
  expect(command(['zod'])).toBe(`pnpm add -D zod@${zod}`);
});

test.each([
  ['npm/11.0.0 node/v24.18.0 linux x64', 'npm i -D'],
  ['pnpm/10.2.0 npm/? node/v24.18.0 linux x64', 'pnpm add -D'],
  ['yarn/1.22.22 npm/? node/v24.18.0 linux x64', 'yarn add -D'],
  ['bun/1.4.5 npm/? node/v24.18.0 linux x64', 'bun add -d'],
  ['deno/2.0.0 npm/?', 'npm i -D'],
  [undefined, 'npm i -D'],
])('without a lockfile, what started the process decides: %s', (agent, line) => {
  expect(command(['zod'], '.', agent)).toBe(`${line} zod@${zod}`);
});

test('the root of a workspace needs a flag, and a package in it does not', () => {
  write({
    'pnpm-lock.yaml': '',
    'pnpm-workspace.yaml': "packages: ['web']",
    'web/package.json': '{}',
    'classic/yarn.lock': '# yarn lockfile v1\n',
    'classic/package.json': '{"workspaces":["web"]}',
    'classic/web/package.json': '{}',
  });
  expect(command(['zod'])).toBe(`pnpm add -D -w zod@${zod}`);
  expect(command(['zod'], 'web')).toBe(`pnpm add -D zod@${zod}`);
  expect(command(['zod'], 'classic')).toBe(`yarn add -D -W zod@${zod}`);
  expect(command(['zod'], 'classic/web')).toBe(`yarn add -D zod@${zod}`);
});

test('a package that needs another held back brings it along', () => {
  expect(command(['orval'])).toBe(`npm i -D orval@${orval} @scalar/openapi-parser@${parser}`);
  expect(command(['orval'], '.', 'pnpm/10.2.0')).toBe(
    `pnpm add -D orval@${orval} @scalar/openapi-parser@${parser}`,
  );
  for (const [agent, add] of [
    ['yarn/1.22.22', 'yarn add -D'],
    ['bun/1.4.5', 'bun add -d'],
  ] as const)
    expect(command(['zod', 'orval'], '.', agent)).toBe(
      `npm pkg set resolutions.@scalar/openapi-parser=${parser} && ${add} zod@${zod} orval@${orval}`,
    );
});

test('a version that is given stays, and an unknown package goes without', () => {
  expect(command(['zod@4.0.0', 'left-pad'])).toBe('npm i -D zod@4.0.0 left-pad');
});

test('a dependency of what is shipped is none of development', () => {
  const options = { cwd: root, env: {}, dev: false };
  expect(installCommand(['yaml'], options)).toBe(`npm i yaml@${manifest.dependencies.yaml}`);
});
