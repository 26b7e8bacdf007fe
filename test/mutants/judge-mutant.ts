import { judgeBank } from './judge-bank.ts';
import type { Mutant } from './mutant.ts';

export interface Judged {
  readonly id: string;
  readonly kind: Mutant['kind'];
  readonly operation: Mutant['operation'];
  readonly killed: boolean;
  /** What came instead, if it was not killed. */
  readonly instead?: string;
  /** Requirements that were violated too, and that the mutant does not say it breaks. */
  readonly besides: readonly string[];
}

/**
 * Runs the suite against the faulty server. It is killed by a violation of the requirement that it breaks; or, where it breaks none, by a
 * verdict that is neither good nor an accusation.
 */
export async function judgeMutant(mutant: Mutant): Promise<Judged> {
  const { id, kind, operation, faults, breaks, also = [], timeoutMs } = mutant;
  const { run, requirements } = await judgeBank({
    faults,
    ...(timeoutMs !== undefined && { options: { timeoutMs } }),
  });
  const violated = requirements.filter(({ violations }) => violations.length > 0).map((one) => one.id);
  const killed =
    breaks === undefined
      ? run.verdict === 'inconclusive' && violated.length === 0
      : run.verdict === 'violated' && violated.includes(breaks);
  const besides = violated.filter((one) => one !== breaks && !also.includes(one));
  const instead = `${run.verdict}${violated.length > 0 ? `: ${violated.slice(0, 4).join(', ')}` : ''}`;
  return { id, kind, operation, killed, besides, ...(!killed && { instead }) };
}
