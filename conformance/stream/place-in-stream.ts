import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { creates } from '../catalogue/effect.ts';
import { createdAt, type IndexedCall } from '../traffic/judge/indexed-call.ts';
import { OTHERS } from '../traffic/partition.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import { type CallPlace, isCompared, placeWith } from '../traffic/split/place-call.ts';

/**
 * Finds the places of the calls of one proxy, in the order in which they end. Of the creations, other parts need those that may be unseen, and those that show
 * a later time than all before.
 */
export function createPlacer(api: JudgedApi = bank): (call: RecordedCall) => CallPlace {
  let latest: number | undefined;
  function isNews(call: IndexedCall): boolean {
    if (!creates(call.match.operation) || call.effect !== 'shown') return true;
    const time = createdAt(call);
    if (latest !== undefined && (Number.isNaN(time) ? Number.isNaN(latest) : time <= latest)) return false;
    latest = time;
    return true;
  }
  const place = placeWith(api);
  return (call) => {
    const { key, isNeeded, made } = place(call);
    return {
      // One part counts all of them in a recording; in a stream they would be too many for one worker.
      key: key === OTHERS ? `${call.startedAt} ${call.request.url}` : key,
      isNeeded: (made !== undefined && isCompared(made.call) && isNews(made.call)) || isNeeded,
    };
  };
}
