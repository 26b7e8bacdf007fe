import { type OperationId, operations } from '../../generated/operations.ts';
import { toHistory } from '../judge/history.ts';
import type { Exchange, Outcome } from '../model/exchange.ts';
import type { CreatedRecord } from '../model/journal.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { RunSettings } from '../options/read-options.ts';
import type { Selection } from '../options/select.ts';
import type { Redactor } from '../redact/redactor.ts';
import { explainMismatch } from '../scenario/explain-mismatch.ts';
import { randomOf } from '../scenario/random.ts';
import type { ScenarioStep, SkipReason, StepCall } from '../scenario/step.ts';
import { restore } from '../scenario/thorough/restore.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { Transport } from '../transport/transport.ts';
import { type CallHeaders, createHeaders } from './call-headers.ts';
import type { ConformanceEvent } from './events.ts';
import { JournalError } from './safety/file-journal.ts';
import { isMoreThan } from './safety/is-more-than.ts';
import { journalCalls, type PreparedCall } from './safety/journal-calls.ts';
import { reasonToAskNoMore, reasonToStop } from './safety/stop-rule.ts';
import { toRequest } from './to-request.ts';

export interface CallsInput {
  readonly options: ConformanceOptions;
  readonly settings: RunSettings;
  readonly selection: Selection;
  readonly redactor: Redactor;
  /** `RunInfo.id` */
  readonly run: string;
  readonly proxy?: URL | undefined;
  /** The records that earlier runs have created there. */
  readonly recorded?: readonly CreatedRecord[];
}

export interface CallsMade {
  readonly exchanges: readonly Exchange[];
  readonly notSent: readonly NotSent[];
  /** The reason why the run ended before its last call. */
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

  const skip = ({ id, operation }: ScenarioStep, reason: string): ConformanceEvent => {
    notSent.push({ id, operation, reason });
    return { type: 'not-sent', exchange: id, operation, reason: redactor.text(reason) };
  };
  const stop = (reason: string): ConformanceEvent => {
    stopped = redactor.text(reason);
    return { type: 'stopped', reason: stopped };
  };
  for (const group of sentTogether(selection.steps)) {
    const ready: ReadyCall[] = [];
    const askNoMore = reasonToAskNoMore(exchanges);
    for (const step of group) {
      if (stopped === undefined && signal?.aborted) yield stop(INTERRUPTED);
      if (stopped !== undefined) {
        yield skip(step, AFTER_STOP);
        continue;
      }
      const call = prepare(step, exchanges, input);
      if (call === undefined) continue;
      const reason = 'skip' in call ? call.skip : isLeftOut(step) ? askNoMore : undefined;
      if (reason !== undefined || 'skip' in call) yield skip(step, reason ?? '');
      else ready.push({ step, call });
    }
    const prepared: PreparedStep[] = [];
    for (const one of ready) {
      const found = stopped === undefined ? yield* beforeCall(one, input, sender) : { stop: stopped };
      if ('stop' in found) {
        if (stopped === undefined) yield stop(found.stop);
        yield skip(one.step, AFTER_STOP);
      } else prepared.push(found);
    }
    for (const made of await Promise.all(prepared.map((one) => makeCall(one, input, sender)))) {
      let exchange = made;
      if (isUnauthorized(made.outcome) && (await sender.headers.renew())) {
        yield { type: 'renewed', exchange: made.id };
        const [again] = ready.filter(({ step }) => step.id === made.id);
        const found = again && (yield* beforeCall(again, input, sender));
        if (found !== undefined && !('stop' in found)) exchange = await makeCall(found, input, sender);
      }
      exchanges.push(exchange);
      yield { type: 'exchange', exchange: redactor.exchange(exchange) };
      const stopReason = isInterrupted(exchange.outcome) ? INTERRUPTED : reasonToStop(exchanges);
      if (stopReason !== undefined && stopped === undefined) yield stop(stopReason);
    }
  }
  return { exchanges, notSent, stopped };
}

/** Settings are set back whatever else is refused. */
function isLeftOut({ question }: ScenarioStep): boolean {
  return question !== undefined && question !== restore.id;
}

/** Each step alone, but for those that are sent together with the one before. */
function sentTogether(steps: readonly ScenarioStep[]): ScenarioStep[][] {
  const groups: ScenarioStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last !== undefined && step.together === last.at(-1)?.id) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

interface ReadyCall {
  readonly step: ScenarioStep;
  readonly call: StepCall;
}

interface PreparedStep extends PreparedCall {
  readonly step: ScenarioStep;
}

interface Sender {
  readonly transport: Transport;
  readonly headers: CallHeaders;
  readonly journal: ReturnType<typeof journalCalls> | undefined;
}

/** Waits for the call's moment and records it if it writes; or gives the reason to stop the run before it. */
async function* beforeCall(
  { step, call }: ReadyCall,
  input: CallsInput,
  { headers, journal }: Sender,
): AsyncGenerator<ConformanceEvent, PreparedStep | { readonly stop: string }, undefined> {
  const { options, settings, redactor } = input;
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
  if (!operations[operation].safe) {
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
  return { ...prepared, step };
}

/** Sends it once. */
async function makeCall(
  { step, ...prepared }: PreparedStep,
  { options, settings, redactor }: CallsInput,
  { transport, journal }: Sender,
): Promise<Exchange> {
  const { purpose, question, operation } = step;
  const { clock } = settings;
  const sentAt = clock.now();
  const outcome = await transport.send(prepared.request, options.signal);
  const about = { purpose, ...(question !== undefined && { question }) };
  const exchange: Exchange = { ...prepared, ...about, sentAt, endedAt: clock.now(), outcome };
  redactor.learnFrom(exchange);
  // The entry written before the call is kept and shows what may exist: a lost second entry is no reason to stop.
  if (!operations[operation].safe) await journal?.afterCall(exchange).catch(() => {});
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

/** Returns what a step sends, or why it cannot; `undefined` if the step is not needed. */
function prepare(
  step: ScenarioStep,
  exchanges: readonly Exchange[],
  { options, settings, recorded = [] }: CallsInput,
): StepCall | SkipReason | undefined {
  const { given, maxAmount, profile, seed, clock } = settings;
  const call = step.prepare({
    given,
    data: options.data,
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
