import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Verification } from '../../conformance/report/verify-report.ts';
import { systemReason } from '../../lib/system-reason.ts';
import type { Command, Context } from '../cli/command.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError } from '../cli/errors.ts';
import type { ExitName } from '../cli/exit-codes.ts';
import { readReportFile } from './conform/report-file.ts';

interface Options {
  readonly badgeJson?: string;
  readonly badgeSvg?: string;
}

const command: Command<Options> = {
  name: 'verify-report',
  guide: 'docs/ci.md#was-this-report-edited',
  summary: 'check whether a conformance.json was edited, and make a badge from it',
  description:
    'Checks the digest of a report, its schema, and whether its counts and its verdict follow from its requirements. A digest is not a ' +
    'signature: anyone who edits a report can calculate a new one. Badges are written only from a report that passes. The exit code is about the file, not ' +
    'about its verdict: 0 unchanged, 1 edited or contradictory, 2 not a report, 3 a report without a digest, which cannot be verified.',
  arguments: [{ syntax: '<file>', description: 'conformance.json' }],
  options: [
    { flags: '--badge-json <file>', description: 'write a badge for the endpoint badge of shields.io' },
    { flags: '--badge-svg <file>', description: 'write a badge as an SVG image' },
  ],
  examples: [
    { line: 'verify-report conformance-report/conformance.json', does: 'check a report' },
    {
      line: 'verify-report conformance-report/conformance.json --badge-svg badge.svg',
      does: 'check it, and write a badge with its verdict',
    },
  ],
  async run(options, [file = ''], context) {
    await refuseSameFiles(options, file, context.cwd);
    const value = await readReportFile(resolve(context.cwd, file), context.cwd);
    const { verifyReport } = await import('../../conformance/report/verify-report.ts');
    const found = verifyReport(value);
    if (!found.isReport)
      throw new ToolError(
        'usage',
        `${displayPath(resolve(context.cwd, file), context.cwd)} cannot be verified. ${found.problems[0]}`,
        {
          fix: 'Give the conformance.json that `conform` wrote.',
        },
      );
    const outcome = outcomeOf(found);
    showResult(found, outcome, context);
    if (outcome === 'ok') await writeBadges(found, options, context);
    else if (options.badgeJson !== undefined || options.badgeSvg !== undefined)
      context.warn('No badge was written: badges are made only from a report that was verified.');
    return outcome;
  },
};

export default command;

/** A badge in the place of the report would be the end of it. */
async function refuseSameFiles({ badgeJson, badgeSvg }: Options, report: string, cwd: string): Promise<void> {
  const real = async (file: string) => {
    const path = resolve(cwd, file);
    return (await realpath(path).catch(() => path)).toLowerCase();
  };
  const given = [
    ['the report', report],
    ['--badge-json', badgeJson],
    ['--badge-svg', badgeSvg],
  ] as const;
  const seen = new Map<string, string>();
  for (const [name, file] of given) {
    if (file === undefined) continue;
    const path = await real(file);
    const other = seen.get(path);
    if (other !== undefined)
      throw new ToolError(
        'usage',
        `${name} has the same file as ${other}: ${displayPath(resolve(cwd, file), cwd)}.`,
        {
          fix: 'Name a file of its own for each badge. Nothing was written.',
        },
      );
    seen.set(path, name);
  }
}

function outcomeOf({ digest, problems }: Verification): ExitName {
  if (problems.length > 0) return 'problem';
  return digest === 'absent' ? 'inconclusive' : 'ok';
}

function showResult(found: Verification, outcome: ExitName, context: Context): void {
  const { digest, problems, sameCatalogue, report } = found;
  context.result({
    verified: outcome === 'ok',
    digest,
    problems,
    sameCatalogue,
    verdict: report?.run.verdict,
  });
  const lines = [
    ...problems,
    ...(digest === 'absent' && problems.length === 0
      ? [
          'The report has no digest, so whether it was edited cannot be verified. Its counts and verdict follow from its requirements.',
        ]
      : []),
    ...(outcome === 'ok' && report !== undefined
      ? [
          `The report is as it was written: run ${report.run.id} of ${report.run.startedAt}, verdict ${report.run.verdict}. The digest is not a signature.`,
        ]
      : []),
    ...(report !== undefined && !sameCatalogue
      ? [
          'It was checked by another catalog than that of this version, so its list of requirements could not be compared.',
        ]
      : []),
  ];
  context.print(lines);
}

async function writeBadges({ report }: Verification, files: Options, context: Context): Promise<void> {
  if (report === undefined) return;
  const [{ badgeOf, badgeJson, badgeSvg }, { writeFile }] = await Promise.all([
    import('../../conformance/report/badge.ts'),
    import('node:fs/promises'),
  ]);
  const badge = badgeOf(report);
  for (const [file, text] of [
    [files.badgeJson, badgeJson(badge)],
    [files.badgeSvg, badgeSvg(badge)],
  ] as const) {
    if (file === undefined) continue;
    const path = resolve(context.cwd, file);
    try {
      await writeFile(path, text);
    } catch (error) {
      throw new ToolError(
        'environment',
        `Cannot write ${displayPath(path, context.cwd)}: ${systemReason(error)}.`,
        {
          fix: 'Name a file in a writable folder.',
          cause: error,
        },
      );
    }
    context.info(displayPath(path, context.cwd));
  }
}
