import { ODD_OBJECTS } from './odd-schemas/objects.ts';
import { ODD_VALUES } from './odd-schemas/values.ts';

/** A schema with payloads whose verdict was worked out by hand from JSON Schema 2020-12. */
export interface OddSchema {
  readonly name: string;
  readonly schema: unknown;
  readonly accepts: readonly unknown[];
  readonly rejects: readonly unknown[];
  /** Further components that it refers to. */
  readonly others?: Readonly<Record<string, unknown>>;
  /** Makers that must stop, and a word of what they say. */
  readonly refused?: { readonly openApi30?: string; readonly zod?: string };
}

export const ODD_SCHEMAS: readonly OddSchema[] = [...ODD_VALUES, ...ODD_OBJECTS];
