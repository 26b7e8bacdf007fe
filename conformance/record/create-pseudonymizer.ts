import { randomBytes } from 'node:crypto';
import { parseUrl } from '../../lib/parse-url.ts';
import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import type { DescribedWords } from '../redact/described-words.ts';
import { OperationMatcher } from '../traffic/match-operation.ts';
import { otherRun } from '../traffic/other-run.ts';
import type { CallTimes, RecordedBody, RecordedCall, RecordedResponse } from '../traffic/recorded-call.ts';
import { KeyedRandom } from './keyed-random.ts';
import { isCount, isNumbered, otherBody, type Replacements } from './other-body.ts';
import { otherHeaders } from './other-headers.ts';
import { otherHost, otherReference, otherUrl } from './other-url.ts';
import { remember } from './remember.ts';
import { createTexts, type Texts, type TextsToKeep } from './texts/create-texts.ts';
import { wordsFor } from './texts/made-up-words.ts';
import { createTimeShift } from './texts/times.ts';

export interface PseudonymizerOptions {
  /** 32 bytes. Default: random ones, which no one else has. */
  readonly key?: Uint8Array;
  /**
   * Texts that stay as they are. What it says of a text it must say of every text that the judge may take for the same. If it is given, the times of
   * the calls stay, too. Default: none but those that say nothing about anybody.
   */
  readonly mayShow?: (text: string) => boolean;
  /** The description that the calls are to. Default: that of this package. */
  readonly api?: JudgedApi;
  /** The id of a new call. Default: `call-1`, `call-2`. */
  readonly idOf?: (call: RecordedCall, number: number) => string;
}

/** The number of parts of calls that have another value now. */
export interface Replaced {
  readonly calls: number;
  readonly values: number;
  readonly fieldNames: number;
  readonly headers: number;
  readonly addresses: number;
  /** Bodies that are not JSON. */
  readonly bodies: number;
  /** Bodies that are left out, since they have more than `MAX_PARTS` names and values. */
  readonly tooLarge: number;
}

/** Makes calls that may be shared from calls that may not. */
export interface Pseudonymizer {
  /**
   * Returns the same call with a pseudonym in the place of everything that could be a secret or say something about a person. The judge comes to the
   * same results about all calls together as about those that they were made from. Of a call to none of the description's operations, nobody knows
   * what is secret: without headers and bodies, it says only when which record may have been changed.
   *
   * @throws Error after `close`
   */
  call(call: RecordedCall): RecordedCall;
  replaced(): Replaced;
  /** Throws the key away: from now on nobody can find out what a pseudonym stands for by trying. */
  close(): void;
}

export function createPseudonymizer(options: PseudonymizerOptions = {}): Pseudonymizer {
  return new KeyedPseudonymizer(options);
}

class KeyedPseudonymizer implements Pseudonymizer {
  readonly #random: KeyedRandom;
  readonly #texts: Texts;
  readonly #moment: (milliseconds: number) => number;
  readonly #idOf: (call: RecordedCall, number: number) => string;
  readonly #counts = { calls: 0, values: 0, fieldNames: 0, headers: 0, addresses: 0, bodies: 0, tooLarge: 0 };
  readonly #forgetMore: () => void;
  readonly #inBodies: Replacements;
  readonly #inUrls: Parameters<typeof otherUrl>[1];
  readonly #operations: OperationMatcher;
  readonly #api: JudgedApi;
  readonly #paths: ReadonlyMap<string, string>;
  /** Calls of `conform` are to the operations that they say. */
  readonly #areOfRun: boolean;

  constructor({ key = randomBytes(32), mayShow, idOf, api = bank }: PseudonymizerOptions) {
    const { words } = api;
    this.#api = api;
    this.#operations = new OperationMatcher(undefined, api);
    this.#paths = new Map(api.operations.map(({ id, path }) => [id, path]));
    const random = new KeyedRandom(key);
    const times = createTimeShift(random);
    const texts = createTexts(random, times, mayShow, words && keptOf(words.values, words.segments));
    const fieldNames =
      words === undefined ? texts : createTexts(random, times, undefined, keptOf(words.names));
    this.#random = random;
    this.#texts = texts;
    this.#moment = mayShow === undefined ? times.moment : (milliseconds) => milliseconds;
    this.#idOf = idOf ?? ((_call, number) => `call-${number}`);
    const isKept = (number: number) => words?.values.has(String(number)) === true;
    const numbers = remember((text) => String(otherNumber(Number(text), random, isKept)));
    this.#inBodies = {
      text: (text, field) =>
        this.#counted(
          'values',
          text,
          words === undefined ? otherValue(text, field, texts) : texts.value(text),
        ),
      number: (number) => this.#counted('values', number, Number(numbers.get(String(number)))),
      name: (name) => this.#counted('fieldNames', name, fieldNames.value(name)),
      whole: () => {
        this.#counts.bodies++;
      },
      tooMany: () => {
        this.#counts.tooLarge++;
      },
    };
    const hosts = remember((name) =>
      mayShow?.(name) || (words !== undefined && isPublicHost(name, words)) ? name : otherHost(name, random),
    );
    this.#forgetMore = () => {
      hosts.clear();
      numbers.clear();
      fieldNames.forget();
    };
    this.#inUrls = { text: texts.value, host: hosts.get };
    this.#areOfRun = mayShow !== undefined;
  }

  readonly call = (whole: RecordedCall): RecordedCall => {
    this.#random.expectKeys();
    const match = this.#operations.place(whole);
    const given = this.#areOfRun || match !== undefined ? whole : withoutContents(whole);
    const { startedAt, endedAt, request, run, context } = given;
    const note = run && otherRun(run, this.#texts.value);
    const body = otherBody(request.body, this.#inBodies);
    this.#counts.calls++;
    return {
      id: this.#idOf(given, this.#counts.calls),
      startedAt: this.#moment(startedAt),
      endedAt: this.#moment(endedAt),
      request: {
        method: METHODS.test(request.method) || match !== undefined ? request.method : 'OTHER',
        url: this.#counted(
          'addresses',
          request.url,
          otherUrl(request.url, this.#inUrls, match && this.#paths.get(match.operation)),
        ),
        headers: this.#headers(request.headers, body),
        body,
      },
      response: this.#response(given.response),
      ...(note !== undefined && { run: note }),
      ...(context !== undefined && { context: context === true || this.#times(context) }),
      pseudonyms: true,
    };
  };

  #times(times: CallTimes): CallTimes {
    const moment = this.#moment;
    return times.map(([start, end, created]) =>
      created === undefined ? [moment(start), moment(end)] : [moment(start), moment(end), moment(created)],
    );
  }

  replaced(): Replaced {
    return { ...this.#counts };
  }

  close(): void {
    this.#random.forget();
    this.#texts.forget();
    this.#forgetMore();
  }

  #counted<Value>(kind: keyof Replaced, before: Value, after: Value): Value {
    if (before !== after) this.#counts[kind]++;
    return after;
  }

  #headers(list: RecordedResponse['headers'], body: RecordedBody): RecordedResponse['headers'] {
    const { words } = this.#api;
    const others = otherHeaders(list, {
      ...this.#inUrls,
      name: (name) =>
        words?.headers.has(name.toLowerCase())
          ? name
          : `x-${wordsFor(this.#random, `header ${name.toLowerCase()}`).join('')}`,
      ...(words !== undefined && { mediaType: (one: string) => otherMediaType(one, words, this.#texts) }),
      url: (address) => otherReference(address, this.#inUrls),
      moment: this.#moment,
      length: lengthOf(body),
    });
    this.#counts.headers += others.filter(
      ([name, value], index) => name !== list[index]?.[0] || value !== list[index]?.[1],
    ).length;
    return others;
  }

  #response(given: RecordedCall['response']): RecordedCall['response'] {
    if ('failure' in given) return { failure: given.failure, detail: codeIn(given.detail) };
    const body = otherBody(given.body, this.#inBodies);
    return { status: given.status, headers: this.#headers(given.headers, body), body };
  }
}

/** The call with its address and status alone. */
function withoutContents({ request, response, ...call }: RecordedCall): RecordedCall {
  const contents = { headers: [], body: { absent: 'not-recorded' } } as const;
  return {
    ...call,
    request: { ...request, ...contents },
    response: 'failure' in response ? response : { ...response, ...contents },
  };
}

/** Closed under letter case, as texts are compared. Blanks and zeros say nothing about anybody. */
function keptOf(...words: readonly ReadonlySet<string>[]): TextsToKeep {
  const capitals = new Set(words.flatMap((some) => [...some].map((one) => one.toUpperCase())));
  return {
    isText: (text) => capitals.has(text) || text.trim() === '' || /^0+$/.test(text),
    isKind: () => false,
  };
}

/** That of a server of the description, or this machine. */
function isPublicHost(host: string, { origins }: DescribedWords): boolean {
  const { hostname = '' } = parseUrl(`http://${host}`) ?? {};
  return (
    /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname) ||
    ['http', 'https'].some((scheme) => origins.has(`${scheme}://${host}`))
  );
}

/** The recording keeps what decides how a body is read: whether it is a text, and whether it is JSON. */
function otherMediaType(mediaType: string, { mediaTypes }: DescribedWords, { value }: Texts): string {
  const small = mediaType.toLowerCase();
  if (mediaTypes.has(small)) return mediaType;
  const [, type = 'other', sub = '', json = ''] = /^([^/]*)\/(.*?)(\+json)?$/s.exec(small) ?? [];
  return `${TOP_LEVEL.has(type) ? type : 'other'}/${value(sub)}${json}`;
}

const TOP_LEVEL: ReadonlySet<string> = new Set(
  'application audio font image message model multipart text video'.split(' '),
);

function otherValue(text: string, field: string, texts: Texts): string {
  if (isCount(text, field)) return text;
  return isNumbered(field) ? texts.numbered(text) : texts.value(text);
}

const METHODS = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)$/i;

/** A failure keeps only the system's code: `ECONNREFUSED`. */
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

/**
 * Another number of the same sign: an integer with as many digits for an integer, and otherwise one of the same power of two. Two numbers never
 * have the same one. What a parser reads as 0 or as infinite stays that.
 */
function otherNumber(number: number, random: KeyedRandom, isKept: (number: number) => boolean): number {
  const size = Math.abs(number);
  if (size === 0 || !Number.isFinite(size) || isKept(number)) return number;
  const sign = Math.sign(number);
  const mayBe = (other: number) => !isKept(sign * other);
  return (
    sign *
    (Number.isSafeInteger(size) ? otherInteger(BigInt(size), random, mayBe) : otherFraction(size, random))
  );
}

function otherInteger(integer: bigint, random: KeyedRandom, mayBe: (other: number) => boolean): number {
  const least = 10n ** BigInt(integer.toString().length - 1);
  const end =
    least * 10n > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) + 1n : least * 10n;
  return Number(
    least + random.permute(integer - least, end - least, 'integer', (other) => mayBe(Number(least + other))),
  );
}

/** Sign and exponent are the first 12 bits of a number. */
function otherFraction(size: number, random: KeyedRandom): number {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(size);
  const drawn = random.bytes('fraction', String(size));
  drawn.copy(bits, 2, 0, 6);
  bits[1] = ((bits[1] ?? 0) & 0xf0) | ((drawn[6] ?? 0) & 0x0f);
  return bits.readDoubleBE(0);
}
