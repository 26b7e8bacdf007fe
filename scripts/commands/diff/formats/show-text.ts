import type { Paint } from '../../../cli/paint.ts';
import { IMPACTS, type Impact } from '../../../pipeline/diff/change.ts';
import type { DiffReport, ReportedChange } from '../report-of.ts';

/** Editorial changes that are listed unless all are asked for. */
const SHOWN = 20;

export const TITLES: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking',
  additive: 'Additive',
  editorial: 'Editorial',
};

const COLORS = { breaking: 'red', additive: 'green', editorial: 'dim' } as const;

/** The report for a person at a terminal. */
export function showText(report: DiffReport, all: boolean, paint: Paint): string {
  const lines: string[] = [];
  for (const impact of IMPACTS) {
    const changes = report.changes.filter((one) => one.impact === impact && one.used);
    if (changes.length === 0) continue;
    lines.push(paint(COLORS[impact], `${TITLES[impact]}: ${changes.length}`), '');
    const shown = all || impact !== 'editorial' ? changes : changes.slice(0, SHOWN);
    for (const change of shown) lines.push(...linesOf(change));
    if (shown.length < changes.length)
      lines.push(`  ${changes.length - shown.length} more: --all lists them`);
    lines.push('');
  }
  lines.push(...footer(report));
  return lines.join('\n');
}

function linesOf(change: ReportedChange): string[] {
  const { where, message, operations, accepted, id, impact } = change;
  // The place names an operation already, unless a component is in several.
  const elsewhere = operations.filter((name) => !where.startsWith(name));
  return [
    `  ${where}: ${message}`,
    ...(elsewhere.length === 0 || impact === 'editorial' ? [] : [`    in     ${elsewhere.join(', ')}`]),
    ...(impact === 'breaking' ? [`    id     ${id}`] : []),
    ...(accepted === undefined ? [] : [`    accepted: ${accepted}`]),
  ];
}

/** What it comes to, as sentences. */
export function footer(report: DiffReport): string[] {
  const { affected, changes, uses, currentVersion, nextVersion, expiredAcceptances, unusedAcceptances } =
    report;
  if (changes.length === 0) return ['No change.'];
  const lines: string[] = [];
  const list = (title: string, names: readonly string[]) => {
    const more = names.length > 12 ? `, and ${names.length - 12} more` : '';
    if (names.length > 0) lines.push(`${title} ${names.slice(0, 12).join(', ')}${more}`);
  };
  list('Methods:', affected.methods);
  list('Types:  ', affected.types);
  list('Hooks:  ', affected.hooks);
  list('Rows:   ', affected.rows);
  if (uses !== undefined) {
    const mine = changes.filter(({ used, impact }) => used && impact !== 'editorial').length;
    const rest = changes.filter(({ impact }) => impact !== 'editorial').length - mine;
    lines.push(
      mine === 0
        ? 'You are not affected: no breaking or additive change concerns what you use.'
        : `You are affected: ${mine} ${mine === 1 ? 'change concerns' : 'changes concern'} what you use, ${rest} ${rest === 1 ? 'does' : 'do'} not.`,
    );
  }
  if (nextVersion !== undefined) lines.push(`Version: ${currentVersion} → ${nextVersion}`);
  for (const id of expiredAcceptances) lines.push(`Expired: the acceptance of ${id}`);
  for (const id of unusedAcceptances) lines.push(`Unused: the acceptance of ${id}`);
  return lines;
}
