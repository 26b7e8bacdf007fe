import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashKey } from '../../server/node/keys.ts';
import { type Serving, serveSandbox } from '../../server/node/serve.ts';
import { createSandbox, DEVELOPMENT_KEY, type Sandbox } from '../../server/sandbox.ts';
import { folderForAll } from '../temporary-folder.ts';
import { COMPILERS, compileUsage } from './compile-usage.ts';
import { ROOT, run } from './installed.ts';

/** A project that keeps openapi-fetch, over types that `generate` writes. */

const CASES = {
  'types like those of openapi-typescript': {
    flags: ['--like', 'openapi-typescript', '--out', 'src/schema.d.ts'],
    module: './src/schema.d.ts',
  },
  'types of its own': { flags: ['--only', 'types', '--out', 'src/api'], module: './src/api/types.ts' },
};

const usageOf = (module: string) => `
import createClient, { type Middleware } from 'openapi-fetch';
import type { components, operations, paths } from '${module}';

declare const process: { env: Record<string, string | undefined> };
type Program = components['schemas']['Program'];
type Id = operations['retrieveProgram']['parameters']['path']['programId'];

const statuses: number[] = [];
const log: Middleware = { onResponse: ({ response }) => { statuses.push(response.status); } };
const client = createClient<paths>({ baseUrl: process.env['BANK'] ?? '', headers: { 'sd-api-key': process.env['KEY'] } });
client.use(log);

const path = { programId: process.env['PROGRAM'] as Id };
const { data, error } = await client.GET('/v1/program/{programId}', { params: { path } });
if (data === undefined) throw new Error(JSON.stringify(error));
const program: Program = data;
const unknown = await client.GET('/v1/program/{programId}', { params: { path: { programId: 'prg-00000000-8d41-4f7e-9a20-5c1e7d904b13' } } });
const created = await client.POST('/v1/contact', { body: { name: 'Ada' } as paths['/v1/contact']['post']['requestBody']['content']['application/json'] });
console.log(JSON.stringify({ id: program.id, missing: unknown.data === undefined, created: created.response.status > 0, statuses: statuses.length }));

export const mistakes = () => {
  // @ts-expect-error no such path
  client.GET('/v1/programs', {});
  // @ts-expect-error no such method of this path
  client.POST('/v1/program/{programId}', { params: { path } });
  // @ts-expect-error the parameter is missing
  client.GET('/v1/program/{programId}', {});
  // @ts-expect-error no such property
  return program.nothing;
};
`;

let sandbox: Sandbox;
let serving: Serving;
const folder = folderForAll();
beforeAll(async () => {
  sandbox = await createSandbox({ hashKey });
  serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0 });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
});
afterAll(async () => {
  await serving.stop(0);
});

test.each(Object.entries(CASES))('openapi-fetch compiles and runs over %s', async (_, { flags, module }) => {
  const cli = join(ROOT, 'scripts/cli.ts');
  await run(
    'node',
    [cli, 'generate', '--spec', join(ROOT, 'spec/openapi.yaml'), ...flags, '--quiet'],
    folder,
  );
  for (const compiler of COMPILERS)
    expect(await compileUsage(folder, usageOf(module), compiler), compiler).toBe('');
  const env = { BANK: serving.url, KEY: DEVELOPMENT_KEY, PROGRAM: sandbox.seed.programId };
  const program = `Object.assign(process.env, ${JSON.stringify(env)}); await import('./usage-typescript.ts');`;
  const { stdout } = await run('node', ['--input-type=module', '-e', program], folder);
  expect(JSON.parse(stdout)).toEqual({
    id: sandbox.seed.programId,
    missing: true,
    created: true,
    statuses: 3,
  });
});
