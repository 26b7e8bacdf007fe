import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, resolve, sep } from 'node:path';
import type { Report } from '../../../conformance/model/report.ts';
import type { Command, Context } from '../../cli/command.ts';
import { ToolError } from '../../cli/errors.ts';
import type { Following, Workshop } from '../../mcp/workshop.ts';
import { quietContext } from './quiet-context.ts';

/**
 * Work for an agent, in the folder that the user started the server in. The agent names files below it, and no command.
 *
 * @param client the command that the user gave, with its arguments; empty: none
 * @param spec the description that the user gave
 */
export function openWorkshop(
  [program, ...args]: readonly string[],
  spec: string | undefined,
  context: Context,
): Workshop {
  return {
    async judgeRecording(files, named, request, following) {
      for (const file of [...files, ...(named === undefined ? [] : [named])]) expectBelow(file, context.cwd);
      const by = named === undefined ? spec : resolve(context.cwd, named);
      const { judgeRecording } = await import('../conform/judge-recording.ts');
      const settings = {
        ...request,
        ...(by !== undefined && { spec: by }),
        reporter: ['console'] as const,
      };
      return reportOf(context, following, (own) =>
        judgeRecording({ traffic: files, writesNothing: true }, settings, undefined, own),
      );
    },
    judgeClient:
      program === undefined
        ? undefined
        : async (request, following) => {
            const { runJudge } = await import('../judge-client/run-judge.ts');
            const settings = { ...request, reporter: ['json', 'html'] as const };
            return reportOf(context, following, (own) => runJudge(program, args, settings, own));
          },
    async compare(base, revision, following) {
      for (const version of [base, revision]) if (version !== undefined) expectVersion(version, context.cwd);
      const { default: diff } = await import('../diff.ts');
      const lines: string[] = [];
      const add = (text: string | readonly string[]) => void lines.push(...[text].flat());
      const own = { ...quietContext(context, following), data: add, print: add };
      const options = { format: 'text', failOn: 'breaking', ...(spec !== undefined && { spec }) };
      await (diff as Command<typeof options>).run(
        options,
        revision === undefined ? [base] : [base, revision],
        own,
      );
      return lines.join('\n');
    },
  };
}

async function reportOf(
  context: Context,
  following: Following,
  work: (own: Context) => Promise<unknown>,
): Promise<Report> {
  let report: Report | undefined;
  await work({
    ...quietContext(context, following),
    result: (value) => {
      report = value as Report;
    },
  });
  if (report === undefined) throw new Error('The run ended without a report.');
  return report;
}

/** @throws ToolError('usage') for a file that is not below the folder, links in it included, and for what is no file */
function expectBelow(file: string, folder: string): void {
  const refused = (why: string) =>
    new ToolError('usage', `A file ${why}.`, {
      fix: 'Name files below the folder that the server was started in, by a relative path.',
    });
  if (isAbsolute(file)) throw refused('is named by an absolute path');
  let found: string;
  try {
    found = realpathSync(resolve(folder, file));
  } catch {
    throw refused('cannot be found');
  }
  if (!found.startsWith(`${realpathSync(folder)}${sep}`)) throw refused('is outside of that folder');
  if (!statSync(found).isFile()) throw refused('is a folder or a device');
}

/** A version that is a file has to be below the folder; others are git revisions and published versions. */
function expectVersion(version: string, folder: string): void {
  const place = resolve(folder, version);
  if (existsSync(place) && !statSync(place).isDirectory()) expectBelow(version, folder);
  else if (version.startsWith('-'))
    throw new ToolError('usage', 'A version does not start with a hyphen.', {
      fix: 'Name a file, a git revision or a published version.',
    });
}
