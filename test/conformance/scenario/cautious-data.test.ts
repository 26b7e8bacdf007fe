import { expect, test } from 'vitest';
import { issueCard, issueSecondCard } from '../../../conformance/scenario/createCard.ts';
import { storeContact } from '../../../conformance/scenario/createContact.ts';
import { examples } from '../../../generated/examples.ts';
import type {
  Address,
  CreateAccountRequest,
  CreateCardRequest,
  CreateContactRequest,
} from '../../../generated/types.ts';
import { isObject, type Json } from '../../../lib/json.ts';
import {
  isBic,
  isBritishPostcode,
  isFictionalPhone,
  isIban,
  isPlainName,
  isRoutingNumber,
  isUsZip,
} from './bank-checks.ts';
import { runScenario, sent } from './run-scenario.ts';
import { bodyOf, opened } from './step-context.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

function complain(of: string, checks: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`${of}: ${name}`]));
}

function complainOfAddress(of: string, address: Partial<Address> | null | undefined, type: string): string[] {
  const {
    addressType,
    line1 = '',
    line2 = '',
    city = '',
    state = '',
    postalCode = '',
    country,
  } = address ?? {};
  const inUs = country === 'US' && isUsZip(postalCode, state);
  const inGb = country === 'GB' && state === '' && isBritishPostcode(postalCode);
  return complain(of, {
    type: addressType === type,
    street: /^\d{1,3} [A-Z][a-z]+( [A-Z][a-z]+)+$/.test(line1) && line1.length <= 35,
    line2: isPlainName(line2, 35),
    city: isPlainName(city, 30),
    place: inUs || inGb,
  });
}

test('a contact passes the checks that banks make of names, accounts, codes and addresses', () => {
  const found = SEEDS.flatMap((seed) => {
    const contact = bodyOf(storeContact, opened(), {}, seed) as unknown as CreateContactRequest;
    const { name = '', email = '', phone = '', ach, card, check, wire } = contact;
    const { domestic, international: abroad } = wire ?? {};
    return [
      ...complain('contact', {
        name: isPlainName(name, 22),
        email: /^[a-z]+\.[a-z]+@example\.com$/.test(email),
        phone: isFictionalPhone(phone),
        'ach.routingNumber': isRoutingNumber(ach?.routingNumber ?? ''),
        'ach.accountNumber': /^0\d{7}0\d{3}$/.test(ach?.accountNumber ?? ''),
        'ach.bankName': isPlainName(ach?.bankName ?? '', 35),
        'domestic.routingNumber': isRoutingNumber(domestic?.routingNumber ?? ''),
        'domestic.accountNumber': /^[1-9]\d{7}[1-9]\d{3}$/.test(domestic?.accountNumber ?? ''),
        'a postal code with a zero': check?.address?.postalCode?.startsWith('0') === true,
        'two accounts': ach?.accountNumber !== domestic?.accountNumber,
        'international.accountNumber': isIban(abroad?.accountNumber ?? ''),
        'international.bankIdentifierCode': isBic(abroad?.bankIdentifierCode ?? '', 'GB'),
        'international.correspondent': isBic(abroad?.correspondentBankIdentifierCode ?? '', 'US'),
        'one bank': abroad?.accountNumber?.slice(4, 8) === abroad?.bankIdentifierCode?.slice(0, 4),
        'international.beneficiaryBank': isPlainName(abroad?.beneficiaryBank ?? '', 35),
        'international.correspondentBank': isPlainName(abroad?.correspondentBank ?? '', 42),
      }),
      ...complainOfAddress('card', card?.address, 'card'),
      ...complainOfAddress('check', check?.address, 'check'),
      ...complainOfAddress('domestic', domestic?.address, 'wire'),
      ...complainOfAddress('beneficiary', abroad?.beneficiaryAddress, 'wire'),
      ...complainOfAddress('bank', abroad?.beneficiaryBankAddress, 'wire'),
      ...complainOfAddress('correspondent', abroad?.correspondentBankAddress, 'wire'),
    ];
  });
  expect(found).toEqual([]);
});

test('the area code of the phone is that of the place', () => {
  const codes = new Map<string, Set<string>>();
  for (const seed of SEEDS) {
    const { phone = '', card } = bodyOf(storeContact, opened(), {}, seed) as unknown as CreateContactRequest;
    const city = card?.address?.city ?? '';
    codes.set(city, (codes.get(city) ?? new Set()).add(phone.slice(2, 5)));
  }
  expect(codes.size).toBeGreaterThan(8);
  expect([...codes.values()].filter((found) => found.size !== 1)).toEqual([]);
  expect(codes.get('Seattle')).toEqual(new Set(['206']));
});

test('cards pass the checks that issuers make', () => {
  const found = SEEDS.flatMap((seed) =>
    [issueCard, issueSecondCard].flatMap((step) => {
      const card = bodyOf(step, opened(), {}, seed) as unknown as CreateCardRequest;
      const { embossingPerson = '', embossingBusiness = '', limitAmount = '', label = '' } = card;
      const categories = card.allowedCategories ?? [];
      const merchants = card.blockedMerchants ?? [];
      return [
        ...complain(step.id, {
          embossingPerson: isPlainName(embossingPerson, 21) && !/[a-z]/.test(embossingPerson),
          embossingBusiness: isPlainName(embossingBusiness, 21) && !/[a-z]/.test(embossingBusiness),
          label: /^Conformance run [a-z]+ \d{6}$/.test(label) && label.length <= 30,
          limitAmount: (step === issueCard ? /^[5-9]\.00$/ : /^1[1-9]\.00$/).test(limitAmount),
          categories: categories.length > 0 && categories.every((code) => /^(0742|[4-7]\d{3})$/.test(code)),
          'a category with a zero': categories.includes('0742') === (step === issueCard),
          'a postal code with a zero': step !== issueCard || card.billingAddress?.postalCode === '06103',
          'categories once': new Set(categories).size === categories.length,
          merchants: merchants.length > 0 && merchants.every((merchant) => /^\d{15}$/.test(merchant)),
          seen: card.bin === 'debit' && card.cardType === 'physical' && card.limitInterval === 'allTime',
        }),
        ...complainOfAddress('billing', card.billingAddress, 'billing'),
        ...complainOfAddress('shipping', card.shipping?.shippingAddress, 'shipping'),
      ];
    }),
  );
  expect(found).toEqual([]);
});

/** Finds where two cards hold the same, though both could be anything. */
function alike(one: unknown, other: unknown, path = ''): string[] {
  if (!isObject(one as Json) || !isObject(other as Json))
    return JSON.stringify(one) === JSON.stringify(other) ? [path] : [];
  const both = other as Record<string, unknown>;
  return Object.entries(one as object).flatMap(([name, value]) =>
    alike(value, both[name], `${path}/${name}`),
  );
}

test('no constant agrees with both cards', async () => {
  for (const seed of SEEDS.slice(0, 100)) {
    const ran = await runScenario({ seed });
    expect(alike(sent(ran, 'issue-card'), sent(ran, 'issue-second-card'))).toEqual([
      '/accountId',
      '/billingAddress/addressType',
      '/billingAddress/country',
      '/bin',
      '/cardType',
      '/currency',
      '/limitInterval',
      '/shipping/shippingAddress/addressType',
      '/shipping/shippingAddress/country',
    ]);
  }
});

/** Every place of an object, lists as one. */
function places(value: unknown, path = ''): string[] {
  return isObject(value as Json)
    ? Object.entries(value as object).flatMap(([name, inner]) => places(inner, `${path}/${name}`))
    : [path];
}

test('bodies are complete: they have every field that the examples have', async () => {
  const ran = await runScenario();
  const { createContact, createAccount, createCard, receiveAchPull, updateAccount, updateSentCheck } =
    examples;
  const wanted: readonly (readonly [string, object])[] = [
    ['open-account', createAccount.requests.createAccountRequest],
    ['store-contact', createContact.requests.createContactRequest],
    ['issue-card', createCard.requests.createCardRequest],
    ['issue-second-card', createCard.requests.createCardRequest],
    ['pull-money', receiveAchPull.requests.receiveAchPullRequest],
    ['change-settings', updateAccount.requests.updateAccountRequest],
    ['change-other-settings', updateAccount.requests.updateAccountRequest],
    ['restore-settings', updateAccount.requests.updateAccountRequest],
    ['annotate-check', updateSentCheck.requests.updateSentCheckRequest],
  ];
  for (const [step, example] of wanted)
    expect([step, places(sent(ran, step)).sort()]).toEqual([step, places(example).sort()]);
});

test('the account is of the type that was seen, and says where it comes from', async () => {
  const { type, label, acceptedTerms } = sent(await runScenario(), 'open-account') as CreateAccountRequest;
  expect({ type, acceptedTerms }).toEqual({ type: 'businessChecking', acceptedTerms: true });
  expect(label).toMatch(/^Conformance run [a-z]+ \d{6}$/);
});
