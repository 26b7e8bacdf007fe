import type { CatalogueRequirement } from '../../generated/catalogue.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Field } from '../catalogue/tree.ts';
import type { RowCheck } from '../judge/check.ts';
import type { FactFinding } from '../judge/facts/judge-facts.ts';
import type { History } from '../judge/history.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Observation } from '../model/report.ts';
import type { FilePlace, Requirement } from '../model/requirement.ts';
import type { DescribedWords } from '../redact/described-words.ts';
import type { Redactor } from '../redact/redactor.ts';
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
  /** All responses together may show that the description is wrong. Absent: it is never doubted. */
  readonly mayBeWrong?: true;
  /** The words that may be shown of its calls. Absent: the bank's own lists decide. */
  readonly words?: DescribedWords;
  /** The rows and records that calls are checked against besides their shape. */
  readonly behavior?: JudgedBehavior;
  /** The rows about an operation that compare records by identifiers in the form of the description. */
  rowsOf?(operation: OperationId): readonly BankRow[];
  /** Lists what one or more calls show of what is left open. */
  observe?(history: History, redactor: Redactor): readonly Observation[];
  /** Returns the described body of an operation, first as a whole and then each property, all of which are counted. */
  fieldsOf?(operation: OperationId, side: 'request' | 'response'): readonly Field[];
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
  judgeShape(exchange: Exchange, hasPseudonyms?: boolean): readonly FactFinding[];
  /** The place of a body with `*` for what the description does not name: such names may be somebody's own. */
  shownPointer(operation: OperationId, pointer: string): string;
}

/** A sentence of the bank's source, and how responses are judged by it. */
export interface BankRow {
  readonly requirement: CatalogueRequirement;
  readonly check: RowCheck;
}

export interface ApiOperation {
  /** The types of the engine name the bank's operations; those of another description are any identifiers. */
  readonly id: OperationId;
  readonly method: string;
  /** A template: `/v1/account/{accountId}`. */
  readonly path: string;
  /** Paths that it stands right below, such as `/api/v2`. Absent: below any. */
  readonly bases?: readonly string[];
  /** The form of the identifier in its path. Calls with another one may be to another operation: `GET /v1/program/search`. */
  readonly idFormat?: RegExp | undefined;
  /** The statuses that are described: `200`, `4XX`, `default`. Absent: they are not counted. */
  readonly statuses?: readonly string[];
}
