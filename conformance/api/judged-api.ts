import type { OperationId } from '../../generated/operations.ts';
import type { FactFinding } from '../judge/facts/judge-facts.ts';
import type { Exchange } from '../model/exchange.ts';
import type { FilePlace, Requirement } from '../model/requirement.ts';
import type { DescribedWords } from '../redact/described-words.ts';
import type { JudgedBehavior } from './judged-rows.ts';

/** A description, and all that a deployment is judged by because of it, as a value: one process may judge two APIs. */
export interface JudgedApi {
  readonly description: {
    readonly title: string;
    readonly version: string;
    /** `sha256:…` of the document. */
    readonly digest: string;
  };
  readonly operations: readonly ApiOperation[];
  readonly requirements: readonly Requirement[];
  /** `sha256:…` of what it is judged by. */
  readonly catalogueDigest: string;
  /** The bank has more than a description: rows, records, observations, its own words for what may be shown. */
  readonly isBank: boolean;
  /** The words that may be shown of its calls. Absent: the bank's own lists decide. */
  readonly words?: DescribedWords;
  /** Never empty. */
  /** The rows and records that calls are checked against besides their shape. Absent: nothing, or what the bank has. */
  readonly behavior?: JudgedBehavior;
  summaryOf(operation: OperationId): string;
  /** Returns the place where the author of the description wrote what a requirement is about. Absent: nobody knows. */
  readonly placeOf?: ((requirement: string) => FilePlace | undefined) | undefined;
  /** Tells whether calls below a base address are to this API, as far as the description says: to an address that it names, or on this machine. */
  names(baseUrl: string): boolean;
  /** Returns which of an operation's described statuses a status is. */
  statusOf?(operation: OperationId, status: number): string | undefined;
  /**
   * Judges the form of a response: each fact of it at least once.
   *
   * @param hasPseudonyms texts and numbers stand for others, so nothing is known of their forms
   */
  judgeForm(exchange: Exchange, hasPseudonyms?: boolean): readonly FactFinding[];
  /** The place of a body with `*` for what the description does not name: such names may be somebody's own. */
  shownPointer(operation: OperationId, pointer: string): string;
}

export interface ApiOperation {
  /** The types of the engine name the bank's operations; those of another description are any identifiers. */
  readonly id: OperationId;
  readonly method: string;
  /** A template: `/v1/account/{accountId}`. */
  readonly path: string;
  /** Paths that it stands right below, such as `/api/v2`. Absent: below any. */
  readonly bases?: readonly string[];
  /** The statuses that are described: `200`, `4XX`, `default`. Absent: those of the bank. */
  readonly statuses?: readonly string[];
}
