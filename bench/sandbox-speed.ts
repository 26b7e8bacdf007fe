import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, median, type Row, ratioOf } from './measure.ts';
import { createAccount, type ExampleLoad, programExample, retrieveProgram } from './sandbox-calls.ts';
import { changesPerCommit } from './sandbox-commits.ts';
import { putUnder } from './sandbox-load.ts';
import { type Contender, startBare, startPrism, startSandbox } from './sandbox-servers.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = { retrieveProgram: 32, createAccount: 64 };

/** How fast the sandbox reads and writes, against servers that do less. */
export async function measureSpeed(folder: string): Promise<readonly Row[]> {
  const answer = join(folder, 'answer.json');
  writeFileSync(answer, JSON.stringify(programExample));
  mkdirSync(join(folder, 'sandbox'));
  const sandbox = await startSandbox({ folder: join(folder, 'sandbox') });
  const bare = await startBare(folder, answer);
  const prism = await startPrism(folder);
  try {
    const read = await compete(folder, retrieveProgram, CONNECTIONS.retrieveProgram, {
      sandbox,
      bare,
      prism,
    });
    const written = await compete(folder, createAccount, CONNECTIONS.createAccount, { sandbox, prism });
    const shared = await changesPerCommit(join(folder, 'sandbox', 'banking-sandbox.sqlite'), () =>
      send(folder, sandbox, createAccount, { connections: CONNECTIONS.createAccount, amount: 3000 }),
    );
    return [
      faster('retrieveProgram, key checked, against bare node:http', read, 'bare', 0.4),
      faster("retrieveProgram, against Prism's mock", read, 'prism', 40),
      busier('the same against bare node:http, time of the processor', read),
      faster("createAccount, durable, 64 at once, against Prism's mock", written, 'prism', 10),
      {
        what: 'accounts created in one commit, 64 at once',
        ours: shared.toFixed(1),
        peer: '1',
        ratio: shared,
      },
    ];
  } finally {
    await Promise.all([sandbox, bare, prism].map((server) => server.stop()));
  }
}

/** Of each round. */
interface Score {
  readonly perSecond: number[];
  /** Milliseconds of the server's processor time for an answer. */
  readonly cpu: number[];
}

type Scores<Name extends string> = Readonly<Record<Name, Score>>;

/** Puts servers under load in turns, round by round, so that a busy moment of the machine hits all of them; the first is not counted. */
async function compete<Name extends string>(
  folder: string,
  call: ExampleLoad,
  connections: number,
  contenders: Readonly<Record<Name, Contender>>,
): Promise<Scores<Name>> {
  const names = Object.keys(contenders) as Name[];
  const scores = Object.fromEntries(
    names.map((name) => [name, { perSecond: [], cpu: [] }]),
  ) as unknown as Scores<Name>;
  for (let round = -1; round < ROUNDS; round++) {
    for (const name of names) {
      const before = contenders[name].cpu();
      const { count, perSecond } = await send(folder, contenders[name], call, {
        connections,
        seconds: SECONDS,
      });
      if (round < 0) continue;
      scores[name].perSecond.push(perSecond);
      scores[name].cpu.push((contenders[name].cpu() - before) / count);
    }
  }
  return scores;
}

function send(
  folder: string,
  { url }: Contender,
  { path, ...call }: ExampleLoad,
  much: { readonly connections: number } & ({ readonly seconds: number } | { readonly amount: number }),
) {
  return putUnder({ ...call, ...much, url: `${url}${path}`, paths: [] }, folder);
}

function faster<Peer extends string>(
  what: string,
  scores: Scores<Peer | 'sandbox'>,
  peer: Peer,
  goal: number,
): Row {
  const [ours, theirs] = [scores.sandbox.perSecond, scores[peer].perSecond];
  const ratio = ratioOf(ours, theirs);
  const each = (values: readonly number[]) => `${Math.round(median(values))}/s`;
  return { what, ours: each(ours), peer: each(theirs), ratio, ...atLeast(goal, ratio) };
}

/** For information: a caller that is slower than the servers makes them look alike. */
function busier(what: string, { sandbox, bare }: Scores<'sandbox' | 'bare'>): Row {
  const each = (values: readonly number[]) => `${(median(values) * 1000).toFixed(1)} µs`;
  return { what, ours: each(sandbox.cpu), peer: each(bare.cpu), ratio: ratioOf(bare.cpu, sandbox.cpu) };
}
