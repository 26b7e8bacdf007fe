import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../conformance/report/report.ts';
import type { Clock } from '../conformance/run/clock.ts';
import type { ConformanceOptions } from '../conformance/run/options.ts';
import { runSuite } from '../conformance/run/run-suite.ts';
import type { Exchange } from '../conformance/transport/exchange.ts';
import { mutants } from '../test/mutants/catalogue.ts';
import type { Mutant } from '../test/mutants/mutant.ts';
import { type BenchRow, median, type Part, ratioOf } from './measure.ts';
import { type Contender, startPrismProxy, startSandboxCommand } from './sandbox-servers.ts';
import { ROOT } from './spawn.ts';

const ROUNDS = 9;

/** What both look at: a run of the suite, straight to the sandbox or through Prism's proxy. */
interface Run {
  readonly report: Report;
  readonly milliseconds: number;
  /** Answers in which Prism found something that does not fit the description. */
  readonly complaints: number;
}

const part: Part = {
  title:
    'the suite on the sandbox, against schema validation alone: the same calls through Prism, which holds each answer against the description',
  async run() {
    mkdirSync(join(ROOT, 'build'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'build', 'bench-conformance-'));
    const sandbox = await startSandboxCommand({ folder, from: 'sources', flags: ['--memory'] });
    const prism = await startPrismProxy(folder, sandbox.url);
    try {
      return [await speed(sandbox, prism), await faults(sandbox, prism)];
    } finally {
      await prism.stop();
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default part;

async function speed(sandbox: Contender, prism: Contender): Promise<BenchRow> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const ours = await run(sandbox, sandbox);
    const peer = await run(sandbox, prism);
    for (const { report } of [ours, peer])
      if (report.run.verdict !== 'conformant') throw new Error(`the sandbox is ${report.run.verdict}`);
    if (round < 0) continue;
    times.ours.push(ours.milliseconds);
    times.peer.push(peer.milliseconds);
  }
  const ours = median(times.ours);
  return {
    what: 'a full run, its wait for the clock included',
    ours: `${ours.toFixed(0)} ms`,
    peer: `${median(times.peer).toFixed(0)} ms`,
    ratio: ratioOf(times.ours, times.peer),
    goal: '<= 3000 ms',
    met: ours <= 3000,
  };
}

async function faults(sandbox: Contender, prism: Contender): Promise<BenchRow> {
  const sample = sampleOf(mutants);
  const caught = { ours: 0, peer: 0, behaviorOurs: 0, behaviorPeer: 0 };
  for (const mutant of sample) {
    await setFaults(sandbox, mutant);
    const ours = await run(sandbox, sandbox, shiftedClock(sandbox));
    await setFaults(sandbox, mutant);
    const peer = await run(sandbox, prism, shiftedClock(sandbox));
    const isBehavior = mutant.kind === 'behavior';
    if (ours.report.requirements.some(({ id, status }) => id === mutant.breaks && status === 'violated')) {
      caught.ours += 1;
      if (isBehavior) caught.behaviorOurs += 1;
    }
    if (peer.complaints > 0) {
      caught.peer += 1;
      if (isBehavior) caught.behaviorPeer += 1;
    }
  }
  const behavior = sample.filter(({ kind }) => kind === 'behavior').length;
  const share = (all: number, rows: number) => `${all} of ${sample.length} (rows: ${rows} of ${behavior})`;
  return {
    what: 'faults caught: one of each requirement row, and one of each kind of form by operation',
    ours: share(caught.ours, caught.behaviorOurs),
    peer: share(caught.peer, caught.behaviorPeer),
    ratio: caught.ours / caught.peer,
  };
}

/** One faulty server for each requirement row; and for each operation one whose status, JSON, field, type or format is wrong. */
function sampleOf(all: readonly Mutant[]): readonly Mutant[] {
  const found = new Map<string, Mutant>();
  for (const mutant of all) {
    if (mutant.breaks === undefined) continue;
    if (mutant.kind !== 'behavior' && mutant.kind !== 'schema') continue;
    const facet = /(\.response\..*|:\w+)$/.exec(mutant.breaks)?.[0] ?? '';
    const key = mutant.kind === 'behavior' ? mutant.breaks : `${mutant.operation} ${facet}`;
    if (!found.has(key)) found.set(key, mutant);
  }
  return [...found.values()];
}

async function setFaults({ url }: Contender, { faults: list }: Mutant): Promise<void> {
  await control('DELETE', `${url}/_sandbox/faults`);
  for (const fault of list) await control('POST', `${url}/_sandbox/faults`, fault);
}

async function control(method: string, url: string, body?: unknown): Promise<void> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_BODY };
  const answer = await fetch(url, { method, ...sent });
  if (!answer.ok) throw new Error(`${method} ${url} was answered ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Where only faults are counted, the sandbox's clock is moved on instead of waiting for it. */
function shiftedClock({ url }: Contender): Clock {
  let shift = 0;
  return {
    now: () => Date.now() + shift,
    async sleep(milliseconds) {
      const advanceSeconds = Math.ceil(milliseconds / 1000);
      await control('PUT', `${url}/_sandbox/clock`, { advanceSeconds });
      shift += advanceSeconds * 1000;
    },
  };
}

/** A run whose calls go to `to`. */
async function run(sandbox: Contender, to: Contender, clock?: Clock): Promise<Run> {
  const seed = (await (await fetch(`${sandbox.url}/_sandbox/seed`)).json()) as Partial<ConformanceOptions>;
  const { apiKey, personId, programId, businessId, checkTransferId } = seed;
  let exchanges: readonly Exchange[] = [];
  const onExchanges = (made: readonly Exchange[]) => {
    exchanges = made;
  };
  const ids = { programId, businessId, checkTransferId };
  const options = { baseUrl: to.url, apiKey, personId, ...ids, seed: 1, ...(clock && { clock }) };
  const start = performance.now();
  const events = runSuite(options, { onExchanges });
  let next = await events.next();
  while (!next.done) next = await events.next();
  const milliseconds = performance.now() - start;
  return { report: next.value, milliseconds, complaints: exchanges.filter(isComplainedOf).length };
}

/** Prism says it in a header, and returns an error of its own where it cannot read the upstream's answer at all. */
function isComplainedOf({ outcome }: Exchange): boolean {
  if (outcome.kind === 'failure') return false;
  return (outcome.headers['sl-violations'] ?? '').includes('response') || outcome.status >= 500;
}
