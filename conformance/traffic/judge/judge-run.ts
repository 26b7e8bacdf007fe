import { requirements } from '../../catalogue/catalogue.ts';
import { checks } from '../../judge/checks/checks.ts';
import { judge } from '../../judge/judge.ts';
import { toResults } from '../../judge/results.ts';
import { createWaivers } from '../../judge/waivers.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Judgement } from '../../model/judgement.ts';
import { select } from '../../options/select.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import { steps } from '../../scenario/steps.ts';
import { questionSteps } from '../../scenario/thorough/questions.ts';
import type { RunSettingsNote } from '../run-notes.ts';
import { countIn, type Tally } from './tally.ts';
import type { TrafficFindings } from './traffic-findings.ts';

const EVERYTHING: RunSettingsNote = { profile: 'full', readOnly: false, only: [], skip: [], notSent: [] };

/**
 * Judges the calls of one run of `conform` as the run judged them.
 *
 * @param calls in the order in which they were made, each with the step that it was
 */
export function judgeRun(
  calls: readonly { readonly step: string; readonly exchange: Exchange }[],
  settings: RunSettingsNote = EVERYTHING,
  findings: TrafficFindings,
): void {
  const exchanges = calls.map(({ step, exchange }) => ({ ...exchange, id: step }));
  const byStep = new Map(calls.map(({ step, exchange }) => [step, exchange]));
  const judgements = judge(exchanges, checks);
  const selection = select(settings, requirements, steps);
  const results = toResults({
    requirements,
    selection: { ...selection, steps: [...selection.steps, ...questionSteps] },
    exchanges,
    notSent: settings.notSent,
    judgements,
    waivers: createWaivers([], requirements, 0),
    evidence: 'implied',
    redactor: createRedactor('recorded'),
  });
  for (const { id, status, notes } of results) {
    const tally = findings.tally(id);
    if (tally === undefined) continue;
    if (status === 'skipped') {
      addTo(tally.skipped, notes);
      continue;
    }
    const own = judgements.get(id) ?? [];
    const isJudged = own.some(({ outcome }) => outcome !== 'inconclusive');
    for (const judgement of own) addJudgement(findings, id, judgement, byStep);
    if (status === 'violated' || (status === 'inconclusive' && isJudged)) addTo(tally.failed, notes);
    else if (status === 'passed' && own.some(({ outcome }) => outcome === 'held'))
      addTo(tally.optional, notes);
    else if (status === 'inconclusive' && own.length === 0)
      for (const note of notes) countIn(tally.inconclusive, note);
  }
}

function addJudgement(
  findings: TrafficFindings,
  requirement: string,
  judgement: Judgement,
  byStep: ReadonlyMap<string, Exchange>,
): void {
  const exchange = byStep.get(judgement.exchange);
  if (exchange !== undefined) findings.add(requirement, judgement, exchange);
}

function addTo(list: Tally['skipped'], notes: readonly string[]): void {
  for (const note of notes) if (!list.includes(note)) list.push(note);
}
