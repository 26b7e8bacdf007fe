import { join } from 'node:path';
import type { LeftRecord, Report } from '../../../conformance/model/report.ts';
import type { Disagreement } from '../../../conformance/traffic/judge/agreement.ts';
import type { Context } from '../../cli/command.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import type { ExitName } from '../../cli/exit-codes.ts';
import { hideInError } from '../../cli/hide-secrets.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import { baselineOf } from './baseline-of.ts';
import { connectionOf } from './connection.ts';
import { explain } from './explain.ts';
import { writeMending } from './judge-recording.ts';
import { JOURNAL, openJournal } from './judge-target.ts';
import { type OpenWorkflow, openWorkflow } from './open-workflow.ts';
import { expectWritable } from './report-folder.ts';
import { progressLine } from './show-progress.ts';
import { exitOf, folderOf, showReport } from './show-report.ts';
import { waiversOf } from './waivers-of.ts';

/** Settings of the platform's own runs: nothing of any other API goes by them. */
const OF_THE_BANK = {
  ...{ sandbox: '--sandbox', thorough: '--thorough', maxCalls: '--max-calls', maxAmount: '--max-amount' },
  ...{ list: '--list', accountId: '--account-id', contactId: '--contact-id' },
} as const satisfies Partial<Record<keyof ConformSettings, string>>;

/** Reads the same, but the environment may have them, where they do not matter. */
const ALSO_VARIABLES = {
  ...{ apiKey: '--api-key', personId: '--person-id', programId: '--program-id' },
  ...{ businessId: '--business-id', checkTransferId: '--check-transfer-id' },
} as const satisfies Partial<Record<keyof ConformSettings, string>>;

/** @throws ToolError('usage') */
export function expectForWorkflows(flags: ConformSettings, settings: ConformSettings): void {
  const isSet = (value: unknown) => value !== undefined && value !== false;
  const given = [
    ...Object.entries(OF_THE_BANK).filter(([key]) => isSet(settings[key as keyof ConformSettings])),
    ...Object.entries(ALSO_VARIABLES).filter(([key]) => isSet(flags[key as keyof ConformSettings])),
  ].map(([, flag]) => flag);
  if (given.length === 0) return;
  const isKey = given.includes('--api-key');
  throw new ToolError('usage', `--workflow cannot be combined with ${given.join(', ')}.`, {
    fix: isKey
      ? 'Name the security scheme and the variable of its secret: --credential apiKey=API_KEY.'
      : 'They are about the API of this package. Remove them; what a workflow needs are inputs: --input NAME=VALUE.',
  });
}

/** Makes the calls of workflows, judges the responses, writes the reports and says how it ends. */
export async function runWorkflowFile(
  files: { readonly spec: string; readonly workflow: string },
  settings: ConformSettings,
  context: Context,
): Promise<ExitName> {
  let secrets: readonly string[] = [];
  try {
    const open = await openWorkflow(files, settings, context);
    secrets = open.secrets;
    if (settings.plan === true) {
      const { showWorkflowPlan } = await import('./show-workflow-plan.ts');
      await showWorkflowPlan(open, settings, context);
      return 'ok';
    }
    return await run(open, settings, context);
  } catch (error) {
    throw hideInError(explain(error), secrets);
  }
}

async function run(open: OpenWorkflow, settings: ConformSettings, context: Context): Promise<ExitName> {
  const { api, arazzo, baseUrl, inputs, seed, operations, options, secrets } = open;
  const { signal, cwd } = context;
  const waivers = await waiversOf(settings, context);
  const compare = await baselineOf(settings, context, api);
  const connection = await connectionOf(settings, context);
  const folder = folderOf(settings, context);
  const file = join(folder, JOURNAL);
  const { journal, wasKept } = await openJournal(file);
  const [{ runWorkflow }, { WorkflowSteps }, { seededInputs }, { readTarget }, { warnings }] =
    await Promise.all([
      import('../../../conformance/workflow/run-workflow.ts'),
      import('../../workflow/run-steps.ts'),
      import('../../workflow/seed-inputs.ts'),
      import('../../../conformance/run/safety/target.ts'),
      import('../../../conformance/run/safety/warnings.ts'),
    ]);
  const inputsOf = seededInputs(arazzo, inputs.given, seed, (workflow, input) =>
    context.warn(`no value was found for the input ${input} of ${workflow}: give one with --input`),
  );
  const {
    readOnly,
    allowWrites,
    allowMoney,
    confirmHost,
    rate,
    header,
    timeout,
    only,
    skip,
    evidence,
    profile,
  } = settings;
  const given = Object.fromEntries(
    Object.entries({
      ...{ readOnly, allowWrites, allowMoney, confirmHost, rate, only, skip, evidence, profile },
      ...{ headers: header, timeoutMs: timeout },
    }).filter(([, value]) => value !== undefined),
  );
  let found: readonly Disagreement[] = [];
  let report: Report | undefined;
  const showHint = () =>
    context.info('Stopping after the steps of cleanup. Press Ctrl-C again to stop immediately.');
  signal.addEventListener('abort', showHint, { once: true });
  const runOptions = {
    ...given,
    ...connection,
    ...{ api, baseUrl, seed, waivers, signal, journal, operations, secrets },
    onDisagreements: (all: readonly Disagreement[]) => {
      found = all;
    },
  };
  try {
    for await (const event of runWorkflow(new WorkflowSteps({ ...options, inputsOf }), runOptions)) {
      if (event.type === 'start') {
        await expectWritable(folder, displayPath(folder, cwd));
        for (const warning of warnings(readTarget(baseUrl, connection.proxyUrl), runOptions))
          context.warn(warning);
      }
      if (event.type === 'end') report = event.report;
      if (event.type === 'note') context.info(`  note: ${event.text}`);
      else {
        const line = progressLine(event);
        if (line !== undefined) context.info(line);
      }
    }
    if (report === undefined) throw new Error('The run ended without a report.');
    const compared = compare(report);
    await showReport(compared, settings, context);
    if (found.length > 0) await writeMending(open.read, found, folder, context);
    showLeft(report.notDeleted ?? [], context);
    return exitOf(compared, signal);
  } finally {
    signal.removeEventListener('abort', showHint);
    if (wasKept()) context.info(`${displayPath(file, cwd)} holds what may have been created`);
  }
}

const MAX_LEFT = 50;

function showLeft(left: readonly LeftRecord[], { warn }: Context): void {
  if (left.length === 0) return;
  const lines = left
    .slice(0, MAX_LEFT)
    .map(
      ({ operation, call, ids }) =>
        `${operation} (${call})${ids.length > 0 ? `: ${ids.slice(0, 3).join(', ')}` : ''}`,
    );
  const more = left.length - lines.length;
  warn(`left behind, as no step deleted it: ${[...lines, ...(more > 0 ? [`${more} more`] : [])].join('; ')}`);
}
