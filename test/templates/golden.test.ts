import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prepare } from '../../scripts/pipeline/generate.ts';
import { makeTypes } from '../../scripts/pipeline/make/types.ts';
import { catalogueTemplate } from '../../templates/catalogue.ts';
import { clientTemplate } from '../../templates/client.ts';
import { examplesTemplate } from '../../templates/examples.ts';
import { identifiersTemplate } from '../../templates/identifiers.ts';
import { operationsTemplate } from '../../templates/operations.ts';
import { serverTemplate } from '../../templates/server.ts';

const CASES = fileURLToPath(new URL('cases', import.meta.url));

/** The text that an expected file is compared with, by its name. */
const MAKERS: Readonly<Record<string, (inputs: Awaited<ReturnType<typeof prepare>>) => Promise<string>>> = {
  'types.ts': async ({ bundle, model }) => makeTypes(bundle.document, model),
  'identifiers.ts': async ({ model }) => identifiersTemplate(model),
  // Without the interfaces, which `generated/operations.ts` has as well.
  'operations.ts.txt': async ({ model }) =>
    operationsTemplate(model).replace(
      /export interface OperationParameter .*?(?=\/\*\* The operations in)/s,
      '',
    ),
  'examples.ts': async ({ model }) => examplesTemplate(model),
  // Not by its own name: the modules it imports are not beside it, so no compiler may find it.
  'catalogue.ts.txt': async ({ model, evidence }) =>
    catalogueTemplate(model, evidence, [{ name: 'equals', type: 'PlaceValues' }]),
  'server.ts.txt': async ({ model }) => serverTemplate(model),
  'client.ts.txt': async ({ model }) => clientTemplate(model),
  'model.json': async ({ model }) => `${JSON.stringify(model, null, 2)}\n`,
};

const rows = readdirSync(CASES).flatMap((name) =>
  readdirSync(join(CASES, name, 'expected')).map((file) => ({ name, file })),
);

test.each(rows)('$name: $file', async ({ name, file }) => {
  const folder = join(CASES, name);
  const make = MAKERS[file];
  if (make === undefined) throw new Error(`No maker for ${file}`);
  const made = await make(await prepare('openapi.yaml', folder));
  await expect(made).toMatchFileSnapshot(join(folder, 'expected', file));
});

test('each case expects something', () => {
  const empty = readdirSync(CASES).filter((name) => !existsSync(join(CASES, name, 'expected')));
  expect(empty).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});
