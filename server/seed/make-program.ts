/** A further program in the sandbox: a bank of its own, for a test suite that must not meet another's records. */
import { examples } from '../../generated/examples.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment, toItems } from '../../generated/server-validation-errors.ts';
import type { BusinessId, PersonId, Program, ProgramId } from '../../generated/types.ts';
import { responses, type Validator } from '../../generated/validators.js';
import { NOT_AN_AMOUNT, parseCents } from '../api/bank/money.ts';
import { keyRecord, record } from '../api/bank/stored.ts';
import type { Member } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';
import { mergePatch } from './merge-patch.ts';

const MAX_COMPLAINTS = 50;

export interface ProgramInput {
  /** Merge patch (RFC 7396) of the seeded program. */
  readonly patch: object;
  readonly keyHash: string;
  readonly label: string;
  /** `2026-03-02T14:05:10Z` */
  readonly createdAt: string;
  /** A new identifier of a kind: `newId('prg-')`. */
  readonly newId: <Prefix extends string>(prefix: Prefix) => `${Prefix}${string}`;
}

export interface MadeProgram {
  readonly records: readonly StoredRecord[];
  readonly programId: ProgramId;
  readonly businessId: BusinessId;
  readonly personId: PersonId;
}

/** What is wrong with the patched program; pointers into the program. */
export interface RefusedProgram {
  readonly complaints: readonly ProblemItem[];
}

/** Program, business, person and key; no account. Nothing is written. */
export function makeProgram(input: ProgramInput): MadeProgram | RefusedProgram {
  const { patch, keyHash, label, createdAt, newId } = input;
  if (Object.hasOwn(patch, 'id'))
    return { complaints: [complaint(['id'], 'readOnly', 'is assigned by the sandbox')] };
  const fresh = freshProgram(newId, createdAt);
  const unknown = complainOfUnknown(patch, fresh, []);
  if (unknown.length > 0) return { complaints: unknown };
  const program = mergePatch(fresh, patch);
  const validate: Validator<Program> = responses.retrieveProgram['2XX'];
  if (!validate(program)) return { complaints: toItems(validate.errors, MAX_COMPLAINTS) };
  const complaints = [
    ...refuseAmounts(program.limits, ['limits']),
    ...refuseAmounts(program.transactionLimits, ['transactionLimits']),
  ];
  if (complaints.length > 0) return { complaints };

  const programId = program.id;
  const businessId = newId('bus-');
  const personId = newId('per-');
  return {
    records: [
      record(programId, program),
      record(businessId, { id: businessId, programId } satisfies Member),
      record(personId, { id: personId, programId } satisfies Member),
      keyRecord(keyHash, { programId, label, createdAt }),
    ],
    programId,
    businessId,
    personId,
  };
}

/** The seeded program under another id; so are its brand, number ranges and processor configurations. */
function freshProgram(newId: ProgramInput['newId'], createdAt: string): unknown {
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

/** The description lets a program have members that nobody knows; here one is a slip of the pen, and the setting meant stays as it was. */
function complainOfUnknown(patch: object, program: unknown, place: readonly string[]): ProblemItem[] {
  if (typeof program !== 'object' || program === null || Array.isArray(patch)) return [];
  return Object.entries(patch).flatMap(([name, value]: [string, unknown]) => {
    const here = [...place, name];
    if (!Object.hasOwn(program, name)) return [complaint(here, 'unknown', 'is not a setting of a program')];
    const inside = (program as Record<string, unknown>)[name];
    return typeof value === 'object' && value !== null ? complainOfUnknown(value, inside, here) : [];
  });
}

/** A limit below zero or beyond what a bank can count is no limit. The description's amounts allow both. */
function refuseAmounts(limits: object, place: readonly string[]): ProblemItem[] {
  return Object.entries(limits).flatMap(([name, value]: [string, unknown]) => {
    const here = [...place, name];
    if (typeof value === 'object' && value !== null) return refuseAmounts(value, here);
    const isAmount = (name === 'daily' || name === 'monthly') && typeof value === 'string';
    return isAmount && value !== '' && parseCents(value) === undefined
      ? [complaint(here, 'limit', NOT_AN_AMOUNT)]
      : [];
  });
}

function complaint(place: readonly string[], keyword: string, detail: string): ProblemItem {
  return { pointer: shortFragment(place), in: 'body', detail, keyword };
}
