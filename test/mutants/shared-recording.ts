/** Whether the judge says the same of calls and of the recording that others get of them. */
import { checks } from '../../conformance/judge/checks/checks.ts';
import { judge } from '../../conformance/judge/judge.ts';
import { createPseudonymizer } from '../../conformance/record/create-pseudonymizer.ts';
import { fromExchange } from '../../conformance/record/from-exchange.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { toExchange } from '../../conformance/traffic/to-exchange.ts';
import type { Exchange } from '../../conformance/transport/exchange.ts';

/** The same in each run: what a test sees must not depend on luck. */
const KEY = new Uint8Array(32).fill(11);

/** The first requirement that is judged otherwise once secrets are replaced, and how; `undefined`: none is. */
export function differenceWhenShared(exchanges: readonly Exchange[]): string | undefined {
  const pseudonymizer = createPseudonymizer({ key: KEY, idOf: ({ id }) => id });
  const shared = exchanges.map((exchange) => pseudonymizer.call(fromExchange(exchange)));
  const difference = differenceBetween(exchanges, shared);
  return difference && `without its secrets: ${difference}`;
}

export function differenceBetween(
  exchanges: readonly Exchange[],
  calls: readonly RecordedCall[],
): string | undefined {
  const [before, after] = [linesOf(exchanges), linesOf(calls.flatMap((call) => toExchange(call) ?? []))];
  const different = before.findIndex((line, index) => line !== after[index]);
  if (different >= 0) return `${before[different]} became ${after[different]}`;
  return after.length > before.length ? `${after[before.length]} is new` : undefined;
}

/** `createCard.label-is-returned violated issue-card /label` */
function linesOf(exchanges: readonly Exchange[]): string[] {
  return [...judge(exchanges, checks)].flatMap(([requirement, judgements]) =>
    judgements.map((one) =>
      [requirement, one.outcome, one.exchange, 'pointer' in one ? placeOf(one.pointer) : ''].join(' '),
    ),
  );
}

/** Keys of metadata are the sender's own: they are replaced too. */
function placeOf(pointer: string): string {
  return pointer.replace(/^\/metadata\/.*/, '/metadata/*');
}
