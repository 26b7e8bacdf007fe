import type { RecordedFiles } from '../../conformance/record/record-files.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath, recordingPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import { apiOfSpec } from './api/api-of-spec.ts';
import { explainRecordingError } from './record/explain-recording-error.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';

const command: Command = {
  name: 'record',
  guide: 'docs/traffic.md#recordings-that-can-be-shared',
  summary: 'make a recording of traffic that can be shared: every secret becomes a pseudonym',
  description:
    'Reads recorded calls (HAR or NDJSON) and writes them with a pseudonym in place of everything secret or personal. `conform --traffic` finds the same in ' +
    'the new file as in the old ones. The random key of the pseudonyms is thrown away. Calls to other operations are left out and counted; those that may have ' +
    'changed a record leave only method, address and status. The files that are read are never changed.',
  options: optionsOf('record'),
  examples: [
    {
      line: 'record --in staging.har --out shared.har',
      does: 'make a HAR file that can be attached to an issue',
    },
    {
      line: 'record --in calls.har --spec openapi.yaml --out shared.har',
      does: 'the same for calls to any API',
    },
    { line: 'record --in monday.har --in tuesday.ndjson --out week.ndjson', does: 'join several recordings' },
  ],
  async run(options, _args, context) {
    const {
      in: files = [],
      out,
      format,
      force = false,
      spec,
    } = settingsOfFlags('record', options, context.cwd);
    if (files.length === 0 || out === undefined)
      throw new ToolError('usage', 'record needs --in and --out.', {
        fix: 'Name the files to read and the file to write: record --in staging.har --out shared.har',
      });
    const { recordFiles } = await import('../../conformance/record/record-files.ts');
    try {
      const recorded = await recordFiles({
        files: files.map((file) => recordingPath(file, context.cwd)),
        out,
        force,
        signal: context.signal,
        ...(spec !== undefined && { api: await apiOfSpec(spec, undefined, context) }),
        ...(format !== undefined && { format }),
      });
      await showResult(recorded, displayPath(out, context.cwd), context);
      return 'ok';
    } catch (error) {
      if (context.signal.aborted) return 'interrupted';
      throw explainRecordingError(error, context.cwd);
    }
  },
};

export default command;

async function showResult(
  { replaced, leftOut }: RecordedFiles,
  file: string,
  context: Context,
): Promise<void> {
  const { MAX_PARTS } = await import('../../conformance/record/other-body.ts');
  const left = leftOut.reduce((sum, { count }) => sum + count, 0);
  context.result({ file, ...replaced, leftOut });
  const { calls, values, fieldNames, headers, addresses, bodies, tooLarge } = replaced;
  const lines = [
    `${file}: ${count(calls, 'call')}`,
    `  replaced: ${[
      count(values, 'value'),
      count(fieldNames, 'field name'),
      count(headers, 'header'),
      count(addresses, 'address', 'addresses'),
      count(bodies, 'body that is not JSON', 'bodies that are not JSON'),
    ].join(', ')}`,
    ...(tooLarge > 0
      ? [
          `  left out: ${count(tooLarge, 'body', 'bodies')} with more than ${count(MAX_PARTS, 'name or value', 'names and values')}`,
        ]
      : []),
    ...(left > 0
      ? [`  left out: ${count(left, 'call')} to other operations than those of the description`]
      : []),
    ...leftOut.slice(0, MAX_KINDS).map((one) => `    ${one.count} × ${one.what}`),
    ...(leftOut.length > MAX_KINDS ? [`    and ${leftOut.length - MAX_KINDS} other kinds`] : []),
  ];
  context.print(lines);
}

const MAX_KINDS = 20;

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
