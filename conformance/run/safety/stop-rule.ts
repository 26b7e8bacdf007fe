import type { Exchange, Outcome } from '../../transport/exchange.ts';

interface StopRule {
  /** Consecutive calls. */
  readonly times: number;
  readonly holds: (outcome: Outcome) => boolean;
  /** For people. */
  readonly why: string;
}

const RULES: readonly StopRule[] = [
  {
    times: 2,
    holds: (outcome) => outcome.kind === 'response' && outcome.status === 401,
    why: 'two consecutive calls returned 401: the API key was not accepted, and more attempts could lock it',
  },
  {
    times: 3,
    holds: (outcome) => outcome.kind === 'response' && outcome.status >= 500,
    why: 'three consecutive calls returned 5xx: the deployment is failing',
  },
  {
    times: 2,
    holds: (outcome) => outcome.kind === 'failure' && outcome.reason === 'unreachable',
    why: 'two consecutive calls could not connect: the deployment is unreachable',
  },
  {
    times: 3,
    holds: (outcome) => outcome.kind === 'failure' && /^(unreachable|timeout|cut-off)$/.test(outcome.reason),
    why: 'three consecutive calls got no complete response: the deployment is failing',
  },
];

/** Why no further call may be made; `undefined`: the run may go on. Looks at the calls up to now, oldest first. */
export function reasonToStop(exchanges: readonly Pick<Exchange, 'outcome'>[]): string | undefined {
  return RULES.find(({ times, holds }) => {
    const last = exchanges.slice(-times);
    return last.length === times && last.every(({ outcome }) => holds(outcome));
  })?.why;
}
