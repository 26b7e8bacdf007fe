import { statSync } from 'node:fs';
import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import { number } from '../../../lib/plural.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { openStreamOf, workerGroup } from './stream-of.ts';
import { waiversOf } from './waivers-of.ts';

/** Judges a share of the calls that proxies publish, until it is stopped. `report merge` makes the report of all. */
export async function judgeStream(
  address: string,
  flags: ConformSettings,
  settings: ConformSettings,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<ExitName> {
  const { traffic = [], part, baseUrl, complete = false } = flags;
  const { spec, only, skip, evidence, profile } = settings;
  const others = { 'other files': traffic[1], '--part': part, '--base-url': baseUrl, '--spec': spec };
  const [alone] = Object.entries(others).filter(([, value]) => value !== undefined);
  if (alone !== undefined)
    throw new ToolError('usage', `A stream of calls cannot be combined with ${alone[0]}.`, {
      fix: 'Its workers divide the calls by themselves, and check them by the description of this package.',
    });
  const group = await workerGroup(flags.group);
  const waivers = await waiversOf(settings, context);
  const [{ runStreamWorker }, { judgeTraffic }, { openCalls }] = await Promise.all([
    import('../../../conformance/stream/stream-worker.ts'),
    import('../../../conformance/traffic/judge-traffic.ts'),
    import('../../../conformance/traffic/open-calls.ts'),
  ]);
  const given = Object.fromEntries(
    Object.entries({ only, skip, evidence, profile, overlay }).filter(([, value]) => value !== undefined),
  );
  const [stream, reading] = [await openStreamOf(address, context), await openStreamOf(address, context)];
  context.info(`Checking calls of ${stream.name} as group ${group}. Press Ctrl-C to end.`);
  try {
    await runStreamWorker(stream, {
      group,
      reading,
      async judge(file) {
        const calls = openCalls(statSync(file).size === 0 ? [] : [file]);
        try {
          return await judgeTraffic({ ...calls, isOfOneDeployment: true }, { ...given, complete, waivers });
        } finally {
          calls.close();
        }
      },
      onVerdict(of, { counts }) {
        context.info(
          `part ${of}: ${number(counts.exchanges, 'call')} checked, ${number(counts.violated, 'requirement')} violated`,
        );
      },
      onProblem: (why) => context.warn(`${why}. The worker waits.`),
      signal: context.signal,
    });
  } finally {
    await Promise.all([stream, reading].map(({ connection }) => connection.close()));
  }
  return 'ok';
}
