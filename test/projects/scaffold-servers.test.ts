import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import scaffold from '../../scripts/commands/scaffold.ts';
import { prepare } from '../../scripts/pipeline/generate.ts';
import { type OperationModel, parametersIn } from '../../templates/model.ts';
import { ListenError, listen } from '../../templates/scaffold/listen.ts';
import { FRAMEWORKS } from '../../templates/scaffold.ts';
import { BANK, FERRY } from '../generated/server/made.ts';
import { runWith } from '../scripts/cli/run.ts';
import {
  COMPILERS,
  compile,
  linkPackages,
  type Started,
  scriptOf,
  startProject,
} from '../scripts/commands/scaffold/project.ts';
import { folderForAll } from '../temporary-folder.ts';

const run = promisify(execFile);
const parent = folderForAll();

/** A valid request of an operation, from the description's own examples. */
function validRequest(operation: OperationModel): [string, RequestInit] {
  const { method, path, body } = operation;
  const value = (example: unknown) => encodeURIComponent(String(example));
  const filled = parametersIn(operation, 'path').reduce(
    (text, { name, example }) => text.replace(`{${name}}`, value(example)),
    path,
  );
  const query = parametersIn(operation, 'query')
    .filter(({ required }) => required)
    .map(({ name, example }) => `${name}=${value(example)}`);
  const headers: Record<string, string> = { authorization: 'Bearer token-1' };
  const init: RequestInit = { method: method.toUpperCase(), headers };
  if (body !== undefined) {
    headers['content-type'] = body.contents[0].mediaType;
    init.body = JSON.stringify(body.contents[0].examples[0]?.value);
  }
  return [`${filled}?${query.join('&')}`, init];
}

const CASES = [...FRAMEWORKS.map((framework) => [framework, FERRY] as const), ['hono', BANK] as const];

describe.each(CASES)('a server on %s from %s', (framework, spec) => {
  let folder: string;
  let operations: readonly OperationModel[];
  let started: Started;

  beforeAll(async () => {
    folder = join(parent, `${framework}-${spec.split('/')[0]}`);
    const { code, stderr } = await runWith(
      [scaffold],
      ['scaffold', folder, '--framework', framework, '--spec', join(process.cwd(), spec)],
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining('files written')]);
    await linkPackages(folder);
    operations = (await prepare(spec, process.cwd())).model.operations;
    started = await startProject(folder);
  });
  // The last test stops it; this is for when an earlier one has failed.
  afterAll(() => started?.stop());

  // TypeScript 5 takes seconds for what another description changes nothing of: the framework's own types.
  const compilers = (Object.keys(COMPILERS) as (keyof typeof COMPILERS)[]).filter(
    (compiler) => spec === FERRY || compiler === 'TypeScript 7',
  );
  test.each(compilers)('compiles under %s', async (compiler) => {
    expect(await compile(folder, compiler)).toBe('');
  });

  test('passes its own test', async () => {
    const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap'], {
      cwd: folder,
      // Node would take the run for a part of the test runner that started it.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    expect(stdout).toContain(`# pass ${operations.length + 1}\n`);
    expect(stdout).toContain('# fail 0\n');
  });

  test('says which Node.js it needs where types are not stripped, and that there are no tests', async () => {
    const [check = '', ...words] = scriptOf(folder, 'test');
    expect(words.join(' ')).toBe('test && node --test');
    const old = '--no-experimental-strip-types';
    const needs = {
      code: 1,
      stderr: expect.stringMatching(/^This project requires Node\.js 22\.18, 24\.3 or later/),
    };
    for (const args of [scriptOf(folder, 'start'), [check, 'test']])
      await expect(run(process.execPath, [old, ...args], { cwd: folder })).rejects.toMatchObject(needs);
    const tests = () => run(process.execPath, [check, 'test'], { cwd: folder });
    await tests();
    await rename(join(folder, 'test'), join(folder, 'elsewhere'));
    await expect(tests()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There are no tests/),
    });
    await rename(join(folder, 'elsewhere'), join(folder, 'test'));
  });

  test('answers 501 to a valid request of every operation', async () => {
    expect(operations.length).toBeGreaterThan(3);
    for (const operation of operations) {
      const response = await fetch(...withBase(started.url, validRequest(operation)));
      expect([operation.id, response.status, await response.json()]).toEqual([
        operation.id,
        501,
        expect.objectContaining({ code: 'not-implemented', detail: expect.stringContaining(operation.id) }),
      ]);
    }
  });

  test('refuses what is invalid over the wire as it does in memory', async () => {
    const json = { 'content-type': 'application/json', authorization: 'Bearer token-1' };
    const operation = operations.find(({ method }) => method === 'post') as OperationModel;
    const post = async (body: string | ReadableStream, headers: Record<string, string> = json) => {
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const response = await fetch(started.url + operation.path, init);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await post('{"a":')).toEqual([400, 'malformed-json']);
    expect(await post('[]')).toEqual([400, 'invalid-body']);
    expect(await post('{}', { ...json, 'content-type': 'text/plain' })).toEqual([
      415,
      'unsupported-media-type',
    ]);
    let left = 20;
    const large = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(65_536));
        else controller.close();
      },
    });
    expect(await post(large)).toEqual([413, 'body-too-large']);
    const unknown = await fetch(`${started.url}/nowhere`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    await unknown.text();
    const other = await fetch(started.url + operation.path, { method: 'DELETE' });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    await other.text();
  });

  test('stays up when a caller breaks off, sends nonsense or asks for strange paths', async () => {
    const { hostname, port } = new URL(started.url);
    const raw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect(Number(port), hostname, () => socket.end(text));
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', reject).on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
      });
    const path = operations.find(({ method }) => method === 'post')?.path;
    const half = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`;
    await raw(half);
    expect(await raw('nonsense\r\n\r\n')).toMatch(/ 400 /);
    for (const target of [
      '//x',
      '/%zz',
      '/a/../b',
      '/%2e%2e/',
      '/\\x',
      '/a b',
      '*',
      'http://other.example/x',
    ]) {
      const status = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([target, status]).toEqual([target, expect.stringMatching(/^HTTP\/1.1 4\d\d /)]);
    }
    expect(await statusOf(`${started.url}/nowhere`, 'PROPFIND')).toBe(404);
  });

  test('a port that is taken gets a sentence and not a stack', async () => {
    const { hostname, port } = new URL(started.url);
    const env = { ...process.env, PORT: port, HOST: hostname };
    const ran = run(process.execPath, ['src/server.ts'], { cwd: folder, env });
    await expect(ran).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Port ${port} of ${hostname} is taken. Set PORT to another one, or to 0 for any free one.\n`,
    });
  });

  test('ends when it is told to', async () => {
    expect(await started.stop()).toBe(0);
  });
});

test('an address that is not this machine gets a sentence too', async () => {
  const app = () => {};
  await expect(listen(app, 0, '192.0.2.1')).rejects.toThrow(ListenError);
  await expect(listen(app, 0, '192.0.2.1')).rejects.toThrow(
    /^Cannot listen on port 0 of 192\.0\.2\.1 \(.*\)\. Set PORT or HOST/,
  );
});

function withBase(base: string, [path, init]: [string, RequestInit]): [string, RequestInit] {
  return [base + path, init];
}

function statusOf(url: string, method: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
