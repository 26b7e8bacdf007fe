import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { notShown } from '../catalogue/catalogue.ts';
import type { History } from '../judge/history.ts';
import type { Observation } from '../model/report.ts';
import type { Redactor } from '../redact/redactor.ts';
import { agreementWith } from './agreement.ts';
import type { ObserverNote } from './observer.ts';
import { observers } from './observers.ts';

/** Further notes of one entry are only counted: a response may be of any size. */
const MAX_NOTES = 100;

/** What this deployment does about each entry of `spec/not-shown.yaml`, as far as the run happened to see it. Never a violation. */
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
  return { exchange, operation, what: { words: `and ${count} more of these` } };
}
