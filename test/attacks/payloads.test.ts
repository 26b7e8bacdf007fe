import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../../lib/json.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { DESCRIPTION } from './description.ts';
import { payloads, RAN } from './payloads.ts';
import { textPlaces, withTexts } from './text-places.ts';

// The attacks are made of these: a payload that says nothing, or a place that is not reached, would prove nothing.

test('the description itself is right', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(DESCRIPTION));
  const { code, stderr } = await run(
    ['generate', '--only', 'openapi', '--out', 'out', '--spec', 'openapi.json'],
    folder,
  );
  expect(stderr).not.toContain('error');
  expect(code).toBe(0);
});

test('every payload differs from every other one and does not contain what code prints', () => {
  const texts = payloads().map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes(RAN))).toEqual([]);
});

test('every place gets its text, wherever it is named', () => {
  const places = textPlaces(DESCRIPTION);
  expect(places.length).toBeGreaterThan(150);
  const texts = new Map(places.map(({ word }, index) => [word, `{${index}}/~%?#"`]));
  const changed = withTexts(DESCRIPTION, texts);
  expect(JSON.stringify(changed)).not.toMatch(/zz[A-Z]/);
  const { word, pointer } = places.find((place) => place.word === 'zzTitle') ?? expect.fail();
  expect(at(changed, pointer)).toBe(texts.get(word));
  expect(textPlaces(changed)).toEqual([]);
});
