import { MAX_UPDATES } from './flag-words.ts';

/** The steps that lower an account's settings, in order. The first two are made in every run. */
export const LOWERING = [
  'change-settings',
  'change-other-settings',
  'change-third-settings',
  'change-fourth-settings',
  'change-fifth-settings',
].slice(0, MAX_UPDATES) as [string, ...string[]];
