import type { OperationId } from '../../generated/operations.ts';
import type { Judgement } from '../model/judgement.ts';
import type { History, KnownRecords, ObservedResponse } from './history.ts';

/** Judges one row of `spec/requirements/`. */
export interface RowCheck {
  /** The row's id. */
  readonly requirement: string;
  /**
   * A judgement for each response that the row is about. Empty: the run had none. Never depends on the order of calls: each judgement
   * rests on the responses that it names.
   */
  judge(history: History): readonly Judgement[];
  /** The operation whose responses are judged. */
  readonly operation: OperationId;
  /** The judgements of one of its responses. Empty: nothing was sent that the row is about. */
  judgeResponse(response: ObservedResponse, known: KnownRecords): readonly Judgement[];
}
