import { join } from 'node:path';
import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { Disagreement } from '../../../conformance/traffic/judge/agreement.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath, recordingPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { ReadApi } from '../api/read-api.ts';
import { type ConformSettings, settingsFor } from '../settings/settings-for.ts';
import { baselineOf } from './baseline-of.ts';
import { expectWritable } from './report-folder.ts';
import { exitOf, folderOf, showReport } from './show-report.ts';
import { waiversOf } from './waivers-of.ts';

/**
 * Refuses flags that are about sending: nothing is sent.
 *
 * @param flags the settings that were given as flags; what the environment and a file say of a deployment does not matter
 * @throws ToolError('usage')
 */
export function expectNothingToSend(flags: ConformSettings): void {
  const given: Readonly<Record<string, unknown>> = flags;
  const sending = settingsFor('conform')
    .filter(({ key, traits }) => !traits.includes('of-recordings') && given[key] !== undefined)
    .map(({ name }) => `--${name}`);
  if (sending.length === 0) return;
  throw new ToolError('usage', `--traffic cannot be combined with ${sending.join(', ')}.`, {
    fix: `Recorded calls are checked without sending anything: remove ${sending.length === 1 ? sending[0] : 'these flags'}, or --traffic.`,
  });
}

/**
 * Judges recorded calls, writes the reports and says how it ends. Sends nothing.
 *
 * @param flags of these settings, only the flags count: the environment and a file name the deployment of other runs
 * @param overlay what overlays say of the deployment that made the calls
 */
export async function judgeRecording(
  flags: Pick<ConformSettings, 'baseUrl' | 'complete' | 'part'> & {
    readonly traffic: readonly string[];
    /** An agent asks. */
    readonly writesNothing?: boolean;
  },
  settings: ConformSettings,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<ExitName> {
  const { traffic, baseUrl, complete = false, part, writesNothing = false } = flags;
  const { cwd, signal } = context;
  const { spec } = settings;
  const read = spec === undefined ? undefined : await readJudgedApi(spec, settings, context);
  const waivers = await waiversOf(settings, context);
  const folder = folderOf(settings, context);
  if (!writesNothing) await expectWritable(folder, displayPath(folder, cwd));
  const [{ limitNewSpace }, { limitOldSpace }] = await Promise.all([
    import('../../pipeline/new-space.ts'),
    import('../../pipeline/old-space.ts'),
  ]);
  // Before the modules are loaded: what loading makes would let the space grow beyond the limit, and it never shrinks.
  limitNewSpace(2 ** 25);
  limitOldSpace();
  const [{ judgeTraffic }, { openCalls }, { toBaseUrl }, { toJudgedApi }] = await Promise.all([
    import('../../../conformance/traffic/judge-traffic.ts'),
    import('../../../conformance/traffic/open-calls.ts'),
    import('../../../conformance/traffic/match-operation.ts'),
    import('../../../conformance/api/to-judged-api.ts'),
  ]);
  const below = baseUrl === undefined ? undefined : toBaseUrl(baseUrl);
  if (baseUrl !== undefined && below === undefined)
    throw new ToolError('usage', '--base-url is not the address of a deployment.', {
      fix: `Give the address that the recorded calls have before ${read === undefined ? '/v1, such as https://bank.example/core' : 'the paths of the description, such as https://staging.example.com/v2'}.`,
    });
  const { assertFormats: assertsFormats } = settings;
  const api =
    read && toJudgedApi({ ...read.described, assertsFormats }, { baseUrl: below, placeOf: read.placeOf });
  const compare = await baselineOf(settings, context, api);
  let found: readonly Disagreement[] = [];
  const calls = openCalls(
    traffic.map((file) => recordingPath(file, cwd)),
    { ...(below !== undefined && { baseUrl: below }), ...(api !== undefined && { api }) },
  );
  try {
    const { only, skip, evidence, profile } = settings;
    const given = Object.fromEntries(
      Object.entries({ only, skip, evidence, profile }).filter(([, value]) => value !== undefined),
    );
    const title = `Checking ${traffic.map((file) => displayPath(recordingPath(file, cwd), cwd)).join(', ')}`;
    const report = await context.step(title, () =>
      judgeTraffic(calls, {
        ...given,
        ...(part !== undefined && { part }),
        ...(overlay !== undefined && { overlay }),
        ...(api !== undefined && { api }),
        onDisagreements: (all) => {
          found = all;
        },
        complete,
        waivers,
        signal,
      }),
    );
    const compared = compare(report);
    await showReport(compared, settings, context);
    if (read !== undefined && found.length > 0 && !writesNothing)
      await writeMending(read, found, folder, context);
    return exitOf(compared, signal);
  } catch (error) {
    if (signal.aborted) return 'interrupted';
    throw error;
  } finally {
    calls.close();
  }
}

export async function readJudgedApi(
  spec: string,
  settings: ConformSettings,
  context: Context,
): Promise<ReadApi> {
  const [{ readApiDescription }, { overlaysOf }] = await Promise.all([
    import('../api/read-api.ts'),
    import('../../config/overlay-options.ts'),
  ]);
  return context.step(`Reading ${displayPath(spec, context.cwd)}`, () =>
    readApiDescription(spec, overlaysOf(settings, {}, context), context, settings.requirements ?? 'beside'),
  );
}

/** Beside the reports: what would mend the description where all responses agree with each other against it. */
export async function writeMending(
  { written, writtenPlace }: ReadApi,
  found: readonly Disagreement[],
  folder: string,
  { cwd, info }: Context,
): Promise<void> {
  const [{ mendingOverlay }, { writeOverlay }] = await Promise.all([
    import('../../../conformance/discover/mending-overlay.ts'),
    import('../discover/write-overlay.ts'),
  ]);
  const overlay = mendingOverlay(found, written, writtenPlace);
  if (overlay === undefined) return;
  const file = join(folder, 'description.overlay.yaml');
  await writeOverlay(file, displayPath(file, cwd), overlay);
  info(
    `${displayPath(file, cwd)}: corrects the description where all responses agree; check again with --overlay`,
  );
}
