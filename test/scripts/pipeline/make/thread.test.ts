import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import { OUTPUTS, threaded } from '../../../../scripts/pipeline/make/outputs.ts';
import { makeInThread, warmUp } from '../../../../scripts/pipeline/make/thread.ts';

const FERRY = fileURLToPath(new URL('../../../fixtures/ferry', import.meta.url));
const rows = OUTPUTS.filter(({ thread }) => thread !== undefined);

test('the second thread makes the same bytes, also when asked for several rows at once', async () => {
  const inputs = await prepare('openapi.yaml', FERRY);
  expect(rows.map(({ name }) => name)).toEqual(['types', 'zod', 'msw']);
  warmUp(rows.map(({ name }) => name));
  const made = await Promise.all(rows.map(({ name }) => makeInThread(name, inputs)));
  expect(made).toEqual(await Promise.all(rows.map((row) => row.make(inputs))));
});

test('a refusal crosses over as it is, with place and fix', async () => {
  const inputs = await prepare('openapi.yaml', FERRY);
  const document = structuredClone(inputs.bundle.document) as {
    components: { schemas: Record<string, object> };
  };
  document.components.schemas.Person = { $ref: '#/components/schemas/Nowhere' };
  const wrong = { ...inputs, bundle: { ...inputs.bundle, document } };
  const here = await OUTPUTS.find(({ name }) => name === 'zod')
    ?.make(wrong)
    .catch((error: unknown) => error);
  const there = await makeInThread('zod', wrong).catch((error: unknown) => error);
  expect(here).toBeInstanceOf(Error);
  expect(there).toBeInstanceOf(Error);
  expect((there as Error).message).toBe((here as Error).message);
  expect(there).toMatchObject({ ...(here as object) });
  // The thread lives on.
  expect(await makeInThread('types', inputs)).toEqual(
    await OUTPUTS.find(({ name }) => name === 'types')?.make(inputs),
  );
});

test('with nothing to do meanwhile there is no second thread', () => {
  expect(threaded(rows)).toEqual([]);
  expect(threaded(OUTPUTS.filter(({ thread }) => thread === undefined))).toEqual([]);
});
