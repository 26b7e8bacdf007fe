import { type Affected, affectedBy, isUsed, union } from '../../pipeline/diff/affected.ts';
import { type Change, IMPACTS, type Impact } from '../../pipeline/diff/change.ts';
import { nextVersion } from '../../pipeline/diff/next-version.ts';
import type { Accepted } from './accepted-file.ts';
import type { OpenVersion } from './open-version.ts';

export interface ReportedChange extends Change {
  readonly affected: Affected;
  /** Concerns somebody who uses the names that were given; always, where none were. */
  readonly used: boolean;
  /** The reason why it is accepted. */
  readonly accepted?: string;
}

/** What `diff` has found: the form of its JSON. */
export interface DiffReport {
  readonly base: string;
  readonly revision: string;
  readonly changes: readonly ReportedChange[];
  /** Changes by impact, without those that are accepted and those that do not concern the names that were given. */
  readonly counts: Readonly<Record<Impact, number>>;
  /** What all changes that are not editorial concern. */
  readonly affected: Affected;
  readonly uses?: readonly string[];
  readonly currentVersion: string;
  readonly nextVersion?: string;
  /** Entries of the file of accepted changes that cover nothing, by id. */
  readonly unusedAcceptances: readonly string[];
  readonly expiredAcceptances: readonly string[];
}

export interface ReportOptions {
  readonly uses: ReadonlySet<string> | undefined;
  readonly accepted: readonly Accepted[];
  readonly today: string;
  readonly currentVersion: string | undefined;
}

export function reportOf(
  changes: readonly Change[],
  base: OpenVersion,
  revision: OpenVersion,
  options: ReportOptions,
): DiffReport {
  const { uses, accepted, today } = options;
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
  const count = (impact: Impact) => counted.filter((one) => one.impact === impact).length;
  const current = options.currentVersion ?? base.model.version;
  const next = nextVersion(current, new Set(changes.map(({ impact }) => impact)));
  return {
    base: base.name,
    revision: revision.name,
    changes: reported,
    counts: { breaking: count('breaking'), additive: count('additive'), editorial: count('editorial') },
    affected: union(
      reported.filter(({ impact, used }) => used && impact !== 'editorial').map((one) => one.affected),
    ),
    ...(uses !== undefined && { uses: [...uses] }),
    currentVersion: current,
    ...(next !== undefined && { nextVersion: next }),
    unusedAcceptances: valid
      .filter(({ change: id }) => !changes.some((one) => one.id === id))
      .map(({ change }) => change),
    expiredAcceptances: accepted.filter(({ expires }) => expires < today).map(({ change }) => change),
  };
}

/** Whether there is a change of this impact, or of a worse one, that counts. */
export function fails({ counts }: DiffReport, failOn: 'breaking' | 'additive' | 'any' | 'none'): boolean {
  if (failOn === 'none') return false;
  const least: Impact = failOn === 'any' ? 'editorial' : failOn;
  return IMPACTS.slice(0, IMPACTS.indexOf(least) + 1).some((impact) => counts[impact] > 0);
}
