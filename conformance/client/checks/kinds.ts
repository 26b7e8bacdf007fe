import type { ClientCheckKind, JudgeClient } from '../client-judgement.ts';
import type { ClientRow } from '../client-rows.ts';
import { amountsAsReturned } from './amounts-as-returned.ts';
import { absent, carries } from './credentials.ts';
import { accepts, ends, noCrash, nothingRestsOnAFailedCall, notices, reports } from './endings.ts';
import { contactOfTheAccount, idAsReturned, idFormat, idKind, idNotInvented } from './ids.ts';
import {
  bodyIsJson,
  bodyIsUtf8,
  contentTypeIsJson,
  fits,
  knownOperation,
  noBodyWhereNoneIsDescribed,
  uniqueNames,
  unsent,
} from './requests.ts';
import { noDoubleSubmit, noOtherCreation, notInAStorm, notRepeated, waits } from './retries.ts';

interface CodeCheck {
  readonly judge: JudgeClient;
  /** As those of a kind. */
  readonly scenarios?: readonly string[];
}

/** Checks without an operand, by the names that rows give them below `code:`. */
const CODE_CHECKS: Readonly<Record<string, CodeCheck>> = {
  'known-operation': { judge: knownOperation },
  'content-type-is-json': { judge: contentTypeIsJson },
  'body-is-json': { judge: bodyIsJson },
  'body-is-utf-8': { judge: bodyIsUtf8 },
  'unique-names': { judge: uniqueNames },
  'no-body-where-none-is-described': { judge: noBodyWhereNoneIsDescribed },
  'amounts-as-returned': { judge: amountsAsReturned, scenarios: ['awkward-amounts'] },
  'id-form': { judge: idFormat },
  'id-kind': { judge: idKind },
  'id-as-returned': { judge: idAsReturned, scenarios: ['capital-ids', 'bare-ids'] },
  'id-not-invented': { judge: idNotInvented },
  'contact-of-the-account': { judge: contactOfTheAccount },
  'no-double-submit': { judge: noDoubleSubmit, scenarios: ['slow'] },
  'no-other-creation': {
    judge: noOtherCreation,
    scenarios: ['refused', 'server-error', 'cut-before', 'success-truncated'],
  },
  'no-crash': {
    judge: noCrash,
    scenarios: ['refused', 'server-error', 'cut-midway', 'success-truncated', 'null-objects'],
  },
  'nothing-rests-on-a-failed-call': {
    judge: nothingRestsOnAFailedCall,
    scenarios: ['refused', 'server-error', 'cut-before', 'refused-as-html'],
  },
};

const code: ClientCheckKind<string> = {
  grammar: { enum: Object.keys(CODE_CHECKS).toSorted() },
  scenarios: (name) => CODE_CHECKS[name]?.scenarios ?? [],
  judge: (name) => (CODE_CHECKS[name] as CodeCheck).judge,
};

/** Everything that a row can have below `check:`. */
export const CHECK_KINDS: Readonly<Record<string, ClientCheckKind<never>>> = {
  carries,
  absent,
  fits,
  unsent,
  notRepeated,
  notInAStorm,
  waits,
  accepts,
  notices,
  reports,
  ends,
  code,
};

/** Kinds of scenarios that a row needs beside the run without faults. */
export function kindsFor(row: ClientRow): readonly string[] {
  const [kind, operand] = kindOf(row);
  return kind.scenarios?.(operand) ?? [];
}

/** The function that judges a row. */
export function clientCheck(row: ClientRow): JudgeClient {
  const [kind, operand] = kindOf(row);
  return kind.judge(operand);
}

function kindOf({ id, check }: ClientRow): [ClientCheckKind<never>, never] {
  const [name = ''] = Object.keys(check);
  const kind = CHECK_KINDS[name];
  if (kind === undefined) throw new Error(`no check of ${id}`);
  return [kind, check[name] as never];
}
