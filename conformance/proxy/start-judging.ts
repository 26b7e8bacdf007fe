import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '../model/options.ts';
import type { Report } from '../model/report.ts';
import { withProblems } from '../report/with-problems.ts';
import type { PublishedCounts } from '../stream/call-publisher.ts';
import type { LiveJudgement } from '../traffic/live-judge.ts';
import type { CapturedCall } from './captured-call.ts';
import type { FromJudging, JudgingSetup, ToJudging } from './judging-messages.ts';
import { CallBatches } from './send-in-batches.ts';

export interface JudgingOptions extends JudgingSetup {
  /** Called with violations alone. */
  readonly onViolations?: (found: LiveJudgement) => void;
  /** Called when nothing is judged or recorded any more, in words; and once, when calls are left out. */
  readonly onProblem?: (why: string) => void;
  /** The number of calls that may wait. Default: 10,000. */
  readonly queue?: number;
  /** The memory limit of the process that checks, in megabytes. Default: 1,024. */
  readonly memory?: number;
  /** The time for which the process may give no sign of life while its report is awaited. Default: a minute. */
  readonly patienceMs?: number;
}

// Compiled, it is JavaScript.
const SCRIPT = `./judging-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

/**
 * Starts the process in which calls are judged and recorded. A thread would not do: one that runs out of memory takes its process with it.
 *
 * @throws ConfigurationError for invalid options; the system's error where the process or the recording cannot be created
 */
export async function startJudging(options: JudgingOptions): Promise<Judging> {
  const { origin, description, record, publish, memory = 1024 } = options;
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(new URL(SCRIPT, import.meta.url)), {
    serialization: 'advanced',
    // Threads that collect garbage beside it would take the processors that traffic needs, and so would one long collection: a small space for new
    // objects is collected more often, in a tenth of a millisecond.
    execArgv: [`--max-old-space-size=${memory}`, '--single-threaded-gc', '--max-semi-space-size=2'],
    // A key in it is none of its business.
    env: { NODE_NO_WARNINGS: '1', ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await begin(child, {
    origin,
    options: options.options,
    ...(description !== undefined && { description }),
    ...(record !== undefined && { record }),
    ...(publish !== undefined && { publish }),
  });
  // Not before: on a busy machine, loading modules would take half a minute.
  lowerPriority(child);
  return new Judging(child, options);
}

type Finished = Extract<FromJudging, { readonly type: 'finished' }>;

/** The calls of those violations are kept. The judge tells no more than 100 violations of a requirement. */
const MAX_WITH_CALLS = 100;
const SAY_MS = 50;

/** Hands calls to the process that judges them, and receives what it finds. */
export class Judging {
  readonly #child: ChildProcess;
  readonly #options: JudgingOptions;
  readonly #calls: CallBatches;
  /** The functions, by number of the call, that release its bytes. */
  readonly #waiting = new Map<number, () => void>();
  #count = 0;
  #leftOut = 0;
  /** The last counts that the judge sent: its process may end before it makes the report. */
  readonly #found: LiveJudgement[] = [];
  #failure: string | undefined;
  #watchdog: NodeJS.Timeout | undefined;
  #saying: NodeJS.Timeout | undefined;
  #finished: ((ended: Finished | undefined) => void) | undefined;

  /** @param child has been set up */
  constructor(child: ChildProcess, options: JudgingOptions) {
    this.#child = child;
    this.#options = options;
    this.#calls = new CallBatches((calls) => send(child, { type: 'calls', calls }));
    child.on('message', (message: FromJudging) => this.#receive(message));
    child.on('error', (error: NodeJS.ErrnoException) => this.#fail(error.code ?? error.name));
    child.on('exit', (code, signal) => this.#fail(`its process ended (${signal ?? code})`));
  }

  /** The ID of the process. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Hands a call over, and calls `free` when its bytes are needed no more. Never throws, never waits. */
  readonly take = (call: CapturedCall, free: () => void): void => {
    const { queue = 10_000, onProblem } = this.#options;
    this.#count += 1;
    if (this.#options.publish !== undefined) this.#saySeen();
    if (this.#failure !== undefined || this.#waiting.size >= queue) {
      this.#leftOut += 1;
      free();
      if (this.#failure === undefined && this.#leftOut === 1)
        onProblem?.('calls come faster than they can be checked, so some are left out');
      return;
    }
    this.#waiting.set(this.#count, free);
    this.#calls.add({ number: this.#count, call });
  };

  /** If this process is killed, the other one knows how many calls it took with it. */
  #saySeen(): void {
    this.#saying ??= setTimeout(() => {
      this.#saying = undefined;
      send(this.#child, { type: 'seen', seen: this.#count });
    }, SAY_MS);
  }

  /** @param problems what else kept calls from being judged */
  async finish(problems: readonly string[] = []): Promise<Report> {
    const report = (await this.#end())?.report;
    return withProblems(report ?? (await this.#reportOfFound()), [
      ...problems,
      ...(report === undefined && this.#failure !== undefined ? [this.#failure] : []),
      ...(this.#leftOut > 0 ? [`${this.#leftOut} of ${this.#count} calls were not checked`] : []),
    ]);
  }

  /** Ends where calls are published and not judged. The counts are `undefined` if the process failed. */
  async finishPublishing(): Promise<{ readonly seen: number; readonly counts: PublishedCounts | undefined }> {
    return { seen: this.#count, counts: (await this.#end())?.published };
  }

  async #end(): Promise<Finished | undefined> {
    const finished = await this.#awaitEnd();
    clearTimeout(this.#watchdog);
    clearTimeout(this.#saying);
    this.#child.removeAllListeners('exit');
    const ended = once(this.#child, 'exit');
    // Waited for, or it would be a zombie where nothing else collects the processes of others (a container).
    if (this.#child.kill('SIGKILL')) await ended;
    this.#freeAll();
    return finished;
  }

  /** `undefined` where the process has ended, or hangs. */
  #awaitEnd(): Promise<Finished | undefined> {
    return new Promise((resolve) => {
      this.#finished = resolve;
      this.#calls.flush();
      if (this.#failure !== undefined) {
        resolve(undefined);
        return;
      }
      send(this.#child, { type: 'finish', seen: this.#count });
      const { patienceMs = 60_000 } = this.#options;
      const hangs = () => this.#fail(`its process has given no sign of life for ${patienceMs / 1000} s`);
      this.#watchdog = setTimeout(hangs, patienceMs);
    });
  }

  /** Without what the process has not told: what was judged and right. */
  async #reportOfFound(): Promise<Report> {
    const [{ createLiveJudge }, { judgeOptions }] = await Promise.all([
      import('../traffic/create-live-judge.ts'),
      import('./judge-options.ts'),
    ]);
    return createLiveJudge(judgeOptions(this.#options)).finish(this.#found);
  }

  #receive(message: FromJudging): void {
    this.#watchdog?.refresh();
    switch (message.type) {
      case 'taken':
        this.#calls.judged(message.numbers.length);
        for (const number of message.numbers) {
          this.#waiting.get(number)?.();
          this.#waiting.delete(number);
        }
        break;
      case 'violations':
        this.#keep(message.found);
        this.#options.onViolations?.(message.found);
        break;
      case 'problem':
        this.#options.onProblem?.(message.why);
        break;
      case 'finished':
        this.#finished?.(message);
    }
  }

  #keep(found: LiveJudgement): void {
    const { violations } = found;
    this.#found.push(this.#found.length < MAX_WITH_CALLS ? found : { violations });
  }

  #fail(why: string): void {
    if (this.#failure !== undefined) return;
    const { record, publish } = this.#options;
    const what =
      publish === undefined ? `checked ${record === undefined ? '' : 'or recorded '}` : 'published ';
    this.#failure = `nothing is ${what}any more: ${why}`;
    this.#leftOut += this.#waiting.size;
    this.#freeAll();
    this.#calls.clear();
    this.#options.onProblem?.(this.#failure);
    this.#finished?.(undefined);
  }

  #freeAll(): void {
    for (const free of this.#waiting.values()) free();
    this.#waiting.clear();
  }
}

/** Traffic goes first if there is less processor time than work. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It works all the same.
  }
}

function send(child: ChildProcess, message: ToJudging): void {
  // Only the end of the process shows that a message has not arrived.
  if (child.connected) child.send(message, () => {});
}

async function begin(child: ChildProcess, setup: JudgingSetup): Promise<void> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the checking process ended at its start (${signal ?? code})`);
  });
  const next = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromJudging];
    return message;
  };
  await next();
  send(child, { type: 'setup', setup });
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
