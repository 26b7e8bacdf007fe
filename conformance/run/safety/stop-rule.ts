import type { Exchange, Outcome } from '../../transport/exchange.ts';

interface StopRule {
  /** So many in a row. */
  readonly times: number;
  readonly holds: (outcome: Outcome) => boolean;
  /** For people. */
  readonly why: string;
}

const RULES: readonly StopRule[] = [
  {
    times: 2,
    holds: (outcome) => outcome.kind === 'answer' && outcome.status === 401,
    why: 'two calls in a row were answered 401: the key is not taken, and more tries could lock it',
  },
  {
    times: 3,
    holds: (outcome) => outcome.kind === 'answer' && outcome.status >= 500,
    why: 'three calls in a row were answered 5xx: the deployment is failing',
  },
  {
    times: 2,
    holds: (outcome) => outcome.kind === 'failure' && outcome.reason === 'unreachable',
    why: 'two calls in a row found no connection: the deployment is not reachable',
  },
  {
    times: 3,
    holds: (outcome) => outcome.kind === 'failure' && /^(unreachable|timeout|cut-off)$/.test(outcome.reason),
    why: 'three calls in a row got no whole answer: the deployment is failing',
  },
];

/** Why no further call is to be made; `undefined`: nothing speaks against it. Looks at the calls up to now, oldest first. */
export function whyToStop(exchanges: readonly Pick<Exchange, 'outcome'>[]): string | undefined {
  return RULES.find(({ times, holds }) => {
    const last = exchanges.slice(-times);
    return last.length === times && last.every(({ outcome }) => holds(outcome));
  })?.why;
}
