/** Endless valid requests: whatever this bank must take, with every field that may be left out sometimes left out. */
import fc from 'fast-check';
import type {
  AddressInput,
  CreateCardRequest,
  CreateContactRequest,
  Limits,
  PeriodLimits,
  Program,
  ReceiveAchPullRequest,
  UpdateAccountRequest,
  UpdateSentCheckRequest,
} from '../../generated/types.ts';
import { ADDRESS_TYPES } from '../../server/api/bank/accepted-values.ts';

/** Any characters but halves of surrogate pairs, which JSON's readers refuse. */
export const text = fc.string({ unit: 'binary', maxLength: 12 });
const someText = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });

export function amount(mostCents: number, leastCents = 0): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: leastCents, max: mostCents }), fc.constantFrom('', '', '0', '000'))
    .map(([cents, zeros]) => `${zeros}${(cents / 100).toFixed(2)}`);
}

const optional = <Shape>(shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { requiredKeys: [] });

const parts = {
  addressType: fc.constantFrom('', ...ADDRESS_TYPES),
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  country: fc.constantFrom('', 'US', 'GB', 'de'),
};
/** Addresses outside the United States have no state. */
const withoutForeignState = (one: AddressInput): AddressInput =>
  one.country === '' || one.country === 'US' || one.country === undefined ? one : { ...one, state: '' };
const address: fc.Arbitrary<AddressInput> = optional(parts).map(withoutForeignState);
const somewhere: fc.Arbitrary<AddressInput> = fc
  .record({ ...parts, line1: someText }, { requiredKeys: ['line1'] })
  .map(withoutForeignState);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 5 });

const accountType = fc.constantFrom('', 'businessChecking', 'personalSavings');
const bankDetails = { accountNumber: text, accountType, bankName: text, routingNumber: text };

/** Less its account. */
export const contacts: fc.Arbitrary<CreateContactRequest> = fc.record(
  {
    name: someText,
    email: text,
    phone: fc.constantFrom('', '+12065550123', '+44 20 7946 0123'),
    ach: orNull(optional(bankDetails)),
    card: orNull(optional({ address: orNull(address) })),
    check: orNull(optional({ address: orNull(address) })),
    wire: orNull(
      optional({
        domestic: orNull(optional({ ...bankDetails, address: orNull(address) })),
        international: orNull(
          optional({
            accountNumber: text,
            accountType: fc.constantFrom('', 'business'),
            bankIdentifierCode: text,
            bankIdentifierType: fc.constantFrom('', 'swift'),
            beneficiaryAddress: orNull(address),
            beneficiaryBank: text,
            beneficiaryBankAddress: orNull(address),
            correspondentBank: text,
            correspondentBankAddress: orNull(address),
            correspondentBankIdentifierCode: text,
          }),
        ),
      }),
    ),
  },
  { requiredKeys: ['name'] },
);

/** Contacts that money can be pulled from. */
export const achContacts: fc.Arbitrary<CreateContactRequest> = fc.record({
  name: someText,
  ach: fc.record({ ...bankDetails, accountNumber: someText, routingNumber: someText }),
});

/** Less its account and contact; up to the seeded program's limit for a day. */
export const pulls: fc.Arbitrary<ReceiveAchPullRequest> = fc.record(
  { amount: amount(10_000_00, 1), type: fc.constantFrom('sameDay', ''), description: text },
  { requiredKeys: ['amount', 'type'] },
);

/** Less its account. */
export const cards: fc.Arbitrary<CreateCardRequest> = fc
  .constantFrom('physical', 'virtual')
  .chain((cardType) =>
    fc.record(
      {
        cardType: fc.constant(cardType),
        bin: fc.constant('debit'),
        currency: fc.constant('USD'),
        limitAmount: amount(1e11),
        limitInterval: fc.constant('allTime'),
        embossingPerson: someText,
        embossingBusiness: text,
        label: someText,
        billingAddress: somewhere,
        atmAccess: fc.boolean(),
        allowedCategories: orNull(fc.array(text, { maxLength: 3 })),
        blockedMerchants: orNull(fc.array(text, { maxLength: 3 })),
        shipping: fc.record({ shippingAddress: somewhere }),
      },
      {
        requiredKeys: [
          'cardType',
          'bin',
          'currency',
          'limitAmount',
          'limitInterval',
          'embossingPerson',
          'label',
          'billingAddress',
          ...(cardType === 'physical' ? (['shipping'] as const) : []),
        ],
      },
    ),
  );

/** Changes that stay within the program. */
export function updates(program: Program): fc.Arbitrary<UpdateAccountRequest> {
  const { card, limits, receive, send } = program;
  const allowance = (most: { count: string; enabled: boolean }) =>
    optional({ count: upToCount(most.count), enabled: upToFlag(most.enabled) });
  const rails = (most: object) =>
    optional(
      Object.fromEntries(
        Object.entries(most).map(([rail, flags]: [string, { enabled: boolean; sameDay?: boolean }]) => [
          rail,
          optional({
            enabled: upToFlag(flags.enabled),
            ...(flags.sameDay === undefined ? {} : { sameDay: upToFlag(flags.sameDay) }),
          }),
        ]),
      ),
    );
  const { card: _card, debitCard: _debitCard, ...sendLimits } = limits.send;
  return optional({
    config: optional({
      card: optional({ physical: allowance(card.type.physical), virtual: allowance(card.type.virtual) }),
      limits: optional({ receive: upToLimits(limits.receive), send: upToLimits(sendLimits) }),
      receive: rails(receive),
      send: rails(send),
    }),
    incoming: orNull(
      optional({
        achPull: orNull(optional({ allowedOriginators: orNull(fc.array(text, { maxLength: 3 })) })),
      }),
    ),
  });
}

const upToFlag = (most: boolean) => (most ? fc.boolean() : fc.constant(false));
const upToCount = (most: string) => fc.integer({ min: 0, max: Number(most || 1e9) }).map(String);
const upToAmount = (most: string) =>
  fc.oneof(amount(most === '' ? 1e11 : Number(most.replace('.', ''))), fc.constant(''));

function upToLimits(most: object): fc.Arbitrary<object> {
  return optional(
    Object.fromEntries(
      Object.entries(most).map(([name, value]: [string, string | PeriodLimits]) => [
        name,
        typeof value === 'string'
          ? upToAmount(value)
          : optional({ daily: upToAmount(value.daily), monthly: upToAmount(value.monthly) }),
      ]),
    ),
  );
}

/** Keys that reach into prototypes are refused before they come here, and so are whole numbers that may have lost digits. */
const metadata = fc.dictionary(text, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }).filter((value) => {
  const sent = JSON.stringify(value);
  return !/"(?:__proto__|prototype)"/.test(sent) && !/\d{16}/.test(sent.replace(/\.\d+/g, ''));
});

export const checkUpdates: fc.Arbitrary<UpdateSentCheckRequest> = optional({
  title: text,
  description: text,
  metadata: orNull(metadata),
});

/** Other settings for a program, as a merge patch. */
export const programs = fc.record({
  card: fc.record({ type: fc.record({ physical: allowances(), virtual: allowances() }) }),
  incoming: fc.record({
    achPull: fc.record({
      enabled: fc.boolean(),
      allowedOriginators: fc.array(text, { maxLength: 2 }),
      blockedOriginators: fc.array(text, { maxLength: 2 }),
    }),
  }),
  limits: fc.record({
    receive: limitsOf<Limits['receive']>(['ach', 'check', 'debitCard', 'intrabank']),
    send: limitsOf<Limits['send']>([
      'ach',
      'card',
      'check',
      'crossBorder',
      'debitCard',
      'domesticWire',
      'internationalWire',
      'intrabank',
    ]),
  }),
  receive: switches(['check', 'debitCard', 'intrabank']),
  send: switches([
    'card',
    'check',
    'crossBorder',
    'debitCard',
    'digitalCheck',
    'internationalWire',
    'intrabank',
    'physicalCard',
    'wire',
  ]),
});

function allowances() {
  return fc.record({ count: fc.nat({ max: 1000 }).map(String), enabled: fc.boolean() });
}

function limitsOf<Direction>(groups: readonly (keyof Direction & string)[]) {
  const period = { daily: upToAmount(''), monthly: upToAmount('') };
  return fc.record({
    ...period,
    ...Object.fromEntries(groups.map((group) => [group, fc.record(period)])),
  });
}

function switches(rails: readonly string[]) {
  return fc.record({
    ach: fc.record({ enabled: fc.boolean(), sameDay: fc.boolean() }),
    ...Object.fromEntries(rails.map((rail) => [rail, fc.record({ enabled: fc.boolean() })])),
  });
}
