import type { Json } from '../../lib/json.ts';
import type { RecordEffect } from '../model/api-rows.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';

/** A call with a complete response, of any status: what checks of several calls look at. */
export interface CallOfRecord {
  /** `Exchange.id` */
  readonly exchange: string;
  readonly operation: Exchange['operation'];
  readonly request: Exchange['request'];
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** `undefined`: it is empty, or nobody can read it. */
  readonly body: Json | undefined;
}

/** A record that a call names, or shows. */
export interface NamedRecord {
  /** Returns the same for all calls that name it. */
  readonly key: string;
  /** The place where the body shows it: a pointer to the entry of a list, empty for the whole body. */
  readonly at: string;
}

/** A call that had surely ended before another one began. */
export interface EarlierCall {
  readonly operation: Exchange['operation'];
  readonly method: string;
  readonly status: number;
  /** The effect on the record. `refused`: nothing. Calls of which nobody knows whether they had an effect are not among them: see `since`. */
  readonly effect: RecordEffect | 'refused';
  /** The places where its body shows the record. */
  readonly at: string;
  read(): CallOfRecord;
}

/** A call that may have changed a record. */
export interface PossibleChange {
  /** The effect by the operation; `unknown` for one that is not said to be about such records. */
  readonly effect: RecordEffect | 'unknown';
  isCall(earlier: EarlierCall): boolean;
}

/** An earlier page of the same list. */
export interface EarlierPage {
  readonly call: EarlierCall;
  readonly records: readonly string[];
}

/** The calls of a recording, as one of them can know them. */
export interface CallsBefore {
  /** Nobody has changed records but by calls of the recording. */
  readonly isComplete: boolean;
  /** The records of the row's kind that the call is about. */
  readonly records: readonly NamedRecord[];
  /**
   * Calls about a record that had surely ended before, the last one first.
   *
   * @param isOfReads also those that changed nothing. Default: true
   */
  before(record: string, isOfReads?: boolean): Iterable<EarlierCall>;
  /** Records that were created before, the last one first. */
  created(): Iterable<string>;
  /** Records that were deleted before, the last one first. */
  deleted(): Iterable<string>;
  /**
   * Says why a record may differ by now from what an earlier call left, as calls of the recording show: calls that overlapped, had an unknown effect,
   * or changed it in another way; other credentials; a response from a cache. `undefined`: they show nothing of the kind.
   *
   * @param ignores tells of a change that it makes no difference
   */
  since(
    record: string,
    earlier: EarlierCall,
    ignores?: (change: PossibleChange) => boolean,
  ): string | undefined;
  /** Says the same of any record of the kind. */
  anySince(earlier: EarlierCall): string | undefined;
  /** Says why a record may have been created since an earlier call, by a request whose result is unknown. */
  createdSince(earlier: EarlierCall): string | undefined;
  /** A whole list that lacks a record, made before; `undefined` where there is none. */
  listWithout(record: string): EarlierCall | undefined;
  /** Says why a list may lack existing records: further pages, a query. `undefined`: it has all of them. */
  whyPartial(): string | undefined;
  /**
   * True if the query may say which records a list has, other than by page, size and order.
   *
   * @param page the parameter by which pages are asked for
   */
  isFiltered(page?: string): boolean;
  /**
   * The pages of the list before this one, from the first on; `undefined` where the first is not known.
   *
   * @param parameter of the query, by which pages are asked for
   */
  pagesBefore(parameter: string): readonly EarlierPage[] | undefined;
  /**
   * True if the response shows that no page follows.
   *
   * @param before its earlier pages
   */
  isLastPage(before: readonly EarlierPage[]): boolean;
}

/** A judgement, and the record that a call by somebody else would have had to change where it is a violation. */
export interface CallJudgement {
  readonly judgement: Judgement;
  readonly record?: string;
}

/** Judges a call by what other calls did before it. Empty: the row says nothing of it. */
export type CallJudge = (call: CallOfRecord, others: CallsBefore) => readonly CallJudgement[];
