import { type ClientMutant, changing, changingBody, mutant, mutants, type Sent } from '../mutant.ts';

const path = (from: RegExp, to: string) => (sent: Sent) => {
  sent.url = sent.url.replace(from, to);
};

const unknown = [
  ...mutants('requests.known-operation', {
    'cards in the plural': changing(path(/\/card$/, '/cards'), 'createCard'),
    'version 2': changing(path(/\/v1\//, '/v2/'), 'receiveAchPull'),
    'no version': changing(path(/\/v1\//, '/'), 'createAccount'),
    'a prefix': changing(path(/\/v1\//, '/api/v1/'), 'createContact'),
    'PUT for PATCH': changing((sent) => {
      sent.method = 'PUT';
    }, 'updateAccount'),
    'a list of accounts besides': (send) => async (sent) => {
      if (sent.operation === 'createAccount')
        await send({ ...sent, method: 'GET', url: `${sent.url}s`, body: null });
      return send(sent);
    },
  }),
];

const type = (value: string | undefined) =>
  changing(({ headers, body }) => {
    if (body === null) return;
    if (value === undefined) headers.delete('content-type');
    else headers.set('content-type', value);
  });

const contentTypes = [
  ...mutants('requests.content-type-is-json', {
    text: type('text/plain;charset=UTF-8'),
    none: type(undefined),
    'a form': type('application/x-www-form-urlencoded'),
    'a merge patch': type('application/merge-patch+json'),
  }),
];

const text = (to: (body: string) => Sent['body']) =>
  changing((sent) => {
    if (typeof sent.body === 'string') sent.body = to(sent.body);
  });

const bodies = [
  ...mutants('requests.body-is-json', {
    'a form': text(() => 'amount=12.50&type=sameDay'),
    nothing: changing((sent) => {
      sent.body = null;
    }, 'createCard'),
    'a list': text((body) => `[${body}]`),
    'half of it': text((body) => body.slice(0, body.length / 2)),
    'single quotes': text((body) => body.replaceAll('"', "'")),
    NaN: text((body) => body.replace('"12.50"', 'NaN')),
    'JSON twice encoded': text((body) => JSON.stringify(body)),
  }),
  ...mutants('requests.body-is-utf-8', {
    'Latin-1': text((body) => latin1(body.replace('Payroll', 'Gehälter'))),
    'UTF-16': text((body) => utf16(body)),
    'a byte order mark': text((body) => `\ufeff${body}`),
  }),
  ...mutants('requests.unique-names', {
    'a label twice': text((body) => body.replace('{', '{"label":"a","label":"b",')),
    'a country twice, deep inside': text((body) =>
      body.replaceAll('"country":', '"country":"US","country":'),
    ),
  }),
];

function latin1(value: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(value, 'latin1'));
}

function utf16(value: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'utf16le')]));
}

const fields = [
  ...mutants('requests.types', {
    'a flag as a text': changingBody('createAccount', (body) => ({ ...body, acceptedTerms: 'true' })),
    'a flag as a number': changingBody('createCard', (body) => ({ ...body, atmAccess: 1 })),
    'a count as a number': changingBody('updateAccount', (body) => {
      body.config.card.virtual.count = 2;
    }),
    'a text in place of a list': changingBody('createCard', (body) => ({
      ...body,
      allowedCategories: '5411',
    })),
    'a list in place of an object': changingBody('createContact', (body) => ({ ...body, ach: [body.ach] })),
    'an address in one line': changingBody('createContact', (body) => ({
      ...body,
      check: { address: '77 Sample Mill Road' },
    })),
  }),
  ...mutants('requests.unset-text-is-empty', {
    'a label': changingBody('createCard', (body) => ({ ...body, label: null })),
    'a second line': changingBody('createContact', (body) => {
      body.card.address.line2 = null;
    }),
    'an amount': changingBody('createCard', (body) => ({ ...body, limitAmount: null })),
  }),
  ...['undefined', 'null', 'NaN', '[object Object]', 'None'].map((placeholder) =>
    mutant(
      'requests.no-placeholders',
      placeholder,
      changingBody('receiveAchPull', (body) => ({ ...body, description: placeholder })),
    ),
  ),
  ...mutants('requests.counts-are-integers', {
    'with a fraction': changingBody('updateAccount', (body) => {
      body.config.card.virtual.count = '2.0';
    }),
    'in words': changingBody('updateAccount', (body) => {
      body.config.card.virtual.count = 'two';
    }),
  }),
  ...mutants('requests.formats', {
    'a telephone number without its plus': changingBody('createContact', (body) => ({
      ...body,
      phone: '(503) 555-0142',
    })),
    'a country in three letters': changingBody('createContact', (body) => {
      body.check.address.country = 'USA';
    }),
  }),
  ...mutants('requests.no-fields-of-responses', {
    last4: changingBody('createContact', (body) => {
      body.ach.last4 = '5538';
    }),
    verified: changingBody('createContact', (body) => {
      body.ach.verified = true;
    }),
  }),
  ...['card', 'debitCard'].map((group) =>
    mutant(
      'requests.update-without-card-groups',
      group,
      changingBody('updateAccount', (body) => {
        body.config.limits.send[group] = { daily: '1.00', monthly: '2.00' };
      }),
    ),
  ),
  ...['send', 'receive'].map((direction) =>
    mutant(
      'requests.update-without-routes',
      direction,
      changingBody('updateAccount', (body) => {
        body.config[direction] = { ach: { enabled: true, sameDay: true, via: 'bank' } };
      }),
    ),
  ),
  ...mutants('requests.listed-fields', {
    'in snake case too': changingBody('createAccount', (body) => ({ ...body, business_id: body.businessId })),
    'a time of its own': changingBody('receiveAchPull', (body) => ({ ...body, sentAt: 1 })),
  }),
];

const pullOf = (amount: unknown) => changingBody('receiveAchPull', (body) => ({ ...body, amount }));

const amounts = [
  ...mutants('amounts.are-strings', {
    'a pull': pullOf(12.5),
    "a card's limit": changingBody('createCard', (body) => ({ ...body, limitAmount: 300 })),
    'a limit': changingBody('updateAccount', (body) => {
      body.config.limits.send.daily = 500;
    }),
  }),
  ...['12.5', '12', '$12.50', '1,200.00', ' 12.50', '12,50', '+12.50', '12.50 USD', '.50'].map((amount) =>
    mutant('amounts.two-fraction-digits', amount, pullOf(amount)),
  ),
  ...[0.1 + 0.2, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 1.005 * 1000, 4.35 * 100].map((amount) =>
    mutant(
      typeof amount === 'number' && /^\d+$/.test(String(amount))
        ? 'amounts.two-fraction-digits'
        : 'amounts.no-floating-point',
      `the text of ${amount}`,
      pullOf(String(amount)),
    ),
  ),
  ...Object.entries({
    toFixed: (value: string) => Number(value).toFixed(2),
    'cents in a number': (value: string) => (Math.trunc(Number(value) * 100) / 100).toFixed(2),
    'whole dollars': (value: string) => Math.round(Number(value)).toFixed(2),
  }).map(([how, compute]) =>
    mutant('amounts.as-returned', how, (send) => {
      let fees = '1.00';
      return async (sent) => {
        if (sent.operation === 'updateAccount') {
          const body = JSON.parse(sent.body as string);
          body.config.limits.send.daily = compute(fees);
          sent.body = JSON.stringify(body);
        }
        const response = await send(sent);
        if (sent.operation === 'retrieveProgram' && response.ok) {
          const { bank } = (await response.clone().json()) as { bank: Record<string, string> };
          fees = (how === 'toFixed' ? bank.accountCreationCredit : bank.accountFees) ?? '1.00';
        }
        return response;
      };
    }),
  ),
  mutant('amounts.as-returned', 'a limit of the program', (send) => {
    let limit = '1.00';
    return async (sent) => {
      if (sent.operation === 'updateAccount') {
        const body = JSON.parse(sent.body as string);
        body.config.limits.send.monthly = Number.parseFloat(limit).toFixed(2);
        sent.body = JSON.stringify(body);
      }
      const response = await send(sent);
      if (sent.operation === 'retrieveProgram' && response.ok)
        limit = (await response.clone().json()).limits.send.monthly;
      return response;
    };
  }),
];

export const requestMutants: readonly ClientMutant[] = [
  ...unknown,
  ...contentTypes,
  ...bodies,
  ...fields,
  ...amounts,
];
