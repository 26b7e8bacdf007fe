import { beforeAll, describe, expect, test } from 'vitest';
import { checks } from '../../../conformance/judge/checks/checks.ts';
import { toHistory } from '../../../conformance/judge/history.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { type Json, type Reading, readDescription } from './reading.ts';
import { type Field, ID_KINDS } from './source-fields.ts';
import { OPERATIONS } from './source-table.ts';

const SIDES = ['request', 'response'] as const;

let description: Reading;
let program: Json;
let account: Json;
let contactRequest: Json;
let contact: Json;
let updateRequest: Json;
let updated: Json;
let cardRequest: Json;
let card: Json;
let pullRequest: Json;
let pull: Json;
let checkRequest: Json;
let check: Json;
let all: unknown[];

beforeAll(async () => {
  description = await readDescription();
  const request = (id: string): Json => description.example(id, 'request') as Json;
  const response = (id: string): Json => description.example(id, 'response') as Json;
  program = response('retrieveProgram');
  account = response('createAccount');
  [contactRequest, contact] = [request('createContact'), response('createContact')];
  [updateRequest, updated] = [request('updateAccount'), response('updateAccount')];
  [cardRequest, card] = [request('createCard'), response('createCard')];
  [pullRequest, pull] = [request('receiveAchPull'), response('receiveAchPull')];
  [checkRequest, check] = [request('updateSentCheck'), response('updateSentCheck')];
  all = OPERATIONS.flatMap((operation) =>
    SIDES.filter((side) => operation[side] !== undefined).map((side) =>
      description.example(operation.id, side),
    ),
  );
});

/** The value at a dotted path; undefined where nothing is. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** Every value that holds no others, with its path; entries of a list share the path of the list and `[]`. */
function leaves(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (Array.isArray(value)) return value.flatMap((entry) => leaves(entry, `${path}[]`));
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** True when the field is there, or cannot be, since something around it is null or an empty list. */
function shows(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined;
  if (value === null) return true;
  if (step === '[]') return Array.isArray(value) && value.every((entry) => shows(entry, rest));
  return isObject(value) && shows(value[step], rest);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replaceAll('[]', '');
const texts = (): [string, string][] =>
  leaves(all).filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string');
/** The text at a path, for comparing times: ISO 8601 in UTC sorts as it reads. */
const time = (value: unknown, path: string): string => String(at(value, path));

describe('every example', () => {
  const bodies = OPERATIONS.flatMap((operation) =>
    SIDES.filter((side) => operation[side] !== undefined).map((side) => ({
      operation,
      side,
      name: `${operation.id} ${side}`,
    })),
  );

  test.each(bodies)('$name satisfies its schema', ({ operation, side }) => {
    const validate = description.validator(`${description.bodySchema(operation.id, side)}`);
    expect(validate(description.example(operation.id, side)) ? [] : validate.errors).toEqual([]);
  });

  test.each(bodies)('$name shows every field, and none that the source lacks', ({ operation, side }) => {
    const example = description.example(operation.id, side);
    const stated: readonly Field[] = operation[side] ?? [];
    const steps = (path: string): string[] => path.replaceAll('[]', '.[]').split('.');
    const absent = stated.map(({ path }) => path).filter((path) => !shows(example, steps(path)));
    const known = new Set(stated.map(({ path }) => path));
    const free = stated.filter(({ path, type }) => type === 'any' || path === 'metadata');
    const unknown = leaves(example)
      .map(([path]) => path)
      .filter((path) => !known.has(path) && !free.some((field) => path.startsWith(field.path)));
    expect({ absent, unknown }).toEqual({ absent: [], unknown: [] });
  });
});

describe('one story', () => {
  test('has one of each identifier, and two transfers', () => {
    const found = new Map<string, Set<string>>();
    for (const [, text] of texts()) {
      const kind = ID_KINDS.find((prefix) => text.startsWith(prefix) && text.length === prefix.length + 36);
      if (kind !== undefined) found.set(kind, (found.get(kind) ?? new Set()).add(text));
    }
    const counts = Object.fromEntries([...found].map(([kind, ids]) => [kind, ids.size]));
    expect(counts).toEqual(Object.fromEntries(ID_KINDS.map((kind) => [kind, kind === 'tra-' ? 2 : 1])));
  });

  test('names in its paths the records that it returns', () => {
    for (const { id, pathParameters } of OPERATIONS.filter(
      (operation) => operation.pathParameters.length > 0,
    )) {
      const { operation, item } = description.operation(id);
      const parameters = [item.parameters, operation.parameters].flatMap((list) =>
        (Array.isArray(list) ? list : []).map((parameter) => description.follow(parameter) as Json),
      );
      expect(parameters.map(({ name }) => name)).toEqual(pathParameters.map(({ name }) => name));
      const response = description.example(id, 'response') as Json;
      // A part of a record has no identifier of its own.
      const parameter = parameters.at(-1);
      expect(parameter?.example, id).toBe(response.id ?? response[String(parameter?.name)]);
    }
  });

  test('is told of one account, its program, its contact and its people', () => {
    for (const record of [contactRequest, contact, cardRequest, card, pullRequest, pull, check]) {
      expect(record.accountId).toBe(account.id);
    }
    for (const record of [account, updated, contact, card]) expect(record.programId).toBe(program.id);
    for (const record of [pullRequest, pull, check]) expect(record.contactId).toBe(contact.id);
    expect(updated.id).toBe(account.id);
    expect(card.businessId).toBe(account.businessId);
  });

  test('goes forward in time', () => {
    const moments = [
      time(program, 'createdAt'),
      time(account, 'createdAt'),
      time(updated, 'modifiedAt'),
      time(contact, 'createdAt'),
      time(card, 'createdAt'),
      time(pull, 'createdAt'),
      time(check, 'createdAt'),
      time(check, 'modifiedAt'),
    ];
    expect(moments).toEqual([...moments].sort());
    expect(new Set(moments).size).toBe(moments.length);
  });
});

/** The calls of the story in the order of their times, as a run would have noted them. */
function exchanges(): readonly Exchange[] {
  const told: readonly OperationId[] = [
    'retrieveProgram',
    'createAccount',
    'updateAccount',
    'createContact',
    'createCard',
    'receiveAchPull',
    'updateSentCheck',
  ];
  const others = operationIds.filter((id) => !told.includes(id));
  // An operation that reads is called twice: a row may compare with what was shown before.
  const again = others.filter((id) => operations[id].safe);
  return [...told, ...others, ...again].map((operation, index) => {
    const body =
      OPERATIONS.find(({ id }) => id === operation)?.request && description.example(operation, 'request');
    const value = description.example(operation, 'response') as JsonObject;
    const inPath = operations[operation].parameters.filter((parameter) => parameter.in === 'path');
    return {
      ...{ id: `${operation} ${index}`, operation, purpose: '', sentAt: index, endedAt: index },
      request: {
        ...{ method: operations[operation].method, url: '', headers: {} },
        pathParameters: Object.fromEntries(inPath.map(({ name }) => [name, String(value.id ?? value[name])])),
        body: body as JsonObject | undefined,
      },
      outcome: { kind: 'response', status: 200, headers: {}, bytes: 0, body: { kind: 'json', value } },
    };
  });
}

/** They take a second record of the kind, a second update, or the program as it was before and after. */
const NOT_TOLD = [
  'createAccount.id-is-its-own',
  'createCard.addresses-are-its-own',
  'createCard.id-is-its-own',
  'createContact.id-is-its-own',
  'updateAccount.program-is-kept',
  'updateSentCheck.other-fields-are-kept',
];

test('the story keeps every row, and shows what each is about', () => {
  const history = toHistory(exchanges());
  const found = checks.flatMap(({ requirement, judge }) =>
    judge(history).map(({ outcome }) => ({ requirement, outcome })),
  );
  expect(found.filter(({ outcome }) => outcome === 'violated')).toEqual([]);
  const held = new Set(
    found.filter(({ outcome }) => outcome === 'held').map(({ requirement }) => requirement),
  );
  const open = checks.map(({ requirement }) => requirement).filter((one) => !held.has(one));
  expect(open.sort()).toEqual(NOT_TOLD);
});

describe('what was seen beyond the rows', () => {
  test.each<[what: string, record: () => Json, seen: object]>([
    ['a contact', () => contact, { metadata: null, crossBorder: null, debitCard: null, intrabank: null }],
    ['a card', () => card, { allowedMerchants: null, blockedCategories: null, metadata: null }],
    ['an ACH pull', () => pull, { destinationAmount: '0.00', metadata: null, card: null }],
    [
      'a check',
      () => check,
      { status: 'completed', transferSubType: 'originated', destinationAmount: '0.00', card: null },
    ],
    [
      'the metadata of a check',
      () => checkRequest.metadata as Json,
      { description: expect.any(String), externalId: expect.any(String) },
    ],
  ])('%s', (_what, record, seen) => expect(record()).toMatchObject(seen));

  test('an account has flags of both kinds, and a type that its program offers', () => {
    const flags = leaves(account.config).filter(([path]) => /\.(enabled|sameDay)$/.test(path));
    expect(new Set(flags.map(([, flag]) => flag))).toEqual(new Set([true, false]));
    const ofProgram = flags.map(([path]) => [path, at(program, path.replace(/^card\./, 'card.type.'))]);
    expect(flags).toEqual(ofProgram);
    expect(at(program, `bank.accountType.${account.type}`)).toBe(true);
  });

  test('an update leaves out two groups and the blocked originators, which stay, and changes amounts', () => {
    const limits = (record: Json) => at(record, 'config.limits.send') as Json;
    for (const group of ['card', 'debitCard']) {
      expect(limits(updateRequest)[group]).toBeUndefined();
      expect(limits(updated)[group]).toEqual(limits(account)[group]);
    }
    expect(leaves(updateRequest).map(([path]) => nameOf(path))).not.toContain('blockedOriginators');
    expect(at(updated, 'config.incoming.achPull.blockedOriginators')).toBeNull();
    expect(at(updated, 'config.receive')).toEqual(at(updateRequest, 'config.receive'));
    expect(at(updated, 'config.send')).toEqual(at(updateRequest, 'config.send'));
    expect(updated.config).not.toEqual(account.config);
  });

  test('a card has its billing address at the holder, and expires after it was made', () => {
    const { billingAddress, ...rest } = cardRequest;
    expect(card).toMatchObject(rest);
    expect(at(card, 'cardholder.billingAddress')).toEqual(billingAddress);
    expect(card).not.toHaveProperty('billingAddress');
    expect(String(card.expiryMonth)).toMatch(/^(0[1-9]|1[0-2])$/);
    expect(`${card.expiryYear}-${card.expiryMonth}` > time(card, 'createdAt').slice(0, 7)).toBe(true);
  });

  test('transfers have the name of the contact, and a check goes to its address for checks', () => {
    expect([pull.name, check.name]).toEqual([contact.name, contact.name]);
    expect(check.address).toEqual(at(contact, 'check.address'));
    expect(check.address).toMatchObject({ addressType: 'check' });
  });
});

describe('the data is synthetic', () => {
  /** Text of every field of one of the names, in all examples; unset ones left out. */
  const named = (...names: string[]): string[] => {
    const found = texts().filter(([path, text]) => names.includes(nameOf(path)) && text !== '');
    return found.map(([, text]) => text);
  };

  test('hosts are reserved for documentation', () => {
    const hosts = texts().flatMap(([path, text]) => {
      if (nameOf(path) === 'domain') return [text];
      if (URL.canParse(text) && text.includes('//')) return [new URL(text).hostname];
      return /^\S+@\S+$/.test(text) ? [text.slice(text.indexOf('@') + 1)] : [];
    });
    expect(hosts.length).toBeGreaterThan(5);
    expect(hosts.filter((host) => !/(^|\.)example(\.(com|org|net))?$/.test(host))).toEqual([]);
  });

  test('phone numbers are of the fictional range', () => {
    const phones = texts().filter(
      ([path, text]) => text !== '' && /phone|(sms|ntf)SenderNumber/i.test(nameOf(path)),
    );
    expect(phones.length).toBeGreaterThan(3);
    expect(phones.filter(([, text]) => !/^\+1\d{3}55501\d\d$/.test(text))).toEqual([]);
  });

  test('routing numbers have a right check digit', () => {
    const numbers = [...new Set(named('routingNumber'))];
    const sum = (number: string): number =>
      [...number].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !/^\d{9}$/.test(number) || sum(number) % 10 !== 0)).toEqual([]);
  });

  test('banks are examples by their name and their code', () => {
    const banks = named('bankName', 'beneficiaryBank', 'correspondentBank', 'sponsorBankName', 'sponsor');
    expect(banks.length).toBeGreaterThan(4);
    expect(banks.filter((bank) => !bank.startsWith('Example '))).toEqual([]);
    const codes = named('bankIdentifierCode', 'correspondentBankIdentifierCode');
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.filter((code) => !/^EXMP[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code))).toEqual([]);
  });

  test('credentials are unset and the tax number is no number', () => {
    expect(named('emailProviderKey', 'smsProviderSenderToken', 'clientSecret')).toEqual([]);
    expect(named('tin').filter((tin) => /[1-9]/.test(tin))).toEqual([]);
  });
});
