import type { ConformanceOptions } from '../../conformance/options.ts';
import type { Report } from '../../conformance/report.ts';
import type { Running } from '../../server/node/run-sandbox.ts';
import type { Context } from '../command.ts';

/** What the conformance suite says of one of the servers. */
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
  sandbox: Pick<Running, 'url' | 'seed'>,
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
    import('../../conformance/index.ts'),
    import('../../conformance/reports/html.ts'),
  ]);
  return step(`judge the ${server}`, async () => {
    for await (const event of runConformance({ ...options, signal }))
      if (event.type === 'end') return { server, report: event.report, page: await htmlReport(event.report) };
    throw new Error('The run ended without a report.');
  });
}

/** A line for each verdict. */
export async function verdictLines(judged: readonly Judged[]): Promise<string> {
  const { verdictWords } = await import('../../conformance/reports/verdict-words.ts');
  const lines = judged.map(({ server, report }) => {
    const { title, reasons } = verdictWords(report);
    const form = report.run.profile === 'schema' ? ' (form alone)' : '';
    const mark = report.run.verdict === 'conformant' ? '✔' : '✖';
    return `${mark}  ${server.padEnd(7)}  ${title}${form}: ${reasons.join(' ')}`;
  });
  return `\nVerdicts:\n${lines.join('\n')}\n`;
}
