import { afterward } from './afterward.ts';
import { anyFilled } from './any-filled.ts';
import { atMostAsked } from './at-most.ts';
import type { CallCheckKind, CheckKind } from './check-kind.ts';
import { equals } from './equals.ts';
import { filtered } from './filtered.ts';
import { gone } from './gone.ts';
import { ifMatch } from './if-match.ts';
import { includes } from './includes.ts';
import { lastFourOf } from './last-four-of.ts';
import { listedRecords } from './listed.ts';
import { neverSent } from './never-sent.ts';
import { notDecreasing } from './not-decreasing.ts';
import { notListed } from './not-listed.ts';
import { ofProgram } from './of-program.ts';
import { ofAccount, ofContact } from './of-record.ts';
import { ordered } from './ordered.ts';
import { pages } from './pages.ts';
import { pathParameter } from './path-parameter.ts';
import { readBack } from './read-back.ts';
import { refused } from './refused.ts';
import { repeated } from './repeated.ts';
import { returned } from './returned.ts';
import { sameAs } from './same-as.ts';
import { sorted } from './sorted.ts';
import { unchanged } from './unchanged.ts';
import { unsetIsEmpty } from './unset-is-empty.ts';

/**
 * Every kind of check, by the name that rows use. The type of rows, their JSON Schema, their words and how they are judged follow from it:
 * `npm run generate` and `npm run generate:schema-validators` write what is derived.
 */
export const kinds: Readonly<Record<string, CheckKind | CallCheckKind>> = {
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
  filtered,
  sorted,
  atMost: atMostAsked,
  ordered,
  neverSent,
  readBack,
  afterward,
  gone,
  listed: listedRecords,
  notListed,
  pages,
  notDecreasing,
  refused,
  repeated,
  ifMatch,
} as Readonly<Record<string, CheckKind | CallCheckKind>>;

/** True for a kind of check that looks at other calls about the same record. */
export function isCallKind(kind: CheckKind | CallCheckKind): kind is CallCheckKind {
  return 'judgeCall' in kind;
}
