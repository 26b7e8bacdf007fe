import { StoreUnavailable, type UnavailableReason } from '../unavailable.ts';

/** PostgreSQL's error codes (appendix A of its manual), or their first two or three characters. */
const REASONS: Readonly<Record<string, UnavailableReason>> = {
  '08': 'connection',
  '25P': 'connection',
  '28': 'connection',
  '3D000': 'connection',
  '40': 'locked',
  // It is unknown whether it was committed.
  '40003': 'connection',
  '53': 'overloaded',
  '53100': 'full',
  '55P03': 'locked',
  '57014': 'overloaded',
  '57P': 'connection',
};

/** Messages of pg for errors that have no code. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';
const NO_RESPONSE = 'Query read timeout';
/** pg uses these texts for a query that it did not send, since it knew the connection to be lost or closed. */
const NOT_SENT = /is not queryable$/;

/**
 * An error of pg as StoreUnavailable; a programming error is returned unchanged. `detail` and `where` are never passed on: they quote
 * records.
 */
export function convertPostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const state = sqlStateOf(error);
  if (state !== undefined) return new StoreUnavailable(reasonFor(state), noteFor(state, error), error);
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error.message === POOL_EXHAUSTED) return new StoreUnavailable('overloaded', 'no connection is free');
  return new StoreUnavailable('connection', networkCodeOf(error) ?? firstLine(error.message), error);
}

/** The transaction was rolled back because of another one: a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlStateOf(error) ?? '');
}

/**
 * A new connection may work. After a failover, an old one may be read-only (25006). Not when a server has not responded, since the caller
 * has waited long enough, and not for an error that has been converted.
 */
export function isConnectionLost(error: unknown): boolean {
  const known = convertPostgresError(error);
  if (!(known instanceof StoreUnavailable) || known === error) return false;
  return sqlStateOf(error) === '25006' || (known.reason === 'connection' && known.note !== NO_RESPONSE);
}

/** The query never left this process. */
export function wasNotSent(error: unknown): boolean {
  return error instanceof Error && NOT_SENT.test(error.message);
}

/** The database works, and calls that were sent in the same batch may succeed. */
export function concernsOneCall(error: unknown): boolean {
  return !(error instanceof StoreUnavailable) || /^(?:22|23|54)/.test(error.note);
}

export function sqlStateOf(error: unknown): string | undefined {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && severity !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** `ECONNREFUSED`, also when a host has several addresses and each failed. */
export function networkCodeOf(error: unknown): string | undefined {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: readonly unknown[] };
  return typeof code === 'string' ? code : errors?.map(networkCodeOf).find((found) => found !== undefined);
}

function reasonFor(state: string): UnavailableReason {
  return REASONS[state] ?? REASONS[state.slice(0, 3)] ?? REASONS[state.slice(0, 2)] ?? 'broken';
}

/** The messages of the classes 22 and 23, errors in data, may quote a value. */
function noteFor(state: string, { message }: Error): string {
  return /^2[23]/.test(state) ? state : `${state} ${firstLine(message)}`;
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] as string;
}
