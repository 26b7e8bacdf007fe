/** Identifiers that name nothing the caller may see. Those of another program are not told apart from those of nothing. */
import { ProblemError, type ProblemItem } from '../../../generated/server.ts';

/** 404 `not-found`, to be thrown, for the identifier in the path. */
export function notInPath(name: string, kind: string): ProblemError {
  return notFound([{ pointer: '#', in: 'path', name, detail: `names no ${kind}`, keyword: 'unknown' }]);
}

/** A field of the body that names a record, and whether there is one. */
export interface Named {
  readonly field: string;
  readonly kind: string;
  readonly found: boolean;
}

/** @throws ProblemError 404 `not-found` with an item for each that was not found */
export function requireFound(named: readonly Named[]): void {
  const missing = named.filter(({ found }) => !found);
  if (missing.length === 0) return;
  throw notFound(
    missing.map(({ field, kind }) => ({
      pointer: `#/${field}`,
      in: 'body',
      detail: `names no ${kind}`,
      keyword: 'unknown',
    })),
  );
}

function notFound(errors: readonly ProblemItem[]): ProblemError {
  return new ProblemError(404, {
    code: 'not-found',
    detail: 'The program has no record with this identifier.',
    errors,
  });
}
