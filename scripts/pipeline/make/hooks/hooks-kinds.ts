import { ToolError } from '../../../cli/errors.ts';

/** The hooks that can be made, by the word of `--hooks`: for a framework and TanStack Query, or for SWR. */
export const HOOKS_KINDS = {
  react: { client: 'react-query', library: '@tanstack/react-query', version: '5.108.0', provider: 'react' },
  vue: { client: 'vue-query', library: '@tanstack/vue-query', version: '5.104.0', provider: 'vue' },
  svelte: { client: 'svelte-query', library: '@tanstack/svelte-query', version: '6.3.6', provider: 'shared' },
  solid: { client: 'solid-query', library: '@tanstack/solid-query', version: '5.104.0', provider: 'shared' },
  swr: { client: 'swr', library: 'swr', version: '2.5.1', provider: 'shared' },
} as const satisfies Record<string, HooksKindOptions>;

export type HooksKind = keyof typeof HOOKS_KINDS;

interface HooksKindOptions {
  /** Orval's name for it, which is also the name of the generated file. */
  readonly client: 'react-query' | 'vue-query' | 'svelte-query' | 'solid-query' | 'swr';
  /** The package that the hooks import. */
  readonly library: string;
  /** The version of it that the hooks are written for and compiled with. */
  readonly version: string;
  /** The way in which a page gives the hooks their client, see `templates/hooks.ts`. */
  readonly provider: 'react' | 'vue' | 'shared';
}

/** @throws ToolError `usage` for another word */
export function hooksKindNamed(word: string): HooksKind {
  if (Object.hasOwn(HOOKS_KINDS, word)) return word as HooksKind;
  throw new ToolError('usage', `Invalid value "${word}" for --hooks.`, {
    fix: `Use one of: ${Object.keys(HOOKS_KINDS).join(', ')}.`,
  });
}
