import type { Exchange } from '../../../conformance/model/exchange.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { fromExchange } from '../../../conformance/record/from-exchange.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import { questionSteps } from '../../../conformance/scenario/thorough/questions.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { RunNote } from '../../../conformance/traffic/run-notes.ts';
import { type BankToJudge, judgeBank } from '../../mutants/judge-bank.ts';

export interface RecordedRun {
  readonly report: Report;
  readonly exchanges: readonly Exchange[];
  /** As traffic that nobody knows to be of a run. */
  readonly calls: readonly RecordedCall[];
}

/** A run against the sandbox in this process, and its calls. */
export async function recordedRun(bank: BankToJudge = {}): Promise<RecordedRun> {
  let exchanges: readonly Exchange[] = [];
  const report = await judgeBank({
    ...bank,
    parts: {
      onExchanges: (all) => {
        exchanges = all;
      },
    },
  });
  return { report, exchanges, calls: exchanges.map(fromExchange) };
}

/** The calls with what `conform` says of them. */
export function withNotes({ report, exchanges }: Pick<RecordedRun, 'report' | 'exchanges'>): RecordedCall[] {
  const { id, profile, readOnly, only, skip, stopped } = report.run;
  const settings = {
    ...{ profile, readOnly, only, skip },
    notSent: report.notSent,
    ...(stopped !== undefined && { stopped }),
  };
  return exchanges.map((exchange, index) => {
    const isOptional = [...steps, ...questionSteps].some(
      (one) => one.id === exchange.id && one.optional === true,
    );
    const run: RunNote = {
      id,
      step: exchange.id,
      ...(isOptional && { optional: true }),
      ...(index === 0 && { settings }),
    };
    return { ...fromExchange(exchange), run };
  });
}
