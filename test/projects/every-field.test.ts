import { beforeAll, expect, test } from 'vitest';
import { step } from '../../lib/json-pointer.ts';
import { FATES, type Fate } from '../standard/fates.ts';
import { changedOutputs, type Made, make, withValues } from '../standard/measure.ts';
import { OPENAPI_VERSIONS, type StandardFields, standardFields } from '../standard/standard-fields.ts';

/** The fate of each field of the standard (`test/standard/fates.ts`), by what is made of a small description with it and without. */

let fields: StandardFields;
const bases = new Map<string, Made>();
beforeAll(async () => {
  fields = await standardFields();
  for (const version of OPENAPI_VERSIONS) bases.set(version, await make(withValues(version, {})));
});

test.each(OPENAPI_VERSIONS)('the base of %s is made without a word', (version) => {
  expect(bases.get(version)).toMatchObject({ said: [], refused: undefined, wrong: undefined });
});

const CASES = Object.entries(FATES).flatMap(([object, { at, fields: own }]) =>
  Object.entries(own).map(([field, fate]) => [`${object}.${field}`, object, field, fate, at] as const),
);

test.each(CASES)('%s', async (_, object, field, fate, at) => {
  const versions = fields[object]?.[field] ?? [];
  const version = fate.version ?? newest(versions);
  const place = step(fate.at ?? at, field);
  const { given } = fate;
  const before = given === undefined ? bases.get(version) : await make(withValues(version, given));
  const after = await make(withValues(version, { ...given, [place]: fate.value }));
  prove(fate, before as Made, after);
});

/** Keywords of JSON Schema are in 3.1 and later. */
function newest(versions: readonly string[]): string {
  return versions.includes('2020-12') ? '3.2' : (versions.at(-1) ?? '');
}

function prove({ kind, says }: Fate, before: Made, after: Made): void {
  const said = [...after.said.filter((line) => !before.said.includes(line)), after.refused, after.wrong];
  if (kind === 'read') expect(said.join('\n')).toContain(says);
  if (kind === 'read') return;
  expect(after).toMatchObject({ refused: undefined, wrong: undefined });
  const changed = changedOutputs(before, after);
  if (kind === 'listed') expect(said.join('\n')).toContain(says);
  if (kind === 'documented') expect(changed).toEqual([]);
  if (kind === 'documented') expect(after.all).not.toBe(before.all);
  if (kind === 'used') expect(changed).toEqual(expect.arrayContaining(says.split(' ')));
}
