import type { ValidationError } from '../../generated/server-types.ts';
import type { Snapshot } from './snapshot.ts';

/** Holds a value against snapshot.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateSnapshot: {
  (data: unknown): data is Snapshot;
  errors?: readonly ValidationError[] | null;
};
