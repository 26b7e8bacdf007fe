import type { OperatorData } from '../operator-data/operator-data.ts';
import { refusalHint } from '../operator-data/refusal-hint.ts';
import type { Exchange } from '../transport/exchange.ts';

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
