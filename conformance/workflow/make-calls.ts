import type { Clock } from '../model/clock.ts';
import type { Exchange, Outcome } from '../model/exchange.ts';
import { fromExchange } from '../record/from-exchange.ts';
import type { Redactor } from '../redact/redactor.ts';
import { type CallHeaders, createHeaders } from '../run/call-headers.ts';
import { JournalError } from '../run/safety/file-journal.ts';
import { reasonToStop } from '../run/safety/stop-rule.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { CheckedTls } from '../transport/read-tls.ts';
import type { Transport } from '../transport/transport.ts';
import type { WorkflowCall, WorkflowDriver, WorkflowReply } from './driver.ts';
import { journalWorkflow } from './journal-workflow.ts';
import type { WorkflowEvent, WorkflowRunOptions } from './run-workflow.ts';

export interface MadeCall {
  readonly exchange: Exchange;
  readonly recorded: RecordedCall;
}

export interface WorkflowCallsMade {
  readonly calls: readonly MadeCall[];
  readonly notSent: readonly {
    readonly id: string;
    readonly operation: Exchange['operation'];
    readonly reason: string;
  }[];
  /** The reason why the run ended before its last step. */
  readonly stopped: string | undefined;
}

/** Derives the settings of a run's connections. */
interface RunConnection {
  /** `RunInfo.id` */
  readonly run: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly tls: CheckedTls;
  readonly proxy: URL | undefined;
}

interface Sender {
  readonly transport: Transport;
  readonly headers: CallHeaders;
  readonly journal: ReturnType<typeof journalWorkflow> | undefined;
}

/**
 * Makes the calls that a workflow asks for, one after the other. A write is sent only once the journal holds it. After too many consecutive refusals or
 * failures, or when the operator interrupts it, only steps of cleanup follow.
 */
export async function* makeWorkflowCalls(
  driver: WorkflowDriver,
  options: WorkflowRunOptions,
  redactor: Redactor,
  { run, ...connection }: RunConnection,
): AsyncGenerator<WorkflowEvent, WorkflowCallsMade, undefined> {
  const { signal, journal } = options;
  const { clock } = connection;
  const sender: Sender = {
    transport: createTransport({ ...options, ...connection }),
    headers: createHeaders(options, redactor),
    journal: journal && journalWorkflow(journal, run, redactor, () => clock.now()),
  };
  const calls: MadeCall[] = [];
  const notSent: { id: string; operation: Exchange['operation']; reason: string }[] = [];
  let stopped: string | undefined;
  const stop = (reason: string): WorkflowEvent => {
    stopped = redactor.text(reason);
    return { type: 'stopped', reason: stopped };
  };
  const steps = driver.steps();
  let reply: WorkflowReply | undefined;
  let afterward: (() => Promise<void>) | undefined;
  for (let next = steps.next(); ; next = steps.next(reply)) {
    // The driver knows by now what the call has created, and whether its status was expected.
    await afterward?.();
    afterward = undefined;
    reply = undefined;
    if (next.done) break;
    const asked = next.value;
    if (asked.type === 'note') yield { type: 'note', text: redactor.text(asked.text) };
    else if (asked.type === 'not-sent') {
      const { id, operation, reason } = asked;
      notSent.push({ id, operation, reason });
      yield { type: 'not-sent', exchange: id, operation, reason: redactor.text(reason) };
    } else if (asked.type === 'wait') {
      yield { type: 'waiting', milliseconds: asked.milliseconds, why: asked.why };
      await clock.sleep(asked.milliseconds, signal).catch(() => {});
    } else {
      const { call } = asked;
      if (stopped === undefined) {
        const why = signal?.aborted
          ? INTERRUPTED
          : reasonToStop(calls.map(({ exchange }) => asQuestion(exchange, driver)));
        if (why !== undefined) yield stop(why);
      }
      const isFinal = stopped !== undefined && mayBeLocked(calls);
      const unrecorded =
        stopped !== undefined && (isFinal || !call.isCleanup)
          ? undefined
          : await recordBefore(call, sender, redactor);
      if (unrecorded !== undefined && stopped === undefined) yield stop(unrecorded);
      if (stopped !== undefined && (isFinal || unrecorded !== undefined || !call.isCleanup)) {
        notSent.push({ id: call.id, operation: call.operation, reason: AFTER_STOP });
        reply = { outcome: NOT_MADE, stop: stopped, isFinal: isFinal || unrecorded !== undefined };
        continue;
      }
      const made = yield* makeCall(call, sender, { ...options, clock }, redactor, stopped !== undefined);
      calls.push(made);
      reply = { outcome: made.exchange.outcome, stop: stopped };
      if (!call.isSafe)
        afterward = async () => sender.journal?.afterCall(call, made.exchange, driver.createdBy(call.id));
    }
  }
  return { calls, notSent, stopped };
}

const INTERRUPTED = 'interrupted by the operator';
// The reason for the stop is reported once, for the run.
const AFTER_STOP = 'the run stopped before this call';
const NOT_MADE: Outcome = { kind: 'failure', reason: 'interrupted', detail: AFTER_STOP };

/** The stop rules treat a refusal that a step expects like a refused question. */
function asQuestion(exchange: Exchange, driver: WorkflowDriver): Pick<Exchange, 'outcome' | 'question'> {
  const { id, outcome } = exchange;
  return driver.wasExpected(id) ? { outcome, question: id } : { outcome };
}

/** More attempts with a credential that is not accepted could lock it, also those of cleanup. */
function mayBeLocked(calls: readonly MadeCall[]): boolean {
  const outcome = calls.at(-1)?.exchange.outcome;
  return outcome?.kind === 'response' && outcome.status === 401;
}

/** The reason why a write could not be recorded, so that it may not be made. */
async function recordBefore(
  call: WorkflowCall,
  { journal, headers }: Sender,
  redactor: Redactor,
): Promise<string | undefined> {
  if (call.isSafe) return undefined;
  headers.freeze();
  try {
    await journal?.beforeCall(call);
    return undefined;
  } catch (error) {
    const why =
      error instanceof JournalError
        ? `${error.message}. ${error.fix}`
        : redactor.foreign(error instanceof Error ? error.message : String(error));
    return `a write could not be recorded: ${why}`;
  }
}

/** Makes a call once; a read that got 401 is made again with headers that were got anew. */
async function* makeCall(
  call: WorkflowCall,
  sender: Sender,
  options: WorkflowRunOptions & { readonly clock: Clock },
  redactor: Redactor,
  isStopped: boolean,
): AsyncGenerator<WorkflowEvent, MadeCall, undefined> {
  const { clock, api } = options;
  for (let turn = 0; ; turn++) {
    const { id, operation, purpose, method, url, pathParameters, body, text } = call;
    const headers = { ...lowerCased(await sender.headers.current()), ...call.headers };
    yield { type: 'request', exchange: id, operation, method, path: new URL(url).pathname, purpose };
    const sentAt = clock.now();
    // An interrupted run still cleans up; who interrupts it twice ends the process.
    const signal = isStopped ? undefined : options.signal;
    const limit = call.timeoutMs === undefined ? undefined : AbortSignal.timeout(call.timeoutMs);
    const signals = [signal, limit].filter((one) => one !== undefined);
    const outcome = await sender.transport.send(
      { method, url, headers, body, text },
      signals.length > 0 ? AbortSignal.any(signals) : undefined,
    );
    const request = { method, url, pathParameters, headers, body };
    const isLate = limit?.aborted === true && outcome.kind === 'failure' && outcome.reason === 'interrupted';
    const exchange: Exchange = {
      id,
      operation,
      purpose: `${id}: ${purpose || api.summaryOf(operation) || operation}`,
      request,
      sentAt,
      endedAt: clock.now(),
      outcome:
        isLate && signal?.aborted !== true
          ? { kind: 'failure', reason: 'timeout', detail: `no complete response in ${call.timeoutMs} ms` }
          : outcome,
    };
    redactor.learnFrom(exchange);
    yield { type: 'exchange', exchange: redactor.exchange(exchange) };
    const isRefused = outcome.kind === 'response' && outcome.status === 401;
    if (turn === 0 && isRefused && (await sender.headers.renew())) {
      yield { type: 'renewed', exchange: id };
      continue;
    }
    const recorded = fromExchange(exchange);
    return {
      exchange,
      recorded: text === undefined ? recorded : { ...recorded, request: { ...recorded.request, body: text } },
    };
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
