import { isObject, type Json } from '../../lib/json.ts';
import type { StepContext } from './step.ts';

/**
 * Makes the cents of amounts: from 1 to 99, each one only once in a run as long as there are any left. Amounts that differ in their cents differ
 * however they are cut off or rounded to dollars.
 */
export function createDistinctCents({ random, history }: StepContext): () => bigint {
  const sent = new Set(history.exchanges.flatMap(({ request }) => centsIn(request.body)));
  const here = new Set<number>();
  return () => {
    const others = Array.from({ length: 99 }, (_, index) => index + 1).filter((one) => !here.has(one));
    const unsent = others.filter((one) => !sent.has(one));
    const cents = random.pick(unsent.length > 0 ? unsent : others.length > 0 ? others : [...here]);
    here.add(cents);
    return BigInt(cents);
  };
}

/** The cents of all amounts in a body. */
function centsIn(value: Json | undefined): number[] {
  if (isObject(value)) return Object.values(value).flatMap(centsIn);
  const cents = typeof value === 'string' ? /^\d+\.(\d\d)$/.exec(value)?.[1] : undefined;
  return cents === undefined ? [] : [Number(cents)];
}
