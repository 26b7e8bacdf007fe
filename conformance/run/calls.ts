import { type OperationId, operations } from '../../generated/operations.ts';
import { toHistory } from '../judge/history.ts';
import type { Redactor } from '../redact/redactor.ts';
import { explainMismatch } from '../scenario/explain-mismatch.ts';
import { randomOf } from '../scenario/random.ts';
import type { CreatedRecord, ScenarioStep, SkipReason, StepCall } from '../scenario/step.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { Exchange, Outcome } from '../transport/exchange.ts';
import { toRequest } from '../transport/to-request.ts';
import type { Transport } from '../transport/transport.ts';
import { type CallHeaders, createHeaders } from './call-headers.ts';
import type { ConformanceEvent } from './events.ts';
import type { ConformanceOptions } from './options.ts';
import type { RunSettings } from './read-options.ts';
import { isMoreThan } from './safety/amounts.ts';
import { JournalError } from './safety/file-journal.ts';
import { journalCalls } from './safety/journal-calls.ts';
import { reasonToStop } from './safety/stop-rule.ts';
import type { Selection } from './select.ts';

export interface CallsInput {
  readonly options: ConformanceOptions;
  readonly settings: RunSettings;
  readonly selection: Selection;
  readonly redactor: Redactor;
  /** `RunInfo.id` */
  readonly run: string;
  readonly proxy?: URL | undefined;
  /** What earlier runs have created there. */
  readonly recorded?: readonly CreatedRecord[];
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
 * Makes the calls of a run, one after the other, each at most once. A write is sent only once the journal holds it.
 * After too many consecutive refusals or failures, or when the operator interrupts it, the rest is not sent.
 */
export async function* makeCalls(input: CallsInput): AsyncGenerator<ConformanceEvent, CallsMade, undefined> {
  const { options, settings, selection, redactor } = input;
  const { signal } = options;
  const sender: Sender = {
    transport: createTransport({ ...options, ...settings, proxy: input.proxy }),
    headers: createHeaders(options, redactor),
    journal:
      options.journal && journalCalls(options.journal, input.run, redactor, () => settings.clock.now()),
  };
  const exchanges: Exchange[] = [];
  const notSent: NotSent[] = [];
  let stopped: string | undefined;

  for (const step of selection.steps) {
    const { id, operation } = step;
    const skip = (reason: string): ConformanceEvent => {
      notSent.push({ id, operation, reason });
      return { type: 'not-sent', exchange: id, operation, reason: redactor.text(reason) };
    };
    const stop = (reason: string): ConformanceEvent => {
      stopped = redactor.text(reason);
      return { type: 'stopped', reason: stopped };
    };
    if (stopped === undefined && signal?.aborted) yield stop(INTERRUPTED);
    if (stopped !== undefined) {
      yield skip(AFTER_STOP);
      continue;
    }
    const call = prepare(step, exchanges, input);
    if (call === undefined) continue;
    if ('skip' in call) {
      yield skip(call.skip);
      continue;
    }
    const made = yield* makeCall(step, call, input, sender);
    if ('stop' in made) {
      yield stop(made.stop);
      yield skip(AFTER_STOP);
      continue;
    }
    exchanges.push(made);
    yield { type: 'exchange', exchange: redactor.exchange(made) };
    const stopReason = isInterrupted(made.outcome) ? INTERRUPTED : reasonToStop(exchanges);
    if (stopReason !== undefined) yield stop(stopReason);
  }
  return { exchanges, notSent, stopped };
}

interface Sender {
  readonly transport: Transport;
  readonly headers: CallHeaders;
  readonly journal: ReturnType<typeof journalCalls> | undefined;
}

/** Waits for the call's moment, records it if it writes, and sends it; or gives the reason to stop the run before it. */
async function* makeCall(
  step: ScenarioStep,
  call: StepCall,
  input: CallsInput,
  sender: Sender,
): AsyncGenerator<ConformanceEvent, Exchange | { readonly stop: string }, undefined> {
  const { options, settings, redactor } = input;
  const { transport, headers, journal } = sender;
  const { clock } = settings;
  const { id, operation, purpose } = step;
  const { signal } = options;
  const { time, why } = call.notBefore ?? { time: 0, why: '' };
  const milliseconds = time - clock.now();
  if (milliseconds > 0) {
    yield { type: 'waiting', milliseconds, why };
    try {
      await clock.sleep(milliseconds, signal);
    } catch {
      return { stop: INTERRUPTED };
    }
  }
  const prepared = toRequest(step, call, { ...options, headers: await headers.current() });
  const isWrite = !operations[operation].safe;
  if (isWrite) {
    headers.freeze();
    try {
      await journal?.beforeCall(prepared);
    } catch (error) {
      return { stop: describeJournalError(error, redactor) };
    }
  }
  const { method, url } = prepared.request;
  const path = redactor.url(new URL(url).pathname);
  yield { type: 'request', exchange: id, operation, method, path, purpose };
  const sentAt = clock.now();
  const outcome = await transport.send(prepared.request, signal);
  const exchange: Exchange = { ...prepared, purpose, sentAt, endedAt: clock.now(), outcome };
  redactor.learnFrom(exchange);
  if (isUnauthorized(outcome) && (await headers.renew())) {
    yield { type: 'renewed', exchange: id };
    return yield* makeCall(step, call, input, sender);
  }
  // The entry written before the call is kept and shows what may exist: a lost second entry is no reason to stop.
  if (isWrite) await journal?.afterCall(exchange).catch(() => {});
  return exchange;
}

/** The message of a custom journal's error may hold anything. */
function describeJournalError(error: unknown, redactor: Redactor): string {
  const why =
    error instanceof JournalError
      ? `${error.message}. ${error.fix}`
      : redactor.foreign(error instanceof Error ? error.message : String(error));
  return `a write could not be recorded: ${why}`;
}

const INTERRUPTED = 'interrupted by the operator';
// The reason for the stop is reported once, for the run.
const AFTER_STOP = 'the run stopped before this call';

function isUnauthorized(outcome: Outcome): boolean {
  return outcome.kind === 'response' && outcome.status === 401;
}

function isInterrupted(outcome: Outcome): boolean {
  return outcome.kind === 'failure' && outcome.reason === 'interrupted';
}

/** What a step sends, or why it cannot; `undefined` where the step is not needed. */
function prepare(
  step: ScenarioStep,
  exchanges: readonly Exchange[],
  { settings, recorded = [] }: CallsInput,
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
    recorded,
  });
  if (call === undefined || 'skip' in call) return call;
  const mismatch = explainMismatch(step.operation, call);
  if (mismatch !== undefined) return { skip: mismatch };
  if (call.amount !== undefined && isMoreThan(call.amount, maxAmount))
    return { skip: `it would move ${call.amount}, above the maximum of ${maxAmount} (maxAmount)` };
  return call;
}
