import type { Judgement } from '../check.ts';
import type { KnownRecords, ObservedResponse } from '../history.ts';
import { inconclusive, type Judge } from './judge.ts';

const WHY = {
  'not-recorded': 'the body of the request was not recorded',
  'not-json': 'the body of the request is not JSON',
} as const;

/** Judges one response. Inconclusive where the judge looks at what was sent and that is not known. */
export function judgeKnown(
  judge: Judge,
  response: ObservedResponse,
  known: KnownRecords,
): readonly Judgement[] {
  const { unreadBody } = response;
  if (unreadBody === undefined) return judge(response, known);
  let looked = false;
  const watched: ObservedResponse = {
    ...response,
    get sent() {
      looked = true;
      return undefined;
    },
  };
  const judgements = judge(watched, known);
  return looked ? [inconclusive(response, WHY[unreadBody])] : judgements;
}
