// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import { maskFields } from './client-mask.ts';
// prettier-ignore
import type { ApiDefinition, Hooks, MaskedHooks } from './client-types.ts';

// prettier-ignore
const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie'];

/**
 * Masks what the hooks are given: credentials anywhere, and the values of all that the description marks as sensitive. A separate
 * module, so that a bundle without hooks does not have it.
 */
// prettier-ignore
export function maskHooks(
  { credentials }: ApiDefinition,
  sensitive: readonly string[],
  hooks: Hooks,
): MaskedHooks {
  const wireNames = Object.values(credentials).map(({ name }) => name);
  // Header parameters are sent, and logged, in lower case.
  const names = new Set([
    ...SECRET_HEADERS,
    ...wireNames,
    ...sensitive,
    ...sensitive.map((name) => name.toLowerCase()),
  ]);
  return (name, event, secrets) => {
    const hook = hooks[name] as ((event: object) => unknown) | undefined;
    try {
      if (hook) Promise.resolve(hook(maskFields(event, secrets, names))).catch(() => {});
    } catch {
      // A failing hook must not fail the call.
    }
  };
}
