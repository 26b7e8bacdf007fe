import { operations } from '../../generated/operations.ts';
import { isStatusShown } from '../catalogue/facts.ts';
import type { History } from '../judge/history.ts';
import { type CompleteResponse, type Exchange, isSuccess } from '../model/exchange.ts';
import type { Redactor } from '../redact/redactor.ts';
import { describeValue } from './describe-value.ts';
import type { Observer, ObserverNote } from './observer.ts';

/** A call that got a response, whatever its status. */
export interface ExchangeWithResponse extends Exchange {
  readonly outcome: CompleteResponse;
}

export function withResponse({ exchanges }: History): ExchangeWithResponse[] {
  return exchanges.filter((one): one is ExchangeWithResponse => one.outcome.kind === 'response');
}

export function succeeded({ outcome }: ExchangeWithResponse): boolean {
  return isSuccess(outcome);
}

export function note({ id: exchange, operation }: Exchange, words: string, pointer?: string): ObserverNote {
  return { exchange, operation, what: { words }, ...(pointer !== undefined && { pointer }) };
}

/** The status of a success where the description leaves it open. */
export const openStatuses: Observer = (history) =>
  withResponse(history)
    .filter((one) => !isStatusShown(operations[one.operation].success) && succeeded(one))
    .map((one) => note(one, `returned ${one.outcome.status}`));

export const contentTypes: Observer = (history, redactor) =>
  withResponse(history)
    .filter(succeeded)
    .map((one) => note(one, contentTypeOf(one, redactor)));

export const errors: Observer = (history, redactor) =>
  withResponse(history)
    .filter((one) => !succeeded(one))
    .map((one) => {
      const { status, body } = one.outcome;
      const shape =
        body.kind === 'json'
          ? describeValue(body.value, redactor)
          : body.why === 'empty'
            ? 'no body'
            : body.why === 'not-recorded'
              ? 'a body that was not recorded'
              : 'a body that is not JSON';
      return note(one, `returned ${status}, ${contentTypeOf(one, redactor)}, ${shape}`);
    });

/** Statuses that refuse a request for its content, not for its credentials or its rate. */
const OF_CONTENT = [400, 409, 422];

export const refusals: Observer = (history) =>
  withResponse(history)
    .filter(({ request, outcome }) => request.body !== undefined && OF_CONTENT.includes(outcome.status))
    .map((one) => note(one, `a complete body was refused with ${one.outcome.status}`));

export const permissions: Observer = (history) =>
  withResponse(history)
    .filter(({ outcome }) => outcome.status === 401 || outcome.status === 403)
    .map((one) => note(one, `returned ${one.outcome.status} with the credentials provided`));

/** Headers of rate limits, by their common names. */
const OF_RATES = /^(?:retry-after|(?:x-)?rate-?limit(?:-[a-z]+)*)$/;

export const rates: Observer = (history, redactor) =>
  withResponse(history).flatMap((one) => {
    const { status } = one.outcome;
    const refused = status === 429 || status === 413 ? [note(one, `returned ${status}`)] : [];
    return [...refused, ...headersLike(one, OF_RATES, redactor)];
  });

/** The headers of RFC 9745 and RFC 8594. */
const OF_VERSIONS = /^(?:deprecation|sunset)$/;

export const deprecation: Observer = (history, redactor) =>
  withResponse(history).flatMap((one) => headersLike(one, OF_VERSIONS, redactor));

function headersLike(one: ExchangeWithResponse, names: RegExp, redactor: Redactor): ObserverNote[] {
  return Object.keys(one.outcome.headers)
    .filter((name) => names.test(name))
    .map((name) => note(one, `sent the header ${redactor.name(name)}`));
}

function contentTypeOf({ outcome }: ExchangeWithResponse, redactor: Redactor): string {
  const type = outcome.headers['content-type'];
  return type === undefined ? 'no content type' : redactor.header('content-type', type);
}
