import { expect, test } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';
import { client } from './client-of-all-files.ts';

judgeTests();

test('a right bank', async () => {
  expect((await client.read()).status).toBe(200);
});
