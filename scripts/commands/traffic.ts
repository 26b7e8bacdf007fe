import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '../cli/command.ts';
import { displayPath, recordingPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import { apiOfSpec } from './api/api-of-spec.ts';
import { explainRecordingError } from './record/explain-recording-error.ts';

interface Options {
  readonly parts?: number;
  readonly out?: string;
  readonly spec?: string;
  readonly requirements?: string;
}

const MAX_PARTS = 1024;

const command: Command<Options> = {
  name: 'traffic',
  guide: 'docs/traffic.md#parts',
  summary: 'split a recording into parts that several machines can check',
  description:
    '`traffic split` reads recordings (HAR or NDJSON) once and writes one for each part. A part has all calls about its records, and marked copies of the calls ' +
    'that they are compared with. Check each part by `conform --traffic --part`, and combine the reports by `report merge`. Values stay as they are: use `record` ' +
    'first if the parts leave this machine.',
  arguments: [
    { syntax: '<action>', description: 'split' },
    { syntax: '<files...>', description: 'recordings; - is standard input' },
  ],
  options: [
    { flags: '--parts <number>', description: `how many parts, from 2 to ${MAX_PARTS}`, parse: readParts },
    { flags: '--out <dir>', description: 'folder for the parts: it must not exist, or be empty' },
    {
      flags: '--spec <file>',
      description:
        'the description that the parts will be checked against (default: the one of this package)',
    },
    {
      flags: '--requirements <dir>',
      description:
        'with --spec: the folder of its requirement rows (default: requirements/ next to the description)',
    },
  ],
  examples: [
    {
      line: 'traffic split day.har --parts 8 --out parts',
      does: 'write parts/part-1-of-8 to parts/part-8-of-8',
    },
    {
      line: 'traffic split monday.har tuesday.har --spec openapi.yaml --parts 4 --out parts',
      does: 'split two recordings of calls to any API',
    },
  ],
  async run({ parts, out, spec, requirements }, [action = '', ...files], context) {
    if (action !== 'split')
      throw new ToolError('usage', 'The only action is split.', {
        fix: 'Use `traffic split`, a recording, --parts and --out.',
      });
    if (parts === undefined || out === undefined)
      throw new ToolError('usage', 'traffic split needs --parts and --out.', {
        fix: 'For example: traffic split day.har --parts 8 --out parts',
      });
    const { cwd, signal } = context;
    const folder = resolve(cwd, out);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new ToolError('usage', `${displayPath(folder, cwd)} is not empty.`, {
        fix: 'Remove it, or name another folder with --out.',
      });
    const { splitRecording } = await import('../../conformance/traffic/split/split-recording.ts');
    const rows = requirements === undefined ? 'beside' : resolve(cwd, requirements);
    const api = spec === undefined ? undefined : await apiOfSpec(resolve(cwd, spec), rows, context);
    const paths = files.map((file) => recordingPath(file, cwd));
    try {
      const made = await context.step(
        `Splitting ${files.length === 1 ? 'a recording' : `${files.length} recordings`}`,
        () => splitRecording(paths, { parts, out: folder, signal, ...(api !== undefined && { api }) }),
      );
      context.result(made);
      const shown = displayPath(folder, cwd);
      context.print([
        ...made.parts.map((part) => `${shown}/${part.folder}: ${part.calls} calls, ${part.copies} copies`),
        ...made.left.map(({ what, count }) => `not in any part: ${count} × ${what}`),
      ]);
      return 'ok';
    } catch (error) {
      if (signal.aborted) return 'interrupted';
      throw explainRecordingError(error, cwd);
    }
  },
};

export default command;

function readParts(text: string): number {
  const parts = Number(text);
  if (/^\d{1,4}$/.test(text) && parts >= 2 && parts <= MAX_PARTS) return parts;
  throw new ToolError('usage', `--parts must be a number from 2 to ${MAX_PARTS}.`, {
    fix: 'About one part for each core that will check: --parts 8',
  });
}
