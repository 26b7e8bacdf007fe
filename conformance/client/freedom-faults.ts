import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonObject } from '../../lib/json.ts';

type Freedoms = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

let known: Freedoms | undefined;

/** The faults of a freedom in `freedoms.yaml`, until they are removed; none for others. */
export function freedomFaults(kind: string): JsonObject[] {
  known ??= parse(readFileSync(new URL('./freedoms.yaml', import.meta.url), 'utf8')) as Freedoms;
  return Object.entries(known[kind] ?? {}).map(([operation, fault]) => ({
    operation,
    times: null,
    ...fault,
  }));
}
