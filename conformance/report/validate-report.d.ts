import type { ValidationError } from '../../generated/server-types.ts';
import type { Report } from '../model/report.ts';

/** Holds a value against report.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateReport: {
  (data: unknown): data is Report;
  errors?: readonly ValidationError[] | null;
};
