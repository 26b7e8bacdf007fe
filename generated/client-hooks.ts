// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import { mask } from './client-mask.ts';
import type { ApiDefinition, Hooks, MaskedHooks } from './client-types.ts';

const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie'];

/**
 * Puts the mask before the hooks: credentials wherever they stand, and the values of everything that the description calls
 * sensitive. A module of its own, so that a bundle without logs does without it.
 */
export function maskHooks(
  { credentials }: ApiDefinition,
  sensitive: readonly string[],
  hooks: Hooks,
): MaskedHooks {
  const wireNames = Object.values(credentials).map(({ name }) => name);
  // A header parameter travels, and is shown, in lower case.
  const names = new Set([
    ...SECRET_HEADERS,
    ...wireNames,
    ...sensitive,
    ...sensitive.map((name) => name.toLowerCase()),
  ]);
  return (name, event, secrets) => {
    const hook = hooks[name] as ((event: object) => unknown) | undefined;
    try {
      if (hook) Promise.resolve(hook(mask(event, secrets, names))).catch(() => {});
    } catch {
      // Logging never breaks a call.
    }
  };
}
