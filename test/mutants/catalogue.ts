/** Every faulty server. */
import { behaviorMutants } from './behavior/index.ts';
import type { Mutant } from './mutant.ts';
import { schemaMutants } from './schema/mutants.ts';
import { stateMutants } from './state.ts';
import { thoroughMutants } from './thorough/index.ts';
import { wireMutants } from './wire.ts';

export const mutants: readonly Mutant[] = [
  ...schemaMutants,
  ...behaviorMutants,
  ...wireMutants,
  ...stateMutants,
  ...thoroughMutants,
];
