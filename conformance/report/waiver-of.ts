import type { WaiverResult } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';

/** The waiver that covers a violation, if any. */
export function waiverOf(
  { requirement, pointer }: Violation,
  waivers: readonly WaiverResult[],
): WaiverResult | undefined {
  return waivers.find(
    (waiver) =>
      waiver.state === 'applied' &&
      waiver.requirement === requirement &&
      (waiver.pointer === undefined || waiver.pointer === pointer),
  );
}

/** Says what is wrong with a waiver that fails the run, in words; undefined if nothing is. */
export function outlived({ state, expires }: WaiverResult): string | undefined {
  if (state === 'stale') return 'the violation it accepts no longer occurs: remove the waiver';
  if (state === 'expired') return `it expired after ${expires}: fix the violation, or extend the waiver`;
  return undefined;
}
