import type { Account, Card, Contact, Transfer } from '../../generated/types.ts';
import type { Fault } from '../faults/fault.ts';

/**
 * A seed lists what a new sandbox holds beside the records of the documentation (seed.schema.json). Entries have names, by which others refer to
 * them. The name `example` stands for what is always there: it is the default of every reference, and an entry of that name changes that record. What
 * an entry does not say is as in the documentation's examples. Ids follow from kind and name.
 */
export interface SeedFile {
  readonly $schema?: string;
  readonly version: 1;
  readonly clock?: ClockSetting;
  readonly faults?: readonly Fault[];
  /** Each with a business and a person of the same name. */
  readonly programs?: Entries<SeedProgram>;
  readonly businesses?: Entries<SeedMember>;
  readonly people?: Entries<SeedMember>;
  readonly accounts?: Entries<SeedAccount>;
  readonly contacts?: Entries<SeedContact>;
  readonly cards?: Entries<SeedCard>;
  /** Checks that were sent, and with `transferType: 'ach'` pulls. */
  readonly transfers?: Entries<SeedTransfer>;
}

/** The sandbox's time at the start. */
export interface ClockSetting {
  /** UTC, in whole seconds: `2026-03-02T14:05:10Z`. Default: the system's time. */
  readonly now?: string;
  /** True if time stands still. Default: false. */
  readonly frozen?: boolean;
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Any part of a resource, down to a single field. */
type Part<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Part<Value[Name]> }
    : Value;

export interface SeedProgram {
  /** A key of the program, 16 to 200 visible ASCII characters. Only its hash is stored. */
  readonly apiKey?: string;
  /** Merge patch (RFC 7396) of the program in the documentation. */
  readonly settings?: object;
}

export interface SeedMember {
  readonly program?: string;
}

export type SeedAccount = Part<Omit<Account, 'id' | 'programId' | 'businessId' | 'createdPersonId'>> & {
  readonly program?: string;
  /** Default: the business of the program. */
  readonly business?: string;
  /** This person created it. Default: the person of the program. */
  readonly person?: string;
};

export type SeedContact = Part<Omit<Contact, 'id' | 'programId' | 'accountId'>> & {
  readonly account?: string;
};

export type SeedCard = Part<
  Omit<Card, 'id' | 'programId' | 'businessId' | 'accountId' | 'createdPersonId'>
> & {
  readonly account?: string;
  /** Default: the person of the program. */
  readonly person?: string;
};

export type SeedTransfer = Part<Omit<Transfer, 'id' | 'accountId' | 'contactId'>> & {
  readonly contact?: string;
  /** Default: the account of the contact. */
  readonly account?: string;
};
