import type { CatalogueComparison } from '../../generated/catalogue.ts';
import { checkOfRow } from '../judge/checks/checks.ts';
import type { Judgement } from '../model/judgement.ts';
import type { Observer, ObserverNote } from './observer.ts';

/**
 * Makes the comparisons of an entry and records how they come out, in the entry's own sentences: that a response agrees, or each place where it
 * does not.
 */
export function agreementWith(...comparisons: readonly CatalogueComparison[]): Observer {
  const rows = comparisons.map((one) => ({
    one,
    check: checkOfRow({ ...one, id: 'not shown', section: '', evidence: 'implied', statement: '' }),
  }));
  return (history) =>
    rows.flatMap(({ one, check }) => check.judge(history).flatMap((judgement) => toNote(judgement, one)));
}

function toNote(
  judgement: Judgement,
  { operations: [operation], says }: CatalogueComparison,
): ObserverNote[] {
  const { outcome, exchange } = judgement;
  if (operation === undefined) return [];
  if (outcome === 'held') return [{ exchange, operation, what: { words: says.equal } }];
  if (outcome !== 'violated') return [];
  return [{ exchange, operation, pointer: judgement.pointer, what: { words: says.other } }];
}
