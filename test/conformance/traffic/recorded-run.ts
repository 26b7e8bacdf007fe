import type { Report } from '../../../conformance/report/report.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import type { RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { RunNote } from '../../../conformance/traffic/run-notes.ts';
import type { Body, Exchange } from '../../../conformance/transport/exchange.ts';
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
  return { report, exchanges, calls: toRecordedCalls(exchanges) };
}

/** The exchanges of a run as a recorder would have written them. */
export function toRecordedCalls(exchanges: readonly Exchange[], file = 'run.har'): RecordedCall[] {
  return exchanges.map((exchange, index) => ({
    id: `${file}#${index + 1}`,
    startedAt: exchange.sentAt,
    endedAt: exchange.endedAt,
    request: {
      method: exchange.request.method,
      url: exchange.request.url,
      headers: Object.entries(exchange.request.headers),
      body: exchange.request.body === undefined ? { absent: 'none' } : JSON.stringify(exchange.request.body),
    },
    response:
      exchange.outcome.kind === 'failure'
        ? { failure: exchange.outcome.reason, detail: exchange.outcome.detail }
        : {
            status: exchange.outcome.status,
            headers: Object.entries(exchange.outcome.headers),
            body: toRecordedBody(exchange.outcome.body),
          },
  }));
}

function toRecordedBody(body: Body): RecordedBody {
  if (body.kind === 'json') return JSON.stringify(body.value);
  if (body.why === 'empty') return { absent: 'none' };
  if (body.why === 'not-json') return body.text;
  const bytes = new TextEncoder().encode(body.text);
  if (body.why === 'byte-order-mark') return new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]);
  // What was read as a replacement character was no UTF-8.
  const parts = body.text.split('\ufffd').map((part) => [...new TextEncoder().encode(part)]);
  return new Uint8Array(parts.flatMap((part, index) => (index === 0 ? part : [0xff, ...part])));
}

/** With what `conform` says of its own calls. */
export function withNotes(
  calls: readonly RecordedCall[],
  exchanges: readonly Exchange[],
  report: Report,
): RecordedCall[] {
  const { id, profile, readOnly, only, skip, stopped } = report.run;
  return calls.map((call, index) => {
    const step = exchanges[index]?.id ?? '';
    const isOptional = steps.some((one) => one.id === step && one.optional === true);
    const settings = {
      profile,
      readOnly,
      only,
      skip,
      notSent: report.notSent,
      ...(stopped !== undefined && { stopped }),
    };
    const run: RunNote = {
      id,
      step,
      ...(isOptional && { optional: true }),
      ...(index === 0 && { settings }),
    };
    return { ...call, run };
  });
}
