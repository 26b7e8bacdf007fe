import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Documents } from './tools.ts';
import { CALL_PAIRS } from './whole/calls.ts';
import { type Whole, wholeOf } from './whole/parts.ts';
import { OTHER_PAIRS } from './whole/rest.ts';
import { SCHEMA_PAIRS } from './whole/schemas.ts';
import { SERVER_PAIRS } from './whole/servers.ts';
import { LATER_PAIRS } from './whole/versions.ts';

/** One step from a description to another one. */
export interface Step {
  readonly group: string;
  readonly title: string;
  readonly breaking: boolean;
  readonly old: Whole;
  readonly changed: Whole;
}

/** Each pair both ways. */
export const STEPS: readonly Step[] = [
  ...SERVER_PAIRS,
  ...CALL_PAIRS,
  ...SCHEMA_PAIRS,
  ...OTHER_PAIRS,
  ...LATER_PAIRS,
].flatMap(([group, title, old, changed, breaks, backBreaks]) => [
  { group, title, breaking: breaks, old, changed },
  { group, title: `${title}, undone`, breaking: backBreaks, old: changed, changed: old },
]);

/** Writes both documents, asks, and removes them. */
export async function withStep<Result>(
  { old, changed }: Step,
  ask: (documents: Documents) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const write = (name: string, whole: Whole) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(wholeOf(whole)));
    return file;
  };
  try {
    return await ask({ base: write('base', old), revision: write('revision', changed) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
