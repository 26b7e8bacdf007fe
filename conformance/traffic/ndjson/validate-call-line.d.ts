import type { ValidationError } from '../../../generated/server-types.ts';
import type { CallLine } from './call-line.ts';

/** Holds a value against recorded-call.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateCallLine: {
  (data: unknown): data is CallLine;
  errors?: readonly ValidationError[] | null;
};
