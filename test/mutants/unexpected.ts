import { rows } from '../../conformance/catalogue/catalogue.ts';
import type { Violation } from '../../conformance/model/violation.ts';
import type { Mutant } from './mutant.ts';

/** The last names of places of which one is held against the other: to break the one is to break what is said of both. */
const HELD_TOGETHER: readonly (readonly [string, string])[] = [
  ['createdAt', 'modifiedAt'],
  ...rows.flatMap(({ check, where }) => [
    ...('sameAs' in check ? namesOf(check.sameAs) : []),
    ...('lastFourOf' in check ? namesOf(check.lastFourOf) : []),
    ...('equals' in check
      ? Object.keys(where?.response ?? {}).flatMap((state) =>
          Object.keys(check.equals).map((place) => [lastName(state), lastName(place)] as const),
        )
      : []),
  ]),
];

function namesOf(pairs: Readonly<Record<string, string>>): (readonly [string, string])[] {
  return Object.entries(pairs).map(([place, other]) => [lastName(place), lastName(other)]);
}

/**
 * Violations that have nothing to do with what a mutant breaks: neither of the same field, nor of something above or below it, nor of one that is
 * held against it. A mutant that breaks a whole message has none.
 */
export function unexpectedViolations(
  { faults, operation, breaks, also = [] }: Mutant,
  violations: readonly Violation[],
): string[] {
  const touched = faults.flatMap(({ patch = [], written = [] }) =>
    [...patch, ...written.flatMap((one) => one.patch)].map(({ path }) => path),
  );
  const isWhole = touched.length === 0 || touched.includes('');
  const isRelated = (one: Violation) =>
    one.requirement === breaks ||
    also.includes(one.requirement) ||
    (isWhole && one.operation === operation) ||
    touched.some(
      (path) =>
        (one.operation === operation && (isAbove(path, one.pointer) || isAbove(one.pointer, path))) ||
        areTogether(lastName(path), lastName(one.pointer)),
    );
  return [...new Set(violations.filter((one) => !isRelated(one)).map(({ requirement }) => requirement))];
}

function isAbove(pointer: string, other: string): boolean {
  return other === pointer || other.startsWith(`${pointer}/`);
}

function areTogether(one: string, other: string): boolean {
  return one === other || HELD_TOGETHER.some((pair) => pair.includes(one) && pair.includes(other));
}

function lastName(pointer: string): string {
  return pointer.split('/').findLast((name) => !/^(\d+|-)$/.test(name)) ?? '';
}
