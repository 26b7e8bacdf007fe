/** A new program in the sandbox: a bank of its own, for a test suite that must not share records with another. */
import { examples } from '../../generated/examples.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { toItems } from '../../generated/server-validation-errors.ts';
import type { BusinessId, PersonId, Program, ProgramId } from '../../generated/types.ts';
import { responses, type Validator } from '../../generated/validators.ts';
import { amountToCents, NOT_AN_AMOUNT } from '../api/bank/money.ts';
import { keyRecord, record } from '../api/bank/stored.ts';
import { bodyError } from '../api/body-error.ts';
import type { Member } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';
import { findUnknownMembers, mergePatch } from './merge-patch.ts';

const MAX_ERRORS = 50;

export interface MakeProgramInput {
  /** Merge patch (RFC 7396) of the seeded program. */
  readonly patch: object;
  /** `undefined`: no key. */
  readonly keyHash: string | undefined;
  readonly label: string;
  /** `2026-03-02T14:05:10Z` */
  readonly createdAt: string;
  /** Generates an identifier: `newId('prg-')`. */
  readonly newId: <Prefix extends string>(prefix: Prefix) => `${Prefix}${string}`;
}

export interface MadeProgram {
  readonly records: readonly StoredRecord[];
  readonly programId: ProgramId;
  readonly businessId: BusinessId;
  readonly personId: PersonId;
}

/** Says why the patched program is invalid; pointers are relative to the program. */
export interface RefusedProgram {
  readonly errors: readonly ProblemItem[];
}

/** The records of a program, a business, a person and a key, if there is one; no account. Writes nothing. */
export function makeProgram(input: MakeProgramInput): MadeProgram | RefusedProgram {
  const { patch, keyHash, label, createdAt, newId } = input;
  const patched = patchProgram(freshProgram(newId, createdAt), patch);
  if ('errors' in patched) return patched;
  const { program } = patched;
  const programId = program.id;
  const businessId = newId('bus-');
  const personId = newId('per-');
  return {
    records: [
      record(programId, program),
      record(businessId, { id: businessId, programId } satisfies Member),
      record(personId, { id: personId, programId } satisfies Member),
      ...(keyHash === undefined ? [] : [keyRecord(keyHash, { programId, label, createdAt })]),
    ],
    programId,
    businessId,
    personId,
  };
}

/** A program with changed settings. Modifies neither. */
export function patchProgram(before: unknown, patch: object): { readonly program: Program } | RefusedProgram {
  if (Object.hasOwn(patch, 'id'))
    return { errors: [bodyError(['id'], 'readOnly', 'is assigned by the sandbox')] };
  const unknown = findUnknownMembers(patch, before, 'is not a setting of a program');
  if (unknown.length > 0) return { errors: unknown };
  const program = mergePatch(before, patch);
  const validate: Validator<Program> = responses.retrieveProgram['2XX'];
  if (!validate(program)) return { errors: toItems(validate.errors, MAX_ERRORS) };
  const errors = [
    ...refuseAmounts(program.limits, ['limits']),
    ...refuseAmounts(program.transactionLimits, ['transactionLimits']),
  ];
  return errors.length > 0 ? { errors } : { program };
}

/** The seeded program with new ids, also of its brand, card number ranges and processor configurations. */
function freshProgram(newId: MakeProgramInput['newId'], createdAt: string): unknown {
  const text = JSON.stringify({
    ...examples.retrieveProgram.responses.retrieveProgramResponse,
    createdAt,
    modifiedAt: createdAt,
  });
  const renamed = text.replace(/"((?:prg|pbr|cbn|pcc)-)[0-9a-f-]{36}"/g, (_id, prefix: string) =>
    JSON.stringify(newId(prefix)),
  );
  return JSON.parse(renamed) as unknown;
}

/** Limits must not be negative or exceed 15 digits. The description's amounts allow both. */
function refuseAmounts(limits: object, place: readonly string[]): ProblemItem[] {
  return Object.entries(limits).flatMap(([name, value]: [string, unknown]) => {
    const here = [...place, name];
    if (typeof value === 'object' && value !== null) return refuseAmounts(value, here);
    const isAmount = (name === 'daily' || name === 'monthly') && typeof value === 'string';
    return isAmount && value !== '' && amountToCents(value) === undefined
      ? [bodyError(here, 'limit', NOT_AN_AMOUNT)]
      : [];
  });
}
