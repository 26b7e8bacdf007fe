import type { Mutant } from '../mutant.ts';
import { settingMutants } from './settings.ts';
import { stateMutants } from './state.ts';
import { textMutants } from './texts.ts';
import { valueMutants } from './values.ts';

/** Servers that fail under `--thorough` alone: other runs find them conformant. */
export const thoroughMutants: readonly Mutant[] = [
  ...textMutants,
  ...valueMutants,
  ...stateMutants,
  ...settingMutants,
];
