/** The process that judges and records, so that neither delays a byte, nor ends the proxy when it fails. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { JudgedApi } from '../api/judged-api.ts';
import { createPseudonymizer } from '../record/create-pseudonymizer.ts';
import type { NatsRecorder } from '../stream/nats-recorder.ts';
import { createLiveJudge } from '../traffic/create-live-judge.ts';
import { createRecording, writerFor } from '../traffic/create-recording.ts';
import { type CallRecorder, JudgeAndRecorder } from './judge-and-record.ts';
import { judgeOptions } from './judge-options.ts';
import type { FromJudging, JudgingSetup, NumberedCall, RecordSetup, ToJudging } from './judging-messages.ts';
import { toRecordedCall } from './to-recorded-call.ts';

/** Resolves when it is on its way, or when nobody listens any more. */
const send = (message: FromJudging) =>
  new Promise<void>((resolve) => process.send?.(message, () => resolve()));

/** Creates a file of calls in which every secret is a pseudonym. */
async function createRecorder(
  { path, name }: RecordSetup,
  api: JudgedApi | undefined,
): Promise<CallRecorder> {
  const recording = await createRecording(path, writerFor(name));
  const pseudonymizer = createPseudonymizer(api === undefined ? {} : { api });
  return {
    write: async (call) => recording.write(pseudonymizer.call(call)),
    async close() {
      pseudonymizer.close();
      await recording.close();
    },
  };
}

/** Does something with each call. */
type Taker = JudgeAndRecorder | NatsRecorder;

async function open({ options, description, record, publish }: JudgingSetup): Promise<Taker | undefined> {
  const onProblem = (why: string) => void send({ type: 'problem', why });
  try {
    const judging = judgeOptions({ options, description });
    if (publish !== undefined) {
      // Nobody else needs the packages.
      const { NatsRecorder } = await import('../stream/nats-recorder.ts');
      return new NatsRecorder(publish, judging.api, onProblem);
    }
    return new JudgeAndRecorder({
      judge: createLiveJudge(judging),
      recorder: record === undefined ? undefined : await createRecorder(record, judging.api),
      onViolations: (found) => void send({ type: 'violations', found }),
      onProblem,
    });
  } catch (error) {
    const { name, message, fix, code } = error as NodeJS.ErrnoException & { fix?: string };
    await send({
      type: 'refused',
      name,
      message,
      ...(fix !== undefined && { fix }),
      ...(code !== undefined && { code }),
    });
    return undefined;
  }
}

// Ctrl-C goes to both processes, and so does the end of a terminal; the proxy says when this one is to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  if (!isPublishing) process.exit();
  // The proxy is gone: what it has handed over can still be published.
  take({ type: 'finish' });
});

const ALIVE_MS = 5000;
const queue: ToJudging[] = [];
let judging: Promise<Taker | undefined> | undefined;
let origin = '';
let isWorking = false;
let isPublishing = false;

// Calls that wait are judged although no other call comes.
setInterval(() => {
  void judging?.then((one) => one instanceof JudgeAndRecorder && one.judgeWaiting(Date.now()));
}, 2500).unref();

process.on('message', take);
void send({ type: 'started' });

function take(message: ToJudging): void {
  queue.push(message);
  if (!isWorking) void work();
}

/** One after the other: judging depends on the order. */
async function work(): Promise<void> {
  isWorking = true;
  const isAlive = setInterval(() => void send({ type: 'alive' }), ALIVE_MS);
  for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
    if (message.type === 'setup') {
      origin = message.setup.origin;
      isPublishing = message.setup.publish !== undefined;
      judging = open(message.setup);
      if ((await judging) !== undefined) void send({ type: 'ready' });
    } else if (message.type === 'seen') {
      const open = await judging;
      if (open !== undefined && !(open instanceof JudgeAndRecorder)) open.see(message.seen);
    } else if (message.type === 'finish') {
      const open = await judging;
      if (open instanceof JudgeAndRecorder) await send({ type: 'finished', report: await open.finish() });
      else if (open !== undefined)
        await send({ type: 'finished', published: await open.close(message.seen) });
      process.exit();
    } else {
      await takeAll(message.calls, await judging);
      void send({ type: 'taken', numbers: message.calls.map(({ number }) => number) });
    }
  }
  clearInterval(isAlive);
  isWorking = false;
}

async function takeAll(calls: readonly NumberedCall[], open: Taker | undefined): Promise<void> {
  const taken: Promise<void>[] = [];
  for (const { number, call } of calls) {
    taken.push(open?.take(toRecordedCall(`proxy#${number}`, call, origin)) ?? Promise.resolve());
    // Linux lets a process work for 3 ms before another one gets its processor, and traffic would wait that long. Where more calls wait, they go first.
    if (queue.length === 0) await sleep(1);
  }
  await Promise.all(taken);
}
