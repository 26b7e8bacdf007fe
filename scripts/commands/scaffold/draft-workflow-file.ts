import { writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { systemReason } from '../../../lib/system-reason.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { ownSpec } from '../../cli/own-spec.ts';
import { type ConfigFlag, loadConfig } from '../../config/load-config.ts';
import { type OverlayFlags, overlaysOf } from '../../config/overlay-options.ts';

interface DraftOptions extends OverlayFlags {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly out?: string;
}

const HEAD = `# A draft: read it before you run it. Inputs without a default are made up by each run; give others with --input.
# Steps with x-cleanup run in any case.
`;

/** Drafts workflows for `conform --workflow`, as YAML. Overwrites nothing. */
export async function draftWorkflowFile(options: DraftOptions, context: Context): Promise<ExitName> {
  const { cwd } = context;
  const config = await loadConfig(options, context);
  const spec = resolve(cwd, options.spec ?? config.spec ?? ownSpec());
  const [{ readApi }, { draftWorkflows }] = await Promise.all([
    import('../api/read-api.ts'),
    import('../../workflow/draft-workflow.ts'),
  ]);
  const { model, document } = await readApi(spec, overlaysOf(options, config, context), context);
  const out = options.out === undefined ? undefined : resolve(cwd, options.out);
  const url = relative(out === undefined ? cwd : dirname(out), spec).replaceAll('\\', '/');
  const draft = draftWorkflows({ model, document, url: url.startsWith('.') ? url : `./${url}` });
  const text = `${HEAD}${stringify(draft, { lineWidth: 0, aliasDuplicateObjects: false })}`;
  const { workflows } = draft;
  const ids = Array.isArray(workflows)
    ? workflows.map((one) => String((one as { workflowId?: unknown }).workflowId))
    : [];
  if (ids.length === 0)
    throw new ToolError('unsupported', 'The description has no operation that a workflow could begin with.', {
      fix: 'Describe a GET, or a POST of a collection beside the path of one of its records.',
    });
  context.result({ file: out, workflows: ids });
  if (out === undefined) context.data(text);
  else {
    await write(out, text, cwd);
    context.info(`${displayPath(out, cwd)}: ${ids.join(', ')}`);
  }
  context.info('Next: conform --spec FILE --workflow FILE --base-url URL --plan');
  return 'ok';
}

async function write(file: string, text: string, cwd: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const shown = displayPath(file, cwd);
    if (code === 'EEXIST')
      throw new ToolError('usage', `${shown} exists already.`, {
        fix: 'Name another file, or remove it first.',
        cause: error,
      });
    throw new ToolError('environment', `${shown} cannot be written: ${systemReason(error)}.`, {
      fix: 'Name a file in a folder that can be written to.',
      cause: error,
    });
  }
}
