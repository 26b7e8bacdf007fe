import { expect, test } from 'vitest';
import { projectFiles, read } from './files.ts';
import { type Import, importsOf } from './import-graph.ts';
import { LAYERS } from './layers.ts';

interface Rule {
  readonly folder: string;
  readonly allows: (one: Import) => boolean;
}

const into = (one: Import, ...folders: string[]) =>
  one.inside && folders.some((folder) => one.target.startsWith(`${folder}/`));

/** Packages that are bundled into the documentation's page. */
const IN_THE_CONSOLE = ['preact', '@cfworker/json-schema'];

const RULES: readonly Rule[] = [
  {
    folder: 'lib',
    allows: (one) => into(one, 'lib') || (one.from.startsWith('lib/node/') && one.target.startsWith('node:')),
  },
  {
    folder: 'spec',
    allows: (one) =>
      one.from.startsWith('spec/rules/') &&
      (into(one, 'spec/rules', 'lib') ||
        one.target.startsWith('node:') ||
        (one.kind === 'type' && one.target === '@redocly/openapi-core')),
  },
  {
    folder: 'templates',
    // A starter server has dependencies of its own; what is copied into the output has none.
    allows: (one) =>
      into(one, 'templates', 'lib') || (!one.inside && one.from.startsWith('templates/scaffold/')),
  },
  {
    // The command loads all of it lazily.
    folder: 'scripts/mcp',
    allows: (one) =>
      into(one, 'scripts/mcp', 'lib', 'generated', 'templates', 'server', 'conformance') ||
      (!one.inside &&
        /^(?:node:|ajv\/|@modelcontextprotocol\/server(?:\/|$)|(?:minisearch|stemmer)$)/.test(one.target)),
  },
  {
    folder: 'scripts',
    allows: (one) =>
      !one.inside ||
      (into(one, 'lib', 'scripts', 'templates', 'spec/rules') && !into(one, 'scripts/mcp')) ||
      (into(one, 'generated') &&
        ['scripts/commands/start.ts', 'scripts/config/config-errors.ts'].includes(one.from)) ||
      (into(one, 'server', 'conformance', 'scripts/mcp') && one.kind !== 'static') ||
      (into(one, 'console') && one.kind === 'type'),
  },
  { folder: 'generated', allows: (one) => !one.inside || into(one, 'generated') },
  {
    folder: 'server',
    allows: (one) => !one.inside || into(one, 'lib', 'server', 'generated'),
  },
  {
    folder: 'conformance',
    allows: (one) => !one.inside || into(one, 'lib', 'conformance', 'generated'),
  },
  {
    folder: 'console',
    allows: (one) =>
      into(one, 'console', 'lib', 'generated', 'server', 'templates') ||
      (!one.inside &&
        IN_THE_CONSOLE.some((name) => one.target === name || one.target.startsWith(`${name}/`))),
  },
  {
    folder: 'ci',
    allows: (one) => into(one, 'ci') || one.target.startsWith('node:'),
  },
  { folder: 'test', allows: () => true },
  { folder: 'container', allows: () => false },
  {
    folder: 'examples',
    allows: (one) => into(one, 'examples') || !one.inside,
  },
  { folder: 'bench', allows: () => true },
];

function violations(imports: readonly Import[]): string[] {
  const allowed = (one: Import) =>
    RULES.find(({ folder }) => one.from.startsWith(`${folder}/`))?.allows(one) ?? true;
  return imports
    .filter((one) => !allowed(one))
    .map((one) => `${one.from} imports ${one.target}${one.kind === 'static' ? '' : ` (${one.kind})`}`);
}

const imports = projectFiles()
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes('/fixtures/'))
  .flatMap((file) => importsOf(file, read(file)));

test('no import runs back', () => {
  expect(imports.map(({ from }) => from)).toContain('scripts/cli.ts');
  expect(violations(imports)).toEqual([]);
});

test.each([
  ['lib/json.ts', `import { join } from 'node:path'`],
  ['lib/json.ts', `import type { ApiModel } from '../templates/model.ts'`],
  ['templates/client.ts', `import type { ToolError } from '../scripts/cli/errors.ts'`],
  ['templates/client.ts', `import { parse } from 'yaml'`],
  ['templates/runtime/client-runtime.ts', `import { readFile } from 'node:fs'`],
  ['scripts/pipeline/model/model.ts', `import { createClient } from '../../../generated/client.ts'`],
  ['scripts/commands/serve.ts', `import { serve } from '../../server/main.ts'`],
  ['generated/client.ts', `export * from '../scripts/cli/errors.ts'`],
  ['server/main.ts', `let x: import('../scripts/cli/errors.ts').ToolError`],
  ['conformance/main.ts', `await import('../server/main.ts')`],
  ['console/engine.ts', `import { join } from 'node:path'`],
  ['scripts/pipeline/docs/console.ts', `import { createEngine } from '../../../console/engine.ts'`],
  ['ci/verdict.js', `import { parse } from 'yaml'`],
  ['scripts/mcp/serve.ts', `import { ToolError } from '../cli/errors.ts'`],
  ['scripts/commands/mcp.ts', `import { serve } from '../mcp/serve.ts'`],
  ['spec/rules/naming.ts', `import { isRef } from '@redocly/openapi-core'`],
  ['spec/rules/naming.ts', `import '../../scripts/cli/errors.ts'`],
])('%s may not hold: %s', (file, line) => {
  expect(violations(importsOf(file, line))).toHaveLength(1);
});

test.each([
  ['spec/rules/naming.ts', `import { isObject } from '../../lib/json.ts'`],
  ['templates/runtime/server-types.ts', `import { step } from '../../lib/json-pointer.ts'`],
  ['spec/rules/naming.ts', `import type { Oas3Rule } from '@redocly/openapi-core'`],
  ['scripts/commands/serve.ts', `await import('../../server/main.ts')`],
  ['scripts/commands/start.ts', `await import('../../generated/client.ts')`],
  ['scripts/pipeline/docs/console.ts', `import type { Slot } from '../../../console/console-types.ts'`],
])('%s may hold: %s', (file, line) => {
  expect(importsOf(file, line)).toHaveLength(1);
  expect(violations(importsOf(file, line))).toEqual([]);
});

/** Tests are laid out like what they test. */
const UNORDERED = /^test\//;

/** Imports of a part of a folder by another one that does not stand above it. */
function wrongLayers(imports: readonly Import[]): string[] {
  return imports
    .filter((one) => one.inside && !UNORDERED.test(one.from))
    .filter(({ from, target }) => {
      const [path, other] = [from.split('/'), target.split('/')];
      const depth = path.findIndex((name, index) => name !== other[index]);
      // Top folders have rules of their own, and files beside the parts are in none of them.
      if (depth < 1 || depth >= path.length - 1 || depth >= other.length - 1) return false;
      const order = LAYERS[path.slice(0, depth).join('/')] ?? [];
      const [part, needed] = [path, other].map((names) => order.indexOf(names[depth] as string));
      return needed === -1 || (needed as number) >= (part as number);
    })
    .map(({ from, target }) => `${from} imports ${target}`);
}

test('in each folder, a part imports only parts below it', () => {
  expect(wrongLayers(imports)).toEqual([]);
});

function partsOnDisk(folder: string, files: readonly string[]): string[] {
  const inside = files.filter((file) => file.startsWith(`${folder}/`));
  const paths = inside.map((file) => file.slice(folder.length + 1).split('/'));
  return [...new Set(paths.flatMap(([part, ...rest]) => (part && rest.length > 0 ? [part] : [])))].sort();
}

test.each(Object.entries(LAYERS))('the list of %s names each of its parts once', (folder, parts) => {
  expect([...parts].sort()).toEqual(partsOnDisk(folder, projectFiles()));
});

test.each([
  ['scripts/pipeline/read/load.ts', `import { lint } from '../lint/lint.ts'`],
  ['conformance/report/har.ts', `import type { RunNote } from '../traffic/run-notes.ts'`],
  ['scripts/pipeline/model/zod/disjoint.ts', `import type { Look } from '../../support/refusal.ts'`],
  ['scripts/cli/program.ts', `let x: import('../commands/index.ts').COMMANDS`],
  ['server/store/memory.ts', `await import('../node/serve.ts')`],
  ['templates/zod/number.ts', `export * from '../made-up/x.ts'`],
  ['templates/made-up/x.ts', `import '../zod/number.ts'`],
  // No list: what is in two of these folders does not know of each other.
  ['console/ui/form/field.tsx', `import { bank } from '../bank/bank.tsx'`],
])('below the top, %s may not hold: %s', (file, line) => {
  expect(wrongLayers(importsOf(file, line))).toHaveLength(1);
});

test.each([
  ['scripts/pipeline/lint/lint.ts', `import { load } from '../read/load.ts'`],
  ['scripts/pipeline/read/upgrade/swagger.ts', `import { load } from '../load.ts'`],
  ['scripts/pipeline/read/load.ts', `import { withinLimits } from '../limits.ts'`],
  ['server/sandbox.ts', `import { memory } from './store/memory.ts'`],
])('below the top, %s may hold: %s', (file, line) => {
  expect(importsOf(file, line)).toHaveLength(1);
  expect(wrongLayers(importsOf(file, line))).toEqual([]);
});

/** These folders run in a page, too: the sandbox is made of web standards. Types are gone by then. */
function reachableFrom(entry: string, importsIn: (file: string) => readonly Import[]): Import[] {
  const files = new Set([entry]);
  const found: Import[] = [];
  // The loop goes on over what it adds itself.
  for (const file of files)
    for (const one of importsIn(file).filter(({ kind }) => kind !== 'type')) {
      found.push(one);
      if (one.inside) files.add(one.target);
    }
  return found;
}

const IN_A_PAGE = ['rfc6902'];

test('the sandbox needs nothing of Node, directly or through others', () => {
  const found = reachableFrom('server/sandbox.ts', (file) => importsOf(file, read(file)));
  expect(found.map(({ target }) => target)).toContain('server/api/operations/createCard.ts');
  expect(found.map(({ target }) => target)).toContain('generated/validators.ts');
  expect(found.filter((one) => !one.inside && !IN_A_PAGE.includes(one.target))).toEqual([]);
});

test('what is not direct, or lazy, is reached too, and types are not', () => {
  const texts: Readonly<Record<string, string>> = {
    'server/a.ts': `import './b.ts'; import type { C } from './c.ts'; export type * from './c.ts'`,
    'server/b.ts': `await import('./d.ts')`,
    'server/d.ts': `export * from './a.ts'; import { hash } from 'node:crypto'`,
  };
  const found = reachableFrom('server/a.ts', (file) => importsOf(file, texts[file] as string));
  expect(found.filter(({ inside }) => !inside)).toMatchObject([
    { from: 'server/d.ts', target: 'node:crypto' },
  ]);
});

const OF_NODE = /^server\/(?:node|testing|store\/(?:sqlite|postgres))\//;

test('of the server, only its Node side, its fixtures and two of its stores know Node and its packages', () => {
  const files = projectFiles().filter((file) => file.startsWith('server/') && file.endsWith('.ts'));
  expect(files.filter((file) => OF_NODE.test(file)).length).toBeGreaterThan(10);
  const packages = files
    .filter((file) => !OF_NODE.test(file))
    .flatMap((file) => importsOf(file, read(file)))
    .filter((one) => !one.inside && !IN_A_PAGE.includes(one.target));
  expect(packages).toEqual([]);
});

test('a command pays for its work only when it runs: no package, no pipeline, when its help is shown', () => {
  const commands = projectFiles().filter((file) => /^scripts\/commands\/[^/]+\.ts$/.test(file));
  const heavy = commands
    .flatMap((file) => importsOf(file, read(file)))
    .filter(({ kind }) => kind === 'static')
    .filter(
      (one) =>
        into(one, 'scripts/pipeline', 'scripts/workflow') || (!one.inside && !one.target.startsWith('node:')),
    );
  expect(commands).toContain('scripts/commands/lint.ts');
  expect(heavy).toEqual([]);
});
