import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import type { Deployment } from '../../mcp/deployment.ts';
import { connectionOf } from '../conform/connection.ts';
import { openTarget, runOptions } from '../conform/open-target.ts';
import { settingsOfEnvironment } from '../settings/merge-sources.ts';
import type { ConformSettings, Settings } from '../settings/settings-for.ts';
import { quietContext } from './quiet-context.ts';

/** Flags that permit something, in the order in which the user is shown them. */
const PERMITS = ['readOnly', 'allowWrites', 'allowMoney', 'maxAmount', 'thorough'] as const;

/**
 * The deployment that the flags name; `undefined` where they name none. The environment gives credentials and IDs, but names no deployment.
 *
 * @throws ToolError('usage') for flags about a deployment without one, ConfigurationError for an invalid address
 */
export async function openDeployment(
  flags: Settings<'mcp'>,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<Deployment | undefined> {
  if (flags.baseUrl === undefined) {
    const { overlayMatches: _, ...others } = flags;
    if (Object.keys(others).length === 0) return undefined;
    throw new ToolError('usage', 'These flags need a deployment, and none is given.', {
      fix: 'Name it with --base-url, or remove the other flags.',
    });
  }
  const settings: ConformSettings = { ...settingsOfEnvironment(context.env), ...flags };
  const { options } = await openTarget(settings);
  const { readTarget } = await import('../../../conformance/run/safety/target.ts');
  readTarget(options.baseUrl, settings.proxyUrl);
  return {
    permitted: {
      ...runOptions(settings, options),
      ...(await connectionOf(settings, context)),
      ...(overlay && { overlay }),
    },
    flags: PERMITS.filter((name) => flags[name] !== undefined).map(flagOf(flags)),
    async judge(request, { signal, onLine }) {
      const [{ judgeTarget }, { narrow }] = await Promise.all([
        import('../conform/judge-target.ts'),
        import('../../mcp/agent-gate.ts'),
      ]);
      const narrowed = { ...narrow(settings, request), reporter: ['json', 'html'] as const };
      let report: Report | undefined;
      await judgeTarget(narrowed, overlay, {
        ...quietContext(context, { signal, onLine }),
        result: (value) => {
          report = value as Report;
        },
      });
      if (report === undefined) throw new Error('The run ended without a report.');
      return report;
    },
  };
}

function flagOf(flags: Settings<'mcp'>): (name: (typeof PERMITS)[number]) => string {
  return (name) => {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return flags[name] === true ? flag : `${flag} ${flags[name]}`;
  };
}
