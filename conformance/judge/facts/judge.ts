import { operations } from '../../../generated/operations.ts';
import { isShown, type ResponseFact, responseFactId } from '../../catalogue/facts.ts';
import { type Body, type CompleteResponse, type Exchange, isSuccess } from '../../transport/exchange.ts';
import type { DisplayValue, Judgement } from '../check.ts';
import { judgeBody } from './judge-body.ts';

/** What a response shows about one fact of its form. */
export interface Finding {
  /** `Requirement.id` */
  readonly requirement: string;
  readonly judgement: Judgement;
}

/**
 * Judges the form of a response: each fact of its operation at least once, facts about a list's entries once for each entry. Empty for an error
 * response and where none arrived.
 */
export function judgeFacts(exchange: Exchange): readonly Finding[] {
  const { outcome } = exchange;
  if (outcome.kind !== 'response' || !isSuccess(outcome)) return [];
  const { body } = outcome;
  return [...judgeResponse(exchange, outcome), ...judgeBody(exchange, body.value, unreadableWords(body))];
}

function judgeResponse(exchange: Exchange, { status, headers, body }: CompleteResponse): Finding[] {
  const { id, operation } = exchange;
  const { success } = operations[operation];
  const found: Finding[] = [];
  const judge = (fact: ResponseFact, holds: boolean, expected: DisplayValue, actual: DisplayValue) =>
    found.push({
      requirement: responseFactId(operation, fact),
      judgement: holds
        ? { outcome: 'held', exchange: id }
        : { outcome: 'violated', exchange: id, operation, pointer: '', expected, actual },
    });

  if (isShown(success))
    judge(
      'status',
      success.includes(String(status)),
      { words: `the status ${success.join(' or ')}` },
      { words: `the status ${status}` },
    );
  if (body.kind === 'unreadable' && body.why === 'empty')
    found.push({
      requirement: responseFactId(operation, 'content-type'),
      judgement: { outcome: 'inconclusive', exchange: id, reason: 'the body is empty' },
    });
  else {
    const type = headers['content-type'];
    judge(
      'content-type',
      isJson(type),
      { words: 'a content type of JSON' },
      { words: contentTypeWords(type) },
    );
  }
  judge('json', body.kind === 'json', { words: 'a JSON text in UTF-8' }, { words: unreadableWords(body) });
  return found;
}

/** `application/json`, `text/json`, or anything that ends in `+json`; with any parameters. */
function isJson(contentType = ''): boolean {
  return /^\s*(?:(?:application|text)\/json|[^\s/;,]+\/[^\s/;,]+\+json)\s*(?:[;,]|$)/i.test(contentType);
}

/** Other types that servers commonly send. Any other is not named: text from the server never appears in the suite's own words. */
const LIKELY = ['text/html', 'text/plain', 'application/octet-stream', 'application/xml', 'text/xml'];

function contentTypeWords(contentType: string | undefined): string {
  if (contentType === undefined) return 'no content type';
  const likely = LIKELY.find((type) => contentType.trim().toLowerCase().startsWith(type));
  return `the content type ${likely ?? 'of something else'}`;
}

const UNREADABLE = {
  empty: 'the body is empty',
  'not-utf8': 'the body is not in UTF-8',
  'byte-order-mark': 'the body begins with a byte order mark',
  'not-json': 'the body is not JSON',
} as const;

function unreadableWords(body: Body): string {
  return body.kind === 'json' ? 'a JSON text in UTF-8' : UNREADABLE[body.why];
}
