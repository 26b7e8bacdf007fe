import { Worker } from 'node:worker_threads';
import { ToolError } from '../../cli/errors.ts';
import type { Files, Inputs } from './outputs.ts';
import type { Answer, Question } from './thread-worker.ts';

/**
 * A second thread for makers whose libraries take long to load: on two cores their time hides behind that of the others. One
 * for the whole process, so that `--watch` loads them once. It never keeps the process alive but while it is asked something.
 */
let worker: Worker | undefined;
let asked = 0;

/** Starts the thread and lets it load what these outputs need, before their inputs are known. */
export function warmUp(names: readonly string[]): void {
  if (names.length > 0) post({ kind: 'load', names });
}

/** Makes one row of the table in the second thread. Rejects as the maker does. */
export function makeInThread(name: string, inputs: Inputs): Promise<Files> {
  const id = ++asked;
  const thread = post({ kind: 'make', id, name, inputs });
  thread.ref();
  return new Promise<Files>((resolve, reject) => {
    const settle = (act: () => void) => {
      thread.off('message', onMessage);
      thread.off('error', onError);
      thread.off('exit', onExit);
      if (thread.listenerCount('message') === 0) thread.unref();
      act();
    };
    const onMessage = (answer: Answer) => {
      if (answer.id === id)
        settle(() => ('files' in answer ? resolve(answer.files) : reject(errorOf(answer))));
    };
    const onError = (error: Error) => {
      worker = undefined;
      settle(() => reject(error));
    };
    const onExit = (code: number) => onError(new Error(`the second thread ended with code ${code}`));
    thread.on('message', onMessage);
    thread.on('error', onError);
    thread.on('exit', onExit);
  });
}

function post(question: Question): Worker {
  if (worker === undefined) {
    // The published package holds compiled files.
    const file = import.meta.url.endsWith('.ts') ? './thread-worker.ts' : './thread-worker.js';
    worker = new Worker(new URL(file, import.meta.url));
    worker.setMaxListeners(0);
    worker.unref();
  }
  worker.postMessage(question);
  return worker;
}

/** What crosses between threads loses its class. */
function errorOf({ message, tool, stack }: Extract<Answer, { message: string }>): Error {
  if (tool !== undefined) {
    const { exit, place, fix } = tool;
    return new ToolError(exit, message, {
      ...(place === undefined ? {} : { place }),
      ...(fix === undefined ? {} : { fix }),
    });
  }
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
