import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import type { DisplayValue } from '../judge/check.ts';
import type { ReportExchange } from '../report/report.ts';
import type { Exchange } from '../transport/exchange.ts';

/**
 * The one door through which anything leaves the suite. A text or number of a body is shown if its field is on the list of what may be
 * shown (`shown-fields.ts`); and whatever is shown has been searched for every secret that the run knows.
 */
export interface Redactor {
  /** A value that must never be shown anywhere: key, person, `--header`. Also as a part of a longer text, and as URLs, JSON and base64 write it. */
  learn(secret: string): void;
  /** Takes the secrets out of an exchange's bodies (bank details, persons, the program's credentials), so that they are known too. */
  learnFrom(exchange: Exchange): void;
  exchange(exchange: Exchange): ReportExchange;
  /** A body, masked. */
  body(operation: OperationId, side: 'request' | 'response', body: Json): Json;
  /** A field's name, masked where it may be a value of something. */
  name(name: string): string;
  /** `"active"`, `a string (masked)`, `no such field`. */
  display(operation: OperationId, side: 'request' | 'response', display: DisplayValue): string;
  /** An address below the target's, or a path of it, without its query and what is secret in its path. */
  url(address: string): string;
  /** Our own words, in which something known may have got. */
  text(text: string): string;
}
