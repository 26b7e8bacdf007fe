import type { CatalogueComparison } from '../../generated/catalogue.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { notShown } from '../catalogue/catalogue.ts';
import { checkOfRow } from '../judge/checks/checks.ts';
import type { History } from '../judge/history.ts';
import type { Judgement } from '../model/judgement.ts';
import type { Observation } from '../model/report.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Observer, ObserverNote } from './observer.ts';
import { observers } from './observers.ts';

/** Further notes of one entry are only counted, in one more note: a response may be of any size. */
export const MAX_NOTES = 100;

/** Observes what this deployment does about each entry of `spec/not-shown.yaml`, as far as the run happened to see it. Never a violation. */
export function observe(history: History, redactor: Redactor): readonly Observation[] {
  return notShown.map(({ id, section, open, compare = [] }) => {
    const noted = [
      ...(observers[id]?.(history, redactor) ?? []),
      ...agreementWith(...compare)(history, redactor),
    ];
    const rest = noted[MAX_NOTES];
    return {
      id,
      section,
      open,
      seen: [
        ...noted.slice(0, MAX_NOTES).map((one) => toSeen(one, redactor)),
        ...(rest === undefined ? [] : [toSeen(andMore(rest, noted.length - MAX_NOTES), redactor)]),
      ],
    };
  });
}

function toSeen({ what, pointer, ...where }: ObserverNote, redactor: Redactor): Observation['seen'][number] {
  return {
    ...where,
    ...(pointer !== undefined && { pointer: maskPointer(pointer, redactor) }),
    what: redactor.display(where.operation, 'response', what),
  };
}

/** Names that the description does not have may hold anything. */
function maskPointer(pointer: string, redactor: Redactor): string {
  return toPointer(fromPointer(pointer).map((name) => (/^\d{1,4}$/.test(name) ? name : redactor.name(name))));
}

function andMore({ exchange, operation }: ObserverNote, count: number): ObserverNote {
  return { exchange, operation, what: { words: `${count} further notes about this question are left out` } };
}

/**
 * Makes the comparisons of an entry and records how they come out, in the entry's own sentences: that a response agrees at every place, or each
 * place where it does not.
 */
function agreementWith(...comparisons: readonly CatalogueComparison[]): Observer {
  const rows = comparisons.map((one) => ({
    one,
    check: checkOfRow({ ...one, id: 'not shown', section: '', evidence: 'implied', statement: '' }),
  }));
  return (history) =>
    rows.flatMap(({ one, check }) => {
      const judgements = check.judge(history);
      const open = judgements.flatMap((one) => (one.outcome === 'inconclusive' ? one.exchange : []));
      const known = judgements.filter(
        ({ outcome, exchange }) => outcome !== 'held' || !open.includes(exchange),
      );
      return known.flatMap((judgement) => toNote(judgement, one));
    });
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
