/** Query parameters of the routes below `/_sandbox/`. */
import { isProgramId } from '../../generated/identifiers.ts';
import { ProblemError } from '../../generated/server.ts';
import type { ParameterRow, ProblemItem } from '../../generated/server-types.ts';
import type { ProgramId } from '../../generated/types.ts';
import type { Store } from '../store/store.ts';
import type { ControlRoute } from './route.ts';

/** A misspelled parameter must not be ignored: `?programid=` would otherwise concern all programs. Throws ProblemError 400. */
export function refuseUnknownParameters(request: Request, { query = [] }: ControlRoute): void {
  const start = request.url.indexOf('?');
  if (start === -1) return;
  const known = query.map(({ name }) => name);
  const names = new Set(new URLSearchParams(request.url.slice(start)).keys());
  const unknown = [...names].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const accepted = known.length === 0 ? 'This route has none.' : `Known: ${known.join(', ')}.`;
  throw invalidParameters(
    unknown
      .slice(0, MAX_ERRORS)
      .map((name) =>
        queryError(name.slice(0, MAX_NAME), 'unknown', `is not a parameter of this route. ${accepted}`),
      ),
  );
}

const MAX_ERRORS = 50;
const MAX_NAME = 100;

export function invalidParameters(errors: readonly ProblemItem[]): ProblemError {
  return new ProblemError(400, {
    code: 'invalid-parameters',
    detail: 'The parameters are not valid for this route.',
    errors,
  });
}

export function queryError(name: string, keyword: string, detail: string): ProblemItem {
  return { pointer: '#', in: 'query', name, detail, keyword };
}

export function queryParameter(name: string, shape: 'string' | 'integer'): ParameterRow {
  return { in: 'query', name, key: name, required: false, shape, explode: false };
}

/** Limits a route to one program, so that test suites that share a sandbox do not meet. */
export const PROGRAM_PARAMETER = queryParameter('programId', 'string');

/** The program that a call is limited to. Throws ProblemError 400 for a malformed identifier, 404 for an unknown program. */
export async function readProgramId(
  query: Readonly<Record<string, string | number | undefined>>,
  store: Store,
): Promise<ProgramId | undefined> {
  const { programId } = query;
  if (programId === undefined) return undefined;
  if (!isProgramId(programId))
    throw invalidParameters([queryError('programId', 'pattern', 'must be an identifier, prg-...')]);
  const [program] = await store.read([programId]);
  if (program === undefined) throw unknownProgram();
  return programId;
}

export function unknownProgram(): ProblemError {
  return new ProblemError(404, { code: 'not-found', detail: 'Unknown program.' });
}
