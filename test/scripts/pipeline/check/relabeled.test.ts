import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject } from '../../../../lib/json.ts';
import { findProblems } from '../../../../scripts/pipeline/check/find-problems.ts';
import { prepareInputs } from '../../../../scripts/pipeline/generate.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { temporaryFolder } from '../command-line.ts';

const OTHERS = {
  owner: { $ref: '#/components/schemas/Owner', nullable: true, minProperties: 1 },
  limit: { type: 'number', minimum: 0, exclusiveMinimum: true },
};

async function describe31(count: number, others: object = OTHERS) {
  const folder = await temporaryFolder();
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`label${index}`, { type: 'string', nullable: true }]),
  );
  const Card = {
    type: 'object',
    properties: { ...properties, ...others },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Relabeled', version: '1' },
    servers: [{ url: 'https://cards.test' }],
    paths: {},
    components: { schemas: { Card, Owner: { type: 'object' } } },
  };
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document, undefined, 1));
  return loadDescription('openapi.json', folder);
}

test('a few keywords of 3.0 in a description of 3.1 are slips', async () => {
  const found = await findProblems(await describe31(1));
  expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'warn spec/other-version',
    'error spec/other-version',
  ]);
});

test('`nullable` in 3.1 is ignored, as JSON Schema ignores every word that it does not know', async () => {
  const { bundle } = await prepareInputs(await describe31(1, {}));
  expect(bundle.document).toHaveProperty('components.schemas.Card.properties.label0.type', 'string');
});

test('many are how it is written: one warning, and they are read as 3.0 means them', async () => {
  const description = await describe31(20);
  const found = await findProblems(description);
  expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['warn spec/other-version']);
  const { bundle } = await prepareInputs(description);
  const { schemas } = bundle.document.components as { schemas: Record<string, unknown> };
  const { properties } = schemas.Card as { properties: Record<string, unknown> };
  expect(properties.label0).toEqual({ type: ['string', 'null'] });
  expect(properties.limit).toEqual({ type: 'number', exclusiveMinimum: 0 });
  expect(isObject(properties.owner) && properties.owner.anyOf).toEqual([
    { $ref: '#/components/schemas/Owner', minProperties: 1 },
    { type: 'null' },
  ]);
});

test.each([
  ['swagger', '2.0', { definitions: { Card: { type: ['object', 'null'] } } }],
  ['openapi', '3.0.3', { components: { schemas: { Card: { type: ['object', 'null'] } } } }],
])('a list of types is read in %s %s', async (key, version, schemas) => {
  const folder = await temporaryFolder();
  const document = { [key]: version, info: { title: 'Cards', version: '1' }, paths: {}, ...schemas };
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  const description = await loadDescription('openapi.json', folder);
  expect(await findProblems(description)).toEqual([]);
  const { bundle } = await prepareInputs(description);
  expect(bundle.document.components).toMatchObject({ schemas: { Card: { type: ['object', 'null'] } } });
});
