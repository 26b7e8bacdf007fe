import { number } from '../../lib/plural.ts';
import type { Report, Verdict } from '../model/report.ts';
import { outlived } from './waiver-of.ts';

const TITLES: Readonly<Record<Verdict, string>> = {
  conformant: 'Conformant',
  violated: 'Not conformant',
  inconclusive: 'Inconclusive',
};

/** The verdict for people: two words at most, and why, as full sentences. */
export function verdictWords(report: Report): {
  readonly title: string;
  readonly reasons: readonly string[];
} {
  return { title: titleOf(report), reasons: [...baselineReasons(report), ...reasonsOf(report)] };
}

/** The verdict that decides how a run ends: against the baseline, where there is one. */
export function decisive({ run, baseline }: Pick<Report, 'run' | 'baseline'>): Verdict {
  return baseline?.verdict ?? run.verdict;
}

function titleOf({ run, baseline }: Report): string {
  if (baseline === undefined || run.verdict === 'conformant') return TITLES[run.verdict];
  if (baseline.verdict === 'conformant') return 'No new violations';
  return baseline.verdict === 'violated' && baseline.new > 0 ? 'New violations' : TITLES[baseline.verdict];
}

function* baselineReasons({ baseline }: Report): Iterable<string> {
  if (baseline === undefined) return;
  const { run, persisting, fixed, notJudged } = baseline;
  const violations = `${number(baseline.new, 'violation is', 'violations are')} new since the baseline of ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC`;
  yield `${violations}, ${number(persisting, 'persists', 'persist')}, ${number(fixed.length, 'place is', 'places are')} fixed.`;
  if (notJudged.length > 0)
    yield `${number(notJudged.length, 'place', 'places')} that the baseline has ${notJudged.length === 1 ? 'was' : 'were'} not checked this time, so ${notJudged.length === 1 ? 'it is' : 'they are'} not fixed.`;
}

function* reasonsOf({ run, counts, requirements, waivers, traffic }: Report): Iterable<string> {
  const failing = requirements.filter(({ fails }) => fails);
  const places = failing.reduce((sum, { violations }) => sum + violations.length, 0);
  const judged = requirements.filter((one) => one.judged > 0).length;
  if (failing.length > 0)
    yield `${number(failing.length, 'requirement is', 'requirements are')} violated, in ${number(places, 'place')}.`;
  const gone = waivers.filter((waiver) => outlived(waiver) !== undefined).length;
  if (gone > 0)
    yield `${number(gone, 'waiver no longer applies', 'waivers no longer apply')}, which fails the run.`;
  if (run.stopped !== undefined) yield `The run was stopped: ${run.stopped}.`;
  if (judged === 0) {
    yield 'Nothing was checked.';
    const others = (traffic?.others ?? []).reduce((sum, { count }) => sum + count, 0);
    const beside = others === 0 ? '' : `, and ${number(others, 'call')} of something else`;
    yield `${number(counts.exchanges, 'call was', 'calls were')} looked at${beside}.`;
  }
  if (counts.inconclusive > 0)
    yield `${number(counts.inconclusive, 'selected requirement')} could not be checked.`;
  if (run.verdict === 'conformant') yield `${number(counts.passed, 'requirement', 'requirements')} passed.`;
  if (counts.warnings > 0)
    yield `${number(counts.warnings, 'requirement is', 'requirements are')} violated without failing the run: the evidence is weaker than "${run.evidence}".`;
  if (counts.waived > 0)
    yield `${number(counts.waived, 'violated requirement is', 'violated requirements are')} accepted by waivers.`;
  if (counts.skipped > 0)
    yield `${number(counts.skipped, 'requirement was', 'requirements were')} skipped, which is not a pass.`;
}
