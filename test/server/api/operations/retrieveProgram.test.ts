import { expect, test } from 'vitest';
import { openBank } from '../../open-bank.ts';
import { notInPathOf } from '../../problems.ts';

test('the program is sent as it is stored, character by character', async () => {
  const bank = await openBank();
  const { programId } = bank.seed;
  const [stored] = await bank.store.read([programId]);
  expect(JSON.stringify(await bank.call('retrieveProgram'))).toBe(stored);
  await bank.patch(programId, { productName: 'Example Harbor for Bakers' });
  expect((await bank.call('retrieveProgram')).productName).toBe('Example Harbor for Bakers');
});

test("an unknown program and another key's are indistinguishable", async () => {
  const bank = await openBank();
  for (const id of ['prg-00000000-0000-4000-8000-000000000000', bank.other.programId])
    expect(await bank.refused('retrieveProgram', { id })).toEqual(notInPathOf('programId', 'program'));
});
