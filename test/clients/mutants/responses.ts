import { type ClientMutant, expecting, mutant, pause } from '../mutant.ts';

class Unexpected extends Error {
  override readonly name = 'Unexpected';
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Unexpected(what);
}

const KNOWN_FIELDS =
  'id,accountId,contactId,parentTransferId,fallbackTransferId,amount,destinationAmount,destinationCurrency,name,accountNumber,accountType,bankName,routingNumber,iban,bin,address,attachment,purposeCode,type,valid,title,description,metadata,card,reviewCode,reviewMessage,status,transferType,transferSubType,txnType,createdAt,modifiedAt,transferredAt'.split(
    ',',
  );

const row = (name: string) => `responses.${name}`;

export const responseMutants: readonly ClientMutant[] = [
  mutant(
    row('new-values'),
    'a switch over the states of programs',
    expecting('retrieveProgram', ({ status }) => expect(status === 'active', 'status')),
  ),
  mutant(
    row('new-values'),
    'an enumeration of intervals',
    expecting('createAccount', (body) =>
      expect(['', 'monthly'].includes(body.accountInterestFrequency), 'interval'),
    ),
  ),
  mutant(
    row('new-values'),
    'an enumeration of transfer states',
    expecting('updateSentCheck', (body) => expect(['pending', 'completed'].includes(body.status), 'status')),
  ),
  mutant(
    row('null-objects'),
    'the name of the company',
    expecting('retrieveProgram', (body) => void body.company.name.length),
  ),
  mutant(
    row('null-objects'),
    'the length of a list',
    expecting('retrieveProgram', (body) => void body.billing.contacts.length),
  ),
  mutant(
    row('filled-objects'),
    'metadata is null',
    expecting('createContact', (body) => expect(body.metadata === null, 'metadata')),
  ),
  mutant(
    row('filled-objects'),
    'a card on a transfer is null',
    expecting('receiveAchPull', (body) => expect(body.card === null, 'card')),
  ),
  mutant(
    row('empty-texts'),
    'a time that is not set',
    expecting('retrieveProgram', (body) => void new Date(body.brand.createdAt || 'never').toISOString()),
  ),
  mutant(
    row('empty-texts'),
    'an amount that is not set',
    expecting('retrieveProgram', (body) => expect(/^\d+\.\d\d$/.test(body.bank.accountFees), 'amount')),
  ),
  mutant(
    row('unlisted-fields'),
    'a strict schema',
    expecting('receiveAchPull', (body) =>
      expect(
        Object.keys(body).every((name) => KNOWN_FIELDS.includes(name)),
        'fields',
      ),
    ),
  ),
  mutant(
    row('absent-fields'),
    'a required field that it does not use',
    expecting('receiveAchPull', (body) => expect(typeof body.iban === 'string', 'iban')),
  ),
  mutant(
    row('other-success-status'),
    '200 alone',
    expecting('retrieveProgram', (_body, { status }) => expect(status === 200, 'status')),
  ),
  mutant(
    row('member-order'),
    'the id comes first',
    expecting('createCard', (body) => expect(Object.keys(body)[0] === 'id', 'order')),
  ),
  mutant(
    row('member-order'),
    'no white space',
    expecting('createCard', (_body, _response, text) => expect(text.includes('"bin":"'), 'text')),
  ),
  mutant(
    row('list-order'),
    'the first contact for bills',
    expecting('retrieveProgram', (body) => void body.billing?.contacts[0].email),
  ),
  mutant(
    row('list-order'),
    'no address is allowed',
    expecting('retrieveProgram', (body) => expect(body.allowedIps.length < 3, 'addresses')),
  ),
  mutant(
    row('escaped-text'),
    'a search in the text',
    expecting('createAccount', (_body, _response, text) => expect(/"active"/.test(text), 'text')),
  ),
  mutant(row('chunks'), 'the first piece alone', (send) => async (sent) => {
    const response = await send(sent);
    if (response.body === null) return response;
    const { value } = await response.body.getReader().read();
    return new Response(value, { status: response.status, headers: response.headers });
  }),
  mutant(
    row('headers'),
    'the content type to the letter',
    expecting('createCard', (_body, { headers }) =>
      expect(headers.get('content-type') === 'application/json', 'type'),
    ),
  ),
  mutant(
    row('headers'),
    'no caching',
    expecting('createCard', (_body, { headers }) => expect(!headers.has('etag'), 'etag')),
  ),
  mutant(
    row('letters-of-ids'),
    'a pattern of lower-case letters',
    expecting('createCard', (body) => expect(/^crd-[\da-f-]{36}$/.test(body.id), 'id')),
  ),
  mutant(
    row('hyphens-of-ids'),
    'a pattern with the hyphens of a UUID',
    expecting('createCard', (body) =>
      expect(/^crd-[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/i.test(body.id), 'id'),
    ),
  ),
  mutant(
    row('large-amounts'),
    'cents in a safe integer',
    expecting('retrieveProgram', (body) =>
      expect(Number.isSafeInteger(Math.round(Number(body.bank.accountInterest) * 100)), 'amount'),
    ),
  ),
  mutant(
    row('slow'),
    'half a second for each call',
    (send) => async (sent) =>
      Promise.race([
        send(sent),
        pause(500).then(() => {
          throw new Unexpected('slow');
        }),
      ]),
  ),
  {
    ...mutant(row('new-values'), 'an error that is swallowed, and the rest left undone', (send) => send),
    client: async (bench) => {
      const { callAll, clientOf } = await import('../workflow.ts');
      const client = clientOf(bench);
      const { status } = await client.retrieveProgram(bench.environment.BANKING_PROGRAM_ID as never);
      if (status === 'active') await callAll(client, bench);
    },
  },
];
