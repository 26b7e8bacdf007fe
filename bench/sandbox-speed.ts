import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAndUseFolder } from './build-folder.ts';
import { createAccountLoad, type ExampleLoad, retrieveProgramLoad } from './example-loads.ts';
import { atMost, type BenchRow, median, type Part, ratioOf } from './measure.ts';
import { sendLoad } from './send-load.ts';
import { type Contender, startNode, startSandboxCommand } from './servers.ts';

const ROUNDS = 7;
const SECONDS = 2;
const READERS = 32;
const WRITERS = 64;
/** Beside a reader that is alone. */
const OTHER_WRITERS = 20;
const LONE_ROUNDS = 5;

const part: Part = {
  title:
    'the sandbox as it is installed, on SQLite, its request log in a file, against a hand-written Fastify with node:sqlite; every server and caller in a process of its own',
  run: () =>
    buildAndUseFolder('sandbox', async (folder) => {
      const own = (name: string) => {
        mkdirSync(join(folder, name));
        return join(folder, name);
      };
      const sandbox = await startSandboxCommand(own('sandbox'));
      const peer = own('fastify');
      const files = [join(peer, 'fastify.sqlite'), join(peer, 'log.jsonl')];
      const fastify = await startNode('bench/fastify-server.ts', files);
      try {
        return [
          await busier(
            folder,
            'retrieveProgram, key checked',
            retrieveProgramLoad,
            READERS,
            sandbox,
            fastify,
          ),
          await busier(folder, 'createAccount, durable', createAccountLoad, WRITERS, sandbox, fastify),
          await disturbed(folder, sandbox, 'sandbox', 2),
          await disturbed(folder, fastify, 'Fastify'),
        ];
      } finally {
        await Promise.all([sandbox.stop(), fastify.stop()]);
      }
    }),
};

export default part;

/** Processor time, since a caller that is slower than the servers makes their rates alike. The first round is not counted. */
async function busier(
  folder: string,
  what: string,
  call: ExampleLoad,
  connections: number,
  sandbox: Contender,
  fastify: Contender,
): Promise<BenchRow> {
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [server, times] of [
      [sandbox, ours],
      [fastify, peer],
    ] as const) {
      const before = server.cpu();
      const { count } = await sendLoad(folder, server, call, { connections, seconds: SECONDS });
      if (round >= 0) times.push((server.cpu() - before) / count);
    }
  const ratio = ratioOf(ours, peer);
  const each = (times: readonly number[]) => `${(median(times) * 1000).toFixed(1)} µs`;
  return {
    what: `${what}, ${connections} at once: processor time of a call`,
    ours: each(ours),
    peer: each(peer),
    ratio,
    ...atMost(0.8, ratio),
  };
}

/** Compares how long a single reader waits while others write with how long it waits while they do not. */
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
  const each = (values: readonly number[]) => `${median(values).toFixed(2)} ms`;
  return {
    what: `${name}: retrieveProgram by one, p50, while ${OTHER_WRITERS} create accounts, against when none do`,
    ours: each(busy),
    peer: each(quiet),
    ratio,
    ...(goal !== undefined && atMost(goal, ratio)),
  };
}
