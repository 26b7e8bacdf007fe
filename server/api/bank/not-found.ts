/** Identifiers without a record in the caller's program. Records of other programs are indistinguishable from missing ones. */
import { ProblemError, type ProblemItem } from '../../../generated/server.ts';

/** Makes the error to throw for an identifier in the path: 404 `not-found`. */
export function pathNotFound(name: string, kind: string): ProblemError {
  return notFound([{ pointer: '#', in: 'path', name, detail: detailFor(kind), keyword: 'unknown' }]);
}

/** A field of the body with an identifier, and whether its record was found. */
export interface Reference {
  readonly field: string;
  readonly kind: string;
  readonly found: boolean;
}

/** @throws ProblemError 404 `not-found` with an item for each record that was not found */
export function requireFound(references: readonly Reference[]): void {
  const missing = references.filter(({ found }) => !found);
  if (missing.length === 0) return;
  throw notFound(
    missing.map(({ field, kind }) => ({
      pointer: `#/${field}`,
      in: 'body',
      detail: detailFor(kind),
      keyword: 'unknown',
    })),
  );
}

function detailFor(kind: string): string {
  return `does not identify a known ${kind}`;
}

function notFound(errors: readonly ProblemItem[]): ProblemError {
  return new ProblemError(404, {
    code: 'not-found',
    detail: 'The program has no record with this identifier.',
    errors,
  });
}
