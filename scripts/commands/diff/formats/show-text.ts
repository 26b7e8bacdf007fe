import { number } from '../../../../lib/plural.ts';
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
  if (changes.length === 0) return [noChange(report), ...warningsOf(report)];
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
    if (mine === 0) lines.push(...unaffected(report));
    else
      lines.push(
        `You are affected: ${mine} ${mine === 1 ? 'change concerns' : 'changes concern'} what you use, ${rest} ${rest === 1 ? 'does' : 'do'} not.`,
      );
  }
  if (nextVersion !== undefined) lines.push(`Version: ${currentVersion} → ${nextVersion}`);
  return [...lines, ...warningsOf(report)];
}

/** `No change. Compared: 7 operations, 45 schemas, 1992 requirement rows.` */
export function noChange({ compared: { operations, schemas, requirements } }: DiffReport): string {
  const parts = [
    number(operations, 'operation'),
    number(schemas, 'schema'),
    ...(requirements === 0 ? [] : [number(requirements, 'requirement row')]),
  ];
  return `No change. Compared: ${parts.join(', ')}.`;
}

/** Says what it means that no change concerns the names that were given or found: nothing, if there are none, or not all was read. */
function unaffected({ uses = [], sources }: DiffReport): string[] {
  if (sources === undefined)
    return [`You are not affected: no breaking or additive change concerns what you use: ${listed(uses)}.`];
  // The warnings say it.
  if (uses.length === 0) return [];
  const where = `found in ${sources.using} of ${sources.files} ${sources.files === 1 ? 'file' : 'files'}`;
  const what = `no breaking or additive change concerns what you use: ${listed(uses)} (${where}).`;
  return [sources.unread.length > 0 ? `So far as could be read, ${what}` : `You are not affected: ${what}`];
}

/** Files that do not parse, of which the place is named. */
const UNREAD_SHOWN = 20;

function unreadLines({ sources }: DiffReport): string[] {
  if (sources === undefined || sources.unread.length === 0) return [];
  const { unread, files } = sources;
  const more = unread.length - UNREAD_SHOWN;
  const [parse, use] = unread.length === 1 ? ['does not parse', 'it uses'] : ['do not parse', 'they use'];
  return [
    `Undecided: ${unread.length} of ${files} ${files === 1 ? 'file' : 'files'} ${parse}, so what ${use} is not known.`,
    ...unread.slice(0, UNREAD_SHOWN).map(({ place, reason }) => `  ${place}: ${reason}`),
    ...(more > 0 ? [`  ${more} more`] : []),
  ];
}

function noUseLines({ uses = [], sources }: DiffReport): string[] {
  if (sources === undefined || uses.length > 0) return [];
  const read = sources.files - sources.unread.length;
  if (read === 0) return [];
  return [
    `No use found: ${read === 1 ? 'the one file that was read does not use' : `none of ${read} files uses`} this API by its methods, types or hooks. That does not show that you are not affected.`,
  ];
}

/** A line for each acceptance that no longer applies, for what could not be decided, and for sources that say nothing. */
export function warningsOf(report: DiffReport): string[] {
  const { undecided, expiredAcceptances, unusedAcceptances, changes, sources } = report;
  const unread = sources?.unread.length ?? 0;
  const limits = changes.filter((one) => one.undecided === true && one.used && one.accepted === undefined);
  return [
    ...expiredAcceptances.map(
      (id) => `Expired: the acceptance of ${id}, which covers nothing any more. Renew or remove it.`,
    ),
    ...unusedAcceptances.map((id) => `Unused: the acceptance of ${id}. There is no such change: remove it.`),
    ...(limits.length === 0
      ? []
      : [
          `Undecided: ${limits.length} ${limits.length === 1 ? 'comparison' : 'comparisons'} could not be decided.`,
        ]),
    ...(unread > 0 && undecided > 0 ? unreadLines(report) : []),
    ...(changes.length > 0 ? noUseLines(report) : []),
  ];
}
