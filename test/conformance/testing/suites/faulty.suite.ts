import { expect, test } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';
import { createSandbox, toFetch } from '../../../../server/sandbox.ts';

const sandbox = await createSandbox();
sandbox.faults.add({
  operation: 'retrieveProgram',
  times: null,
  patch: [{ op: 'replace', path: '/productName', value: 5 }],
});
const bank = judgeTests({ fetch: toFetch(sandbox) });

test('a test that does not look at the name', async () => {
  const { apiKey = '', programId } = sandbox.seed;
  const response = await bank(`https://bank.example/v1/program/${programId}`, {
    headers: { 'sd-api-key': apiKey },
  });
  expect(response.status).toBe(200);
});
