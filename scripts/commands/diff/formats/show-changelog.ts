import type { DiffReport } from '../diff-report.ts';

/** Entries for a changelog, in the form of CHANGELOG.md; editorial changes are one entry together. */
export function showChangelog(report: DiffReport): string {
  return changelogEntries(report).join('\n');
}

export function changelogEntries({ changes }: Pick<DiffReport, 'changes'>): string[] {
  const entries = changes
    .filter(({ impact }) => impact !== 'editorial')
    .map(({ impact, where, message }) =>
      `- ${impact === 'breaking' ? '**Breaking:** ' : ''}${where}: ${message}.`
        .replace(/\.\.$/, '.')
        .replace(/\s+/g, ' '),
    );
  const editorial = changes.some(({ impact }) => impact === 'editorial');
  return [...new Set(entries), ...(editorial ? ['- The description: editorial changes.'] : [])];
}
