import type { Paint } from '../../../cli/paint.ts';
import type { Impact } from '../../../pipeline/diff/change.ts';
import type { DiffReport, ReportedChange } from '../diff-report.ts';

/** Editorial changes that are listed unless all are asked for. */
const SHOWN = 20;

export interface Section {
  readonly title: string;
  readonly impact: Impact;
  readonly changes: readonly ReportedChange[];
}

/** The changes that concern the reader, the worst first. */
export function sectionsOf({ changes }: DiffReport): Section[] {
  const used = changes.filter((one) => one.used);
  const section = (title: string, impact: Impact, undecided = false): Section => ({
    title,
    impact,
    changes: used.filter(
      (one) => (one.undecided === true) === undecided && (undecided || one.impact === impact),
    ),
  });
  return [
    section('Breaking', 'breaking'),
    section('Undecided', 'breaking', true),
    section('Additive', 'additive'),
    section('Editorial', 'editorial'),
  ].filter((one) => one.changes.length > 0);
}

/** Operations of one change that are listed. */
const LISTED = 12;

/** `createCard, createContact, and 30 more`. */
export function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return `${names.slice(0, LISTED).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

const COLORS = { breaking: 'red', additive: 'green', editorial: 'dim' } as const;

/** The report for a person at a terminal. */
export function showText(report: DiffReport, all: boolean, paint: Paint): string {
  const lines: string[] = [];
  for (const { title, impact, changes } of sectionsOf(report)) {
    lines.push(paint(COLORS[impact], `${title}: ${changes.length}`), '');
    const shown = all || impact !== 'editorial' ? changes : changes.slice(0, SHOWN);
    for (const change of shown) lines.push(...linesOf(change, all));
    if (shown.length < changes.length)
      lines.push(`  ${changes.length - shown.length} more: --all lists them`);
    lines.push('');
  }
  lines.push(...footer(report));
  return lines.join('\n');
}

function linesOf(change: ReportedChange, all: boolean): string[] {
  const { where, message, operations, accepted, id, impact } = change;
  // The place names an operation already, unless a component is in several.
  const elsewhere = operations.filter((name) => !where.startsWith(name));
  return [
    `  ${where}: ${message}`,
    ...(elsewhere.length === 0 || impact === 'editorial'
      ? []
      : [`    in     ${all ? elsewhere.join(', ') : listed(elsewhere)}`]),
    ...(impact === 'breaking' ? [`    id     ${id}`] : []),
    ...(accepted === undefined ? [] : [`    accepted: ${accepted}`]),
  ];
}

/** The sum, as sentences. */
export function footer(report: DiffReport): string[] {
  const { affected, changes, uses, currentVersion, nextVersion } = report;
  if (changes.length === 0) return ['No change.', ...warningsOf(report)];
  const lines: string[] = [];
  const list = (title: string, names: readonly string[]) => {
    if (names.length > 0) lines.push(`${title} ${listed(names)}`);
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
  return [...lines, ...warningsOf(report)];
}

/** A line for each acceptance that no longer applies, and for what could not be decided. */
export function warningsOf({ undecided, expiredAcceptances, unusedAcceptances }: DiffReport): string[] {
  return [
    ...expiredAcceptances.map(
      (id) => `Expired: the acceptance of ${id}, which covers nothing any more. Renew or remove it.`,
    ),
    ...unusedAcceptances.map((id) => `Unused: the acceptance of ${id}. There is no such change: remove it.`),
    ...(undecided === 0
      ? []
      : [`Undecided: ${undecided} ${undecided === 1 ? 'comparison' : 'comparisons'} reached the limits.`]),
  ];
}
