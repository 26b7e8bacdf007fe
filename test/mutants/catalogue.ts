/** Every faulty server. */
import { behaviourMutants } from './behaviour/index.ts';
import type { Mutant } from './mutant.ts';
import { schemaMutants } from './schema/mutants.ts';
import { stateMutants } from './state.ts';
import { wireMutants } from './wire.ts';

export const mutants: readonly Mutant[] = [
  ...schemaMutants,
  ...behaviourMutants,
  ...wireMutants,
  ...stateMutants,
];
