import { displayValue } from '../../lib/display-value.ts';
import { ConfigurationError, type Waiver } from '../model/options.ts';
import type { RequirementResult, WaiverResult } from '../model/report.ts';
import { isOfOtherApi, type Requirement } from '../model/requirement.ts';
import { isPlace, nearestPlace } from './waiver-place.ts';

/** Finds whether waivers cover violations, and which of them are stale or expired. */
export interface Waivers {
  /** True when each of these places is covered by a waiver that still holds. */
  cover(requirement: string, pointers: readonly string[]): boolean;
  /** The state of each waiver, given where its requirement was violated, or that it was not judged. */
  results(judged: (requirement: string) => 'not checked' | readonly string[]): WaiverResult[];
}

/**
 * @throws ConfigurationError for a waiver of an unknown requirement, for an unknown place, without a reason, or with an invalid date
 */
export function createWaivers(
  waivers: readonly Waiver[],
  requirements: readonly Requirement[],
  now: number,
): Waivers {
  for (const waiver of waivers) validateWaiver(waiver, requirements);
  const today = new Date(now).toISOString().slice(0, 10);
  const holds = ({ expires }: Waiver) => expires >= today;
  const concerns = (waiver: Waiver, requirement: string, pointer: string) =>
    waiver.requirement === requirement && (waiver.pointer === undefined || waiver.pointer === pointer);

  return {
    cover: (requirement, pointers) =>
      pointers.length > 0 &&
      pointers.every((pointer) =>
        waivers.some((waiver) => holds(waiver) && concerns(waiver, requirement, pointer)),
      ),
    results: (judged) =>
      waivers.map((waiver) => {
        const { requirement, pointer, reason, expires } = waiver;
        const violated = judged(requirement);
        const applies =
          violated !== 'not checked' && violated.some((place) => concerns(waiver, requirement, place));
        const state = !holds(waiver)
          ? 'expired'
          : applies
            ? 'applied'
            : violated === 'not checked'
              ? 'unused'
              : 'stale';
        return { requirement, ...(pointer !== undefined && { pointer }), reason, expires, state };
      }),
  };
}

/** The places by requirement, where it was violated: what a waiver of it may cover. */
export function violatedPlaces(
  results: readonly Pick<RequirementResult, 'id' | 'status' | 'violations'>[],
): Parameters<Waivers['results']>[0] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return (id) => {
    const result = byId.get(id);
    return result === undefined || result.status === 'skipped' || result.status === 'inconclusive'
      ? 'not checked'
      : result.violations.map(({ pointer }) => pointer);
  };
}

function validateWaiver(
  { requirement, pointer, reason, expires }: Waiver,
  requirements: readonly Requirement[],
): void {
  const waived = requirements.find(({ id }) => id === requirement);
  if (waived === undefined) {
    // Text that does not begin like an id may be a key in the wrong place.
    const isLike = requirements.some(({ operations: [first] }) => requirement.startsWith(`${first}.`));
    throw new ConfigurationError(
      `a waiver names ${isLike ? `"${requirement}"` : displayValue(requirement)}, which is not a requirement`,
      '--list shows all of them.',
    );
  }
  // The places of any other description are not known here.
  const isKnown = !isOfOtherApi(waived.section);
  if (pointer !== undefined && isKnown && !isPlace(pointer, waived.operations)) {
    const near = nearestPlace(pointer, waived.operations);
    throw new ConfigurationError(
      `the waiver of ${requirement} is for ${displayValue(pointer)}, where no response is checked`,
      near === undefined
        ? 'Use a JSON pointer into the response, such as /cardholder/name.'
        : `Did you mean ${near}?`,
    );
  }
  if (typeof reason !== 'string' || reason.trim() === '')
    throw new ConfigurationError(
      `the waiver of ${requirement} has no reason`,
      'Add the reason why the violation is accepted.',
    );
  const day =
    typeof expires === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expires) ? new Date(expires) : undefined;
  if (day === undefined || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== expires)
    throw new ConfigurationError(
      `the waiver of ${requirement} expires on ${displayValue(expires)}, which is not a date`,
      'Use the last day on which it applies, as YYYY-MM-DD.',
    );
}
