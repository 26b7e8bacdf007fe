import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { ToolError } from '../../cli/errors.ts';
import { type Files, type Inputs, OUTPUTS } from './outputs.ts';

/** The second thread's side of `thread.ts`. */
export type Question =
  | { readonly kind: 'load'; readonly names: readonly string[] }
  | { readonly kind: 'make'; readonly id: number; readonly name: string; readonly inputs: Inputs };

export type Answer =
  | { readonly id: number; readonly files: Files }
  | {
      readonly id: number;
      readonly message: string;
      readonly stack: string | undefined;
      readonly tool: Pick<ToolError, 'exit' | 'place' | 'fix'> | undefined;
    };

// Each thread has a compile cache of its own to switch on; the command line says where it is kept, if it is.
const cache = process.env.NODE_COMPILE_CACHE;
if (cache !== undefined) enableCompileCache(cache);

parentPort?.on('message', async (question: Question) => {
  const row = (name: string) => OUTPUTS.find((output) => output.name === name);
  if (question.kind === 'load') {
    // A library that cannot be loaded is told when it is asked for, not before.
    for (const name of question.names)
      await row(name)
        ?.thread?.()
        .catch(() => undefined);
    // The process does not wait for this thread when it ends.
    if (cache !== undefined) flushCompileCache();
    return;
  }
  const { id, name, inputs } = question;
  parentPort?.postMessage(await answer(id, () => row(name)?.make(inputs)));
});

async function answer(id: number, make: () => Promise<Files> | undefined): Promise<Answer> {
  try {
    return { id, files: (await make()) ?? {} };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const tool =
      error instanceof ToolError ? { exit: error.exit, place: error.place, fix: error.fix } : undefined;
    return { id, message, stack, tool };
  }
}
