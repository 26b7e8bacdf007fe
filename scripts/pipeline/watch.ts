import { dirname, resolve } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import type { Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { type GenerateRequest, generate } from './generate.ts';

/** Changes that come within this time (milliseconds) are one: editors write a file in several steps. */
const QUIET_TIME = 100;

/** Generates now and after each change below the description's folder, until the context's signal. Errors are shown, not thrown. */
export async function watch(request: GenerateRequest, context: Context): Promise<ExitName> {
  const folder = dirname(resolve(request.cwd, request.spec));
  const out = resolve(request.cwd, request.out);
  const overlays = (request.overlays?.files ?? []).map((file) => resolve(request.cwd, file));
  const watcher = watchFiles([folder, ...overlays], {
    ignoreInitial: true,
    // The output may lie below the description; it must not set off the next run.
    ignored: (path) => path === out || path.startsWith(`${out}/`) || path.endsWith('/node_modules'),
  });
  let pending: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    // One run at a time, in the order of the changes.
    running = running.then(() => (context.signal.aborted ? undefined : once(request, context)));
  };
  watcher.on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(run, QUIET_TIME);
  });
  const stopped = new Promise<void>((resolveStopped) => {
    if (context.signal.aborted) resolveStopped();
    context.signal.addEventListener('abort', () => resolveStopped(), { once: true });
  });
  await new Promise<void>((resolveReady) => watcher.once('ready', () => resolveReady()));
  run();
  await stopped;
  clearTimeout(pending);
  await watcher.close();
  await running;
  return 'interrupted';
}

async function once(request: GenerateRequest, context: Context): Promise<void> {
  try {
    const { missing, stale, orphaned } = await generate(request, context.step);
    const count = missing.length + stale.length + orphaned.length;
    context.info(count === 0 ? 'nothing changed; waiting' : `${count} files changed; waiting`);
  } catch (error) {
    const shown =
      error instanceof ToolError ? error : new ToolError('internal', String(error), { cause: error });
    context.error(shown);
    context.info('waiting for a change');
  }
}
