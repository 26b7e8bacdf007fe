import { isAskedFor } from './is-asked-for.ts';
import { checksOf } from './judge.ts';

export const checks = checksOf('retrieveProgram', {
  'id-is-the-one-asked-for': isAskedFor('programId'),
});
