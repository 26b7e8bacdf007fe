import { operations } from '../../../generated/operations.ts';
import { isStatusShown, type ResponseFact, responseFactId } from '../../catalogue/facts.ts';
import { type Body, type CompleteResponse, type Exchange, isSuccess } from '../../model/exchange.ts';
import type { DisplayValue, Judgement } from '../../model/judgement.ts';
import { judgeBody } from './judge-body.ts';

/** A finding says what a response shows about one fact of its shape. */
export interface FactFinding {
  /** `Requirement.id` */
  readonly requirement: string;
  readonly judgement: Judgement;
  /** The place of a violation of a schema, with `*` for entries of lists, and the pointer of the keyword in the description. */
  readonly fault?: {
    readonly template: string;
    readonly place: string;
    /** The pointers of further keywords that the value there does not fit. */
    readonly others?: readonly string[];
  };
}

/**
 * Judges the form of a response: each fact of its operation at least once, facts about a list's entries once for each entry. Empty for an error
 * response and where none arrived.
 */
export function judgeFacts(exchange: Exchange): readonly FactFinding[] {
  const { outcome } = exchange;
  if (outcome.kind !== 'response' || !isSuccess(outcome)) return [];
  const { body } = outcome;
  return [...judgeResponse(exchange, outcome), ...judgeBody(exchange, body.value, unreadableWords(body))];
}

function judgeResponse(exchange: Exchange, { status, body }: CompleteResponse): FactFinding[] {
  const { id, operation } = exchange;
  const { success } = operations[operation];
  const found: FactFinding[] = [];
  const judge = (fact: ResponseFact, holds: boolean, expected: DisplayValue, actual: DisplayValue) =>
    found.push({
      requirement: responseFactId(operation, fact),
      judgement: holds
        ? { outcome: 'held', exchange: id }
        : { outcome: 'violated', exchange: id, operation, pointer: '', expected, actual },
    });

  if (isStatusShown(success))
    judge(
      'status',
      success.includes(String(status)),
      { words: `the status ${success.join(' or ')}` },
      { words: `the status ${status}` },
    );
  if (body.kind === 'unreadable' && body.why === 'not-recorded')
    found.push({
      requirement: responseFactId(operation, 'json'),
      judgement: { outcome: 'inconclusive', exchange: id, reason: unreadableWords(body) },
    });
  else
    judge('json', body.kind === 'json', { words: 'a JSON text in UTF-8' }, { words: unreadableWords(body) });
  return found;
}

const UNREADABLE = {
  empty: 'the body is empty',
  'not-utf8': 'the body is not in UTF-8',
  'byte-order-mark': 'the body begins with a byte order mark',
  'not-json': 'the body is not JSON',
  'not-recorded': 'the body was not recorded',
} as const;

/** Says why a body is no JSON text. */
export function unreadableWords(body: Body): string {
  if (body.kind === 'json') return 'a JSON text in UTF-8';
  return body.reason === undefined ? UNREADABLE[body.why] : `the body cannot be read: ${body.reason}`;
}
