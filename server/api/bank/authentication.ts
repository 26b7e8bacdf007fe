/** The caller: the program that the key belongs to, and the person who acts (section 5). */
import { isPersonId } from '../../../generated/identifiers.ts';
import { ProblemError } from '../../../generated/server.ts';
import type { PersonId, Program, ProgramId } from '../../../generated/types.ts';
import { CLOCK_ID, clockIdOf } from '../../store/records.ts';
import type { BankContext } from './context.ts';
import { parse } from './stored.ts';
import { timeOf } from './time-of.ts';
import { toTimestamp } from './to-timestamp.ts';

/** The part of a call that authentication needs. */
export interface CallWithCredentials {
  readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  readonly context: BankContext;
}

export interface AuthenticatedCaller {
  readonly programId: ProgramId;
  /** Shared by calls: must not be modified. No operation changes programs. */
  readonly program: Program;
  /** The sandbox's time, in whole seconds: `2026-03-02T14:05:10Z`. */
  readonly now: string;
  /** The records requested by `ids`. */
  readonly texts: readonly (string | undefined)[];
}

export interface AuthenticatedPerson extends AuthenticatedCaller {
  readonly personId: PersonId;
}

/**
 * Authenticates operations that a person performs.
 *
 * @param ids records to read along with those of the caller
 * @throws ProblemError 401 `unauthenticated` without a known key, 401 `person-required` without a person, 403 `person-not-allowed`
 *   for a person whose identifier is malformed, unknown or of another program
 */
export async function authenticatePerson(
  call: CallWithCredentials,
  ids: readonly string[] = [],
): Promise<AuthenticatedPerson> {
  const { personId, ...caller } = await authenticate(call, ids);
  if (personId === undefined)
    throw new ProblemError(401, {
      code: 'person-required',
      detail: 'This operation needs the identifier of a person in the header sd-person-id.',
      headers: { 'www-authenticate': challenge('sd-person-id') },
    });
  return { ...caller, personId };
}

/** Authenticates operations that need no person. If one is named, it must be known nevertheless. Throws as `authenticatePerson` does. */
export async function authenticate(
  call: CallWithCredentials,
  ids: readonly string[] = [],
): Promise<AuthenticatedCaller & { readonly personId: PersonId | undefined }> {
  const { credentials, context } = call;
  const hash = await context.hashKey(requireKey(call));
  const personId = isPersonId(credentials.personId) ? credentials.personId : undefined;
  const { lastCaller } = context;
  const likely = lastCaller.programId;
  // '' stands for a person who was not named: no record has that id.
  const [key, person, clock, likelyProgram, likelyClock, ...texts] = await context.store.read([
    `key-${hash}`,
    personId ?? '',
    CLOCK_ID,
    likely,
    clockIdOf(likely),
    ...ids,
  ]);
  const programId = programOfKey(key, context);
  if (credentials.personId !== undefined && !isMember(person, programId)) throw personNotAllowed();
  const [text, ownClock] =
    programId === likely && likelyProgram !== undefined
      ? [likelyProgram, likelyClock]
      : await readProgram(programId, context);
  const program = lastCaller.parseProgram(programId, text);
  const now = toTimestamp(timeOf(ownClock ?? clock, context.systemTime));
  return { programId, program, personId, now, texts };
}

/** A program and its clock, if it has one. Throws 401 when the program, and its keys with it, were removed after the key was read. */
async function readProgram(
  programId: ProgramId,
  { store }: BankContext,
): Promise<[program: string, clock: string | undefined]> {
  const [text, clock] = await store.read([programId, clockIdOf(programId)]);
  if (text === undefined) throw unknownKey();
  return [text, clock];
}

/** @throws ProblemError 401 `unauthenticated` */
export function requireKey({ credentials }: CallWithCredentials): string {
  if (credentials.apiKey !== undefined) return credentials.apiKey;
  throw unauthenticated('This operation needs an API key in the header sd-api-key.');
}

/**
 * The program of a stored key. Sets `context.programId`, for the log.
 *
 * @throws ProblemError 401 `unauthenticated` when there is no such key
 */
export function programOfKey(keyText: string | undefined, context: BankContext): ProgramId {
  if (keyText === undefined) throw unknownKey();
  const { programId } = context.lastCaller.parseKey(keyText);
  context.programId = programId;
  return programId;
}

/** Tells whether a stored business or person exists and belongs to this program. */
export function isMember(text: string | undefined, programId: ProgramId): boolean {
  return text !== undefined && parse('per-', text).programId === programId;
}

function unknownKey(): ProblemError {
  return unauthenticated('The API key is unknown.');
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
    detail: 'The header sd-person-id does not identify a person of this program.',
  });
}

/** HTTP requires a challenge with every 401, and has no scheme for keys in headers: `ApiKey`, as in the strict interface. */
function challenge(header: string): string {
  return `ApiKey realm="Banking Platform API", in="header", name="${header}"`;
}
