import { MAX_UPDATES } from './flag-words.ts';

/** The steps that lower an account's settings, in order. The first two are made in every run. */
export const LOWERING = [
  'change-settings',
  'change-other-settings',
  'change-third-settings',
  'change-fourth-settings',
  'change-fifth-settings',
  'change-sixth-settings',
].slice(0, MAX_UPDATES) as [string, ...string[]];

/**
 * The number of a lowering update, from 0: it switches off some of what is on, gives amounts to the groups of the rails that stay on and empties
 * the others, and has other counts and overall limits than the other updates. `program`: everything as the program has it, and every group
 * empty. In sequence they change all that can be changed within the program's settings, so that each setting can be told from all others.
 */
export type UpdateVariant = number | 'program';
