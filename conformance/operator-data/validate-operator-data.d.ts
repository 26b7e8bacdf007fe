import type { ValidationError } from '../../generated/server-types.ts';
import type { OperatorData } from './operator-data.ts';

/** Holds a value against operator-data.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateOperatorData: {
  (data: unknown): data is OperatorData;
  errors?: readonly ValidationError[] | null;
};
