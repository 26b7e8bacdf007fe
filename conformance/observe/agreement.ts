import type { CatalogueComparison } from '../../generated/catalogue.ts';
import type { Judgement } from '../judge/check.ts';
import { checkOfRow } from '../judge/checks/checks.ts';
import type { Observer, ObserverNote } from './observer.ts';

/**
 * Makes the comparisons of a requirement row and records how they come out: that a response agrees, or each place where it does not. The values
 * are shown as those of a violation would be.
 */
export function agreementWith(...comparisons: readonly CatalogueComparison[]): Observer {
  const checks = comparisons.map((one) =>
    checkOfRow({ ...one, id: 'not shown', section: '', evidence: 'implied', statement: '' }),
  );
  return (history) =>
    checks.flatMap(({ judge }, index) => {
      const operation = comparisons[index]?.operations[0];
      return operation === undefined
        ? []
        : judge(history).flatMap((one) => toNote(one, operation, placesOf(comparisons[index])));
    });
}

function toNote(judgement: Judgement, operation: ObserverNote['operation'], places: string): ObserverNote[] {
  const { outcome, exchange } = judgement;
  if (outcome === 'held') return [{ exchange, operation, what: { words: `${places}: agrees` } }];
  if (outcome !== 'violated') return [];
  const { pointer, expected } = judgement;
  const words = 'words' in expected && expected.words !== undefined ? expected.words.replace(/:$/, '') : '';
  return [{ exchange, operation, pointer, what: { words: `is not ${words}` } }];
}

/** `/config/limits/*`: the places of the response that are compared. */
function placesOf(comparison: CatalogueComparison | undefined): string {
  const [places = {}] = Object.values(comparison?.check ?? {});
  return Object.keys(places).join(', ');
}
