import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '../conformance/model/exchange.ts';
import type { Report } from '../conformance/model/report.ts';
import { fromExchange } from '../conformance/record/from-exchange.ts';
import { harWriter } from '../conformance/traffic/write-har.ts';
import { withNotes } from '../test/conformance/traffic/recorded-run.ts';
import { mutants } from '../test/mutants/catalogue.ts';
import type { Mutant } from '../test/mutants/mutant.ts';
import { judgeHar } from '../test/mutants/recorded.ts';
import { findDrift } from './drift.ts';
import type { BenchRow, Part } from './measure.ts';
import type { Contender } from './sandbox-servers.ts';
import { control, runSuiteOn, type SandboxAndPrism, shiftedClock, withSandboxAndPrism } from './suite-run.ts';

type Tool =
  | 'conform'
  | 'conform --traffic'
  | 'conform --traffic, not told that it is a run'
  | "Prism's proxy"
  | "Redocly's drift";

/** Which of the tools noticed a fault. */
type Caught = Readonly<Record<Tool, boolean>>;

const part: Part = {
  title:
    'faults caught: one of each requirement row, and one of each kind of form by operation, each in a run of the suite',
  run: () => withSandboxAndPrism(judgeAll),
};

export default part;

async function judgeAll(servers: SandboxAndPrism): Promise<BenchRow[]> {
  const known = await knownDrift(servers);
  const caught: { readonly mutant: Mutant; readonly by: Caught }[] = [];
  for (const mutant of sampleOf(mutants)) caught.push({ mutant, by: await judge(servers, mutant, known) });
  return [
    compare(caught, 'conform', "Prism's proxy"),
    compare(caught, 'conform --traffic', "Redocly's drift"),
    compare(caught, 'conform --traffic, not told that it is a run', "Redocly's drift"),
  ];
}

/** @param known what `drift` finds without a fault */
async function judge(
  { folder, sandbox, prism }: SandboxAndPrism,
  mutant: Mutant,
  known: ReadonlySet<string>,
): Promise<Caught> {
  await setFaults(sandbox, mutant);
  const direct = await runSuiteOn(sandbox, sandbox, shiftedClock(sandbox));
  await setFaults(sandbox, mutant);
  const proxied = await runSuiteOn(sandbox, prism, shiftedClock(sandbox));
  const drift = await findDrift(writeHar(folder, direct.exchanges), sandbox.url);
  return {
    conform: isViolated(direct.report, mutant),
    'conform --traffic': isViolated(await judgeHar(withNotes(direct)), mutant),
    'conform --traffic, not told that it is a run': isViolated(
      await judgeHar(direct.exchanges.map(fromExchange)),
      mutant,
    ),
    "Prism's proxy": proxied.exchanges.some(hasFindings),
    "Redocly's drift": [...drift].some((finding) => !known.has(finding)),
  };
}

/** @throws Error when two runs without a fault differ: what a fault adds could not be told apart */
async function knownDrift({ folder, sandbox }: SandboxAndPrism): Promise<ReadonlySet<string>> {
  await control('DELETE', `${sandbox.url}/_sandbox/faults`);
  const found: ReadonlySet<string>[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { exchanges } = await runSuiteOn(sandbox, sandbox, shiftedClock(sandbox));
    found.push(await findDrift(writeHar(folder, exchanges), sandbox.url));
  }
  const [first, second] = found as [ReadonlySet<string>, ReadonlySet<string>];
  const inOne = [...new Set([...first, ...second])].filter((one) => !(first.has(one) && second.has(one)));
  if (inOne.length > 0) throw new Error(`drift finds ${inOne.join(', ')} in one of two runs`);
  return first;
}

/** With every value, credentials included: `drift` is given all that there was to see. */
function writeHar(folder: string, exchanges: readonly Exchange[]): string {
  const file = join(folder, 'run.har');
  const writer = harWriter();
  writeFileSync(
    file,
    exchanges.map((exchange) => writer.write(fromExchange(exchange))).join('') + writer.end(),
  );
  return file;
}

function compare(
  caught: readonly { readonly mutant: Mutant; readonly by: Caught }[],
  ours: Tool,
  peer: Tool,
): BenchRow {
  const count = (tool: Tool, all = caught) => all.filter(({ by }) => by[tool]).length;
  const rows = caught.filter(({ mutant }) => mutant.kind === 'behavior');
  const share = (tool: Tool) => `${count(tool)} (rows: ${count(tool, rows)} of ${rows.length})`;
  return {
    what: `of ${caught.length} faults caught by ${ours}, and by ${peer}`,
    ours: share(ours),
    peer: share(peer),
    ratio: count(ours) / count(peer),
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

function isViolated({ requirements }: Report, { breaks }: Mutant): boolean {
  return requirements.some(({ id, status }) => id === breaks && status === 'violated');
}

/** Prism says it in a header, and returns an error of its own where it cannot read the upstream's response at all. */
function hasFindings({ outcome }: Exchange): boolean {
  if (outcome.kind === 'failure') return false;
  return (outcome.headers['sl-violations'] ?? '').includes('response') || outcome.status >= 500;
}
