import { type CatalogueRequirement, type CheckCode, catalogue } from '../../../generated/catalogue.ts';
import type { StandardCheckName, StandardChecks } from '../../../generated/catalogue-check.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { RowCheck } from '../check.ts';
import { anyFilled } from './any-filled.ts';
import { blockedOriginatorsStayNull } from './code/blocked-originators-stay-null.ts';
import { idIsItsOwn } from './code/id-is-its-own.ts';
import { modifiedAfterCreated } from './code/modified-after-created.ts';
import { programIsKept } from './code/program-is-kept.ts';
import { stateIsEmptyAbroad } from './code/state-is-empty-abroad.ts';
import { timesAreEqual } from './code/times-are-equal.ts';
import { placeCondition, withConditions } from './conditions.ts';
import { equals } from './equals.ts';
import { includes } from './includes.ts';
import type { CheckContext, Interpret, Judge } from './judge.ts';
import { judgeKnown } from './judge-known.ts';
import { lastFourOf } from './last-four-of.ts';
import { ofProgram } from './of-program.ts';
import { ofAccount, ofContact } from './of-record.ts';
import { pathParameter } from './path-parameter.ts';
import { returned } from './returned.ts';
import { sameAs } from './same-as.ts';
import { unchanged } from './unchanged.ts';
import { unsetIsEmpty } from './unset-is-empty.ts';

/** How each standard check of a row is judged. */
const standardChecks: { readonly [Name in StandardCheckName]: Interpret<Name> } = {
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
};

/** The checks that are code, each in the file of its name. */
const codeChecks: Readonly<Record<CheckCode, (row: CatalogueRequirement) => Judge>> = {
  'blocked-originators-stay-null': () => blockedOriginatorsStayNull,
  'id-is-its-own': ({ operations: [, ...others] }) => idIsItsOwn(others),
  'modified-after-created': () => modifiedAfterCreated,
  'program-is-kept': () => programIsKept,
  'state-is-empty-abroad': () => stateIsEmptyAbroad,
  'times-are-equal': () => timesAreEqual,
};

/**
 * The check of a row.
 *
 * @throws Error for a place that the operation's response does not have
 */
export function checkOfRow(row: CatalogueRequirement): RowCheck {
  const {
    id,
    operations: [operation],
  } = row;
  if (operation === undefined) throw new Error(`${id} names no operation`);
  const judgeResponse = judgeOfRow(row, operation);
  return {
    requirement: id,
    operation,
    judgeResponse,
    judge: (history) => history.of(operation).flatMap((response) => judgeResponse(response, history)),
  };
}

/** How a row is judged. */
export function judgeOfRow(row: CatalogueRequirement, operation: OperationId): Judge {
  const { check, where = {}, ignoreCase } = row;
  const context = { operation, applies: placeCondition(where, operation), ignoreCase: ignoreCase === true };
  const judge = 'code' in check ? codeChecks[check.code](row) : interpret(check, context);
  const restricted = withConditions(judge, where);
  return (response, known) => judgeKnown(restricted, response, known);
}

function interpret(check: Partial<StandardChecks>, context: CheckContext): Judge {
  const [name] = Object.keys(check) as [StandardCheckName];
  return (standardChecks[name] as Interpret)(check[name] as StandardChecks[StandardCheckName], context);
}

/** The checks of all rows, in their order. */
export const checks: readonly RowCheck[] = catalogue.requirements.map(checkOfRow);
