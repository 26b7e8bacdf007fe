import { expect, test } from 'vitest';
import { operations as described, type OperationId, operationIds } from '../../../../generated/operations.ts';
import { memoryStore } from '../../../../server/store/memory.ts';
import { exampleRequest } from '../../../example-call.ts';
import { type Bank, openBank, type Sending } from '../../open-bank.ts';

const VALID = Object.fromEntries(operationIds.map((id) => [id, { body: exampleRequest(id) }])) as Readonly<
  Record<OperationId, Sending>
>;
const operations = operationIds;
/** The operations that a person performs: the description lists a person's credential. */
const personal = operations.filter(
  (id) => described[id].credentialsListed && described[id].credentials.includes('personId'),
);

const challenge = (header: string) => `ApiKey realm="Banking Platform API", in="header", name="${header}"`;

const unauthenticated = (detail: string) => ({
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail,
  code: 'unauthenticated',
});

/** All that is stored. A refused call leaves it as it is. */
async function everything({ store }: Bank) {
  return store.list('', '', 1000);
}

test.each(operations)('%s: asks for a key, and for one that it knows', async (operation) => {
  const bank = await openBank();
  const before = await everything(bank);
  for (const [key, detail] of [
    [null, 'This operation needs an API key in the header sd-api-key.'],
    ['', 'This operation needs an API key in the header sd-api-key.'],
    ['key-of-nobody', 'The API key is unknown.'],
    [bank.seed.programId, 'The API key is unknown.'],
  ] as const) {
    const { status, headers, body } = await bank.send(operation, { ...VALID[operation], key });
    expect(body).toEqual(unauthenticated(detail));
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe(challenge('sd-api-key'));
    expect(headers.get('content-type')).toBe('application/problem+json');
  }
  expect(await everything(bank)).toEqual(before);
});

test.each(personal)('%s: asks for a person', async (operation) => {
  const bank = await openBank();
  const before = await everything(bank);
  const { headers, body } = await bank.send(operation, { ...VALID[operation], person: null });
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'This operation needs the identifier of a person in the header sd-person-id.',
    code: 'person-required',
  });
  expect(headers.get('www-authenticate')).toBe(challenge('sd-person-id'));
  expect(await everything(bank)).toEqual(before);
});

test.each([...personal, 'createContact'] as const)(
  '%s: takes no person who is malformed, unknown or of another program',
  async (operation) => {
    const bank = await openBank();
    const before = await everything(bank);
    for (const person of [
      'somebody',
      bank.seed.businessId,
      `${bank.seed.personId}, ${bank.seed.personId}`,
      'per-00000000-0000-4000-8000-000000000000',
      bank.other.personId,
    ])
      expect(await bank.refused(operation, { ...VALID[operation], person })).toEqual({
        type: 'about:blank',
        title: 'Forbidden',
        status: 403,
        detail: 'The header sd-person-id does not identify a person of this program.',
        code: 'person-not-allowed',
      });
    expect(await everything(bank)).toEqual(before);
  },
);

test('an unknown key is reported before an unknown person', async () => {
  const bank = await openBank();
  const problem = await bank.refused('updateAccount', { key: 'key-of-nobody', person: 'somebody' });
  expect(problem).toEqual(unauthenticated('The API key is unknown.'));
});

test('a contact may be created without a person, and a program retrieved with anybody', async () => {
  const bank = await openBank();
  await bank.call('createContact', { ...VALID.createContact, person: null });
  await bank.call('retrieveProgram', { person: null });
  await bank.call('retrieveProgram', { person: 'somebody' });
});

test('a key whose program was removed in the meantime is unknown', async () => {
  const store = memoryStore();
  const bank = await openBank({
    ...store,
    read: (ids) => store.read(ids.map((id) => (id.startsWith('prg-') ? '' : id))),
  });
  expect(await bank.refused('createAccount', VALID.createAccount)).toEqual(
    unauthenticated('The API key is unknown.'),
  );
});
