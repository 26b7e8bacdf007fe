import type { Exchange, Outcome } from '../../model/exchange.ts';

interface StopRule {
  /** Consecutive calls. */
  readonly times: number;
  readonly holds: (outcome: Outcome) => boolean;
  /** The reason for people. */
  readonly why: string;
}

const RULES: readonly StopRule[] = [
  {
    times: 2,
    holds: (outcome) => outcome.kind === 'response' && outcome.status === 401,
    why: 'two consecutive calls returned 401: the API key or the token was not accepted, and more attempts could lock it',
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

/** The reason why no further call may be made; `undefined`: the run may go on. Looks at the calls up to now, oldest first. */
export function reasonToStop(
  exchanges: readonly Pick<Exchange, 'outcome' | 'question'>[],
): string | undefined {
  return RULES.find(({ times, holds }) => {
    const last = exchanges.slice(-times);
    return last.length === times && last.every((one) => holds(one.outcome) && !isRefusedQuestion(one));
  })?.why;
}

/** Any status may stand for the refusal of an unusual request, so it says nothing about the deployment or the key. */
function isRefusedQuestion({ outcome, question }: Pick<Exchange, 'outcome' | 'question'>): boolean {
  return question !== undefined && outcome.kind === 'response';
}

const MAX_UNAUTHORIZED = 3;

/** The reason why no further question may be asked, although the run goes on: more attempts with a key that is not accepted any more could lock it. */
export function reasonToAskNoMore(
  exchanges: readonly Pick<Exchange, 'outcome' | 'question'>[],
): string | undefined {
  const last = exchanges.filter(({ question }) => question !== undefined).slice(-MAX_UNAUTHORIZED);
  const isLocked =
    last.length === MAX_UNAUTHORIZED &&
    last.every(({ outcome }) => outcome.kind === 'response' && outcome.status === 401);
  return isLocked ? 'three consecutive calls of questions returned 401' : undefined;
}
