/** Query parameters of the routes below `/_sandbox/`. */
import { ProblemError } from '../../generated/server.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
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
