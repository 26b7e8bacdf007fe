import { expect, test } from 'vitest';
import { openBank } from '../../open-bank.ts';

test('the program is sent as it is stored, character by character', async () => {
  const bank = await openBank();
  const { programId } = bank.seed;
  const [stored] = await bank.store.read([programId]);
  expect(JSON.stringify(await bank.call('retrieveProgram'))).toBe(stored);
  await bank.patch(programId, { productName: 'Example Harbor for Bakers' });
  expect((await bank.call('retrieveProgram')).productName).toBe('Example Harbor for Bakers');
});
