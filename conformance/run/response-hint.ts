import { type Exchange, isSuccess } from '../model/exchange.ts';
import { DATA_KINDS } from '../operator-data/data-kinds.ts';
import type { OperatorData } from '../operator-data/operator-data.ts';
import { sentAt } from '../scenario/sent-at.ts';

/** Says of a call that had no success what the operator can do about it; the empty string where that is not known. */
export function responseHint(data?: OperatorData): (exchange: Exchange) => string {
  const ofValues = refusalHint(data);
  return (exchange) => {
    const status = exchange.outcome.kind === 'response' ? exchange.outcome.status : 0;
    // The address that it names is not shown: it may hold a token.
    if (status >= 300 && status < 400 && status !== 304)
      return '; redirects are not followed: check the scheme, host and path of --base-url';
    if (status === 429) return '; --rate limits the calls per second';
    return ofValues(exchange);
  };
}

/** Refusals that are about something else than values: credentials, the method, a conflict, the form or size of the message, the rate. */
const NOT_ABOUT_VALUES: readonly number[] = [
  401, 403, 405, 406, 407, 408, 409, 411, 413, 414, 415, 417, 421, 426, 429, 431, 451,
];

/** Says of a refused call that `--data` may help, where it sent values that the run has made up. */
function refusalHint(data: OperatorData = {}): (exchange: Exchange) => string {
  return ({ operation, outcome, question }) => {
    const isRefused =
      outcome.kind === 'response' &&
      !isSuccess(outcome) &&
      outcome.status >= 400 &&
      outcome.status < 500 &&
      !NOT_ABOUT_VALUES.includes(outcome.status);
    const isMadeUp = DATA_KINDS.some(
      ({ name }) => data[name] === undefined && sentAt(name).some((one) => one.operation === operation),
    );
    return isRefused && isMadeUp && question === undefined
      ? '; if it accepts only certain values, name them with --data'
      : '';
  };
}
