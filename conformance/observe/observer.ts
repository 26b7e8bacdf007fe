import type { OperationId } from '../../generated/operations.ts';
import type { DisplayValue } from '../judge/check.ts';
import type { History } from '../judge/history.ts';
import type { Redactor } from '../redact/redactor.ts';

/** Looks at all answers and notes what the deployment does about one entry of `spec/not-shown.yaml`. Never throws, whatever was answered. */
export type Observer = (history: History, redactor: Redactor) => readonly ObserverNote[];

export interface ObserverNote {
  /** `Exchange.id` */
  readonly exchange: string;
  readonly operation: OperationId;
  /** JSON pointer into the response's body, where the thing has a place. Names that the description does not know have been through `Redactor.name`. */
  readonly pointer?: string;
  readonly what: DisplayValue;
}
