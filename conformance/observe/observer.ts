import type { OperationId } from '../../generated/operations.ts';
import type { History } from '../judge/history.ts';
import type { DisplayValue } from '../model/judgement.ts';
import type { Redactor } from '../redact/redactor.ts';

/** Looks at all responses and notes what the deployment does about one entry of `spec/not-shown.yaml`. Never throws, whatever they contain. */
export type Observer = (history: History, redactor: Redactor) => readonly ObserverNote[];

export interface ObserverNote {
  /** `Exchange.id` */
  readonly exchange: string;
  readonly operation: OperationId;
  /** JSON pointer into the response's body, if there is a place. Unknown names in it have been through `Redactor.name`. */
  readonly pointer?: string;
  readonly what: DisplayValue;
}
