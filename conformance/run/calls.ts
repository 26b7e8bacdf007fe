import { type OperationId, operations } from '../../generated/operations.ts';
import { toHistory } from '../judge/history.ts';
import type { Redactor } from '../redact/redactor.ts';
import { whyNotFit } from '../scenario/fits.ts';
import { randomOf } from '../scenario/random.ts';
import type { ScenarioStep, SkipReason, StepCall } from '../scenario/step.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { Exchange, Outcome } from '../transport/exchange.ts';
import { toRequest } from '../transport/to-request.ts';
import type { ConformanceEvent } from './events.ts';
import type { ConformanceOptions } from './options.ts';
import type { RunSettings } from './read-options.ts';
import { isMoreThan } from './safety/amounts.ts';
import { JournalError } from './safety/file-journal.ts';
import { journalCalls } from './safety/journal-calls.ts';
import { whyToStop } from './safety/stop-rule.ts';
import type { Selection } from './select.ts';

export interface CallsInput {
  readonly options: ConformanceOptions;
  readonly settings: RunSettings;
  readonly selection: Selection;
  readonly redactor: Redactor;
  /** `RunInfo.id` */
  readonly run: string;
}

export interface CallsMade {
  readonly exchanges: readonly Exchange[];
  readonly notSent: readonly NotSent[];
  /** Why the run ended before its last call. */
  readonly stopped: string | undefined;
}

interface NotSent {
  readonly id: string;
  readonly operation: OperationId;
  readonly reason: string;
}

/**
 * Makes the calls of a run, one after the other, each at most once. A write leaves only when the journal holds it. After too many refusals or
 * failures in a row, or when the operator stops it, the rest is not sent.
 */
export async function* makeCalls(input: CallsInput): AsyncGenerator<ConformanceEvent, CallsMade, undefined> {
  const { options, settings, selection, redactor } = input;
  const { clock } = settings;
  const { signal } = options;
  const transport = createTransport({ ...options, ...settings });
  const journal = options.journal && journalCalls(options.journal, input.run, redactor, () => clock.now());
  const exchanges: Exchange[] = [];
  const notSent: NotSent[] = [];
  let stopped: string | undefined;

  for (const step of selection.steps) {
    const leave = (reason: string): ConformanceEvent => {
      notSent.push({ id: step.id, operation: step.operation, reason });
      return {
        type: 'not-sent',
        exchange: step.id,
        operation: step.operation,
        reason: redactor.text(reason),
      };
    };
    const stop = (reason: string): ConformanceEvent => {
      // A journal's own error says what it likes.
      stopped = redactor.text(reason);
      return { type: 'stopped', reason: stopped };
    };
    if (stopped === undefined && signal?.aborted) yield stop(INTERRUPTED);
    if (stopped !== undefined) {
      yield leave(BEFORE_IT);
      continue;
    }
    const call = prepare(step, exchanges, input);
    if (call === undefined) continue;
    if ('skip' in call) {
      yield leave(call.skip);
      continue;
    }
    const { time, why } = call.notBefore ?? { time: 0, why: '' };
    const milliseconds = time - clock.now();
    if (milliseconds > 0) {
      yield { type: 'waiting', milliseconds, why };
      try {
        await clock.sleep(milliseconds, signal);
      } catch {
        yield stop(INTERRUPTED);
        yield leave(BEFORE_IT);
        continue;
      }
    }
    const leaving = toRequest(step, call, options);
    const { method } = leaving.request;
    const { operation } = step;
    if (!operations[operation].safe && journal !== undefined) {
      try {
        await journal.leaving(leaving);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const fix = error instanceof JournalError ? `. ${error.fix}` : '';
        const reason = `a write could not be recorded: ${message}${fix}`;
        yield stop(reason);
        yield leave(BEFORE_IT);
        continue;
      }
    }
    const path = redactor.url(new URL(leaving.request.url).pathname);
    yield { type: 'request', exchange: step.id, operation, method, path, purpose: step.purpose };
    const sentAt = clock.now();
    const outcome = await transport.send(leaving.request, signal);
    const exchange: Exchange = { ...leaving, purpose: step.purpose, sentAt, endedAt: clock.now(), outcome };
    exchanges.push(exchange);
    redactor.learnFrom(exchange);
    // The line before it is kept, and tells what may exist: its end is worth no run.
    if (!operations[operation].safe) await journal?.ended(exchange).catch(() => {});
    yield { type: 'exchange', exchange: redactor.exchange(exchange) };
    const over = isInterrupted(outcome) ? INTERRUPTED : whyToStop(exchanges);
    if (over !== undefined) yield stop(over);
  }
  return { exchanges, notSent, stopped };
}

const INTERRUPTED = 'interrupted by the operator';
// Why it was stopped is said once, of the run.
const BEFORE_IT = 'the run stopped before this call';

function isInterrupted(outcome: Outcome): boolean {
  return outcome.kind === 'failure' && outcome.reason === 'interrupted';
}

/** What a step sends, or why it sends nothing; `undefined` where nothing is missed by that. */
function prepare(
  step: ScenarioStep,
  exchanges: readonly Exchange[],
  { settings }: CallsInput,
): StepCall | SkipReason | undefined {
  const { given, maxAmount, profile, seed, clock } = settings;
  const call = step.prepare({
    given,
    maxAmount,
    profile,
    history: toHistory(exchanges),
    exchange: (id) => exchanges.find((one) => one.id === id),
    random: randomOf(seed, step.id),
    now: clock.now(),
  });
  if (call === undefined || 'skip' in call) return call;
  const misfit = whyNotFit(step.operation, call);
  if (misfit !== undefined) return { skip: misfit };
  if (call.amount !== undefined && isMoreThan(call.amount, maxAmount))
    return { skip: `it would move ${call.amount}, above the maximum of ${maxAmount} (maxAmount)` };
  return call;
}
