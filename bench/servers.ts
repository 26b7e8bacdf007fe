import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ROOT } from './spawn.ts';

/** A server in a process of its own. */
export interface Contender {
  readonly url: string;
  /** Milliseconds of work it has done since it began, the system's for it included. */
  cpu(): number;
  stop(): Promise<void>;
}

const COMPILED = join(ROOT, 'bin/banking-platform-api.js');

/** The `sandbox` command, on SQLite. `folder`: of its own, for its database and its log, which it writes in full. */
export function startSandboxCommand(folder: string, flags: readonly string[] = []): Promise<Contender> {
  const args = ['sandbox', '--port', '0', '--log-level', 'info', ...flags];
  return start(COMPILED, args, folder, openSync(join(folder, 'log.jsonl'), 'a'));
}

/** The `proxy` command, judging and recording. */
export function startProxyCommand(folder: string, upstream: string): Promise<Contender> {
  const args = [
    'proxy',
    '--target',
    upstream,
    '--port',
    '0',
    '--quiet',
    '--record',
    join(folder, 'calls.har'),
  ];
  return start(COMPILED, args, folder, 'inherit');
}

/** Any script of the repository that prints its address. */
export function startNode(script: string, args: readonly string[]): Promise<Contender> {
  return start(join(ROOT, script), args, ROOT, 'inherit');
}

/** Waits for the address that the server prints. */
async function start(
  script: string,
  args: readonly string[],
  cwd: string,
  log: number | 'inherit',
): Promise<Contender> {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', log] });
  const pid = child.pid as number;
  return {
    url: await readAddress(child.stdout as Readable, script),
    cpu: () => cpuOf(pid),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function readAddress(output: Readable, script: string): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address === undefined) continue;
    // The rest of what it says must not fill the pipe.
    output.resume();
    return address;
  }
  throw new Error(`${script} ended before it listened`);
}

/** Linux only, like the figures that are published: hundredths of a second, fields 14 and 15. */
function cpuOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const numbers = fields.split(' ').map(Number);
  return ((numbers[11] ?? 0) + (numbers[12] ?? 0)) * 10;
}
