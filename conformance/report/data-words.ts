import type { DataSection } from '../model/report.ts';

/** `routingNumbers (2), phones (1)`: which kinds, and how many values of each. */
export function dataWords({ kinds }: DataSection): string {
  return kinds.map(({ name, values }) => `${name} (${values})`).join(', ');
}

/** Sentences about what too few values cost, for people. */
export function tooFewValues({ kinds }: DataSection): string[] {
  return kinds.flatMap(({ name, values, enough, weaker = [] }) =>
    enough === undefined
      ? []
      : [
          `${name} has ${values} ${values === 1 ? 'value' : 'values'} where ${enough} are needed to keep all fields apart: a server that mixes these fields up may go unnoticed${weaker.length === 0 ? '' : ` by ${weaker.join(', ')}`}.`,
        ],
  );
}
