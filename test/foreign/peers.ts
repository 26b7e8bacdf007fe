import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiTypescript, orval, orvalConfig } from '../../bench/tools.ts';
import { jsonFile } from '../../lib/json-text.ts';
import { type Foreign, foreignFolder, presentForeign, relativeFile } from './descriptions.ts';
import { installOtherGenerator } from './other-generator.ts';
import { type PeerSteps, Results } from './results.ts';
import { ROOT, runScript } from './run-script.ts';

/**
 * Puts the same descriptions through other generators, as they are and by their defaults: `node test/foreign/peers.ts`, or with the names of some
 * descriptions. Results are kept as those of `run.ts` are; what is there already is not run again. `table.ts` makes a table of both.
 */

const BUILD = join(ROOT, 'build/foreign-peers');
/** The time that a generator gets for a description. */
const SECONDS = 300;
/** A project of today has this, and no more. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: ['node'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** The command line that makes all that a generator can make of what is compared, into the folder. */
type Peer = (spec: string, out: string) => readonly string[];

async function peers(): Promise<Readonly<Record<string, Peer>>> {
  const heyApi = await installOtherGenerator();
  if (heyApi === undefined) console.log('hey-api cannot be installed, so it is left out');
  // Otherwise it writes what zod 3 takes.
  const zod = { name: 'zod', compatibilityVersion: 4 };
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', zod];
  return {
    ...(heyApi !== undefined && {
      'hey-api': (spec: string, out: string) => [
        heyApi,
        '-f',
        writeConfig(out, { input: spec, output: join(out, 'api'), plugins }),
      ],
    }),
    'openapi-typescript': (spec, out) => [
      openapiTypescript,
      spec,
      '-o',
      join(out, 'types.ts'),
      '--root-types',
    ],
    orval: (spec, out) => {
      // References to other files are refused by default.
      const parserOptions = { externalRefs: { allow: ['*'] } };
      const outputs = (['zod', 'msw'] as const).map((kind) => {
        const { input, output } = orvalConfig(kind, spec, out);
        return [kind, { input: { ...input, parserOptions }, output }];
      });
      return [orval, '--config', writeConfig(out, Object.fromEntries(outputs))];
    },
  };
}

function writeConfig(out: string, config: object): string {
  const file = join(out, 'config.mjs');
  writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
  return file;
}

const asked = process.argv.slice(2);
const folder = foreignFolder();
const sizeOf = (one: Foreign) => statSync(join(folder, relativeFile(one))).size;
const present = presentForeign(folder)
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .sort((one, other) => sizeOf(one) - sizeOf(other));
const results = new Results<Readonly<Record<string, PeerSteps>>>('peers');
const generators = await peers();

for (const one of present) {
  const before = results.read(one.name) ?? {};
  const all: Record<string, PeerSteps> = { ...before };
  for (const [name, peer] of Object.entries(generators)) all[name] ??= await judge(one, name, peer);
  results.write(one.name, all);
  const said = Object.entries(all).map(([name, { generate, compile }]) => {
    const failed = [generate, compile].find((step) => step?.ok === false);
    return `${name}: ${failed === undefined ? 'yes' : failed.says.slice(0, 100)}`;
  });
  console.log(`${one.name.padEnd(24)} ${said.join(' | ')}`);
}

async function judge(one: Foreign, name: string, peer: Peer): Promise<PeerSteps> {
  // Inside of the project, so that the packages that they import are found.
  const out = join(BUILD, one.name, name);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const limit = { cwd: ROOT, seconds: SECONDS };
  const generate = await runScript(peer(join(folder, relativeFile(one)), out), undefined, limit);
  if (!generate.ok) return { generate };
  // One of them ends with 0 where it cannot read a description.
  const isEmpty = !readdirSync(out, { recursive: true }).some((file) => String(file).endsWith('.ts'));
  if (isEmpty) return { generate: { ok: false, says: 'nothing was written' } };
  writeFileSync(
    join(out, 'tsconfig.json'),
    jsonFile({ compilerOptions: COMPILER_OPTIONS, include: ['**/*.ts'] }),
  );
  const compile = await runScript(
    ['node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', out],
    undefined,
    limit,
  );
  rmSync(out, { recursive: true, force: true });
  return { generate, compile };
}
