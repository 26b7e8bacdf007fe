import { anyFilled } from './any-filled.ts';
import type { CheckKind } from './check-kind.ts';
import { equals } from './equals.ts';
import { includes } from './includes.ts';
import { lastFourOf } from './last-four-of.ts';
import { ofProgram } from './of-program.ts';
import { ofAccount, ofContact } from './of-record.ts';
import { pathParameter } from './path-parameter.ts';
import { returned } from './returned.ts';
import { sameAs } from './same-as.ts';
import { unchanged } from './unchanged.ts';
import { unsetIsEmpty } from './unset-is-empty.ts';

/**
 * Every kind of check, by the name that rows use. The type of rows, their JSON Schema, their words and how they are judged follow from it:
 * `npm run generate` and `npm run generate:schema-validators` write what is derived.
 */
export const kinds: Readonly<Record<string, CheckKind>> = {
  equals,
  returned,
  includes,
  sameAs,
  lastFourOf,
  pathParameter,
  ofAccount,
  ofContact,
  ofProgram,
  unchanged,
  anyFilled,
  unsetIsEmpty,
} as Readonly<Record<string, CheckKind>>;
