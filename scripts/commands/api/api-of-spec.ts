import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import type { Context } from '../../cli/command.ts';

/**
 * Reads the description of an API whose calls a command takes.
 *
 * @param spec path of its root file, absolute
 * @param requirements as `readApiDescription` takes it
 * @throws ToolError as `generate` does
 */
export async function apiOfSpec(
  spec: string,
  requirements: string | undefined,
  context: Context,
): Promise<JudgedApi> {
  const [{ readApiDescription }, { toJudgedApi }] = await Promise.all([
    import('./read-api.ts'),
    import('../../../conformance/api/to-judged-api.ts'),
  ]);
  return toJudgedApi((await readApiDescription(spec, undefined, context, requirements)).described);
}
