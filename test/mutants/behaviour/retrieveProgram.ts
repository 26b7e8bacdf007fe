import { set } from '../steps.ts';
import { mutantsOf } from './broken.ts';

export const retrieveProgram = mutantsOf('retrieveProgram', {
  'id-is-the-one-asked-for': { 'another one': [set('/id', 'prg-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38')] },
});
