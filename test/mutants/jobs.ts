/** All that the matrix runs, in an order that two threads agree on without telling each other anything but numbers, and a part of it. */

import type { Exchange } from '../../conformance/model/exchange.ts';
import { mutants } from './catalogue.ts';
import { judgeBank } from './judge-bank.ts';
import { type JudgedMutant, judgeMutant } from './judge-mutant.ts';
import type { Mutant } from './mutant.ts';
import { variations } from './permitted/catalogue.ts';
import { allAtOnce, mostCautious, pairs } from './permitted/combinations.ts';
import type { PermittedVariation } from './permitted/permitted-variation.ts';
import { toBank } from './permitted/to-bank.ts';
import { differenceWhenRecorded } from './recorded.ts';
import { refusedQuestions } from './thorough/permitted.ts';

export const PERMITTED_KINDS = [
  'one freedom',
  'pairs of freedoms',
  'all at once',
  'most cautious',
  'thorough',
] as const;

export interface PermittedServer {
  readonly id: string;
  readonly kind: (typeof PERMITTED_KINDS)[number];
  readonly variations: readonly PermittedVariation[];
  /** The seed of the data that is sent; default: that of all runs. */
  readonly seed?: number;
  /** Judged with `--thorough`. */
  readonly thorough?: true;
}

export type Job = { readonly mutant: Mutant } | { readonly permitted: PermittedServer };

export type Outcome = { readonly mutant: JudgedMutant } | { readonly permitted: JudgedPermitted };

export interface JudgedPermitted {
  /** The reason why it is a false alarm, if it is one. */
  readonly alarm?: string;
  /** The requirements for which its recording has another result. */
  readonly recorded?: string;
}

/** The data differs by seed, and none of it may be refused. */
const SEEDS = 40;

export const permittedServers = (): readonly PermittedServer[] => [
  ...variations.map((one) => ({ id: one.id, kind: 'one freedom' as const, variations: [one] })),
  ...numbered('pairs of freedoms', pairs()),
  ...numbered('all at once', allAtOnce()),
  ...Array.from({ length: SEEDS }, (_, seed) => ({
    id: `most cautious, seed ${seed}`,
    kind: 'most cautious' as const,
    variations: mostCautious(),
    seed,
  })),
  ...thorough([...variations, ...refusedQuestions].map((one) => [one.id, [one]])),
  ...thorough([['all refusals', refusedQuestions]]),
  ...thorough(allAtOnce().map((used, index) => [`all at once, ${index + 1}`, used])),
];

function thorough(
  all: readonly (readonly [id: string, variations: readonly PermittedVariation[]])[],
): PermittedServer[] {
  return all.map(([id, used]) => ({
    id: `thorough: ${id}`,
    kind: 'thorough',
    variations: used,
    thorough: true,
  }));
}

/** Made when it is asked for: the pairs of variations take seconds. */
export function allJobs(): readonly Job[] {
  known ??= [
    ...mutants.map((mutant) => ({ mutant })),
    ...permittedServers().map((permitted) => ({ permitted })),
  ];
  return known;
}

let known: readonly Job[] | undefined;

/** @param isRecorded whether its recording is judged too, which takes four times as long as the run */
export async function runJob(job: Job, isRecorded: boolean): Promise<Outcome> {
  if ('mutant' in job) return { mutant: await judgeMutant(job.mutant, { isRecorded }) };
  return { permitted: await judgePermitted(job.permitted, isRecorded) };
}

async function judgePermitted(
  { variations: used, seed, thorough: isThorough }: PermittedServer,
  isRecorded: boolean,
): Promise<JudgedPermitted> {
  const bank = toBank(used);
  let made: readonly Exchange[] = [];
  const report = await judgeBank({
    ...bank,
    options: { ...bank.options, ...(seed !== undefined && { seed }), ...(isThorough && { thorough: true }) },
    parts: {
      onExchanges: (all) => {
        made = all;
      },
    },
  });
  const { run, requirements, exchanges } = report;
  const otherwise = isRecorded ? await differenceWhenRecorded(report, made) : undefined;
  const recorded = otherwise === undefined ? {} : { recorded: otherwise };
  const expected = used.some(({ leavesOpen }) => leavesOpen === true) ? 'inconclusive' : 'conformant';
  const open = requirements.filter(({ status }) => status !== 'passed');
  if (run.verdict === expected && open.every(({ status }) => status === 'inconclusive')) return recorded;
  const refused = exchanges.filter(({ response }) => response !== undefined && response.status >= 400);
  const why = [
    run.verdict,
    ...open.slice(0, 3).map(({ id, status }) => `${id} ${status}`),
    ...refused
      .slice(0, 2)
      .map(({ id, response }) => `${id}: ${String(JSON.stringify(response?.body)).slice(0, 200)}`),
  ];
  return { ...recorded, alarm: why.join('; ') };
}

function numbered(
  kind: PermittedServer['kind'],
  all: readonly (readonly PermittedVariation[])[],
): PermittedServer[] {
  return all.map((used, index) => ({ id: `${kind}, ${index + 1} of ${all.length}`, kind, variations: used }));
}
