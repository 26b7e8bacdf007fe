import type { DATA_KINDS, DataKindName } from './data-kinds.ts';

/** A bank account of a contact. */
export interface DataBankAccount {
  readonly routingNumber: string;
  /** Four characters or more. */
  readonly accountNumber: string;
  readonly accountType?: string;
  readonly bankName?: string;
}

/** An address without its type, which follows from the place that it is sent at. */
export interface DataAddress {
  readonly line1: string;
  /** Default: empty. */
  readonly line2?: string;
  readonly city: string;
  /** Default: empty, as it is outside of the United States. */
  readonly state?: string;
  readonly postalCode: string;
  /** Two letters: `US`. */
  readonly country: string;
}

interface Held {
  readonly text: string;
  readonly bankAccount: DataBankAccount;
  readonly address: DataAddress;
}

/** A value of a kind. */
export type DataValue<Name extends DataKindName> = Held[Extract<
  (typeof DATA_KINDS)[number],
  { readonly name: Name }
>['holds']];

/** Values that a deployment accepts, by kind: a run sends these instead of values of its own. `operator-data.schema.json` describes it. */
export type OperatorData = {
  readonly [Name in DataKindName]?: readonly DataValue<Name>[];
};
