import { inspect } from 'node:util';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { type Around, type ClientMutant, changing, changingBody, mutant, mutants } from '../mutant.ts';

const KEY = 'sd-api-key';
const PERSON = 'sd-person-id';

const listing = (name: 'apiKey' | 'personId') =>
  Object.values(operations).filter((one) => one.credentialsListed && one.credentials.includes(name));

const keyOf = (environment: Readonly<Record<string, string>>) => environment.BANKING_API_KEY as string;

const inHeader: ClientMutant[] = [
  ...listing('apiKey').map(({ id }) =>
    mutant(
      'credentials.key-in-its-header',
      `none for ${id}`,
      changing(({ headers }) => headers.delete(KEY), id),
    ),
  ),
  ...listing('personId').map(({ id }) =>
    mutant(
      'credentials.person-in-its-header',
      `none for ${id}`,
      changing(({ headers }) => headers.delete(PERSON), id),
    ),
  ),
  ...mutants('credentials.key-in-its-header', {
    'with a scheme': changing(({ headers }) => headers.set(KEY, `Bearer ${headers.get(KEY)}`)),
    'in capital letters': changing(({ headers }) => headers.set(KEY, (headers.get(KEY) ?? '').toUpperCase())),
  }),
  mutant(
    'credentials.person-in-its-header',
    'without its prefix',
    changing(({ headers }) => headers.set(PERSON, (headers.get(PERSON) ?? '').slice(4))),
  ),
];

const written: Readonly<Record<string, (key: string) => string>> = {
  'as it is': (key) => key,
  'in base64': (key) => Buffer.from(`key:${key}`).toString('base64'),
  'in hexadecimal digits': (key) => Buffer.from(key).toString('hex'),
  'a part of it': (key) => key.slice(0, 20),
};

const inAddresses = Object.entries(written).map(([how, write]) =>
  mutant(
    'credentials.no-key-in-addresses',
    how,
    changing((sent, { environment }) => {
      sent.url += `?key=${encodeURIComponent(write(keyOf(environment)))}`;
    }),
  ),
);

const inOtherHeaders = [
  ...mutants('credentials.no-key-in-other-headers', {
    'as a bearer token': changing(({ headers }, { environment }) =>
      headers.set('authorization', `Bearer ${keyOf(environment)}`),
    ),
    'as a user with basic authentication': changing(({ headers }, { environment }) =>
      headers.set('authorization', `Basic ${Buffer.from(`${keyOf(environment)}:`).toString('base64')}`),
    ),
    'in x-api-key too': changing(({ headers }, { environment }) =>
      headers.set('x-api-key', keyOf(environment)),
    ),
    'in the name of the client': changing(({ headers }, { environment }) =>
      headers.set('user-agent', `pay/1 ${keyOf(environment)}`),
    ),
  }),
];

const inBodies = [
  ...mutants('credentials.no-key-in-bodies', {
    'in the metadata of a check': changingBody('updateSentCheck', (body, { environment }) => ({
      ...body,
      metadata: { sentBy: keyOf(environment) },
    })),
    'in the description of a pull': changingBody('receiveAchPull', (body, { environment }) => ({
      ...body,
      description: `by ${keyOf(environment)}`,
    })),
  }),
];

/** Programs print bytes in these ways. */
const printed: Readonly<Record<string, (key: string) => string>> = {
  'as a Buffer': (key) => inspect(Buffer.from(key)),
  'as a list of bytes': (key) => JSON.stringify([...Buffer.from(key)], null, 2),
  'in base64 of several lines': (key) =>
    Buffer.from(`key: ${key}`).toString('base64').replace(/.{20}/g, '$&\n'),
};

const inOutput = [
  ...Object.entries(printed).map(([how, write]) =>
    mutant(
      'credentials.no-key-in-output',
      how,
      changing((_sent, { environment, print }) => print(`calling with ${write(keyOf(environment))}`)),
    ),
  ),
  ...Object.entries(written).map(([how, write]) =>
    mutant(
      'credentials.no-key-in-output',
      how,
      changing((_sent, { environment, print }) => print(`calling with ${write(keyOf(environment))}`)),
    ),
  ),
  mutant(
    'credentials.no-key-in-output',
    'with the headers of a refused call',
    (send, { print }) =>
      async (sent) => {
        const response = await send(sent);
        if (!response.ok) print(`failed: ${JSON.stringify(Object.fromEntries(sent.headers))}`);
        return response;
      },
    { operation: 'createCard' },
  ),
];

const leaking: ClientMutant = {
  id: 'credentials.no-key-in-output: in the error of a cut connection',
  row: 'credentials.no-key-in-output',
  operation: 'createContact',
  client: async ({ environment, fetch }) => {
    const key = keyOf(environment);
    const { examples } = await import('../../../generated/examples.ts');
    const response = await fetch(`${environment.BANKING_BASE_URL}/v1/contact`, {
      method: 'POST',
      headers: { [KEY]: key, 'content-type': 'application/json' },
      body: JSON.stringify(examples.createContact.requests.createContactRequest),
    }).catch((error: Error) => {
      throw new Error(`curl -H '${KEY}: ${key}' failed: ${error.message}`);
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    await response.json();
  },
};

/** Follows redirects to any host. */
function following(
  operation: OperationId,
  change: (headers: Headers) => void,
  keepBody: boolean,
  status?: number,
): Around {
  return (send) => async (sent) => {
    const response = await send(sent);
    const location = response.headers.get('location');
    if (sent.operation !== operation || location === null) return response;
    if (status !== undefined && response.status !== status) return response;
    const headers = new Headers(sent.headers);
    change(headers);
    return send({
      ...sent,
      url: location,
      headers,
      body: keepBody ? sent.body : null,
      method: keepBody ? sent.method : 'GET',
    });
  };
}

const elsewhere = [
  ...[302, 303].map((status) =>
    mutant(
      'credentials.no-key-to-other-hosts',
      `redirected by ${status} alone`,
      following('receiveAchPull', () => {}, false, status),
      { operation: 'receiveAchPull' },
    ),
  ),
  ...(['createCard', 'retrieveProgram', 'updateAccount'] as const).map((operation) =>
    mutant(
      'credentials.no-key-to-other-hosts',
      `redirected ${operation}`,
      following(operation, () => {}, false),
      { operation },
    ),
  ),
  ...(['createContact', 'receiveAchPull', 'updateSentCheck'] as const).map((operation) =>
    mutant(
      'credentials.no-bodies-to-other-hosts',
      `redirected ${operation}`,
      following(operation, (headers) => headers.delete(KEY), true),
      { operation },
    ),
  ),
];

const personInAddress = mutant(
  'credentials.no-person-in-addresses',
  'in the query',
  changing((sent, { environment }) => {
    sent.url += `?person=${environment.BANKING_PERSON_ID}`;
  }),
);

export const credentialMutants: readonly ClientMutant[] = [
  ...inHeader,
  ...inAddresses,
  ...inOtherHeaders,
  ...inBodies,
  ...inOutput,
  leaking,
  ...elsewhere,
  personInAddress,
];
