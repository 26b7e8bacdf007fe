import { beforeAll, expect, test } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';
import { createSandbox, toFetch } from '../../../../server/sandbox.ts';

const sandbox = await createSandbox();
const before = toFetch(sandbox);
globalThis.fetch = before as typeof fetch;
// These functions return what runs in the opposite order: by then the global function is what it was.
beforeAll(() => () => expect(globalThis.fetch).toBe(before));
judgeTests({
  onReport: ({ run, requirements }) => {
    expect(run.verdict).toBe('inconclusive');
    expect(requirements.some(({ judged }) => judged > 0)).toBe(true);
  },
});

test('a call by the global function', async () => {
  const { apiKey = '', programId } = sandbox.seed;
  const response = await fetch(`https://bank.example/v1/program/${programId}`, {
    headers: { 'sd-api-key': apiKey },
  });
  expect(await response.json()).toMatchObject({ id: programId });
});
