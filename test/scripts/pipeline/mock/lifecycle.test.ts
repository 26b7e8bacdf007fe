import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { startMock } from '../../../../scripts/pipeline/mock/mock.ts';
import { callsOf, documentOf, send } from './calls.ts';

const root = join(import.meta.dirname, '../../../..');
const ferry = await documentOf('ferry');
const host = '127.0.0.1';

function openServers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;
}

describe('a mock', () => {
  test('starts and stops many times, and leaves nothing open', async () => {
    const before = openServers();
    const addresses = [];
    for (let round = 0; round < 8; round++) {
      const mock = await startMock({ document: ferry, port: 0, host });
      addresses.push(mock.url);
      await mock.close();
    }
    await expect.poll(openServers).toBe(before);
    for (const url of addresses) await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  test('closes with a connection still open, twice too, and by its signal', async () => {
    const controller = new AbortController();
    const mock = await startMock({ document: ferry, port: 0, host, signal: controller.signal });
    const socket = connect(Number(new URL(mock.url).port), host);
    await once(socket, 'connect');
    socket.write('POST /bookings HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{');
    const ended = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
    controller.abort();
    await ended;
    await Promise.all([mock.close(), mock.close()]);
    await expect(fetch(mock.url)).rejects.toThrow('fetch failed');
  });

  test('outlives a client that goes away in the middle', async () => {
    const mock = await startMock({ document: ferry, port: 0, host });
    const socket = connect(Number(new URL(mock.url).port), host);
    await once(socket, 'connect');
    socket.write('POST /bookings HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{');
    socket.destroy();
    await once(socket, 'close');
    expect((await fetch(`${mock.url}/sailings?from=ABD`)).status).toBe(200);
    await mock.close();
  });

  test('says nothing on the console, and a line to its log for each request', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const out = vi.spyOn(process.stdout, 'write');
    const lines: string[] = [];
    const mock = await startMock({ document: ferry, port: 0, host, log: (line) => lines.push(line) });
    for (const call of callsOf(ferry)) await send(mock.url, call, { headers: { prefer: 'dynamic=true' } });
    await fetch(`${mock.url}/nowhere`);
    await mock.close();
    for (const spy of [...spies, out]) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(lines.length).toBe(5);
    expect(lines.at(-1)).toMatch(/^GET \/nowhere 404: /);
  });

  test('names the port that is taken and the flag, and an address that is not here', async () => {
    const squatter = createServer().listen(0, host);
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    await expect(startMock({ document: ferry, port, host, portFlag: '--mock-port' })).rejects.toMatchObject({
      exit: 'environment',
      message: `Port ${port} is already in use.`,
      fix: expect.stringContaining('`--mock-port 0`'),
    });
    squatter.close();
    await expect(startMock({ document: ferry, port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
      exit: 'environment',
      message: expect.stringMatching(/^cannot listen on 192\.0\.2\.1: /),
      fix: 'Give an address of this machine with `--host`, such as 127.0.0.1.',
    });
  });

  test('is reached by the local address when it listens on all', async () => {
    const mock = await startMock({ document: ferry, port: 0, host: '0.0.0.0' });
    expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await mock.close();
  });
});

describe('a description that could not be checked', () => {
  const withBody = (schema: object) => ({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/things/{id}': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { '201': { description: 'Made.' } },
        },
      },
    },
  });
  const start = (document: Record<string, unknown>) => startMock({ document, port: 0, host });

  test('is refused when a reference leads nowhere', async () => {
    await expect(start(withBody({ $ref: '#/components/schemas/Gone' }))).rejects.toMatchObject({
      exit: 'unsupported',
      message: expect.stringContaining('#/components/schemas/Gone'),
    });
  });

  test.each([
    ['a schema that is none', { type: 'object', required: 7 }],
    ['a pattern that needs to be without the `u` flag', { properties: { a: { pattern: '^a\\-b$' } } }],
  ])('is served, but for the operation whose body has %s', async (_, schema) => {
    const document = withBody(schema);
    const plain = { get: { responses: { '204': { description: 'Done.' } } } };
    const mock = await start({ ...document, paths: { ...document.paths, '/plain': plain } });
    expect((await fetch(`${mock.url}/plain`)).status).toBe(204);
    const response = await fetch(`${mock.url}/things/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('The mock cannot check a request body'),
    });
    await mock.close();
  });

  test('is not one with a pattern in an example, and is checked by 2020-12', async () => {
    const document = withBody({
      type: 'object',
      properties: { list: { prefixItems: [{ type: 'string' }] } },
      examples: [{ pattern: '(' }],
    });
    const mock = await start({
      ...document,
      jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    });
    const post = (body: string) =>
      fetch(`${mock.url}/things/1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await post('{"list":[1]}')).status).toBe(422);
    expect((await post('{"list":["a"]}')).status).toBe(201);
    await mock.close();
  });
});

test('a parameter is called as the description spells it, missing or wrong', async () => {
  const parameter = (where: string, name: string) => ({
    name,
    in: where,
    required: true,
    schema: { type: 'integer' },
  });
  const get = (...parameters: object[]) => ({
    get: { parameters, responses: { '200': { description: 'Found.' } } },
  });
  const mock = await startMock({
    document: {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/one/{thingId}': get(
          parameter('path', 'thingId'),
          parameter('query', 'pageSize'),
          parameter('query', 'twoWays'),
        ),
        '/other': get(parameter('query', 'TwoWays')),
      },
    },
    port: 0,
    host,
  });
  const complaints = async (path: string) => {
    const { validation } = (await (await fetch(mock.url + path)).json()) as {
      validation: { location: string[]; message: string }[];
    };
    return validation.map(({ location, message }) => `${location.join('.')}: ${message}`).sort();
  };
  expect(await complaints('/one/a?twoWays=b')).toEqual([
    'path.thingId: Request path parameter thingId must be an integer',
    'query.pageSize: Request query parameter pageSize is required',
    'query.twoWays: Request query parameter twoWays must be an integer',
  ]);
  await mock.close();
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawn(process.execPath, ['scripts/cli.ts', 'mock', '--port', '0', ...args], { cwd: root });

  test('prints the address once it answers, and ends with Ctrl-C', async () => {
    const child = run('--spec', 'test/fixtures/ferry/openapi.yaml');
    const exited = once(child, 'exit');
    const notes = text(child.stderr);
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
    expect((await fetch(`${line.trim()}/sailings?from=ABD`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
    expect(await notes).toBe(
      'The mock responds with the examples. Press Ctrl-C to stop it.\nGET /sailings?from=ABD 200\n',
    );
  });

  test('--json is one document', async () => {
    const child = run('--dynamic', '--json');
    const exited = once(child, 'exit');
    const [chunk] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(JSON.parse(chunk)).toEqual({ url: expect.stringMatching(/^http/), dynamic: true });
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
  });

  test.each(['a-swagger-1-description-is-refused', 'an-openapi-4-description-is-refused'])(
    'refuses another version as `generate` does: %s',
    async (name) => {
      const folder = join(root, 'test/scripts/pipeline/support/cases', name);
      const cli = join(root, 'scripts/cli.ts');
      const child = spawn(process.execPath, [cli, 'mock', '--port', '0', '--spec', 'openapi.yaml'], {
        cwd: folder,
      });
      // One that starts after all would never end by itself.
      child.stdout.once('data', () => child.kill('SIGINT'));
      const notes = text(child.stderr);
      expect(await once(child, 'exit')).toEqual([5, null]);
      expect(await notes).toBe(await readFile(join(folder, 'expected.txt'), 'utf8'));
    },
  );

  test('refuses a port that is none', async () => {
    const child = run('--port', '70000');
    const notes = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([2, null]);
    expect(await notes).toContain('Invalid port for --port: 70000.');
  });
});
