import type { Exchange } from '../conformance/model/exchange.ts';
import type { Report } from '../conformance/model/report.ts';
import { mutants } from '../test/mutants/catalogue.ts';
import type { Mutant } from '../test/mutants/mutant.ts';
import type { BenchRow, Part } from './measure.ts';
import type { Contender } from './servers.ts';
import { control, runSuiteOn, type SandboxAndPrism, shiftedClock, withSandboxAndPrism } from './suite-run.ts';

const part: Part = {
  title:
    'faults caught: one of each requirement row, and one of each kind of form by operation, each in a run of the suite',
  run: () => withSandboxAndPrism(judgeAll),
};

export default part;

async function judgeAll({ sandbox, prism }: SandboxAndPrism): Promise<BenchRow[]> {
  const caught: { readonly mutant: Mutant; readonly ours: boolean; readonly peer: boolean }[] = [];
  for (const mutant of sampleOf(mutants)) {
    await setFaults(sandbox, mutant);
    const direct = await runSuiteOn(sandbox, sandbox, shiftedClock(sandbox));
    await setFaults(sandbox, mutant);
    const proxied = await runSuiteOn(sandbox, prism, shiftedClock(sandbox));
    caught.push({
      mutant,
      ours: isViolated(direct.report, mutant),
      peer: proxied.exchanges.some(hasFindings),
    });
  }
  const rows = caught.filter(({ mutant }) => mutant.kind === 'behavior');
  const count = (by: 'ours' | 'peer', all = caught) => all.filter((one) => one[by]).length;
  const share = (by: 'ours' | 'peer') => `${count(by)} (rows: ${count(by, rows)} of ${rows.length})`;
  return [
    {
      what: `of ${caught.length} faults caught by conform, and by Prism's proxy`,
      ours: share('ours'),
      peer: share('peer'),
      ratio: count('ours') / count('peer'),
    },
  ];
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
