import type { JsonObject } from '../../lib/json.ts';

/** A kind of value that a run makes up, and that a real bank may accept only from a list of its own. */
export interface DataKind {
  /** The key in the file: `routingNumbers`. */
  readonly name: string;
  /** The section of the source that has its fields. */
  readonly section: string;
  /** The words for people, after the name: `Routing numbers of banks.` */
  readonly description: string;
  /** A single value: a text, or an object with these properties. */
  readonly holds: 'text' | 'bankAccount' | 'address';
  /** The source's statement about the format of a text, as a pattern and in words. Everything else is left to the deployment. */
  readonly form?: { readonly pattern: string; readonly fix: string };
  /** This many values keep apart all fields of a run that a server could mix up. */
  readonly enough: number;
  /** About a person, a company or a bank account: reports and plans never show it. */
  readonly isPersonal: boolean;
}

/** All that `--data` can provide: the one list from which the JSON Schema, the guide, the plan and the draw follow. Steps say where they send it (`ScenarioStep.sends`). */
export const DATA_KINDS = [
  {
    name: 'accountTypes',
    section: '4.3',
    description: 'Types of the accounts that are opened. One that the program has disabled is not used.',
    holds: 'text',
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'bankAccounts',
    section: '2.2',
    description:
      'Bank accounts of contacts. The ACH pull takes its money from one of these: name only accounts from which money may be pulled.',
    holds: 'bankAccount',
    enough: 2,
    isPersonal: true,
  },
  {
    name: 'routingNumbers',
    section: '2.2',
    description:
      'Routing numbers of banks, for contacts without an entry of `bankAccounts`. Their account numbers are made up.',
    holds: 'text',
    enough: 2,
    isPersonal: true,
  },
  {
    name: 'bankNames',
    section: '2.2',
    description: 'Names of banks.',
    holds: 'text',
    enough: 4,
    isPersonal: true,
  },
  {
    name: 'bankAccountTypes',
    section: '2.2',
    description: "Types of contacts' bank accounts in the United States.",
    holds: 'text',
    // The source shows one value for both.
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'bics',
    section: '2.2',
    description:
      'Identifier codes (BIC) of the beneficiary bank and of the correspondent bank of international wires.',
    holds: 'text',
    enough: 2,
    isPersonal: true,
  },
  {
    name: 'internationalAccountNumbers',
    section: '2.2',
    description: 'Account numbers, such as IBANs, for international wires.',
    holds: 'text',
    enough: 1,
    isPersonal: true,
  },
  {
    name: 'internationalAccountTypes',
    section: '2.2',
    description: 'Types of accounts for international wires.',
    holds: 'text',
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'phones',
    section: '2.2',
    description: 'Phone numbers of contacts, in international format with a leading +.',
    holds: 'text',
    form: { pattern: '^\\+[0-9]', fix: 'Begin it with + and the country code, such as "+15035550142".' },
    enough: 1,
    isPersonal: true,
  },
  {
    name: 'domains',
    section: '2.2',
    description: 'Domains of email addresses; the part before the @ is made up.',
    holds: 'text',
    form: { pattern: '^[^@\\s]+$', fix: 'Give the domain alone, such as "mail.example", without the @.' },
    enough: 1,
    isPersonal: true,
  },
  {
    name: 'businessNames',
    section: '2.2',
    description: 'Names of contacts, and of the businesses that are embossed on cards.',
    holds: 'text',
    enough: 3,
    isPersonal: true,
  },
  {
    name: 'personNames',
    section: '2.6',
    description: 'Names of the people that are embossed on cards.',
    holds: 'text',
    enough: 2,
    isPersonal: true,
  },
  {
    name: 'addresses',
    section: '2.1',
    description:
      'Addresses in the country of the bank, for contacts and cards. Their `addressType` follows from the place.',
    holds: 'address',
    enough: 8,
    isPersonal: true,
  },
  {
    name: 'addressesAbroad',
    section: '2.1',
    description: 'Addresses of beneficiaries of international wires and of their banks.',
    holds: 'address',
    enough: 2,
    isPersonal: true,
  },
  {
    name: 'merchantCategories',
    section: '2.6',
    description: 'Merchant category codes that a card may allow.',
    holds: 'text',
    enough: 5,
    isPersonal: false,
  },
  {
    name: 'merchants',
    section: '2.6',
    description: 'Merchants that a card may block.',
    holds: 'text',
    enough: 3,
    isPersonal: false,
  },
  {
    name: 'bins',
    section: '2.6',
    description: 'Values of `bin` of a card.',
    holds: 'text',
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'currencies',
    section: '2.6',
    description: 'Currencies of cards.',
    holds: 'text',
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'limitIntervals',
    section: '2.6',
    description: 'Intervals of the limits of cards.',
    holds: 'text',
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'achPullTypes',
    section: '4.6',
    description: 'Types of ACH pulls.',
    holds: 'text',
    enough: 1,
    isPersonal: false,
  },
  {
    name: 'originators',
    section: '4.4',
    description: 'Originators whose ACH pulls an account may accept.',
    holds: 'text',
    enough: 2,
    isPersonal: false,
  },
] as const satisfies readonly DataKind[];

export type DataKindName = (typeof DATA_KINDS)[number]['name'];

const TEXT = { $ref: '#/$defs/text' };
const TEXT_OR_EMPTY = { $ref: '#/$defs/textOrEmpty' };

/** The JSON Schemas of values that are objects, with what the source states and nothing else. */
export const VALUE_SCHEMAS: Readonly<Record<Exclude<DataKind['holds'], 'text'>, JsonObject>> = {
  bankAccount: {
    type: 'object',
    additionalProperties: false,
    required: ['routingNumber', 'accountNumber'],
    properties: {
      routingNumber: TEXT,
      accountNumber: {
        description: 'At least the four characters that `last4` shows of it (section 2.2).',
        allOf: [TEXT, { minLength: 4 }],
      },
      accountType: TEXT,
      bankName: TEXT,
    },
  },
  address: {
    type: 'object',
    additionalProperties: false,
    required: ['line1', 'city', 'postalCode', 'country'],
    properties: {
      line1: TEXT,
      line2: TEXT_OR_EMPTY,
      city: TEXT,
      state: TEXT_OR_EMPTY,
      postalCode: TEXT,
      country: { description: 'Two letters (section 2.1): US.', type: 'string', pattern: '^[A-Za-z]{2}$' },
    },
    if: { properties: { country: { pattern: '^[Uu][Ss]$' } } },
    else: {
      properties: {
        state: { description: 'Empty outside of the United States (section 2.1).', maxLength: 0 },
      },
    },
  },
};
