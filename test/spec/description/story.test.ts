import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../../lib/json.ts';
import { type Json, type Reading, readDescription } from './reading.ts';
import { type Field, ID_KINDS } from './source-fields.ts';
import { OPERATIONS } from './source-table.ts';

const SIDES = ['request', 'response'] as const;

let description: Reading;
let program: Json;
let accountRequest: Json;
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
  [accountRequest, account] = [request('createAccount'), response('createAccount')];
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

describe('a contact', () => {
  test('comes back as it was sent', () => expect(contact).toMatchObject(contactRequest));
  test('is labelled by its name', () => expect(contact.label).toBe(contactRequest.name));
  test('is active and of type others', () =>
    expect(contact).toMatchObject({ status: 'active', type: 'others' }));
  test('was created and modified at once', () => expect(contact.modifiedAt).toBe(contact.createdAt));
  test('is not verified', () => expect(at(contact, 'ach.verified')).toBe(false));

  test.each(['ach', 'wire.domestic'])('%s shows the end of the account number', (part) => {
    const number = String(at(contactRequest, `${part}.accountNumber`));
    expect(number.length).toBeGreaterThan(4);
    expect(at(contact, `${part}.last4`)).toBe(number.slice(-4));
    expect(at(contactRequest, part)).not.toHaveProperty('last4');
  });

  test('holds null where only null was seen', () => {
    expect(contact).toMatchObject({ metadata: null, crossBorder: null, debitCard: null, intrabank: null });
  });
});

describe('an account', () => {
  test('comes back as it was sent', () => expect(account).toMatchObject(accountRequest));

  test('starts active, empty and not verified', () => {
    const zero = '0.00';
    expect(account).toMatchObject({ status: 'active', isVerified: false, verifiedAt: '' });
    expect(account).toMatchObject({ availableBalance: zero, pendingCredit: zero, pendingDebit: zero });
    expect(account).toMatchObject({ fees: zero, interest: zero });
  });

  test('starts with the card counts and limits of its program', () => {
    expect(at(account, 'config.card')).toEqual(at(program, 'card.type'));
    expect(at(account, 'config.limits')).toEqual(program.limits);
  });

  test('starts with the enabled flags of its program', () => {
    const flags = leaves(account.config).filter(([path]) => /\.(enabled|sameDay)$/.test(path));
    const ofProgram = flags.map(([path]) => [path, at(program, path.replace(/^card\./, 'card.type.'))]);
    expect(flags).toEqual(ofProgram);
    expect(flags.map(([, flag]) => flag)).toContain(true);
    expect(flags.map(([, flag]) => flag)).toContain(false);
  });

  test('is of a type that its program offers', () => {
    expect(at(program, `bank.accountType.${account.type}`)).toBe(true);
  });
});

describe('an account update', () => {
  const groups = () =>
    ['receive', 'send'].flatMap((direction) =>
      Object.entries(at(updateRequest, `config.limits.${direction}`) as Json)
        .filter((entry): entry is [string, Json] => isObject(entry[1]))
        .map(([name, group]) => ({ path: `${direction}.${name}`, group })),
    );
  const isEmpty = (group: Json): boolean => group.daily === '' && group.monthly === '';

  test('shows the card counts, overall limits, enabled flags and originators that were sent', () => {
    expect(at(updated, 'config.card')).toEqual(at(updateRequest, 'config.card'));
    for (const overall of ['receive.daily', 'receive.monthly', 'send.daily', 'send.monthly']) {
      const sent = at(updateRequest, `config.limits.${overall}`);
      expect(sent, overall).not.toBe('');
      expect(at(updated, `config.limits.${overall}`), overall).toBe(sent);
    }
    expect(at(updated, 'config.receive')).toEqual(at(updateRequest, 'config.receive'));
    expect(at(updated, 'config.send')).toEqual(at(updateRequest, 'config.send'));
    const originators = 'incoming.achPull.allowedOriginators';
    expect(at(updateRequest, originators)).not.toEqual([]);
    expect(at(updated, `config.${originators}`)).toEqual(at(updateRequest, originators));
  });

  test('shows the amounts of the program for a group that was sent empty', () => {
    const emptied = groups().filter(({ group }) => isEmpty(group));
    for (const { path } of emptied) {
      expect(at(updated, `config.limits.${path}`), path).toEqual(at(program, `limits.${path}`));
    }
    const telling = emptied.filter(({ path }) => !isEmpty(at(program, `limits.${path}`) as Json));
    expect(telling.length, 'a group where the program has amounts').toBeGreaterThan(0);
  });

  test('shows the amounts that were sent for the other groups, and changes some', () => {
    const filled = groups().filter(({ group }) => !isEmpty(group));
    for (const { path, group } of filled) expect(at(updated, `config.limits.${path}`), path).toEqual(group);
    const changing = filled.filter(
      ({ path, group }) => group.daily !== at(account, `config.limits.${path}.daily`),
    );
    expect(changing.length).toBeGreaterThan(0);
  });

  test('leaves out two groups of send, which stay', () => {
    for (const group of ['card', 'debitCard']) {
      expect(at(updateRequest, `config.limits.send.${group}`)).toBeUndefined();
      expect(at(updated, `config.limits.send.${group}`)).toEqual(at(account, `config.limits.send.${group}`));
    }
  });

  test('sends no blocked originators, so these stay null', () => {
    expect(leaves(updateRequest).map(([path]) => nameOf(path))).not.toContain('blockedOriginators');
    expect(at(account, 'config.incoming.achPull.blockedOriginators')).toBeNull();
    expect(at(updated, 'config.incoming.achPull.blockedOriginators')).toBeNull();
  });

  test('is later than the creation', () => {
    expect(updated.createdAt).toBe(account.createdAt);
    expect(time(updated, 'modifiedAt') > time(updated, 'createdAt')).toBe(true);
  });

  test('touches nothing but the configuration and the time', () => {
    const rest = ({ config: _config, modifiedAt: _modifiedAt, ...others }: Json): Json => others;
    expect(rest(updated)).toEqual(rest(account));
  });
});

describe('a card', () => {
  test('comes back as it was sent', () => {
    const { billingAddress, ...rest } = cardRequest;
    expect(card).toMatchObject(rest);
    expect(at(card, 'cardholder.billingAddress')).toEqual(billingAddress);
    expect(card).not.toHaveProperty('billingAddress');
  });
  test('has its whole limit left', () => expect(card.availableLimit).toBe(cardRequest.limitAmount));
  test('waits for activation', () => {
    expect(card).toMatchObject({ cardStatus: 'pendingActivation', activatedAt: '' });
  });
  test('has a holder of the embossed name', () => {
    expect(cardRequest.embossingPerson).not.toBe('');
    expect(at(card, 'cardholder.name')).toBe(cardRequest.embossingPerson);
  });
  test('has its shipping pending', () => expect(at(card, 'shipping.deliveryStatus')).toBe('pending'));
  test('holds null where only null was seen', () => {
    expect(card).toMatchObject({ allowedMerchants: null, blockedCategories: null, metadata: null });
  });
  test('expires after it was made', () => {
    expect(Number(card.expiryMonth)).toBeGreaterThanOrEqual(1);
    expect(Number(card.expiryMonth)).toBeLessThanOrEqual(12);
    expect(`${card.expiryYear}-${card.expiryMonth}` > time(card, 'createdAt').slice(0, 7)).toBe(true);
  });
});

describe('an ACH pull', () => {
  test('comes back as it was sent, type included', () => expect(pull).toMatchObject(pullRequest));
  test('is a pending credit by ACH', () => {
    expect(pull).toMatchObject({
      transferType: 'ach',
      transferSubType: 'originated',
      txnType: 'credit',
      status: 'pending',
    });
  });
  test('copies the name and bank details of the contact', () => {
    expect(pull.name).toBe(contact.name);
    for (const detail of ['accountNumber', 'accountType', 'bankName', 'routingNumber']) {
      expect(pull[detail], detail).toBe(at(contact, `ach.${detail}`));
      expect(pull[detail], detail).not.toBe('');
    }
  });
  test('has an empty address', () =>
    expect(new Set(Object.values(pull.address as Json))).toEqual(new Set([''])));
  test('has no destination amount, metadata or card', () => {
    expect(pull).toMatchObject({ destinationAmount: '0.00', metadata: null, card: null });
  });
});

describe('a check', () => {
  test('shows the description, title and metadata that were sent', () => {
    expect({ description: check.description, title: check.title, metadata: check.metadata }).toEqual(
      checkRequest,
    );
    const metadata = Object.entries(checkRequest.metadata as Json).map(([key, value]) => [key, typeof value]);
    expect(Object.fromEntries(metadata)).toEqual({ description: 'string', externalId: 'string' });
  });
  test('is a completed debit by paper check', () => {
    expect(check).toMatchObject({
      transferType: 'physicalCheck',
      transferSubType: 'originated',
      txnType: 'debit',
    });
    expect(check).toMatchObject({ status: 'completed', destinationAmount: '0.00', card: null });
  });
  test('goes to the check address of the contact', () => {
    expect(check.address).toEqual(at(contact, 'check.address'));
    expect(check.address).toMatchObject({ addressType: 'check' });
    expect(check.name).toBe(contact.name);
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
