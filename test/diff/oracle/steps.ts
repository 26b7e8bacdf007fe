import { bothWays } from './call-parts.ts';
import { type Documents, withDocuments } from './tools.ts';
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
  SERVER_PAIRS,
  CALL_PAIRS,
  SCHEMA_PAIRS,
  OTHER_PAIRS,
  LATER_PAIRS,
].flatMap(bothWays);

/** Writes both documents, asks, and removes them. */
export const withStep = <Result>(
  { old, changed }: Step,
  ask: (documents: Documents) => Promise<Result>,
): Promise<Result> => withDocuments({ base: wholeOf(old), revision: wholeOf(changed) }, ask);
