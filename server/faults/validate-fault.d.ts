import type { ValidationError } from '../../generated/server-types.ts';
import type { Fault } from './fault.ts';

export interface FaultError extends ValidationError {
  /** Place in fault.schema.json: `#/$defs/pointer/pattern`. */
  readonly schemaPath: string;
  /** The member whose name is wrong, where the error is about a name. */
  readonly propertyName?: string;
}

/** Holds a value against fault.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateFault: {
  (data: unknown): data is Fault;
  errors?: readonly FaultError[] | null;
};
