import { type CatalogueRequirement, type CheckCode, catalogue } from '../../../generated/catalogue.ts';
import { type OperationId, operationIds } from '../../../generated/operations.ts';
import { creates, idNamed } from '../../catalogue/effect.ts';
import { fieldsOf } from '../../catalogue/tree.ts';
import type { RowCheck } from '../check.ts';
import type { CheckKind, Judge, OperandShape, Operands } from './check-kind.ts';
import { addressesAreItsOwn } from './code/addresses-are-its-own.ts';
import { blockedOriginatorsStayNull } from './code/blocked-originators-stay-null.ts';
import { idIsItsOwn } from './code/id-is-its-own.ts';
import { modifiedAfterCreated } from './code/modified-after-created.ts';
import { programIsKept } from './code/program-is-kept.ts';
import { stateIsEmptyAbroad } from './code/state-is-empty-abroad.ts';
import { timesAreEqual } from './code/times-are-equal.ts';
import { placeCondition, withConditions, withinProgram } from './conditions.ts';
import { judgeKnown } from './judge-known.ts';
import { isCallKind, kinds } from './kinds.ts';
import { expandPlaces } from './places.ts';

interface CodeCheck {
  /** Makes the judge of a row. */
  readonly judge: (row: CatalogueRequirement) => Judge;
  /** It rests on the times that a bank's clock shows. In a recording, that takes an update that asks for a change. */
  readonly isOfClock?: true;
  /** The reason why recordings do not judge it. */
  readonly onlyInRuns?: string;
  /** A recording judges a place only if the request left it empty: a bank may drop another value. */
  readonly needsEmpty?: true;
}

/** The checks that are code, each in the file of its name. */
const codeChecks: Readonly<Record<CheckCode, CodeCheck>> = {
  'addresses-are-its-own': {
    judge: () => addressesAreItsOwn,
    onlyInRuns: 'recordings do not check it: a client may send the address of one person for several cards',
  },
  'blocked-originators-stay-null': { judge: () => blockedOriginatorsStayNull },
  'id-is-its-own': { judge: ({ operations: [, ...others] }) => idIsItsOwn(others) },
  'modified-after-created': { judge: () => modifiedAfterCreated, isOfClock: true },
  'program-is-kept': {
    judge: () => programIsKept,
    onlyInRuns:
      'recordings do not check it, since others may change the program between an update and the next time it is read: a run of conform does',
  },
  'state-is-empty-abroad': { judge: () => stateIsEmptyAbroad, needsEmpty: true },
  'times-are-equal': { judge: () => timesAreEqual },
};

type Check = CatalogueRequirement['check'];

/** The kind of a row's check, or the check in code. */
export function kindOf(check: Check): Partial<Omit<CheckKind, 'judge'>> & Omit<CodeCheck, 'judge'> {
  return 'code' in check ? codeChecks[check.code] : named(check).kind;
}

function named(check: object): { readonly kind: CheckKind; readonly operand: Operands[OperandShape] } {
  const [entry] = Object.entries(check);
  const kind = kinds[entry?.[0] ?? ''];
  if (entry === undefined || kind === undefined || isCallKind(kind))
    throw new Error(`no kind of check for the bank: ${entry?.[0]}`);
  return { kind, operand: entry[1] };
}

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

/** The check of a row. */
export function judgeOfRow(row: CatalogueRequirement, operation: OperationId): Judge {
  const { check, operations, where = {}, ignoreCase } = row;
  const judge = 'code' in check ? codeChecks[check.code].judge(row) : judgeOfKind();
  const restricted = withConditions(kindOf(check).isOfSent ? withinProgram(judge) : judge, where);
  return (response, known) => judgeKnown(restricted, response, known);

  function judgeOfKind(): Judge {
    const { kind, operand } = named(check);
    const fields = fieldsOf(operation, 'response');
    return kind.judge(operand as never, {
      operation,
      fields,
      applies: placeCondition(where, operation),
      isCreation: (one) => creates(one),
      isCreatedByRow: operations.some((one) => creates(one)),
      ignoreCase: ignoreCase === true,
      expand: (pairs) => expandPlaces(pairs, fields, operation),
      isFieldName: (name) => FIELD_NAMES.has(name),
      idNamed: (record) => idNamed(operation, record),
    });
  }
}

const FIELD_NAMES: ReadonlySet<string> = new Set(
  operationIds.flatMap((id) => fieldsOf(id, 'response').map(({ name }) => name)),
);

/** The checks of all rows, in their order. */
export const checks: readonly RowCheck[] = catalogue.requirements.map(checkOfRow);
