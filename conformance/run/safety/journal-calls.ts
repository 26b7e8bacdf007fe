import { at, isObject, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { creates } from '../../catalogue/effect.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Journal } from '../../model/journal.ts';
import type { Redactor } from '../../redact/redactor.ts';

/** A call before it is sent: an exchange without its outcome. */
export type PreparedCall = Pick<Exchange, 'id' | 'operation' | 'request'>;

/** Fields that identify a record at the bank, where the request has them. */
const IDENTIFYING_FIELDS = ['accountId', 'contactId', 'businessId', 'label', 'title', 'amount'];

/** Writes the two lines of each write, redacted. */
export function journalCalls(journal: Journal, run: string, redactor: Redactor, now: () => number) {
  const line = ({ id, operation }: PreparedCall) => ({
    run,
    exchange: id,
    operation,
    at: new Date(now()).toISOString(),
  });
  return {
    /** Rejects when the line could not be kept. */
    beforeCall(call: PreparedCall): Promise<void> {
      const { method, url, pathParameters, body } = call.request;
      const shown = body === undefined ? {} : redactor.body(call.operation, 'request', body);
      const about = { ...texts(pathParameters), ...texts(isObject(shown) ? shown : {}) };
      return journal.write({
        event: 'about-to-write',
        ...line(call),
        method,
        url: redactor.url(url),
        about,
      });
    },
    afterCall(exchange: Exchange): Promise<void> {
      const { operation, outcome } = exchange;
      if (outcome.kind === 'failure')
        return journal.write({ event: 'unknown', ...line(exchange), reason: outcome.detail });
      const { status, body } = outcome;
      const shown = body.value === undefined ? undefined : redactor.body(operation, 'response', body.value);
      const [id, createdAt] = [at(shown, toPointer(['id'])), at(shown, toPointer(['createdAt']))];
      return journal.write({
        event: 'answered',
        ...line(exchange),
        status,
        ...(typeof id === 'string' && { id }),
        ...(typeof createdAt === 'string' && creates(operation) && { createdAt }),
      });
    },
  };
}

function texts(record: { readonly [name: string]: Json }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] =>
        IDENTIFYING_FIELDS.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
