/** Secrets are planted wherever a deployment or a request has them, and come back wherever a deployment may put them: none gets out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../conformance/catalogue/tree.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { isSecretField } from '../../../conformance/redact/secret-fields.ts';
import { formOf } from '../../../conformance/redact/shown-fields.ts';
import type { Json } from '../../../lib/json.ts';
import { EXAMPLES, exampleOf, exchangeOf, mapTexts } from './exchanges.ts';

/** Everything that a redactor gives of an exchange, as one text. */
function everything(
  exchange: Exchange,
  learned: readonly string[] = [],
  before: readonly Exchange[] = [],
): string {
  const redactor = createRedactor();
  for (const secret of learned) redactor.learn(secret);
  for (const one of before) redactor.learnFrom(one);
  const { operation, request, outcome } = exchange;
  const parts: unknown[] = [redactor.exchange(exchange)];
  if (outcome.kind === 'response' && outcome.body.value !== undefined) {
    const { value } = outcome.body;
    parts.push(
      redactor.body(operation, 'response', value),
      redactor.display(operation, 'response', { value, pointer: '' }),
    );
    parts.push(
      ...toldOneByOne(value).map(([pointer, one]) =>
        redactor.display(operation, 'response', { value: one, pointer, words: 'was:' }),
      ),
    );
  }
  if (request.body !== undefined) parts.push(redactor.body(operation, 'request', request.body));
  return JSON.stringify(parts);
}

function toldOneByOne(value: Json, pointer = ''): [string, Json][] {
  if (!(value instanceof Object)) return [[pointer, value]];
  return Object.entries(value).flatMap(([name, inner]) => toldOneByOne(inner as Json, `${pointer}/${name}`));
}

/** The ways in which one text may come back. */
function disguises(secret: string): string[] {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [
    secret,
    secret.toUpperCase(),
    secret.toLowerCase(),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    base64(secret),
    base64(`u:${secret}`),
    base64(`us:${secret}:x`),
    base64(`${secret}!`),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(secret).toString('hex'),
  ];
}

/** Tells whether a text holds a secret in some disguise, whatever the case. */
function leaks(text: string, secret: string): string[] {
  const lower = text.toLowerCase();
  const all = [...disguises(secret), secret.replaceAll('"', '\\\\"')];
  return all.filter((one) => {
    // The text around a text in base64 changes the characters at its ends.
    const core = one === secret ? one : one.slice(4, -4);
    return core.length >= 4 && lower.includes(core.toLowerCase());
  });
}

const sensitive = EXAMPLES.flatMap(({ operation }) =>
  (['request', 'response'] as const).flatMap((side) =>
    fieldsOf(operation, side)
      .filter((field) => field.sensitive)
      .map(({ path }) => ({ operation, side, path, names: path.replaceAll('[]', '').split('.') })),
  ),
);

test.each(sensitive)(
  '$operation: $path of the $side is sensitive: off the list, and learned',
  ({ operation, names }) => {
    expect(formOf(operation, names, false)).toBeUndefined();
    expect(isSecretField(names)).toBe(true);
  },
);

/** Canaries are planted in secret fields: what no longer counts as one would not be missed. */
const details = fieldsOf('createContact', 'request').filter(
  ({ path, types }) => /^(ach|wire\.\w+)\.\w+$/.test(path) && types?.includes('string'),
);

test.each(details)('$path of a contact is a bank detail: secret, or a kind that may be shown', ({ path }) => {
  const names = path.split('.');
  expect(isSecretField(names)).toBe(formOf('createContact', names, false) === undefined);
});

test.each(['line1', 'line2', 'embossingPerson', 'clientId', 'smsSenderNumber', 'platformNtfSenderNumber'])(
  '%s is secret, though the description does not call it sensitive',
  (name) => {
    expect(isSecretField([name])).toBe(true);
  },
);

test('what the description calls sensitive is all there is in the list above', () => {
  expect(sensitive.length).toBeGreaterThan(25);
});

test('nearly every example holds secrets', () => {
  const found = EXAMPLES.filter(({ response }) => {
    let count = 0;
    mapTexts(response, (text, names) => {
      if (isSecretField(names)) count += 1;
      return text;
    });
    return count > 0;
  });
  expect(found.length).toBeGreaterThan(EXAMPLES.length / 2);
});

describe.each(EXAMPLES)('$operation', ({ operation, request, response }) => {
  test('no text gets out that is not on the list, whatever the field', () => {
    const planted: string[] = [];
    const plant = (names: readonly string[]) => {
      const canary = `Canary ${planted.length} of ${names.join(' ')}`;
      planted.push(canary);
      return canary;
    };
    const body = mapTexts(response, (_, names) => plant(names));
    const sent = request && mapTexts(request, (text, names) => (isSecretField(names) ? plant(names) : text));
    const text = everything(exchangeOf({ operation, sent, body }));
    expect(planted.length).toBeGreaterThan(0);
    expect(planted.filter((canary) => leaks(text, canary).length > 0)).toEqual([]);
    expect(text).not.toMatch(/canary/i);
  });

  test('what was in a secret field gets out nowhere else, in no disguise', () => {
    const secrets: string[] = [];
    const plant = (names: readonly string[]) => {
      const secret = `Zq"${names.at(-1)}+/&é ${secrets.length}-Kx7`;
      secrets.push(secret);
      return secret;
    };
    const change = (text: string, names: readonly string[]) => (isSecretField(names) ? plant(names) : text);
    const known = exchangeOf({
      operation,
      sent: request && mapTexts(request, change),
      body: mapTexts(response, change),
    });
    expect(leaks(everything(known), 'Zq"')).toEqual([]);

    const echoes = secrets.flatMap(disguises);
    const inError = exchangeOf({
      status: 422,
      url: `https://bank.example/${encodeURIComponent(secrets[0] ?? '')}/v1/card?x=${encodeURIComponent(secrets[0] ?? '')}`,
      headers: {
        location: `/a/${encodeURIComponent(secrets[0] ?? '')}`,
        'x-request-id': secrets[0] ?? '',
        allow: echoes.join(', '),
        'x-other': echoes.join(),
      },
      body: {
        title: echoes[0] ?? '',
        errors: echoes.map((echo) => ({ detail: `of ${echo}.`, type: echo, [echo]: echo })),
        status: 422,
      },
    });
    const text = everything(inError, [], [known]);
    expect(secrets.filter((secret) => leaks(text, secret).length > 0)).toEqual([]);
  });
});

test('key, person and headers get out nowhere, in no disguise', () => {
  const secrets = [
    'sk_live_Ab9+/x==yz',
    'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
    'tenant-Zx81 q',
    'topsecrettoken1',
  ];
  const [key = '', person = '', tenant = ''] = secrets;
  const sentHeaders = {
    'sd-api-key': key,
    'sd-person-id': person,
    'x-tenant': tenant,
    authorization: 'Bearer topsecrettoken1',
  };
  const echoes = secrets.flatMap(disguises);
  const body = {
    label: key,
    type: key,
    id: person,
    createdPersonId: person,
    createdAt: person,
    echoes,
    deep: [[{ [key]: key, [person]: 1 }]],
  };
  for (const status of [201, 400]) {
    const text = everything(
      exchangeOf({
        sentHeaders,
        sent: { label: key, embossingPerson: tenant },
        status,
        headers: {
          location: `https://x:${key}@y/${key}`,
          'content-type': `a/b; x=${key}`,
          'x-request-id': key,
          [key]: key,
        },
        body: { ...body, detail: echoes.join(' ') },
      }),
    );
    expect(secrets.filter((secret) => leaks(text, secret).length > 0)).toEqual([]);
  }
});

test('what a redactor was told is secret stays so in any text, wherever it stands', () => {
  const printable = fc.string({
    minLength: 8,
    maxLength: 40,
    unit: fc.constantFrom(...'aB3-_.:/+="\'\\ é😀%&<>\n('),
  });
  fc.assert(
    fc.property(
      printable,
      fc.string({ maxLength: 10 }),
      fc.string({ maxLength: 10 }),
      fc.nat(10),
      (raw, before, after, kind) => {
        const secret = raw.trim();
        fc.pre(secret.length >= 8);
        const disguise = disguises(secret)[kind] ?? '';
        fc.pre(disguise.length >= 8);
        const redactor = createRedactor();
        redactor.learn(secret);
        const text = `${before}${disguise}${after}`;
        const shown = [
          redactor.foreign(text),
          JSON.stringify(
            redactor.exchange(exchangeOf({ status: 400, headers: { allow: text }, body: { detail: text } })),
          ),
        ];
        for (const one of shown) expect(one.includes(disguise) && !'(masked)'.includes(disguise)).toBe(false);
      },
    ),
    { numRuns: 500 },
  );
});

test('of what a deployment adds, nothing is shown but its form', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom('request', 'response'), (json, side) => {
      const body = { addedByTheBank: mapTexts(JSON.parse(json) as Json, () => 'CANARY') } as Json;
      const shown = createRedactor().body('createCard', side as 'response', body);
      expect(JSON.stringify(shown)).not.toContain('CANARY');
    }),
  );
});

test('a cut-off body shows nothing of itself', () => {
  const exchange: Exchange = {
    ...exchangeOf({}),
    outcome: {
      kind: 'response',
      status: 201,
      headers: {},
      bytes: 9,
      body: { kind: 'unreadable', why: 'not-json', text: '{"accountNumber":"CANARY' },
    },
  };
  expect(createRedactor().exchange(exchange).response).toEqual({
    status: 201,
    headers: {},
    bytes: 9,
    unreadable: 'the body is not JSON',
  });
});

test('an answer is masked by what it holds itself, though nobody learned from it before', () => {
  const { response } = exampleOf('createContact');
  const { ach } = response as unknown as { ach: { accountNumber: string } };
  const text = JSON.stringify(
    createRedactor().exchange(
      exchangeOf({
        operation: 'createContact',
        body: {
          ...(response as object),
          label: `for ${ach.accountNumber}`,
          message: ach.accountNumber,
        } as Json,
      }),
    ),
  );
  expect(text).not.toContain(ach.accountNumber);
});
