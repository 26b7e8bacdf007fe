import type { Paint } from './paint.ts';

/** What the steps' lines are written to; a terminal gets a spinner as well. */
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
export function formatTime(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  return `${seconds < 20 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * Makes `Context.step`. Each step ends as one line with its time: `✔ bundle (120 ms)`. A step is left as soon as `signal`
 * is aborted: its promise rejects with the signal's reason, and the work in flight is abandoned to the process's end.
 */
export function makeStep(stream: ProgressStream, { quiet, signal, paint }: ProgressOptions) {
  return async <T>(title: string, run: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const start = performance.now();
    const spinner = quiet || stream.isTTY !== true ? undefined : await startSpinner(stream, title);
    const finish = (mark: string) => {
      spinner?.stop();
      if (!quiet) stream.write(`${mark} ${title} (${formatTime(performance.now() - start)})\n`);
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

/** Settles as `work` does, or rejects when `signal` is aborted first. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    // The work itself may have aborted before there was anyone to listen.
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
