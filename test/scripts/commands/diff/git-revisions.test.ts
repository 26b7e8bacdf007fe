import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import diff from '../../../../scripts/commands/diff.ts';
import { folderForAll } from '../../../temporary-folder.ts';
import { runWith } from '../../cli/run.ts';

const folder = folderForAll();
const api = join(folder, 'api');
afterEach(() => void vi.unstubAllEnvs());

/** The author is named here, so that no configuration is needed. */
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
    { cwd: api, encoding: 'utf8', stdio: 'pipe' },
  );

function write(path: string, text: string): void {
  mkdirSync(dirname(join(api, path)), { recursive: true });
  writeFileSync(join(api, path), text);
}

const FILES = Array.from({ length: 30 }, (_, index) => `schema-${index}.yaml`);
const run = (...argv: string[]) => runWith([diff], ['diff', ...argv], { cwd: api });

beforeAll(() => {
  const properties = FILES.map((name, index) => `field${index}: {$ref: './schemas/${name}'}`);
  write(
    'spec/openapi.yaml',
    `openapi: 3.1.0
info: {title: Ünïcode, version: 1.0.0}
paths:
  /a:
    post:
      operationId: send
      requestBody: {content: {application/json: {schema: {type: object, properties: {${properties.join(', ')}, shared: {$ref: ../shared/big.json}}}}}}
      responses: {'200': {description: Done.}}
`,
  );
  for (const name of FILES) write(`spec/schemas/${name}`, 'type: string\nmaxLength: 20\n');
  // Larger than what a pipe gives at once.
  write('shared/big.json', JSON.stringify({ type: 'string', description: 'é'.repeat(200_000) }));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  write(`spec/schemas/${FILES[7]}`, 'type: string\nmaxLength: 10\n');
});

test('one process reads all files of a revision', async () => {
  const tools = join(folder, 'tools');
  const log = join(folder, 'git.log');
  mkdirSync(tools);
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(tools, 'git'), `#!/bin/sh\necho "$1" >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(join(tools, 'git'), 0o755);
  vi.stubEnv('PATH', `${tools}:${process.env.PATH}`);
  expect(await run('HEAD:spec/openapi.yaml', 'spec/openapi.yaml')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('maxLength: 20 → 10'),
  });
  expect(readFileSync(log, 'utf8').match(/^cat-file$/gm)).toHaveLength(1);
});

test.each([
  ['an unknown revision', ['no-such-branch'], 2, 'Neither a file nor a git revision nor a published version'],
  ['an unknown revision with a path', ['gone:spec/openapi.yaml'], 2, 'Neither a file nor a git revision'],
  ['a path that is not in it', ['HEAD:spec/old.yaml'], 2, 'There is no such file in the git revision'],
  ['a folder', ['HEAD:spec'], 2, 'There is no such file in the git revision'],
  ['a file that is gone', ['spec/old.yaml'], 2, 'There is no such file: spec/old.yaml'],
  ['an address', ['https://example.com/openapi.yaml'], 2, 'are not loaded from the network'],
  ['a version of another form', ['banking-platform-api@^1.0'], 2, 'Invalid version'],
])('%s is an error of its own', async (_, argv, code, message) => {
  const result = await run(...argv, 'spec/openapi.yaml');
  expect(result).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
});

test('outside of a repository, and without git, it says so', async () => {
  const outside = await runWith([diff], ['diff', 'HEAD:a.yaml', 'api/spec/openapi.yaml'], { cwd: folder });
  expect(outside).toMatchObject({ code: 2, stderr: expect.stringContaining('no git repository') });
  vi.stubEnv('PATH', join(folder, 'nothing'));
  expect(await run('HEAD', 'spec/openapi.yaml')).toMatchObject({
    code: 6,
    stdout: '',
    stderr: expect.stringContaining('git is not installed'),
  });
});

test('contents that are missing in the clone are an error', async () => {
  const id = git('rev-parse', 'HEAD:shared/big.json').trim();
  rmSync(join(api, '.git', 'objects', id.slice(0, 2), id.slice(2)));
  expect(await run('HEAD', 'spec/openapi.yaml')).toMatchObject({
    code: 6,
    stdout: '',
    stderr: expect.stringContaining('The contents of a file are not in this clone: shared/big.json'),
  });
});
