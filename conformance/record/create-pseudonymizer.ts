import { randomBytes } from 'node:crypto';
import { otherRun } from '../traffic/other-run.ts';
import type { RecordedBody, RecordedCall, RecordedResponse } from '../traffic/recorded-call.ts';
import { KeyedRandom } from './keyed-random.ts';
import { isCount, isNumbered, otherBody, type Replacements } from './other-body.ts';
import { otherHeaders } from './other-headers.ts';
import { otherNumber } from './other-number.ts';
import { otherHost, otherReference, otherUrl } from './other-url.ts';
import { createTexts } from './texts/create-texts.ts';
import { createTimeShift } from './texts/times.ts';
import { wordsFor } from './texts/words.ts';

export interface PseudonymizerOptions {
  /** 32 bytes. Default: random ones, which no one else has. */
  readonly key?: Uint8Array;
  /**
   * Texts that stay as they are. What it says of a text it must say of every text that the judge may take for the same. If it is given, the times of
   * the calls stay, too. Default: none but those that say nothing about anybody.
   */
  readonly mayShow?: (text: string) => boolean;
  /** The id of a new call. Default: `call-1`, `call-2`. */
  readonly idOf?: (call: RecordedCall, number: number) => string;
}

/** How many parts of calls have another value now. */
export interface Replaced {
  readonly calls: number;
  readonly values: number;
  readonly fieldNames: number;
  readonly headers: number;
  readonly addresses: number;
  /** Bodies that are not JSON. */
  readonly bodies: number;
}

/** Makes calls that may be shared from calls that may not. */
export interface Pseudonymizer {
  /**
   * The same call with a pseudonym in the place of everything that could be a secret or say something about a person. The judge comes to the same
   * results about all calls together as about those that they were made from.
   *
   * @throws Error after `close`
   */
  call(call: RecordedCall): RecordedCall;
  replaced(): Replaced;
  /** Throws the key away: from now on nobody can find out what a pseudonym stands for by trying. */
  close(): void;
}

export function createPseudonymizer(options: PseudonymizerOptions = {}): Pseudonymizer {
  const { key = randomBytes(32), mayShow, idOf = (_call, number) => `call-${number}` } = options;
  const random = new KeyedRandom(key);
  const times = createTimeShift(random);
  const texts = createTexts(random, times, mayShow);
  const moment = mayShow === undefined ? times.moment : (milliseconds: number) => milliseconds;
  const counts = { calls: 0, values: 0, fieldNames: 0, headers: 0, addresses: 0, bodies: 0 };

  function counted<Value>(kind: keyof typeof counts, before: Value, after: Value): Value {
    if (before !== after) counts[kind]++;
    return after;
  }
  function otherText(text: string, field: string): string {
    if (isCount(text, field)) return text;
    return (isNumbered(field) ? texts.numbered : texts.value)(text);
  }
  const inBodies: Replacements = {
    text: (text, field) => counted('values', text, otherText(text, field)),
    number: (number) => counted('values', number, otherNumber(number, random)),
    name: (name) => counted('fieldNames', name, texts.value(name)),
    whole: () => {
      counts.bodies++;
    },
  };
  const host = (name: string) => (mayShow?.(name) ? name : otherHost(name, random));
  const inUrls = { text: texts.value, host };

  function headers(list: RecordedResponse['headers'], body: RecordedBody): RecordedResponse['headers'] {
    const others = otherHeaders(list, {
      text: texts.value,
      name: (name) => `x-${wordsFor(random, `header ${name.toLowerCase()}`).join('')}`,
      url: (address) => otherReference(address, inUrls),
      host,
      moment,
      length: lengthOf(body),
    });
    for (const [index, [name, value]] of others.entries())
      if (name !== list[index]?.[0] || value !== list[index]?.[1]) counts.headers++;
    return others;
  }

  function response(given: RecordedCall['response']): RecordedCall['response'] {
    if ('failure' in given) return { failure: given.failure, detail: codeIn(given.detail) };
    const body = otherBody(given.body, inBodies);
    return { status: given.status, headers: headers(given.headers, body), body };
  }

  return {
    call(given) {
      random.expectKeys();
      const { startedAt, endedAt, request, run, context } = given;
      const note = run && otherRun(run, texts.value);
      const body = otherBody(request.body, inBodies);
      counts.calls++;
      return {
        id: idOf(given, counts.calls),
        startedAt: moment(startedAt),
        endedAt: moment(endedAt),
        request: {
          method: METHODS.test(request.method) ? request.method : 'OTHER',
          url: counted('addresses', request.url, otherUrl(request.url, inUrls)),
          headers: headers(request.headers, body),
          body,
        },
        response: response(given.response),
        ...(note !== undefined && { run: note }),
        ...(context !== undefined && { context }),
        pseudonyms: true,
      };
    },
    replaced: () => ({ ...counts }),
    close: () => {
      random.forget();
      texts.forget();
    },
  };
}

const METHODS = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)$/i;

/** Of the words of a failure only the system's code for it: `ECONNREFUSED`. */
function codeIn(detail: string): string {
  const [code = ''] =
    /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/.exec(
      detail,
    ) ?? [];
  return code;
}

function lengthOf(body: RecordedBody): number | undefined {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return 'absent' in body ? undefined : body.length;
}
