import type { EvidenceRecords, NotShown, RequirementRow } from '../../../templates/reference/evidence.ts';
import type { Changes, Impact } from './change.ts';
import { isEqual } from './compare-parameters.ts';

/** From the weakest to the strongest. */
const STRENGTH = ['implied', 'observed', 'stated'];

/** Compares what no schema says: the requirement rows, and the list of what the source leaves open. */
export function compareEvidence(base: EvidenceRecords, revision: EvidenceRecords, changes: Changes): void {
  compareRows(byId(base.requirements), byId(revision.requirements), changes);
  compareNotShown(byId(base.notShown), byId(revision.notShown), changes);
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function compareRows(
  base: ReadonlyMap<string, RequirementRow>,
  revision: ReadonlyMap<string, RequirementRow>,
  changes: Changes,
): void {
  for (const id of new Set([...base.keys(), ...revision.keys()])) {
    const [old, changed] = [base.get(id), revision.get(id)];
    const row = changed ?? old;
    const add = (aspect: string, impact: Impact, message: string, from?: unknown, to?: unknown) =>
      changes.add({
        key: `requirement:${id}:${aspect}`,
        impact,
        subject: 'requirement',
        where: `requirement ${id}`,
        message,
        from,
        to,
        operations: row?.operations ?? [],
        requirements: [id],
      });
    // Whoever calls can rely on more, or on less.
    if (old === undefined) add('row', 'additive', `new: ${changed?.statement ?? ''}`);
    else if (changed === undefined) add('row', 'breaking', `dropped: ${old.statement}`);
    else {
      const [was, is] = [old.evidence, changed.evidence];
      if (was !== is) {
        const weaker = STRENGTH.indexOf(is) < STRENGTH.indexOf(was);
        add('evidence', weaker ? 'breaking' : 'additive', `evidence: ${was} → ${is}`, was, is);
      }
      if (
        !isEqual([old.check, old.where, old.ignoreCase], [changed.check, changed.where, changed.ignoreCase])
      )
        add('check', 'breaking', 'its check changed', old.check, changed.check);
      if (!isEqual(old.operations, changed.operations))
        add(
          'operations',
          'editorial',
          'uses the calls of other operations',
          old.operations,
          changed.operations,
        );
      if (old.statement !== changed.statement)
        add('statement', 'editorial', 'reworded', old.statement, changed.statement);
      if (old.section !== changed.section)
        add(
          'section',
          'editorial',
          `section: ${old.section} → ${changed.section}`,
          old.section,
          changed.section,
        );
    }
  }
}

function compareNotShown(
  base: ReadonlyMap<string, NotShown>,
  revision: ReadonlyMap<string, NotShown>,
  changes: Changes,
): void {
  for (const id of new Set([...base.keys(), ...revision.keys()])) {
    const [old, changed] = [base.get(id), revision.get(id)];
    const add = (impact: Impact, message: string, from?: unknown, to?: unknown) =>
      changes.add({
        key: `not-shown:${id}`,
        impact,
        subject: 'not-shown',
        where: `not shown: ${id}`,
        message,
        from,
        to,
      });
    if (old === undefined) add('editorial', `listed as open: ${changed?.open ?? ''}`);
    else if (changed === undefined) add('additive', `no longer open: ${old.open}`);
    else if (!isEqual(old, changed)) add('editorial', 'reworded', old, changed);
  }
}
