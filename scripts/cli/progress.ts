import { terminalLine } from '../../lib/terminal-text.ts';
import type { Paint } from './paint.ts';

/** The steps' lines are written to this; a terminal gets a spinner as well. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressOptions {
  readonly quiet: boolean;
  readonly signal: AbortSignal;
  readonly paint: Paint;
}

/** `840 ms`, `1.2 s`, `75 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  return `${seconds < 20 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** The time that work may take to clean up after Ctrl-C, in milliseconds, before the process ends without it. */
const GRACE = 1000;

/**
 * Makes `Context.step`. Each step ends as one line with its time: `✔ bundle (120 ms)`. Steps may run at the same time; the
 * first of them has the spinner. When `signal` is aborted, a step's promise rejects with the signal's reason.
 */
export function makeStep(stream: ProgressStream, { quiet, signal, paint }: ProgressOptions) {
  let spinning = false;
  return async <T>(title: string, run: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const start = performance.now();
    const spins = !quiet && stream.isTTY === true && !spinning;
    if (spins) spinning = true;
    const spinner = spins ? await startSpinner(stream, terminalLine(title)) : undefined;
    const finish = (mark: string) => {
      if (spins) spinning = false;
      spinner?.stop();
      if (!quiet)
        stream.write(`${terminalLine(`${mark} ${title} (${formatDuration(performance.now() - start)})`)}\n`);
    };
    try {
      const value = await untilAborted(run(), signal);
      finish(paint('green', '✔'));
      return value;
    } catch (error) {
      finish(paint('red', '✖'));
      throw error;
    }
  };
}

async function startSpinner(stream: ProgressStream, text: string): Promise<{ stop(): unknown }> {
  const { default: yoctoSpinner } = await import('yocto-spinner');
  // The wrapper owns the signals: the spinner's own handler would end the process before a command could close its ports.
  return yoctoSpinner({ text, stream: stream as NodeJS.WriteStream, handleSignals: false }).start();
}

/** Settles as `work` does, or rejects when `signal` is aborted first and `work` has had its time to remove what it made. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const abandoned = new Promise<never>((_resolve, reject) => {
    stop = () => {
      timer = setTimeout(reject, GRACE, signal.reason);
    };
  });
  // The work itself may have aborted before there was anyone to listen.
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, abandoned]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Whatever the work made of it, it was stopped.
    signal.throwIfAborted();
  }
}
