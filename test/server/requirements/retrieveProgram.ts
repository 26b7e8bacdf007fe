import { expect } from 'vitest';
import { programs } from '../valid-requests.ts';
import { suite } from './suite.ts';

export const retrieveProgram = suite({
  inputs: programs,
  async act(bank, patch) {
    const id = bank.seed.programId;
    await bank.patch(id, patch);
    return { id, program: await bank.call('retrieveProgram', { id }) };
  },
  async again(bank, { id }) {
    return { id, program: await bank.call('retrieveProgram', { id }) };
  },
  rows: {
    'id-is-the-one-asked-for': ({ id, program }) => expect(program.id).toBe(id),
  },
});
