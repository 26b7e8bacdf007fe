import type { JsonObject } from '../../../lib/json.ts';
import type { Context } from '../../cli/command.ts';
import { throwAll } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { OverlayCommandOptions } from './options.ts';
import { readWanted } from './read-wanted.ts';

/** Checks that overlays can be applied, loosen nothing, and leave a description without errors. */
export async function checkFiles(
  files: readonly string[],
  options: OverlayCommandOptions,
  context: Context,
): Promise<ExitName> {
  const { spec, overlays, config } = await readWanted(files, options, context);
  const [
    { loadOverlaid },
    { bundleDescription },
    { loosenedErrors },
    { lintDescription },
    { lintText },
    { warnOfNumbers },
  ] = await Promise.all([
    import('../../pipeline/overlay/load-overlaid.ts'),
    import('../../pipeline/bundle/bundle.ts'),
    import('../../pipeline/overlay/loosened-errors.ts'),
    import('../../pipeline/lint/lint.ts'),
    import('../../pipeline/lint/lint-report.ts'),
    import('../../pipeline/read/warn-of-numbers.ts'),
  ]);
  const overlaid = await loadOverlaid(spec, context.cwd, overlays);
  warnOfNumbers(overlaid, context.warn);
  const { lint = {} } = config;
  const { problems } = await lintDescription(overlaid, { rules: lint.extends, severities: lint.rules });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const actions = overlaid.overlays.flatMap((one) => one.actions);
  context.result({ ok: errors.length === 0, actions: actions.length, problems });
  for (const problem of errors) context.print(lintText(problem));
  if (errors.length > 0) return 'problem';
  const [before, after] = await Promise.all(
    [await loadOverlaid(spec, context.cwd), overlaid].map(bundleDescription),
  );
  throwAll(await loosenedErrors(before?.document as JsonObject, after?.document as JsonObject, overlaid));
  context.info(
    `${actions.length} ${actions.length === 1 ? 'action applies' : 'actions apply'}, nothing is loosened, and the result has no errors`,
  );
  return 'ok';
}
