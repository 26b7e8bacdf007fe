import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import type { Report } from './report.ts';

/** A type of the suite with any text where the bank's operations are named. */
export type OfAnyApi<Type> = [Json] extends [Type]
  ? Type
  : [Type] extends [OperationId]
    ? [OperationId] extends [Type]
      ? string
      : Type
    : Type extends object
      ? { readonly [Name in keyof Type]: OfAnyApi<Type[Name]> }
      : Type;

/** A report about any API; one about the bank is one, too. */
export type AnyReport = OfAnyApi<Report>;
