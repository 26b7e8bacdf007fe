/** Tells whether the judge says the same of calls and of the recording that others get of them. */
import { checks } from '../../conformance/judge/checks/checks.ts';
import { judge } from '../../conformance/judge/judge.ts';
import type { Exchange } from '../../conformance/model/exchange.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { toExchange } from '../../conformance/traffic/to-exchange.ts';

/** The first judgement about the calls that is another one than about the exchanges, and how; `undefined`: none is. */
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
      [requirement, one.outcome, one.exchange, 'pointer' in one ? placeWithoutNames(one.pointer) : ''].join(
        ' ',
      ),
    ),
  );
}

/** Keys of metadata are the sender's own: they are replaced too. */
export function placeWithoutNames(pointer: string): string {
  return pointer.replace(/^\/metadata\/.*/, '/metadata/*');
}
