import { readFile, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { JsonObject } from '../../../lib/json.ts';
import { jsonFile } from '../../../lib/json-text.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { OverlayCommandOptions } from './options.ts';
import { readWanted } from './read-wanted.ts';

/** Prints or writes a description with overlays applied: one document, in the version of OpenAPI that its author wrote. */
export async function applyFiles(
  files: readonly string[],
  options: OverlayCommandOptions,
  context: Context,
): Promise<ExitName> {
  const { spec, overlays } = await readWanted(files, options, context);
  const [{ loadOverlaid }, { toYaml }, { printWithDigits }, { digitsOf }, { warnOfNumbers }] =
    await Promise.all([
      import('../../pipeline/overlay/load-overlaid.ts'),
      import('../../pipeline/bundle/bundle.ts'),
      import('../../pipeline/bundle/print-with-digits.ts'),
      import('../../pipeline/read/number-literals.ts'),
      import('../../pipeline/read/warn-of-numbers.ts'),
    ]);
  const overlaid = await loadOverlaid(spec, context.cwd, overlays);
  const { parsed } = overlaid.written.document as { readonly parsed: JsonObject };
  const { out } = options;
  const isJson = extname(out ?? spec).toLowerCase() === '.json';
  const digits = digitsOf([...overlaid.resolver.numbers.values()].flat());
  const text = printWithDigits(parsed, digits, isJson ? jsonFile : toYaml);
  warnOfNumbers(overlaid, context.warn, true);
  const actions = overlaid.overlays.flatMap((one) => one.actions);
  const places = actions.reduce((sum, one) => sum + one.places.length, 0);
  context.result({
    ...(out === undefined ? { document: parsed } : { out }),
    actions: actions.map(({ action, places: at }) => ({ target: action.target, places: at.length })),
  });
  if (out === undefined) context.data(text);
  else await write(resolve(context.cwd, out), text, [spec, ...overlays.files], options, context);
  context.info(
    `${actions.length} ${actions.length === 1 ? 'action' : 'actions'} applied to ${places} ${places === 1 ? 'place' : 'places'}`,
  );
  return 'ok';
}

/** @throws ToolError `usage` for a file that is there with another text, or that is read; `environment` where it cannot be written */
async function write(
  path: string,
  text: string,
  read: readonly string[],
  { force = false }: OverlayCommandOptions,
  { cwd, info }: Context,
): Promise<void> {
  const shown = displayPath(path, cwd);
  if (read.some((file) => resolve(cwd, file) === path))
    throw new ToolError('usage', `${shown} is one of the files that are read.`, {
      fix: 'Name another file with `--out`.',
    });
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === text) {
    info(`unchanged ${shown}`);
    return;
  }
  try {
    await writeFile(path, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new ToolError('usage', `${shown} exists.`, {
        fix: 'Name another file, or add `--force`.',
        cause: error,
      });
    throw new ToolError('environment', `Cannot write ${shown}: ${systemReason(error)}.`, {
      fix: 'Name a file in a writable folder with `--out`.',
      cause: error,
    });
  }
  info(`wrote     ${shown}`);
}
