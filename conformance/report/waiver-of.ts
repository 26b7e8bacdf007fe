import type { Violation, WaiverResult } from './report.ts';

/** The waiver that accepts a violation, if one does. */
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

/** What is wrong with a waiver that fails the run, in words; undefined for one that does not. */
export function outlived({ state, expires }: WaiverResult): string | undefined {
  if (state === 'stale') return 'the violation that it accepts is gone: remove it from the list';
  if (state === 'expired') return `it held until ${expires}: mend the violation, or agree on another day`;
  return undefined;
}
