import { StoreUnavailable, type UnavailableReason } from '../unavailable.ts';

/** PostgreSQL's error codes (appendix A of its manual), or the first two characters of a whole class. */
const REASONS: Readonly<Record<string, UnavailableReason>> = {
  '08': 'connection',
  '28': 'connection',
  '3D000': 'connection',
  '40001': 'locked',
  '40P01': 'locked',
  '53100': 'full',
  '53': 'overloaded',
  '55P03': 'locked',
  '57014': 'overloaded',
  '57P': 'connection',
  '25P': 'connection',
};

/** Errors in data: the words of these may quote a value. */
const QUOTING_CLASSES: readonly string[] = ['22', '23'];

/** pg's own words, where it has no code for what happened. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';
const NO_ANSWER = 'Query read timeout';

/**
 * What an error of pg's means for a store; an error of our own making stays as it is. pg's `detail` and `where` are never passed on:
 * they hold values.
 */
export function toStoreTrouble(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const state = sqlStateOf(error);
  if (state !== undefined) return new StoreUnavailable(reasonFor(state), noteFor(state, error), error);
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error.message === POOL_EXHAUSTED) return new StoreUnavailable('overloaded', 'no connection is free');
  return new StoreUnavailable('connection', networkCodeOf(error) ?? firstLine(error.message), error);
}

/** The transaction was undone to let another one through: asked again, it comes through itself. */
export function isUndone(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/** The connection is gone or of no use: a new one may do better. After a failover, an old one may only read (25006). */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined || state === '25006' || reasonFor(state) === 'connection';
}

/** Nobody answers: a new connection would make no difference, and the caller has waited long enough. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === NO_ANSWER;
}

/** The database is sound, and so may be the other calls that were sent with the one that it cannot do. */
export function isOneCallsFault(trouble: unknown): boolean {
  return !(trouble instanceof StoreUnavailable) || /^(?:22|23|54)/.test(trouble.note);
}

export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as object)
    ? code
    : undefined;
}

/** `ECONNREFUSED`, also when a name has several addresses and each failed. */
export function networkCodeOf(error: unknown): string | undefined {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: readonly unknown[] };
  return typeof code === 'string' ? code : errors?.map(networkCodeOf).find((found) => found !== undefined);
}

function reasonFor(state: string): UnavailableReason {
  return REASONS[state] ?? REASONS[state.slice(0, 3)] ?? REASONS[state.slice(0, 2)] ?? 'broken';
}

function noteFor(state: string, { message }: Error): string {
  return QUOTING_CLASSES.includes(state.slice(0, 2)) ? state : `${state} ${firstLine(message)}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] as string;
}
