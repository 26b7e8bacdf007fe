import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { Report } from '../../../conformance/model/report.ts';
import type { RunningSandbox } from '../../../server/node/run-sandbox.ts';
import type { Context } from '../../cli/command.ts';

/** The conformance suite's result for one of the servers. */
export interface Judged {
  readonly server: 'mock' | 'sandbox';
  readonly report: Report;
  /** The whole of it as a page. */
  readonly page: string;
}

/**
 * Judges both at once: most of the time goes by waiting for the clock. The mock keeps no state, so only the form of its answers can be
 * right or wrong.
 */
export async function judgeServers(
  mock: { readonly url: string },
  sandbox: Pick<RunningSandbox, 'url' | 'seed'>,
  context: Context,
): Promise<Judged[]> {
  const { apiKey, personId, programId, businessId, checkTransferId } = sandbox.seed;
  const known = { ...(apiKey !== undefined && { apiKey }), personId };
  return Promise.all([
    judge('mock', { baseUrl: mock.url, profile: 'schema', ...known }, context),
    judge('sandbox', { baseUrl: sandbox.url, ...known, programId, businessId, checkTransferId }, context),
  ]);
}

async function judge(
  server: Judged['server'],
  options: ConformanceOptions,
  { signal, step }: Context,
): Promise<Judged> {
  const [{ runConformance }, { htmlReport }] = await Promise.all([
    import('../../../conformance/index.ts'),
    import('../../../conformance/report/html.ts'),
  ]);
  return step(`judge the ${server}`, async () => {
    for await (const event of runConformance({ ...options, signal }))
      if (event.type === 'end') return { server, report: event.report, page: await htmlReport(event.report) };
    throw new Error('The run ended without a report.');
  });
}

/** A line for each verdict, and all that is wrong where something is. */
export async function showVerdicts(judged: readonly Judged[], { prose, paint }: Context): Promise<void> {
  const [{ consoleReport }, { verdictWords }] = await Promise.all([
    import('../../../conformance/report/console.ts'),
    import('../../../conformance/report/verdict-words.ts'),
  ]);
  const isGood = ({ report }: Judged) => report.run.verdict === 'conformant';
  const lines = judged.map((one) => {
    const { title, reasons } = verdictWords(one.report);
    const form = one.report.run.profile === 'schema' ? ' (schemas alone)' : '';
    const mark = isGood(one) ? paint('green', '✔') : paint('red', '✖');
    return `${mark}  ${one.server.padEnd(7)}  ${title}${form}: ${reasons.join(' ')}`;
  });
  prose(`\nVerdicts:\n${lines.join('\n')}\n`);
  for (const one of judged) if (!isGood(one)) prose(`\n${consoleReport(one.report, { paint })}`);
}
