import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, type BenchRow, median, ratioOf } from './measure.ts';
import { createAccountLoad, programExample, retrieveProgramLoad } from './sandbox-calls.ts';
import { changesPerCommit } from './sandbox-commits.ts';
import { compete, type Score, SECONDS, sendLoad } from './sandbox-compete.ts';
import {
  type Contender,
  startBare,
  startFastify,
  startPrism,
  startSandboxCommand,
} from './sandbox-servers.ts';

const READERS = 32;
const WRITERS = 64;
/** Beside a reader that is alone. */
const OTHER_WRITERS = 20;
const LONE_ROUNDS = 5;

/** How fast the sandbox reads and writes, against servers that do less. */
export async function measureSpeed(folder: string): Promise<readonly BenchRow[]> {
  const answer = join(folder, 'answer.json');
  writeFileSync(answer, JSON.stringify(programExample));
  const own = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const sandbox = await startSandboxCommand({ folder: own('sandbox') });
  const memory = await startSandboxCommand({ folder: own('memory'), flags: ['--memory'] });
  const fastify = await startFastify(own('fastify'));
  const bare = await startBare(folder, answer);
  const prism = await startPrism(folder);
  try {
    const read = await compete(folder, retrieveProgramLoad, READERS, { sandbox, bare, fastify, prism });
    const written = await compete(folder, createAccountLoad, WRITERS, { sandbox, memory, fastify, prism });
    const shared = await changesPerCommit(join(folder, 'sandbox', 'banking-sandbox.sqlite'), () =>
      sendLoad(folder, sandbox, createAccountLoad, { connections: WRITERS, amount: 3000 }),
    );
    const get = 'retrieveProgram, key checked';
    const post = `createAccount, durable, ${WRITERS} at once`;
    return [
      faster(`${get}, against bare node:http`, read.sandbox, read.bare, 0.4),
      busier(`${get}, processor time, against bare node:http`, read.sandbox, read.bare, 1.5),
      faster(`${get}, against Fastify with node:sqlite`, read.sandbox, read.fastify),
      busier(`${get}, processor time, against Fastify with node:sqlite`, read.sandbox, read.fastify),
      faster(`${get}, against Prism's mock`, read.sandbox, read.prism, 40),
      slower(`${post}, p50, against the store in memory`, written.sandbox, written.memory, 1.3),
      faster(`${post}, against Fastify with node:sqlite`, written.sandbox, written.fastify),
      faster(`${post}, against Prism's mock`, written.sandbox, written.prism, 10),
      {
        what: `accounts created in one commit, ${WRITERS} at once`,
        ours: shared.toFixed(1),
        peer: '1',
        ratio: shared,
      },
      await disturbed(folder, sandbox, 'sandbox', 2),
      await disturbed(folder, bare, 'bare node:http'),
      await disturbed(folder, fastify, 'Fastify with node:sqlite'),
    ];
  } finally {
    await Promise.all([sandbox, memory, fastify, bare, prism].map((server) => server.stop()));
  }
}

/** How long a reader that is alone waits while others write, against when they do not. */
async function disturbed(folder: string, server: Contender, name: string, goal?: number): Promise<BenchRow> {
  const read = (seconds: number) =>
    sendLoad(folder, server, retrieveProgramLoad, { connections: 1, seconds });
  const busy: number[] = [];
  const quiet: number[] = [];
  for (let round = 0; round < LONE_ROUNDS; round += 1) {
    quiet.push((await read(SECONDS)).p50);
    // Writing begins before reading, and ends after it.
    const writing = sendLoad(folder, server, createAccountLoad, {
      connections: OTHER_WRITERS,
      seconds: 2 * SECONDS,
    });
    const [reading] = await Promise.all([read(SECONDS), writing]);
    busy.push(reading.p50);
  }
  const ratio = ratioOf(busy, quiet);
  return {
    what: `${name}: retrieveProgram by one, p50, while ${OTHER_WRITERS} create accounts, against when none do`,
    ours: inMilliseconds(busy),
    peer: inMilliseconds(quiet),
    ratio,
    ...(goal !== undefined && atMost(goal, ratio)),
  };
}

function faster(what: string, ours: Score, peer: Score, goal?: number): BenchRow {
  const ratio = ratioOf(ours.perSecond, peer.perSecond);
  const each = ({ perSecond }: Score) => `${Math.round(median(perSecond))}/s`;
  return { what, ours: each(ours), peer: each(peer), ratio, ...(goal !== undefined && atLeast(goal, ratio)) };
}

/** A caller that is slower than the servers makes their rates alike, but not this. */
function busier(what: string, ours: Score, peer: Score, goal?: number): BenchRow {
  const ratio = ratioOf(ours.cpu, peer.cpu);
  const each = ({ cpu }: Score) => `${(median(cpu) * 1000).toFixed(1)} µs`;
  return { what, ours: each(ours), peer: each(peer), ratio, ...(goal !== undefined && atMost(goal, ratio)) };
}

function slower(what: string, ours: Score, peer: Score, goal: number): BenchRow {
  const ratio = ratioOf(ours.p50, peer.p50);
  return {
    what,
    ours: inMilliseconds(ours.p50),
    peer: inMilliseconds(peer.p50),
    ratio,
    ...atMost(goal, ratio),
  };
}

function inMilliseconds(values: readonly number[]): string {
  return `${median(values).toFixed(2)} ms`;
}
