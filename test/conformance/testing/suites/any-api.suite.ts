import { expect, test } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';
import { readApi } from '../../../../scripts/read-api.ts';
import { NOTES } from '../../../scripts/workflow/notes.ts';

const api = await readApi(NOTES as object);
globalThis.fetch = async () => Response.json({ id: 5 });
judgeTests({
  api,
  onReport: ({ run }) => expect(run.description.title).toBe('Notes'),
});

test('a call of another API', async () => {
  const response = await fetch('http://127.0.0.1/v1/notes/1');
  expect(await response.json()).toEqual({ id: 5 });
});
