import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Report } from '../report/report.ts';
import { ConfigurationError } from '../run/options.ts';
import type { LiveJudgement } from '../traffic/live-judge.ts';
import { withProblems } from './call-desk.ts';
import { CallQueue } from './call-queue.ts';
import type { CapturedCall } from './captured-call.ts';
import type { FromJudging, JudgingSetup, ToJudging } from './judging-messages.ts';

export interface JudgingOptions extends JudgingSetup {
  /** Called with violations alone. */
  readonly onViolations?: (found: LiveJudgement) => void;
  /** Called when nothing is judged or recorded any more, in words; and once, when calls are left out. */
  readonly onProblem?: (why: string) => void;
  /** How many calls may wait. Default: 10,000. */
  readonly queue?: number;
  /** Of the process that judges, in megabytes. Default: 1,024. */
  readonly memory?: number;
}

export interface Judging {
  /** Hands a call over, and calls `free` when its bytes are needed no more. Never throws, never waits. */
  take(call: CapturedCall, free: () => void): void;
  /** @param problems what else kept calls from being judged */
  finish(problems?: readonly string[]): Promise<Report>;
}

// Compiled, it is JavaScript.
const SCRIPT = `./judging-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

/**
 * Starts the process in which calls are judged and recorded. A thread would not do: one that runs out of memory takes its process with it.
 *
 * @throws ConfigurationError for invalid options; the system's error where the process or the recording cannot be created
 */
export async function startJudging(options: JudgingOptions): Promise<Judging> {
  const { onViolations = () => {}, onProblem = () => {}, queue = 10_000, memory = 1024, ...setup } = options;
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(new URL(SCRIPT, import.meta.url)), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`],
    // A key in it is none of its business.
    env: { NODE_NO_WARNINGS: '1', ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToTraffic(child);
  const waiting = new Map<number, () => void>();
  let count = 0;
  let leftOut = 0;
  let failure: string | undefined;
  let finished: ((report: Report | undefined) => void) | undefined;

  function fail(why: string): void {
    if (failure !== undefined) return;
    failure = `nothing is judged any more: ${why}`;
    for (const free of waiting.values()) free();
    waiting.clear();
    calls.clear();
    onProblem(failure);
    finished?.(undefined);
  }
  function send(message: ToJudging): void {
    // Whether it arrives is known by its end.
    if (child.connected) child.send(message, () => {});
  }
  const calls = new CallQueue({ send: (some) => send({ type: 'calls', calls: some }) });

  await begin(child, () => send({ type: 'setup', setup }));
  child.on('message', (message: FromJudging) => {
    switch (message.type) {
      case 'taken':
        calls.judged(message.numbers.length);
        for (const number of message.numbers) {
          waiting.get(number)?.();
          waiting.delete(number);
        }
        break;
      case 'violations':
        onViolations(message.found);
        break;
      case 'problem':
        onProblem(message.why);
        break;
      case 'finished':
        finished?.(message.report);
    }
  });
  child.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.name));
  child.on('exit', (code, signal) => fail(`its process ended (${signal ?? code})`));

  return {
    take(call, free) {
      count += 1;
      if (failure !== undefined || waiting.size >= queue) {
        leftOut += 1;
        free();
        if (failure === undefined && leftOut === 1)
          onProblem('calls come faster than they can be judged, so some are left out');
        return;
      }
      waiting.set(count, free);
      calls.add({ number: count, call });
    },
    async finish(problems = []) {
      const report = await new Promise<Report | undefined>((resolve) => {
        finished = resolve;
        calls.flush();
        if (failure === undefined) send({ type: 'finish' });
        else resolve(undefined);
      });
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      for (const free of waiting.values()) free();
      waiting.clear();
      const found = [
        ...problems,
        ...(report === undefined && failure !== undefined ? [failure] : []),
        ...(leftOut > 0 ? [`${leftOut} of ${count} calls were not judged`] : []),
      ];
      return withProblems(report ?? (await emptyReport(setup.options)), found);
    },
  };
}

/** Where there is less processor time than work, bytes go first. */
function yieldToTraffic({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same.
  }
}

async function begin(child: ChildProcess, setUp: () => void): Promise<void> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the judging process ended at its start (${signal ?? code})`);
  });
  const next = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromJudging];
    return message;
  };
  await next();
  setUp();
  const message = await next();
  // From now on, that it ends is no error of the start.
  ended.catch(() => {});
  if (message.type !== 'refused') return;
  child.kill('SIGKILL');
  const { name, message: why, fix = '', code } = message;
  throw name === 'ConfigurationError'
    ? new ConfigurationError(why, fix)
    : Object.assign(new Error(why), { code });
}

/** What was found so far is gone with its process. */
async function emptyReport(options: JudgingSetup['options']): Promise<Report> {
  const { createLiveJudge } = await import('../traffic/create-live-judge.ts');
  return createLiveJudge(options).finish();
}
