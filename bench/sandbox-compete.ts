import { forEach } from './measure.ts';
import type { ExampleLoad } from './sandbox-calls.ts';
import { type Answered, putUnder } from './sandbox-load.ts';
import type { Contender } from './sandbox-servers.ts';

export const SECONDS = 2;
const ROUNDS = 7;

/** Of each round. */
export interface Score {
  readonly perSecond: number[];
  /** Milliseconds. */
  readonly p50: number[];
  /** Milliseconds of the server's processor time for an answer. */
  readonly cpu: number[];
}

export type Scores<Name extends string> = Readonly<Record<Name, Score>>;

/** Puts servers under load in turns, round by round, so that a busy moment of the machine hits all of them; the first is not counted. */
export async function compete<Name extends string>(
  folder: string,
  call: ExampleLoad,
  connections: number,
  contenders: Readonly<Record<Name, Contender>>,
): Promise<Scores<Name>> {
  const names = Object.keys(contenders) as Name[];
  const scores = forEach(names, () => ({ perSecond: [], p50: [], cpu: [] })) as Scores<Name>;
  for (let round = -1; round < ROUNDS; round++) {
    for (const name of names) {
      const before = contenders[name].cpu();
      const answered = await sendLoad(folder, contenders[name], call, { connections, seconds: SECONDS });
      if (round < 0) continue;
      scores[name].perSecond.push(answered.perSecond);
      scores[name].p50.push(answered.p50);
      scores[name].cpu.push((contenders[name].cpu() - before) / answered.count);
    }
  }
  return scores;
}

export function sendLoad(
  folder: string,
  { url }: Contender,
  { path, ...call }: ExampleLoad,
  much: { readonly connections: number } & ({ readonly seconds: number } | { readonly amount: number }),
): Promise<Answered> {
  return putUnder({ ...call, ...much, url: `${url}${path}`, paths: [] }, folder);
}
