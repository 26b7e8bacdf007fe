import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../scripts/pipeline/command-line.ts';
import { type Compiler, KINDS, type Kind } from './matrix/kinds.ts';
import { installToolchain, nodeIn } from './matrix/toolchain.ts';

const SPEC = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));
const toolchain = await installToolchain();
const skip = typeof toolchain === 'string' ? toolchain : undefined;
const tools = typeof toolchain === 'string' ? '' : toolchain.folder;

let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'other-projects-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Makes a project of a kind and generates into it, without a word on how imports are to end. */
async function makeProject({ name, files, out }: Pick<Kind, 'name' | 'files' | 'out'>): Promise<string> {
  const folder = join(parent, name.replace(/\W+/g, '-'));
  if (existsSync(folder)) return folder;
  for (const [path, text] of Object.entries(files(tools))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(tools, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const generated = await run(
    ['generate', '--spec', SPEC, '--out', out, '--hooks', 'react', '--quiet'],
    folder,
  );
  expect(generated).toMatchObject({ code: 0 });
  expect(
    await run(['generate', '--spec', SPEC, '--out', out, '--hooks', 'react', '--check', '--quiet'], folder),
  ).toMatchObject({ code: 0 });
  return folder;
}

async function execute(command: string, args: readonly string[], cwd: string): Promise<string> {
  return promisify(execFile)(command, [...args], {
    cwd,
    maxBuffer: 1e8,
    env: { ...process.env, NO_COLOR: '1' },
  }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr, message }) => `${stdout}${stderr}` || message,
  );
}

const compile = (compiler: Compiler, folder: string, project = 'tsconfig.json') =>
  execute(
    process.execPath,
    [join(tools, `node_modules/typescript-${compiler}/bin/tsc`), '-p', project, '--pretty', 'false'],
    folder,
  );

test('the other compilers and runtimes are installed, or the rest is skipped for a reason', () => {
  if (skip !== undefined) console.warn(`skipped: ${skip}`);
  expect(skip ?? tools).not.toBe('');
});

describe.skipIf(skip !== undefined)('generated modules in other projects', () => {
  test.each(KINDS.flatMap((kind) => kind.compilers.map((compiler) => ({ kind, compiler, name: kind.name }))))(
    '$name compiles under TypeScript $compiler',
    async ({ kind, compiler }) => {
      const folder = await makeProject(kind);
      const client = readFileSync(join(folder, kind.out, 'client.ts'), 'utf8');
      expect(/from '.\/types(.*)'/.exec(client)?.[1]).toBe(kind.ending);
      expect(await compile(compiler, folder, kind.project)).toBe('');
    },
  );

  test('a compiler would say so if a file did not compile', async () => {
    const kind = KINDS.find(({ name }) => name === 'Bun') as Kind;
    const folder = await makeProject({ ...kind, name: 'wrong' });
    writeFileSync(
      join(folder, 'src/wrong.ts'),
      "import './api/client.js';\nexport const wrong: number = 'x';\n",
    );
    expect(await compile('7', folder)).toContain('TS2322');
  });
});

/** The client against the server interface in the same process, and what else runs without a package. */
const USE = (ending: string) => `
import { createClient, isApiError } from './api/client${ending}';
import { examples } from './api/examples${ending}';
import { isAccountId } from './api/identifiers${ending}';
import { createHandler, notImplemented } from './api/server${ending}';
import { responses, validateCreateAccountRequest } from './api/validators${ending}';
import { CreateAccountRequest } from './api/zod${ending}';

const account = examples.createAccount.responses.createAccountResponse;
const handle = createHandler({
  createAccount: () => ({ status: 201, body: account }),
  createCard: notImplemented,
  createContact: notImplemented,
  receiveAchPull: notImplemented,
  retrieveProgram: notImplemented,
  updateAccount: notImplemented,
  updateSentCheck: notImplemented,
});
const client = createClient({
  baseUrl: 'https://bank.example',
  credentials: { apiKey: 'key-1', personId: 'person-1' },
  validateResponse: responses,
  fetch: (input, init) => handle(new Request(input, init)),
});
async function main() {
  const body = examples.createAccount.requests.createAccountRequest;
  const made = await client.createAccount(body);
  const raw = await client.raw.POST('/v1/account', { body });
  const refused = await client.createCard({}).catch((error: unknown) => isApiError(error, 'status') && error.status);
  const wrong = await client.createAccount({ label: 7 } as never).catch((error: unknown) => isApiError(error, 'status') && error.status);
  console.log(JSON.stringify([
    made.id === account.id && isAccountId(made.id),
    raw.response.status,
    refused,
    wrong,
    validateCreateAccountRequest(body),
    validateCreateAccountRequest({ label: 7 }),
    CreateAccountRequest.safeParse(body).success,
  ]));
}
void main();
`;
const EXPECTED = '[true,201,501,400,true,false,true]\n';

describe.skipIf(skip !== undefined)('generated modules run', () => {
  const compiled = KINDS.filter(({ name }) => /^NestJS|^Node/.test(name));
  const nodes = (['20', '22'] as const).map((version) => ({
    node: version,
    binary: nodeIn({ folder: tools }, version),
  }));

  test.each(compiled.flatMap((kind) => nodes.map((one) => ({ kind, name: kind.name, ...one }))))(
    '$name, under Node.js $node',
    async ({ kind, binary }) => {
      const folder = await makeProject({ ...kind, name: `${kind.name} that runs` });
      writeFileSync(join(folder, 'src/use.ts'), USE(kind.ending));
      if (!existsSync(join(folder, 'dist')))
        expect(await compile(kind.compilers.at(-1) ?? '7', folder)).toBe('');
      const main = ['dist/use.js', 'dist/src/use.js'].find((file) => existsSync(join(folder, file))) ?? '';
      expect(await execute(binary, [main], folder)).toBe(EXPECTED);
    },
  );

  const binary = (scope: string, name: string) => {
    const found = readdirSync(join(tools, 'node_modules', scope)).map((folder) =>
      join(tools, 'node_modules', scope, folder),
    );
    return (
      found
        .flatMap((folder) => [join(folder, 'bin', name), join(folder, name)])
        .find((file) => existsSync(file)) ?? name
    );
  };
  test.each([
    ['Bun', () => binary('@oven', 'bun'), ['run', 'src/use.ts']],
    [
      'Deno',
      () => binary('@deno', 'deno'),
      ['run', '--no-check', '--node-modules-dir=manual', '--allow-env', '--allow-read', 'src/use.ts'],
    ],
    ['Node.js that strips types', () => process.execPath, ['src/use.ts']],
  ])('%s, as they are', async (_, command, args) => {
    const kind = KINDS.find(({ name }) => name === 'Bun') as Kind;
    const folder = await makeProject({ ...kind, name: 'as they are' });
    writeFileSync(join(folder, 'src/use.ts'), USE('.ts'));
    expect(await execute(command(), args, folder)).toBe(EXPECTED);
  });

  test('bundled for a browser by a tool that knows no TypeScript endings, in a module without Node.js', async () => {
    const kind = KINDS.find(({ name }) => name === 'Next') as Kind;
    const folder = await makeProject({ ...kind, name: 'bundled', out: 'api' });
    writeFileSync(join(folder, 'use.ts'), USE(''));
    const esbuild = join(tools, 'node_modules/esbuild/bin/esbuild');
    const flags = [
      'use.ts',
      '--bundle',
      '--platform=browser',
      '--format=esm',
      '--outfile=out.mjs',
      '--log-level=error',
    ];
    expect(await execute(esbuild, flags, folder)).toBe('');
    expect(readFileSync(join(folder, 'out.mjs'), 'utf8')).not.toMatch(/["']node:|\brequire\("/);
    cpSync(join(folder, 'out.mjs'), join(folder, 'run.mjs'));
    expect(await execute(process.execPath, ['run.mjs'], folder)).toBe(EXPECTED);
  });
});
