import { dirname, join, resolve } from 'node:path';
import type { ApiDescription } from '../../conformance/api/to-judged-api.ts';
import type { Learned, LearnOptions } from '../../conformance/learn/learn.ts';
import type { ApiRows } from '../../conformance/model/api-rows.ts';
import { number } from '../../lib/plural.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath, recordingPath } from '../cli/display-path.ts';
import { ToolError, throwAll } from '../cli/errors.ts';
import { explainRecordingError } from './record/explain-recording-error.ts';

interface Options {
  readonly spec?: string;
  readonly out?: string;
  readonly min: number;
  readonly baseUrl?: string;
  readonly force?: boolean;
}

const command: Command<Options> = {
  name: 'learn',
  guide: 'docs/behavior.md#drafts-from-recordings',
  summary: 'draft requirements about the behavior of any API from recordings',
  description:
    'Proposes records and requirements that are true of most APIs, checks recordings (HAR or NDJSON) against all of them, and writes those that were never ' +
    'violated to `learned.yaml` and `records.yaml`. They are drafts, which check nothing until you write the section of the documentation that says so. No value ' +
    'of a recording is written, and nothing is sent.',
  arguments: [{ syntax: '<files...>', description: 'recordings; - is standard input' }],
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description (Swagger 2.0, OpenAPI 3.0 to 3.2); URLs are never fetched',
    },
    {
      flags: '--out <dir>',
      description: 'folder for the drafts (default: requirements/ next to the description)',
    },
    {
      flags: '--min <number>',
      description: 'how often a proposal has to hold',
      default: 2,
      parse: readMin,
    },
    {
      flags: '--base-url <url>',
      description:
        'URL of the deployment, including its path prefix if it has one: only calls below it are read',
    },
    { flags: '--force', description: 'replace files that a person has edited' },
  ],
  examples: [
    {
      line: 'learn calls.har --spec openapi.yaml',
      does: 'write drafts to requirements/ next to the description',
    },
    {
      line: 'learn monday.har tuesday.ndjson --spec openapi.yaml --min 5 --out drafts',
      does: 'write proposals that held at least five times to another folder',
    },
  ],
  async run({ spec, out, min, baseUrl, force = false }, files, context) {
    const { cwd } = context;
    if (spec === undefined)
      throw new ToolError('usage', 'learn needs the description of the API.', {
        fix: 'Name it with --spec: learn calls.har --spec openapi.yaml',
      });
    const description = resolve(cwd, spec);
    const folder = out === undefined ? join(dirname(description), 'requirements') : resolve(cwd, out);
    const shown = displayPath(folder, cwd);
    const { DRAFTS_FILE, LEARNED_RECORDS_FILE, draftsText, isAsWritten, recordsText, writeDrafts } =
      await import('./learn/drafts-files.ts');
    const edited = [DRAFTS_FILE, LEARNED_RECORDS_FILE].filter((name) => !isAsWritten(join(folder, name)));
    if (edited.includes(DRAFTS_FILE) && !force)
      throw new ToolError('usage', `A person has edited ${shown}/${DRAFTS_FILE}, so it is not replaced.`, {
        fix: 'Move the rows that you keep to another file of the folder and remove this one, name another folder with --out, or replace it with --force.',
      });
    const keepsRecords = edited.includes(LEARNED_RECORDS_FILE) && !force;
    const [{ readApiDescription }, { withKinds }] = await Promise.all([
      import('./api/read-api.ts'),
      import('../../conformance/learn/propose-records.ts'),
    ]);
    const { described } = await context.step(`Reading ${displayPath(description, cwd)}`, () =>
      readApiDescription(description, undefined, context),
    );
    const known = await knownRows(folder, described, DRAFTS_FILE, cwd);
    const learned = await learnFrom(
      files,
      described,
      { known, keepsRecords, least: min, ...(baseUrl !== undefined && { baseUrl }) },
      context,
    );
    expectFound(learned, min);
    const added = keepsRecords ? [] : learned.kinds;
    const texts = {
      [DRAFTS_FILE]: draftsText(learned),
      ...(added.length > 0 && { [LEARNED_RECORDS_FILE]: recordsText(withKinds(known.records, added)) }),
    };
    await writeDrafts(folder, shown, texts);

    for (const name of edited.filter((one) => one in texts))
      context.warn(`${shown}/${name} was replaced, although a person had edited it`);
    if (keepsRecords && learned.kinds.length > 0)
      context.warn(
        `a person has edited ${shown}/${LEARNED_RECORDS_FILE}, so it stays as it is, without what calls show of ${learned.kinds.map(({ kind }) => kind).join(', ')}; --force adds that`,
      );
    const { calls, rows, proposed, contradicted, unproven } = learned;
    context.result({ folder: shown, ...learned });
    const ofKinds = added.map(({ kind, ids }) => `${kind} (${number(ids, 'identifier')})`).join(', ');
    context.print([
      ...(added.length > 0 ? [`${shown}/${LEARNED_RECORDS_FILE}: ${ofKinds}`] : []),
      `${shown}/${DRAFTS_FILE}: ${number(rows.length, 'draft')} from ${number(calls, 'call')}`,
      ...rows.map(({ row: { id }, held }) => `  ${id}, held ${number(held, 'time')}`),
    ]);
    context.info(
      `Of ${number(proposed, 'proposal')}, calls contradicted ${contradicted}, and ${unproven} held fewer than ${number(min, 'time')}.`,
    );
    context.info(
      'Nothing is checked by a draft. Write the section of the documentation that says so in place of `draft`, or delete the row.',
    );
    return 'ok';
  },
};

export default command;

async function learnFrom(
  files: readonly string[],
  described: ApiDescription,
  { baseUrl, ...options }: LearnOptions,
  { cwd, signal, step }: Context,
): Promise<Learned> {
  const [{ learn }, { openCalls }, { toJudgedApi }, { toBaseUrl }] = await Promise.all([
    import('../../conformance/learn/learn.ts'),
    import('../../conformance/traffic/open-calls.ts'),
    import('../../conformance/api/to-judged-api.ts'),
    import('../../conformance/traffic/match-operation.ts'),
  ]);
  const below = baseUrl === undefined ? undefined : toBaseUrl(baseUrl);
  if (baseUrl !== undefined && below === undefined)
    throw new ToolError('usage', '--base-url is not the address of a deployment.', {
      fix: 'Give the address that the recorded calls have before the paths of the description, such as https://staging.example.com/v2.',
    });
  const to = below === undefined ? {} : { baseUrl: below };
  const calls = openCalls(
    files.map((file) => recordingPath(file, cwd)),
    { ...to, api: toJudgedApi(described, to) },
  );
  try {
    return await step(`Checking ${number(files.length, 'recording')}`, () =>
      learn(described, calls, { ...options, ...to, signal }),
    );
  } catch (error) {
    throw explainRecordingError(error, cwd);
  } finally {
    calls.close();
  }
}

/** Rows and records of the folder, without the drafts that are replaced. */
async function knownRows(
  folder: string,
  described: ApiDescription,
  draftsFile: string,
  cwd: string,
): Promise<ApiRows> {
  const { hasRows, readRows } = await import('./api/read-rows.ts');
  if (!hasRows(folder)) return { rows: [], records: {} };
  const { rows, drafts, errors, placeOfRow } = await readRows(folder, described, cwd);
  throwAll(errors);
  const isKept = ({ id }: { readonly id: string }) => placeOfRow(id)?.file.endsWith(draftsFile) !== true;
  return { records: rows.records, rows: [...rows.rows, ...drafts].filter(isKept) };
}

/** @throws ToolError('problem') where there is nothing to write */
function expectFound({ calls, rows, proposed, contradicted }: Learned, min: number): void {
  if (calls === 0)
    throw new ToolError(
      'problem',
      'No recorded call is to an operation of the description, so nothing was learned.',
      {
        fix: 'Check that recording and description belong together. If the description names another server, give the address of this one with --base-url.',
      },
    );
  if (rows.length > 0) return;
  throw new ToolError(
    'problem',
    `Nothing was learned from ${number(calls, 'call')}: of ${number(proposed, 'proposal')}, calls contradicted ${contradicted}, and the others held fewer than ${number(min, 'time')} or are there already.`,
    { fix: 'Record calls that create, read, change, list and delete a few records, or lower --min.' },
  );
}

function readMin(text: string): number {
  const min = Number(text);
  if (/^\d{1,6}$/.test(text) && min >= 1) return min;
  throw new ToolError('usage', '--min must be a number from 1.', { fix: 'For example: --min 3' });
}
