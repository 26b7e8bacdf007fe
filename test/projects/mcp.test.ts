/** The real command, over pipes, as clients start it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../scripts/commands/sandbox/start-sandbox.ts';
import { ROOT } from '../house/files.ts';
import { callTool, ERAS } from '../scripts/mcp/connect.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { everything, leaksIn, SECRETS } from './canaries.ts';

const COMMAND = [join(ROOT, 'scripts/cli.ts'), 'mcp'];

interface Session {
  readonly child: ChildProcessWithoutNullStreams;
  readonly written: { stdout: string; stderr: string };
  send(...lines: readonly (object | string)[]): void;
  /** The messages on standard output, once there is a response to each of these. */
  responses(...ids: readonly number[]): Promise<readonly Message[]>;
}

interface Message {
  readonly jsonrpc: string;
  readonly id?: number;
  readonly result?: object;
}

/** A client without a library, which can send anything. */
async function open(...flags: readonly string[]): Promise<Session> {
  const cwd = await temporaryFolder();
  const child = spawn(process.execPath, [...COMMAND, ...flags], { cwd });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      written[name] += chunk;
    });
  const send: Session['send'] = (...lines) => {
    for (const line of lines)
      child.stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  };
  const messages = () =>
    written.stdout
      .split('\n')
      .slice(0, -1)
      .map((line): Message => JSON.parse(line));
  send(initialize, { jsonrpc: '2.0', method: 'notifications/initialized' });
  return {
    ...{ child, written, send },
    async responses(...ids) {
      const areThere = () => ids.every((id) => messages().some((one) => one.id === id));
      while (!areThere()) await once(child.stdout, 'data');
      return messages();
    },
  };
}

function request(id: number, method: string, params: object = {}): object {
  return { jsonrpc: '2.0', id, method, params };
}

const initialize = request(0, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '0' },
});

const search = (id: number, query: string) =>
  request(id, 'tools/call', { name: 'search', arguments: { query } });

test('standard output holds nothing but protocol, broken lines kill nothing, and closed input ends the process', async () => {
  const { child, written, send, responses } = await open();
  send(
    '',
    '{',
    'hello',
    '[]',
    '"x"',
    '{"jsonrpc":"1.0"}',
    '{"id":{}}',
    '\u0000',
    `{"jsonrpc":"2.0","id":1,"method":`,
  );
  send(
    search(2, 'card'),
    search(3, 'limit'),
    request(4, 'tools/call', { name: 'unknown' }),
    request(5, 'no/method'),
  );
  const messages = await responses(2, 3, 4, 5);
  expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
  expect(messages.filter(({ id }) => id === 2 || id === 3)).toEqual([
    expect.objectContaining({ result: expect.objectContaining({ structuredContent: expect.anything() }) }),
    expect.objectContaining({ result: expect.objectContaining({ structuredContent: expect.anything() }) }),
  ]);
  expect(written.stderr).not.toContain('hello');
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the process, also while a sandbox is judged',
  async (signal) => {
    const { child, send, responses } = await open();
    await responses(0);
    const params = { name: 'conform', arguments: { target: 'sandbox' }, _meta: { progressToken: 1 } };
    send(request(1, 'tools/call', params));
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('one SIGTERM ends the process while the client reads nothing', async () => {
  const child = spawn(process.execPath, COMMAND, { cwd: await temporaryFolder() });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stderr.resume();
  const messages = [initialize, ...Array.from({ length: 200 }, (_, id) => request(id + 1, 'tools/list'))];
  child.stdin.write(messages.map((one) => `${JSON.stringify(one)}\n`).join(''));
  await once(child.stdout, 'readable');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  [['--read-only'], 'These flags need a deployment, and none is given.'],
  [['--base-url', 'bank'], 'the base URL is not a valid URL'],
  [['--api-key', 'x'], "unknown option '--api-key'"],
])('mcp %j ends with 2', async (flags, said) => {
  const child = spawn(process.execPath, [...COMMAND, ...flags], { cwd: await temporaryFolder() });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(stderr).toContain(said);
});

test.each(ERAS)(
  'a deployment is judged after the confirmation, and no credential leaves the process (%j)',
  async (era) => {
    const cwd = await temporaryFolder();
    const bank = await startSandbox({
      ...{ store: { kind: 'memory' }, host: '127.0.0.1', port: 0, logLevel: 'error' },
      apiKey: SECRETS.key,
    });
    onTestFinished(() => bank.stop(0));
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [...COMMAND, '--base-url', bank.url, '--program-id', bank.seed.programId],
      env: {
        ...Object.fromEntries(
          Object.entries(process.env).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
          ),
        ),
        BANKING_API_KEY: SECRETS.key,
        BANKING_PERSON_ID: SECRETS.person,
        BANKING_BASE_URL: `https://${SECRETS.tenant}.test`,
      },
      cwd,
      stderr: 'pipe',
    });
    let stderr = '';
    transport.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    const asked: string[] = [];
    const client = new Client(
      { name: 'test', version: '0.0.0' },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: era } },
    );
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked.push(params.message);
      return { action: 'accept', content: { run: true } };
    });
    await client.connect(transport);
    onTestFinished(() => client.close());
    const target = { target: 'deployment' };
    const refused = await callTool(client, 'conform', target);
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('without --allow-writes') });
    expect({ asked, files: readdirSync(cwd) }).toEqual({ asked: [], files: [] });

    const progress: unknown[] = [];
    const run = await callTool(
      client,
      'conform',
      { ...target, readOnly: true },
      { onprogress: (one) => void progress.push(one) },
    );
    expect(run).toMatchObject({ isError: false, data: { report: 'report:1' } });
    expect(asked).toEqual([expect.stringContaining(`against ${bank.url}/?`)]);
    expect(progress.length).toBeGreaterThan(0);
    expect(existsSync(join(cwd, 'conformance-report/conformance.json'))).toBe(true);
    const echoed = await callTool(client, 'read', { id: SECRETS.key });
    const stdout = JSON.stringify({ refused, run, progress, asked, echoed });
    expect(leaksIn(everything({ stdout, stderr }, cwd))).toEqual([]);
  },
);
