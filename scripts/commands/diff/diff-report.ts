import { type Affected, affectedBy, isUsed, unionOfAffected } from '../../pipeline/diff/affected.ts';
import { type DescriptionChange, IMPACTS, type Impact } from '../../pipeline/diff/change.ts';
import { nextVersion } from '../../pipeline/diff/next-version.ts';
import type { AcceptedChange } from './accepted-file.ts';
import type { SourcesUse } from './names-in-sources.ts';
import type { OpenVersion } from './open-version.ts';

export interface ReportedChange extends DescriptionChange {
  readonly affected: Affected;
  /** Concerns somebody who uses the names that were given; always, where none were. */
  readonly used: boolean;
  /** The reason why it is accepted. */
  readonly accepted?: string;
}

/** A report has what `diff` has found, in the format of its JSON. */
export interface DiffReport {
  readonly base: string;
  readonly revision: string;
  readonly changes: readonly ReportedChange[];
  /** Says how much of the new version was compared with the old one. */
  readonly compared: { readonly operations: number; readonly schemas: number; readonly requirements: number };
  /** Changes by impact, without those that are accepted, undecided, or do not concern the names that were given. */
  readonly counts: Readonly<Record<Impact, number>>;
  /** Changes that could not be decided, or may concern a source file that could not be read, and are not accepted. */
  readonly undecided: number;
  /** The names that all changes concern, except for editorial ones. */
  readonly affected: Affected;
  readonly uses?: readonly string[];
  /** The names that were looked for in `--sources`. */
  readonly sources?: Pick<SourcesUse, 'files' | 'using' | 'unread'>;
  readonly currentVersion: string;
  readonly nextVersion?: string;
  /** Entries of the file of accepted changes that cover nothing, by id. */
  readonly unusedAcceptances: readonly string[];
  readonly expiredAcceptances: readonly string[];
}

export interface ReportOptions {
  readonly uses: ReadonlySet<string> | undefined;
  readonly sources?: SourcesUse | undefined;
  readonly accepted: readonly AcceptedChange[];
  readonly today: string;
  readonly currentVersion: string | undefined;
}

export function diffReport(
  changes: readonly DescriptionChange[],
  base: OpenVersion,
  revision: OpenVersion,
  options: ReportOptions,
): DiffReport {
  const { uses, sources, accepted, today } = options;
  const versions = [revision, base];
  const valid = accepted.filter(({ expires }) => expires >= today);
  const reported = changes.map((change): ReportedChange => {
    const affected = affectedBy(change, versions);
    const reason = valid.find(({ change: id }) => id === change.id)?.reason;
    return {
      ...change,
      affected,
      used: uses === undefined || isUsed(change, affected, uses),
      ...(reason !== undefined && { accepted: reason }),
    };
  });
  const counted = reported.filter(({ used, accepted: reason }) => used && reason === undefined);
  const decided = counted.filter(({ undecided }) => undecided !== true);
  const unread = sources?.unread ?? [];
  const mayConcern = reported.filter(
    (one) => unread.length > 0 && !one.used && one.impact !== 'editorial' && one.accepted === undefined,
  );
  const count = (impact: Impact) => decided.filter((one) => one.impact === impact).length;
  const current = options.currentVersion ?? base.model.version;
  const next = nextVersion(current, new Set(changes.map(({ impact }) => impact)));
  return {
    base: base.name,
    revision: revision.name,
    changes: reported,
    compared: {
      operations: revision.model.operations.length + revision.model.webhooks.length,
      schemas: revision.model.schemas.length,
      requirements: revision.evidence.requirements.length,
    },
    counts: { breaking: count('breaking'), additive: count('additive'), editorial: count('editorial') },
    undecided: counted.length - decided.length + mayConcern.length,
    affected: unionOfAffected(
      reported.filter(({ impact, used }) => used && impact !== 'editorial').map((one) => one.affected),
    ),
    ...(uses !== undefined && { uses: [...uses] }),
    ...(sources !== undefined && {
      sources: { files: sources.files, using: sources.using, unread },
    }),
    currentVersion: current,
    ...(next !== undefined && { nextVersion: next }),
    unusedAcceptances: valid
      .filter(({ change: id }) => !changes.some((one) => one.id === id))
      .map(({ change }) => change),
    expiredAcceptances: accepted.filter(({ expires }) => expires < today).map(({ change }) => change),
  };
}

export type FailOn = 'breaking' | 'additive' | 'any' | 'none';

/**
 * Decides how the run ends: with a problem for a change of this impact, or of a worse one, that counts, and for acceptances that are expired or cover
 * nothing, as stale waivers do; without one, it is inconclusive if something could not be decided.
 */
export function verdictOf(report: DiffReport, failOn: FailOn): 'ok' | 'problem' | 'inconclusive' {
  const { counts, undecided, expiredAcceptances, unusedAcceptances } = report;
  const least = failOn === 'any' ? 'editorial' : failOn;
  const failing = least === 'none' ? [] : IMPACTS.slice(0, IMPACTS.indexOf(least) + 1);
  const stale = failOn !== 'none' && expiredAcceptances.length + unusedAcceptances.length > 0;
  if (stale || failing.some((impact) => counts[impact] > 0)) return 'problem';
  return undecided > 0 ? 'inconclusive' : 'ok';
}
