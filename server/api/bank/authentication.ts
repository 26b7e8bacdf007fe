/** Who calls: which program the key belongs to, and which of its people acts (section 5). */
import { isPersonId } from '../../../generated/identifiers.ts';
import { ProblemError } from '../../../generated/server.ts';
import type { PersonId, Program, ProgramId } from '../../../generated/types.ts';
import { CLOCK_ID } from '../../store/records.ts';
import { timeOf } from './clock.ts';
import type { BankContext } from './context.ts';
import { parse } from './stored.ts';
import { toTimestamp } from './to-timestamp.ts';

/** What authentication needs of a call. */
export interface Credentialed {
  readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  readonly context: BankContext;
}

export interface Caller {
  readonly programId: ProgramId;
  /** Not to be changed. No operation changes programs. */
  readonly program: Program;
  /** The sandbox's time, in whole seconds: `2026-03-02T14:05:10Z`. */
  readonly now: string;
  /** The records asked for along with the caller's own. */
  readonly texts: readonly (string | undefined)[];
}

export interface PersonalCaller extends Caller {
  readonly personId: PersonId;
}

/**
 * For the operations that a person performs.
 *
 * @param ids records to read in the same breath
 * @throws ProblemError 401 `unauthenticated` without a known key, 401 `person-required` without a person, 403 `person-not-allowed`
 *   with one that is malformed, unknown or another program's
 */
export async function authenticatePerson(
  call: Credentialed,
  ids: readonly string[] = [],
): Promise<PersonalCaller> {
  const { personId, ...caller } = await authenticate(call, ids);
  if (personId === undefined)
    throw new ProblemError(401, {
      code: 'person-required',
      detail: 'This operation needs the identifier of a person in the header sd-person-id.',
      headers: { 'www-authenticate': challenge('sd-person-id') },
    });
  return { ...caller, personId };
}

/** For operations that need no person. One who is named must be known all the same. Throws as `authenticatePerson` does. */
export async function authenticate(
  call: Credentialed,
  ids: readonly string[] = [],
): Promise<Caller & { readonly personId: PersonId | undefined }> {
  const { credentials, context } = call;
  const hash = await context.hashKey(requireKey(call));
  const personId = isPersonId(credentials.personId) ? credentials.personId : undefined;
  const { lastProgram } = context;
  const likely = lastProgram.id;
  // No record has the id '', which stands for a person who was not named.
  const [key, person, clock, likelyProgram, ...texts] = await context.store.read([
    `key-${hash}`,
    personId ?? '',
    CLOCK_ID,
    likely,
    ...ids,
  ]);
  const programId = programOfKey(key, context);
  if (credentials.personId !== undefined && !isMember(person, programId)) throw personNotAllowed();
  const text =
    programId === likely && likelyProgram !== undefined
      ? likelyProgram
      : await readProgram(programId, context);
  const program = lastProgram.parse(programId, text);
  return { programId, program, personId, now: toTimestamp(timeOf(clock, context.systemTime)), texts };
}

/** The text of a program. Throws 401 when it went, and its keys with it, since the key was looked up. */
async function readProgram(programId: ProgramId, { store }: BankContext): Promise<string> {
  const [text] = await store.read([programId]);
  if (text === undefined) throw unknownKey();
  return text;
}

/** @throws ProblemError 401 `unauthenticated` */
export function requireKey({ credentials }: Credentialed): string {
  if (credentials.apiKey !== undefined) return credentials.apiKey;
  throw unauthenticated('This operation needs an API key in the header sd-api-key.');
}

/**
 * The program of a stored key, noted for the log.
 *
 * @throws ProblemError 401 `unauthenticated` when there is no such key
 */
export function programOfKey(keyText: string | undefined, context: BankContext): ProgramId {
  if (keyText === undefined) throw unknownKey();
  const { programId } = parse('key-', keyText);
  context.programId = programId;
  return programId;
}

/** Whether a stored business or person is there and of this program. */
export function isMember(text: string | undefined, programId: ProgramId): boolean {
  return text !== undefined && parse('per-', text).programId === programId;
}

function unknownKey(): ProblemError {
  return unauthenticated('The API key is not known.');
}

function unauthenticated(detail: string): ProblemError {
  return new ProblemError(401, {
    code: 'unauthenticated',
    detail,
    headers: { 'www-authenticate': challenge('sd-api-key') },
  });
}

function personNotAllowed(): ProblemError {
  return new ProblemError(403, {
    code: 'person-not-allowed',
    detail: 'The header sd-person-id names no person of this program.',
  });
}

/** HTTP asks for a challenge with every 401, and has no scheme for keys in headers: `ApiKey`, as in the strict interface. */
function challenge(header: string): string {
  return `ApiKey realm="Banking Platform API", in="header", name="${header}"`;
}
