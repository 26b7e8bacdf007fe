import { expect, test } from 'vitest';
import { endsOfMutations } from './mutations.ts';

/** `npm run test:projects` takes twenty times as many. */
test('a broken description is never taken for a bug of this tool', async () => {
  const ends = await endsOfMutations(0, 15);
  // Otherwise nothing got as far as a maker, or nothing was broken.
  expect([...ends]).toEqual(expect.arrayContaining(['generate: ok', 'generate: problem']));
});
