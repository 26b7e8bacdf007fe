import type { Exchange } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';
import type { RowCheck } from './check.ts';
import { judgeFacts } from './facts/judge-facts.ts';
import { toHistory } from './history.ts';

/** All judgements by requirement id: of the form of each response, and of each check. */
export function judge(
  exchanges: readonly Exchange[],
  checks: readonly RowCheck[],
): ReadonlyMap<string, readonly Judgement[]> {
  const found = new Map<string, Judgement[]>();
  const add = (requirement: string, judgement: Judgement) => {
    const known = found.get(requirement);
    if (known === undefined) found.set(requirement, [judgement]);
    else known.push(judgement);
  };
  for (const exchange of exchanges)
    for (const { requirement, judgement } of judgeFacts(exchange)) add(requirement, judgement);
  const history = toHistory(exchanges);
  for (const { requirement, judge: check } of checks)
    for (const judgement of check(history)) add(requirement, judgement);
  return found;
}
