import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './spawn.ts';

/** A server in a process of its own. */
export interface Contender {
  readonly url: string;
  /** Milliseconds of work it has done since it began, the system's for it included. */
  cpu(): number;
  /** Megabytes of memory that it holds now. */
  memory(): number;
  stop(): Promise<void>;
}

const SOURCES = join(ROOT, 'scripts/cli.ts');
const COMPILED = join(ROOT, 'bin/banking-platform-api.js');

export interface SandboxChoice {
  /** A folder of its own: its database, and its log, which it writes in full. */
  readonly folder: string;
  readonly from?: 'sources' | 'compiled';
  readonly flags?: readonly string[];
}

/** The `sandbox` command, on SQLite. */
export function startSandboxCommand({
  folder,
  from = 'compiled',
  flags = [],
}: SandboxChoice): Promise<Contender> {
  const entry = from === 'sources' ? SOURCES : COMPILED;
  const args = ['sandbox', '--port', '0', '--log-level', 'info', ...flags];
  return start(entry, args, folder, openSync(join(folder, 'log.jsonl'), 'a'));
}

/** The same two operations by hand. `folder`: for its database and its log. */
export function startFastify(folder: string): Promise<Contender> {
  const files = [join(folder, 'fastify.sqlite'), join(folder, 'log.jsonl')];
  return start(join(ROOT, 'bench/fastify-server.ts'), files, folder, 'inherit');
}

/** Prism's mock, with the description's examples. */
export function startPrism(folder: string): Promise<Contender> {
  return start(join(ROOT, 'bench/prism-server.ts'), [], folder, 'inherit');
}

/** Prism between a caller and a server, with an eye on every answer. */
export function startPrismProxy(folder: string, upstream: string): Promise<Contender> {
  return start(join(ROOT, 'bench/prism-proxy.ts'), [upstream], folder, 'inherit');
}

/** Answers every request with these bytes, and does nothing else. */
export function startBare(folder: string, answer: string): Promise<Contender> {
  return start(join(ROOT, 'bench/bare-server.ts'), [answer], folder, 'inherit');
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
export function startNode(
  script: string,
  args: readonly string[],
  folder: string,
  printsOn: 'stdout' | 'stderr' = 'stdout',
): Promise<Contender> {
  return start(join(ROOT, script), args, folder, 'inherit', printsOn);
}

/** Waits for the address that the server prints. */
async function start(
  script: string,
  args: readonly string[],
  cwd: string,
  log: number | 'inherit',
  printsOn: 'stdout' | 'stderr' = 'stdout',
): Promise<Contender> {
  const stdio: StdioOptions = printsOn === 'stdout' ? ['ignore', 'pipe', log] : ['ignore', 'ignore', 'pipe'];
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio });
  const pid = child.pid as number;
  return {
    url: await readAddress(child, printsOn, `${script} ${args[0]}`),
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function readAddress(
  child: ChildProcess,
  printsOn: 'stdout' | 'stderr',
  name: string,
): Promise<string> {
  const lines = createInterface({ input: child[printsOn] as NodeJS.ReadableStream });
  for await (const line of lines) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address === undefined) continue;
    // The rest of what it says must not fill the pipe.
    child[printsOn]?.resume();
    return address;
  }
  throw new Error(`${name} ended before it listened`);
}

/** Linux only, like the figures that are published: hundredths of a second, fields 14 and 15. */
function cpuOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const numbers = fields.split(' ').map(Number);
  return ((numbers[11] ?? 0) + (numbers[12] ?? 0)) * 10;
}

function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}
