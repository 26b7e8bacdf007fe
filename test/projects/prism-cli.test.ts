/** Prism's own command, which people run on the published documents without anything of ours: as a mock, and as a proxy before a server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { serveSandbox } from '../../server/node/serve.ts';
import { createSandbox } from '../../server/sandbox.ts';
import { runAgainst } from '../mutants/judge-bank.ts';
import { judgeOverSocket } from '../mutants/over-sockets.ts';
import { ROOT } from './installed.ts';

const DOCUMENTS = ['openapi.json', 'openapi-3.0.json'] as const;

let prism: ChildProcess | undefined;
afterEach(() => {
  prism?.kill();
});

/** Starts the command, and returns the address that it says it listens at. */
async function startPrism(command: 'mock' | 'proxy', document: string, ...rest: string[]): Promise<string> {
  const script = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const file = join(ROOT, 'generated', document);
  const child = spawn(process.execPath, [script, command, '--port', '0', file, ...rest]);
  prism = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  for (;;) {
    const [, url] = /listening on (http:\/\/\S+)/.exec(output) ?? [];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(`prism ${command} ended: ${output}`);
    await setTimeout(50);
  }
}

test.each(DOCUMENTS)('prism mock responds in the form of %s', async (document) => {
  const baseUrl = await startPrism('mock', document);
  const { run, counts, exchanges } = await runAgainst(await createSandbox(), { baseUrl, profile: 'schema' });
  expect(exchanges.filter(({ response }) => (response?.status ?? 500) >= 400)).toEqual([]);
  expect(counts).toMatchObject({ violated: 0, inconclusive: 0 });
  expect(run.verdict).toBe('conformant');
});

test.each(DOCUMENTS)(
  'prism proxy, with %s, finds no fault in requests and responses of a full run',
  async (document) => {
    const { run, counts } = await judgeOverSocket({}, async (sandbox) => {
      const serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0 });
      // A response that does not fit the document is an error with `--errors`.
      const url = await startPrism('proxy', document, serving.url, '--errors');
      return { url, close: () => serving.stop(0) };
    });
    expect(counts).toMatchObject({ violated: 0, inconclusive: 0, skipped: 0 });
    expect(run.verdict).toBe('conformant');
  },
);
