import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../foreign/run-script.ts';

/** A kill ends one of these: PostgreSQL of the primary; the whole node of the primary; Patroni alone; the standby's node; the leader of etcd; a sandbox; the balancer. */
const KILLS = ['primary', 'node', 'patroni', 'standby', 'etcd', 'sandbox', 'haproxy'] as const;
export type Kill = (typeof KILLS)[number];

/** These die at the same moment. */
export type Step = readonly Kill[];

/** Only one of these may be away at a time: acknowledged writes are on two nodes. */
const OF_DATABASE: readonly Kill[] = ['primary', 'node', 'patroni', 'standby'];

/** Returns all kills once, in any order, some of them two at a time. */
export function drawOrder(random: () => number): Step[] {
  const left: Kill[] = [...KILLS];
  const draw = (from: readonly Kill[]) => {
    const [one] = left.splice(left.indexOf(from[Math.floor(random() * from.length)] as Kill), 1);
    return one as Kill;
  };
  const order: Step[] = [];
  while (left.length > 0) {
    const one = draw(left);
    const others = left.filter((kind) => !(OF_DATABASE.includes(one) && OF_DATABASE.includes(kind)));
    order.push(others.length > 0 && random() < 0.4 ? [one, draw(others)] : [one]);
  }
  return order;
}

/** Everything that `container/ha/start.sh` starts. */
export interface BankCluster {
  readonly url: string;
  /** A sandbox itself: the balancer lets nobody at the routes below `/_sandbox/`. */
  readonly sandbox: string;
  /** Ends them with -9, and returns what was killed. What is more than a process is held down until `heal`. */
  kill(step: Step): Promise<string>;
  /** Resolves when all parts are back in their roles. */
  heal(): Promise<void>;
  /** Ends everything; resolves with the processes that are left. */
  stop(): Promise<string[]>;
}

const PORTS = 29;
const HEAL_MS = 180_000;

export async function startBankCluster(env: NodeJS.ProcessEnv): Promise<BankCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bank-cluster-'));
  const base = await freePorts();
  const url = `http://127.0.0.1:${base}`;
  const log = openSync(join(folder, 'start.log'), 'w');
  const command = `${process.execPath} ${join(ROOT, 'scripts/cli.ts')}`;
  const child = spawn(join(ROOT, 'container/ha/start.sh'), [folder, String(base)], {
    detached: true,
    stdio: ['pipe', log, log],
    env: { ...process.env, ...env, BANK_COMMAND: command, UNTIL_STDIN_ENDS: '1' },
  });
  closeSync(log);
  const held = new Set<string>();

  const members = async () => {
    for (const port of [14, 15, 16]) {
      const body = await json(`http://127.0.0.1:${base + port}/cluster`);
      if (body !== undefined) return (body as { members: Member[] }).members;
    }
    return [];
  };
  const nodeOf = async (role: string) =>
    await until(async () => (await members()).find((one) => one.role === role)?.name);
  const hold = (name: string) => {
    held.add(name);
    writeFileSync(join(folder, 'hold', name), '');
  };
  const part = (name: string) => end(join(folder, 'pid', name));
  const postmaster = (name: string) => end(join(folder, name, 'postmaster.pid'));

  /** Finds who has the role now, before anything of the step is dead. */
  async function victimOf(kind: Kill): Promise<() => string> {
    if (kind === 'haproxy') return () => part(kind);
    if (kind === 'sandbox') return () => part(`sandbox${1 + Math.floor(Math.random() * 4)}`);
    if (kind === 'etcd') {
      const leader = await etcdLeader(base);
      return () => part(leader);
    }
    const name = await nodeOf(kind === 'standby' ? 'sync_standby' : 'leader');
    return () => {
      if (kind !== 'primary') {
        hold(name);
        part(name);
      }
      return kind === 'patroni' ? name : postmaster(name);
    };
  }

  async function kill(step: Step): Promise<string> {
    const victims = await Promise.all(step.map(victimOf));
    return victims.map((end) => end()).join(' and ');
  }

  async function heal(): Promise<void> {
    for (const name of held) rmSync(join(folder, 'hold', name));
    held.clear();
    await until(async () => {
      const found = await members();
      const roles = found.filter(({ state }) => /running|streaming/.test(state)).map(({ role }) => role);
      const ready = await Promise.all(
        [0, 3, 4, 5, 6].map((port) => json(`http://127.0.0.1:${base + port}/_sandbox/ready`)),
      );
      const isWhole = ready.every(Boolean) && roles.sort().join() === 'leader,replica,sync_standby';
      return isWhole && (await etcdLeader(base).catch(() => undefined));
    });
  }

  async function stop(): Promise<string[]> {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, 'exit');
    let left = leftOf(child, folder);
    // A killed process takes a moment to end.
    for (let count = 0; left.length > 0 && count < 20; count += 1) {
      await sleep(250);
      left = leftOf(child, folder);
    }
    rmSync(folder, { recursive: true, force: true });
    return left;
  }

  try {
    await heal();
  } catch (error) {
    console.error(readFileSync(join(folder, 'start.log'), 'utf8').slice(-2000));
    await stop();
    throw error;
  }
  return { url, sandbox: `http://127.0.0.1:${base + 3}`, kill, heal, stop };
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The name of the member that leads. */
async function etcdLeader(base: number): Promise<string> {
  for (const n of [1, 2, 3]) {
    const status = await json(`http://127.0.0.1:${base + 18 + n}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
    });
    const { header, leader } = (status ?? {}) as { header?: { member_id: string }; leader?: string };
    if (header !== undefined && header.member_id === leader) return `etcd${n}`;
  }
  throw new Error('etcd has no leader');
}

/** Kills the process whose id a file begins with, and returns the file's name. */
function end(file: string): string {
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
  return file
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/^pid\/|\/postmaster.pid$/, '');
}

async function until<Found>(look: () => Promise<Found | undefined | false>): Promise<Found> {
  const deadline = Date.now() + HEAL_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`not so within ${HEAL_MS / 1000} s: ${look}`);
    await sleep(300);
  }
}

async function json(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  return response?.ok ? body : undefined;
}

/** All but PostgreSQL are in the group of the script; its command line has the folder. */
function leftOf({ pid }: ChildProcess, folder: string): string[] {
  return readdirSync('/proc').flatMap((one) => {
    try {
      const line = readFileSync(`/proc/${one}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const group = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2];
      // A process that has ended and that nobody waits for has no command line.
      return line !== '' && (line.includes(folder) || Number(group) === pid) ? [line] : [];
    } catch {
      return [];
    }
  });
}

/** The first of many free ports in a row, below those that the system gives out. */
async function freePorts(): Promise<number> {
  for (;;) {
    const base = 12_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all(Array.from({ length: PORTS }, (_, index) => isFree(base + index)));
    if (free.every(Boolean)) return base;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = new Promise<boolean>((resolve) => {
    server.on('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  const free = await listening;
  server.close();
  return free;
}
