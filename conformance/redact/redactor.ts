import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import type { Exchange } from '../model/exchange.ts';
import type { DisplayValue } from '../model/judgement.ts';
import type { ReportExchange } from '../model/report.ts';

/**
 * Everything that leaves the suite goes through here. A text or number of a body is shown if its field is on the list of what may be
 * shown (`shown-fields.ts`); and whatever is shown of a call has been searched for every secret that the run knows.
 */
export interface Redactor {
  /**
   * A value that must never be shown anywhere: key, person, `--header`. Also as a part of a longer text, and as URLs, JSON and base64 write it.
   *
   * @param isKey then eight characters of it in a row are not shown either
   */
  learn(secret: string, isKey?: boolean): void;
  /** A text that is masked wherever it stands, but whose parts are not secret: a street, a label. */
  learnText(text: string): void;
  /** Learns the secrets in an exchange's bodies: bank details, persons, the program's credentials. */
  learnFrom(exchange: Exchange): void;
  exchange(exchange: Exchange): ReportExchange;
  /** A body, masked. */
  body(operation: OperationId, side: 'request' | 'response', body: Json): Json;
  /** A field's name, masked where it may itself be a value. */
  name(name: string): string;
  /** `"active"`, `a string (masked)`, `no such field`. */
  display(operation: OperationId, side: 'request' | 'response', display: DisplayValue): string;
  /** True if `display` shows the value itself. */
  shows(operation: OperationId, side: 'request' | 'response', value: Json, pointer: string): boolean;
  /** An address below the target's, or a path of it, without its query and with secrets in its path masked. */
  url(address: string): string;
  /** A response's header as it may be shown. */
  header(name: string, value: string): string;
  /** The suite's own sentence. Its words stay, whatever secrets are called; should a secret that is no ordinary word be in it, that is masked. */
  text(text: string): string;
  /** A text of somebody else, without secrets and without anything that has the form of one; at most 500 characters. */
  foreign(text: string): string;
}
