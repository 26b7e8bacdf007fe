import { expect, test } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';
import { beWrong } from './bank.ts';
import { client } from './client-of-all-files.ts';

judgeTests();

test('a wrong one, called by a client that the first file has made', async () => {
  beWrong();
  expect((await client.read()).status).toBe(200);
});
