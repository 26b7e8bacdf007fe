import type { JudgedBehavior, JudgedRow } from '../../api/judged-rows.ts';
import type { CallJudgement, EarlierCall } from '../../judge/calls-before.ts';
import { type KnownRecords, type ObservedResponse, toObservedResponse } from '../../judge/history.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Violated } from '../../model/judgement.ts';
import { digest } from '../digest.ts';
import type { RowJudgement } from './judge-row.ts';
import { type KnowsRecords, RowCalls, toCallOfRecord } from './row-calls.ts';
import type { TouchingCall } from './touching-call.ts';

/**
 * Judges a call of an API with rows by one of them: one judgement for each record that somebody else may have changed, and one for all the rest.
 *
 * @param isComplete nobody has changed records but by calls of the recording
 */
export function judgeApiRow(
  row: JudgedRow,
  behavior: JudgedBehavior,
  calls: KnowsRecords,
  call: TouchingCall,
  exchange: Exchange,
  isComplete: boolean,
): readonly RowJudgement[] {
  const { judge, judgeCall } = row;
  const others = new RowCalls(calls, call, exchange, row, behavior, isComplete);
  if (judgeCall !== undefined) {
    const observed = toCallOfRecord(exchange);
    return observed === undefined ? [] : weigh(judgeCall(observed, others), call, others);
  }
  const [response] = toObservedResponse(exchange);
  if (response === undefined || judge === undefined) return [];
  return weigh(judgeResponse(response, others, row), call, others);
}

/** Some of these checks compare with what an earlier response showed. */
function judgeResponse(
  response: ObservedResponse,
  others: RowCalls,
  { judge, operation, relatedOperations }: JudgedRow,
): CallJudgement[] {
  let compared: { readonly record: string; readonly earlier: EarlierCall } | undefined;
  const known = {
    ...NOTHING_KNOWN,
    earlier(): readonly ObservedResponse[] {
      const [record] = others.records;
      if (record === undefined || record.at !== '') return [];
      for (const earlier of others.before(record.key)) {
        if (earlier.effect === 'deletes') return [];
        const isShown = earlier.operation === operation || relatedOperations.has(earlier.operation);
        if (earlier.effect === 'refused' || earlier.at !== '' || !isShown) continue;
        const { body, exchange, request } = earlier.read();
        if (body === undefined) continue;
        compared = { record: record.key, earlier };
        const { pathParameters, body: sent } = request;
        return [{ exchange, operation: earlier.operation, pathParameters, sent, body, receivedAt: 0 }];
      }
      return [];
    },
  } satisfies KnownRecords;
  const judgements = judge?.(response, known) ?? [];
  if (compared === undefined) return judgements.map((judgement) => ({ judgement }));
  const { record, earlier } = compared;
  const unclear = others.since(record, earlier, ({ effect }) => effect === 'updates');
  return judgements.map((judgement) => {
    if (judgement.outcome !== 'violated') return { judgement };
    return unclear === undefined
      ? { judgement, record }
      : { judgement: { outcome: 'inconclusive', exchange: response.exchange, reason: unclear } };
  });
}

const NOTHING_KNOWN = {
  account: () => undefined,
  contact: () => undefined,
  programsOf: () => ({ reads: [], mayHaveChanged: false }),
  programsAround: () => ({}),
  otherIds: () => [],
  sentForOthers: () => [],
  creationsBefore: () => [],
};

/** A difference that a call by somebody else would explain is doubtful, unless there are no others. */
function weigh(found: readonly CallJudgement[], { match }: TouchingCall, others: RowCalls): RowJudgement[] {
  const sure: CallJudgement['judgement'][] = [];
  const doubtful = new Map<string, Violated[]>();
  for (const { judgement, record } of found) {
    if (others.isComplete || record === undefined || judgement.outcome !== 'violated') sure.push(judgement);
    else doubtful.set(record, [...(doubtful.get(record) ?? []), judgement]);
  }
  const reason = 'the record may have been changed by a call that is not recorded';
  const isViolated = sure.some(({ outcome }) => outcome === 'violated');
  return [
    ...(sure.length > 0 ? [{ judgements: sure, ...decidedBy(isViolated) }] : []),
    ...[...doubtful].map(([key, violations]) => {
      const name = `${match.baseUrl} ${key}`;
      const [written] = others.before(key, false);
      const state = digest(`${name} ${written?.read().exchange}`);
      const record = digest(name).toString(36);
      return { judgements: [], doubtful: { violations, record, reason, state }, ...decidedBy(true) };
    }),
  ];
}

/** No later call changes it. */
function decidedBy(neighbors: boolean): Pick<RowJudgement, 'isAgain' | 'decidedBy'> {
  return { isAgain: false, decidedBy: { neighbors, laterRecord: false, laterId: false } };
}
