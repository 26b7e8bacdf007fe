import type { Judgement } from '../../model/judgement.ts';
import type { KnownRecords, ObservedResponse } from '../history.ts';
import type { Judge } from './check-kind.ts';
import { inconclusive } from './judgements.ts';

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
  const watched = new WatchedResponse(response);
  const judgements = judge(watched, known);
  return watched.looked ? [inconclusive(response, WHY[unreadBody])] : judgements;
}

/** Knows whether somebody has looked at what was sent. A class, since a getter in an object literal gives each object a map of its own in V8. */
class WatchedResponse implements ObservedResponse {
  readonly exchange: string;
  readonly operation: ObservedResponse['operation'];
  readonly pathParameters: ObservedResponse['pathParameters'];
  readonly url?: string;
  readonly body: ObservedResponse['body'];
  readonly receivedAt: number;
  looked = false;

  constructor({ exchange, operation, pathParameters, url, body, receivedAt }: ObservedResponse) {
    this.exchange = exchange;
    this.operation = operation;
    this.pathParameters = pathParameters;
    if (url !== undefined) this.url = url;
    this.body = body;
    this.receivedAt = receivedAt;
  }

  get sent(): undefined {
    this.looked = true;
    return undefined;
  }
}
