import type { PermittedVariation } from './permitted-variation.ts';

/** Servers that nobody could use: what one freedom makes necessary, the other one refuses. */
export const CONTRADICTIONS: readonly { readonly variation: RegExp; readonly refuses: RegExp }[] = [
  // They offer nothing, or too little, of what was seen, and would refuse what else they offer.
  { variation: /^account types: .* alone$/, refuses: /values that were never seen$/ },
  {
    variation: /^cards: (virtual alone|0 physical|1 physical, 1 virtual)/,
    refuses: /values that were never seen$/,
  },
  // A pull without same-day service has an empty type.
  {
    variation: /^rails: (no same-day service|nothing but receiving by ACH)$/,
    refuses: /values that were never seen$|empty texts where the source shows none$/,
  },
  // There is one amount that a card may have.
  {
    variation: /^limits: (a dollar a day|a cent for the groups)$/,
    refuses: /a second card with a limit as before$/,
  },
  { variation: /^limits: more by day than by month$/, refuses: /more by day than by month$/ },
];

export function contradict(one: PermittedVariation, other: PermittedVariation): boolean {
  return CONTRADICTIONS.some(({ variation, refuses }) => variation.test(one.id) && refuses.test(other.id));
}
