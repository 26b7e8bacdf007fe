import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StoreChoice } from '../../server/node/open-store.ts';
import { createSandbox } from '../../server/sandbox.ts';
import type { Seed } from '../../server/sandbox-types.ts';
import { describeConcurrency, type SharedBank } from './concurrent-calls.ts';
import { startPostgres } from './store/postgres/server.ts';

const PROCESS = fileURLToPath(new URL('sandbox-process.ts', import.meta.url));

describeConcurrency('one sandbox in memory', async () => {
  const sandbox = await createSandbox();
  return { seed: sandbox.seed, doors: [(request) => sandbox.fetch(request)], close: () => sandbox.close() };
});

describeConcurrency('three servers on one PostgreSQL', async () => {
  const server = await startPostgres();
  const choice = { kind: 'postgres', url: server.url() } as const;
  return startServers([choice, choice, choice], () => server.remove());
});

describeConcurrency('two servers on one SQLite file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-database-'));
  const choice = { kind: 'sqlite', file: join(folder, 'bank.sqlite') } as const;
  return startServers([choice, choice], () => rm(folder, { recursive: true }));
});

interface Started {
  readonly url: string;
  readonly seed: Seed;
}

/** All at once, so that they meet at the empty database. */
async function startServers(
  choices: readonly StoreChoice[],
  remove: () => Promise<void>,
): Promise<SharedBank> {
  const children = choices.map((choice) =>
    spawn(process.execPath, [PROCESS, JSON.stringify(choice)], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const ended = children.map((child) => once(child, 'close'));
  async function close(): Promise<void> {
    for (const child of children) child.stdin.end();
    await Promise.all(ended);
    await remove();
  }
  try {
    const started = await Promise.all(children.map(firstLine));
    return {
      seed: (started[0] as Started).seed,
      doors: started.map(({ url }) => (request) => {
        const { pathname } = new URL(request.url);
        return fetch(new Request(url + pathname, request));
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function firstLine(child: ChildProcess): Promise<Started> {
  if (child.stdout === null) throw new Error('It has no output.');
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Started;
  throw new Error('It ended before it listened.');
}
