/** Servers that mix up two records of a kind: with one of each nobody notices. */
import type { OperationId } from '../../../generated/operations.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import type { Mutant } from '../mutant.ts';
import { type Alter, server } from './altering.ts';

/** Later responses of an operation have this of the first one. */
const asTheFirst = (operation: OperationId, row: string, ...names: readonly string[]): Mutant =>
  server(operation, `has ${names.join(', ')} of the first one`, row, () => {
    let first: JsonObject | undefined;
    return (body, call) => {
      if (call.operation !== operation) return body;
      first ??= body;
      return { ...body, ...pick(first, names) };
    };
  });

/** Nothing is pulled from these two: a pull would show the details of the wrong contact. */
const ifEmailHasCapitals = (operation: OperationId, row: string): Mutant =>
  server(operation, 'has the id of the one before if its email has capitals', row, () => {
    let before: Json | undefined;
    return (body, call) => {
      if (call.operation !== operation) return body;
      const altered = /[A-Z]/.test(String(body.email)) ? { ...body, id: before ?? null } : body;
      before = body.id;
      return altered;
    };
  });

/** A response has this of the last one that another operation returned. */
const asTheLast = (
  operation: OperationId,
  of: OperationId,
  row: string,
  what: (last: JsonObject, own: JsonObject) => JsonObject,
  how: string,
): Mutant =>
  server(operation, how, row, () => {
    let last: JsonObject | undefined;
    return (body, call) => {
      const altered =
        call.operation === operation && last !== undefined ? { ...body, ...what(last, body) } : body;
      if (call.operation === of) last = body;
      return altered;
    };
  });

const bankOf = ({ ach }: JsonObject) =>
  pick(ach as JsonObject, ['accountNumber', 'bankName', 'routingNumber']);

const theWholeFirst = (operation: OperationId, row: string): Mutant =>
  server(operation, 'returns the first one for each', row, () => {
    let first: JsonObject | undefined;
    return (body, call) => {
      if (call.operation !== operation) return body;
      first ??= body;
      return first;
    };
  });

/** The settings by account that its update is to show. */
const settingsOf = (how: string, row: string, make: () => Alter): Mutant =>
  server('updateAccount', how, row, make);

/** Changes the text of the response to an update that the same account has had before. */
const ifSeenBefore = (how: string, row: string, change: (text: string) => string): Mutant =>
  settingsOf(how, row, () => {
    const seen = new Set<string>();
    return (body, { operation, sent, path }) => {
      if (operation !== 'updateAccount') return body;
      const update = `${path} ${JSON.stringify(sent)}`;
      const isAgain = seen.has(update);
      seen.add(update);
      return isAgain ? (JSON.parse(change(JSON.stringify(body))) as JsonObject) : body;
    };
  });

/** Keeps one contact for each account. */
const bankOfFirstContact: Mutant = server(
  'receiveAchPull',
  "has the account number of the account's first contact",
  'account-number-is-the-contacts',
  () => {
    const first = new Map<Json | undefined, JsonObject>();
    return (body, { operation, sent }) => {
      if (operation === 'createContact' && !first.has(body.accountId)) first.set(body.accountId, body);
      const contact = first.get(sent.accountId);
      if (operation !== 'receiveAchPull' || contact === undefined) return body;
      return { ...body, ...pick(bankOf(contact), ['accountNumber']) };
    };
  },
);

export const stateMutants: readonly Mutant[] = [
  bankOfFirstContact,
  asTheFirst('createAccount', 'id-is-its-own', 'id'),
  asTheFirst('createAccount', 'label-is-returned', 'label'),
  theWholeFirst('createAccount', 'id-is-its-own'),
  asTheFirst('createContact', 'id-is-its-own', 'id'),
  ifEmailHasCapitals('createContact', 'id-is-its-own'),
  asTheFirst('createContact', 'account-is-returned', 'accountId'),
  asTheFirst('createContact', 'name-is-returned', 'name', 'label'),
  asTheFirst('createContact', 'ach-is-returned', 'ach'),
  asTheFirst('createContact', 'domestic-wire-is-returned', 'wire'),
  theWholeFirst('createContact', 'id-is-its-own'),
  asTheFirst('receiveAchPull', 'id-is-its-own', 'id'),
  asTheFirst('receiveAchPull', 'amount-is-returned', 'amount'),
  asTheFirst('receiveAchPull', 'contact-is-returned', 'contactId'),
  asTheFirst('receiveAchPull', 'account-is-returned', 'accountId'),
  asTheFirst(
    'receiveAchPull',
    'account-number-is-the-contacts',
    'accountNumber',
    'bankName',
    'routingNumber',
  ),
  asTheLast(
    'receiveAchPull',
    'createContact',
    'account-number-is-the-contacts',
    bankOf,
    'has the details of the contact that was stored last',
  ),
  asTheLast(
    'updateAccount',
    'createAccount',
    'id-is-the-one-asked-for',
    ({ id }) => ({ id: id ?? null }),
    'has the id of the account that was opened last',
  ),
  asTheLast(
    'updateAccount',
    'createAccount',
    'other-fields-are-kept',
    (last) => pick(last, ['label']),
    'has the label of the account that was opened last',
  ),
  asTheLast(
    'updateAccount',
    'createAccount',
    'other-fields-are-kept',
    (last) => pick(last, ['accountNumber']),
    'has the number of the account that was opened last',
  ),
  asTheLast(
    'createAccount',
    'updateAccount',
    'limits-come-from-program',
    ({ config }) => ({ config: config ?? null }),
    'has the settings of the account that was updated last',
  ),
  asTheLast(
    'createAccount',
    'updateAccount',
    'enabled-flags-come-from-program',
    ({ config }, own) => ({
      config: { ...(own.config as JsonObject), ...pick(config as JsonObject, ['send']) },
    }),
    'has config.send of the account that was updated last',
  ),
  asTheLast(
    'createContact',
    'createAccount',
    'account-is-returned',
    ({ id }) => ({ accountId: id ?? null }),
    'is attached to the account that was opened last',
  ),
  settingsOf(
    'shows the settings of the account that was updated before, once there are two',
    'enabled-flags-take-effect',
    () => {
      let last: JsonObject | undefined;
      return (body, { operation }) => {
        if (operation !== 'updateAccount') return body;
        const shown =
          last === undefined || last.id === body.id ? body : { ...body, config: last.config ?? null };
        last = body;
        return shown;
      };
    },
  ),
  ifSeenBefore('swaps the flags of an update that it has seen before', 'enabled-flags-take-effect', (text) =>
    text.replaceAll('"enabled":true', '"enabled":false'),
  ),
  ifSeenBefore('adds up the counts of an update that it has seen before', 'card-counts-take-effect', (text) =>
    text.replace(/"count":"(\d+)"/g, '"count":"$11"'),
  ),
];

function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] ?? null]] : [])));
}
