import { checks } from '../../conformance/judge/checks/checks.ts';
import { judge } from '../../conformance/judge/judge.ts';
import type { Exchange } from '../../conformance/model/exchange.ts';
import type { ConformanceOptions } from '../../conformance/model/options.ts';
import { judgeBank } from './judge-bank.ts';
import type { Mutant } from './mutant.ts';
import { differenceWhenRecorded } from './recorded.ts';
import { unexpectedViolations } from './unexpected.ts';

export interface MutantJudging {
  /** True if the recording of the run is checked, too. Default: false. */
  readonly isRecorded?: boolean;
  /** Further options of each run. */
  readonly given?: Partial<ConformanceOptions>;
}

export interface JudgedMutant {
  readonly killed: boolean;
  /** The result that came instead, if it was not caught. */
  readonly instead?: string;
  /** Requirements that were violated too, and that have nothing to do with what the mutant breaks. */
  readonly unexpected: readonly string[];
  /** A row has this: without its check, no other would have found anything. */
  readonly livesWithoutCheck?: boolean;
  /** The requirements for which its recording has another result. */
  readonly recorded?: string;
}

/**
 * Runs the suite against the faulty server. It is killed by a violation of the requirement that it breaks; or, where it breaks none, by a
 * verdict that is neither good nor an accusation.
 */
export async function judgeMutant(
  mutant: Mutant,
  { isRecorded = false, given = {} }: MutantJudging = {},
): Promise<JudgedMutant> {
  const { kind, faults, breaks, timeoutMs, around, untouched } = mutant;
  const isThorough = kind === 'thorough';
  let exchanges: readonly Exchange[] = [];
  const bank = { faults, ...(around !== undefined && { around: around() }) };
  if (isThorough) {
    const { run } = await judgeBank({ ...bank, options: given });
    if (run.verdict !== 'conformant')
      return { killed: false, instead: `${run.verdict} without --thorough`, unexpected: [] };
  }
  const report = await judgeBank({
    ...bank,
    ...(around !== undefined && { around: around() }),
    options: {
      ...given,
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(isThorough && { thorough: true }),
    },
    parts: {
      onExchanges: (all) => {
        exchanges = all;
      },
    },
  });
  const { run, requirements } = report;
  const recorded = isRecorded ? await differenceWhenRecorded(report, exchanges) : undefined;
  const violations = requirements.flatMap((one) => one.violations);
  const violated = new Set(violations.map(({ requirement }) => requirement));
  const harmful = exchanges.filter(
    ({ request }) =>
      untouched !== undefined && request.method !== 'GET' && JSON.stringify(request).includes(untouched),
  );
  const isFound =
    breaks === undefined
      ? run.verdict === 'inconclusive' && violated.size === 0
      : run.verdict === 'violated' && violated.has(breaks);
  const killed = isFound && harmful.length === 0;
  const instead = [
    run.verdict,
    ...[...violated].slice(0, 4),
    ...harmful.map((one) => `wrote with ${one.id}`),
  ];
  return {
    killed,
    ...(!killed && { instead: instead.join(' ') }),
    // A habit changes texts in many places.
    unexpected: isThorough ? [] : unexpectedViolations(mutant, violations),
    ...(recorded !== undefined && { recorded }),
    ...((kind === 'behavior' || kind === 'state' || isThorough) && {
      livesWithoutCheck: passesWithout(breaks, exchanges),
    }),
  };
}

/** Judges the same exchanges again, by all but one check. */
function passesWithout(requirement: string | undefined, exchanges: readonly Exchange[]): boolean {
  const others = checks.filter((check) => check.requirement !== requirement);
  const judgements = [...judge(exchanges, others).values()].flat();
  return judgements.every(({ outcome }) => outcome !== 'violated');
}
