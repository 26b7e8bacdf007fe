import type { Exchange } from '../model/exchange.ts';
import type { ReportExchange, RunInfo } from '../model/report.ts';
import type { RecordedBody, RecordedCall } from '../traffic/recorded-call.ts';
import type { RunNote, RunSettingsNote } from '../traffic/run-notes.ts';
import { harWriter } from '../traffic/write-har.ts';
import { createPseudonymizer } from './create-pseudonymizer.ts';
import { fromExchange } from './from-exchange.ts';
import { shownTexts } from './shown-texts.ts';

export interface RunToRecord {
  readonly run: Pick<RunInfo, 'id' | 'target' | 'profile' | 'readOnly' | 'only' | 'skip' | 'stopped'>;
  readonly selection: { readonly steps: readonly { readonly id: string; readonly optional?: true }[] };
  readonly exchanges: readonly Exchange[];
  /** The recorded calls are redacted. */
  readonly shown: readonly ReportExchange[];
  /** Redacted. */
  readonly notSent: RunSettingsNote['notSent'];
}

/**
 * A run's calls for others to see and to judge again: with what the report shows, and pseudonyms for everything that it hides. Each says which step
 * of which run made it.
 */
export function recordRun({ run, selection, exchanges, shown, notSent }: RunToRecord): RecordedCall[] {
  const { id, profile, readOnly, only, skip, stopped } = run;
  const settings = { profile, readOnly, only, skip, notSent, ...(stopped !== undefined && { stopped }) };
  const pseudonymizer = createPseudonymizer({ mayShow: shownTexts(exchanges, shown) });
  try {
    return exchanges.map((exchange, index) => {
      const isOptional = selection.steps.some((step) => step.id === exchange.id && step.optional === true);
      const note: RunNote = {
        id,
        step: exchange.id,
        ...(isOptional && { optional: true }),
        ...(index === 0 && { settings }),
      };
      return { ...pseudonymizer.call(fromExchange(exchange)), id: exchange.id, run: note };
    });
  } finally {
    pseudonymizer.close();
  }
}

/** The recorded calls, written as HAR 1.2. */
export function harOfRun(done: RunToRecord): string {
  const calls = recordRun(done);
  const left = calls.filter(({ response }) => 'body' in response && isLeftOut(response.body)).length;
  const writer = harWriter(
    `Run ${done.run.id} against ${done.run.target.baseUrl}${left > 0 ? `. Bodies that are left out, as each says: ${left}` : ''}`,
  );
  return calls.map((call) => writer.write(call)).join('') + writer.end();
}

function isLeftOut(body: RecordedBody): boolean {
  return typeof body === 'object' && 'absent' in body && body.reason !== undefined;
}
