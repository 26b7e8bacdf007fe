import { expect, test } from 'vitest';
import { at, type Json, type JsonObject } from '../../../lib/json.ts';
import { operationOf } from '../../mutants/permitted/to-bank.ts';
import { type BankToDiscover, discoverBank } from './discover-bank.ts';

const ONLY = {
  only: ['field-validation'],
  skip: ['createCard', 'receiveAchPull', 'updateAccount', 'updateSentCheck'],
};

type Call = { readonly body: Json; readonly count: number };

/** Around contacts: what comes of each, in place of the bank's own refusals. */
const contacts =
  (answer: (call: Call) => Response | undefined): NonNullable<BankToDiscover['around']> =>
  (next) => {
    let count = 0;
    return async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || operationOf('POST', pathname) !== 'createContact')
        return next(request);
      count += 1;
      const body = (await request.clone().json()) as Json;
      return answer({ body, count }) ?? next(nameOf(body) === '' ? accept(request, body) : request);
    };
  };

const refuse = () => Response.json({ error: 'invalid' }, { status: 400 });

/** Reads what an overlay says of the lengths of a contact's name. */
async function lengthsOfName(around: NonNullable<BankToDiscover['around']>, repeat = 2) {
  const { overlay, stopped } = await discoverBank({ options: { ...ONLY, repeat }, around });
  expect(stopped).toBeUndefined();
  const about = overlay.actions.filter(
    ({ description }) =>
      /^createContact:? .*\bname\b/i.test(description) && /characters|empty/i.test(description),
  );
  const update = about.map((one) => JSON.stringify(one.update)).join(' ');
  return {
    says: about.map(({ description }) => description).sort(),
    max: /"maxLength":(\d+)/.exec(update)?.[1],
    min: /"minLength":(\d+)/.exec(update)?.[1],
  };
}

const nameOf = (body: Json) => String(at(body, '/name') ?? 'absent');

/** As if it had accepted an empty or long name itself. */
const accept = (request: Request, body: Json) =>
  new Request(request, { body: JSON.stringify({ ...(body as JsonObject), name: 'Harbor Paper' }) });

test('a longest and a shortest length are both found', async () => {
  const found = await lengthsOfName(
    contacts(({ body }) => (nameOf(body).length > 35 || nameOf(body) === '' ? refuse() : undefined)),
  );
  expect(found).toMatchObject({ min: '1', max: '35' });
});

test('a shortest length of two is told no more than that the empty text is refused', async () => {
  const found = await lengthsOfName(contacts(({ body }) => (nameOf(body).length < 2 ? refuse() : undefined)));
  expect(found).toMatchObject({ min: '1', max: undefined });
});

test('a limit that holds every other time is none', async () => {
  const found = await lengthsOfName(
    contacts(({ body, count }) => (nameOf(body).length > 35 && count % 2 === 0 ? refuse() : undefined)),
  );
  expect(found.max).toBeUndefined();
});

test('what was refused alone and accepted later, for another entry, is said of some requests and not required', async () => {
  let refused = 0;
  let type: Json = null;
  const { overlay, stopped } = await discoverBank({
    options: {
      only: ['field-validation', 'allowed-values'],
      skip: ['createCard', 'updateAccount', 'updateSentCheck'],
    },
    around: (next) => async (request) => {
      if (
        request.method !== 'POST' ||
        operationOf('POST', new URL(request.url).pathname) !== 'receiveAchPull'
      )
        return next(request);
      const body = (await request.clone().json()) as JsonObject;
      if (body.type !== '') {
        if (typeof body.type === 'string') type ??= body.type;
        return next(request);
      }
      refused += 1;
      // It is tried with others, and alone.
      if (refused <= 6) return refuse();
      return next(new Request(request, { body: JSON.stringify({ ...body, type }) }));
    },
  });
  expect(stopped).toBeUndefined();
  const about = overlay.actions.filter(({ description }) =>
    /^receiveAchPull.* an empty text as type/i.test(description),
  );
  expect(about.map((one) => [one.description, one['x-discovered'].kind])).toEqual([
    ['receiveAchPull: Refuses an empty text as type in some requests, and not in all.', 'note'],
  ]);
});

test('a name that is cut off instead of refused is no limit', async () => {
  const found = await lengthsOfName((next) => async (request) => {
    const response = await next(request);
    if (response.status !== 201) return response;
    const body = (await response.json()) as Record<string, Json>;
    if (typeof body.name === 'string') body.name = body.name.slice(0, 35);
    return Response.json(body, { status: 201 });
  });
  expect(found.max).toBeUndefined();
});

test.each([5, 7, 11])(
  'a deployment that fails at every %i-th contact is said to have no other limit',
  async (every) => {
    const found = await lengthsOfName(
      contacts(({ body, count }) => {
        if (count % every === 0) return new Response('upstream', { status: 502 });
        return nameOf(body).length > 35 ? refuse() : undefined;
      }),
    );
    expect([undefined, '35']).toContain(found.max);
  },
);

test('a deployment that refuses a call now and then is said to have no limit where more repetitions are asked for', async () => {
  for (const every of [4, 5, 7, 11]) {
    const found = await lengthsOfName(
      contacts(({ count }) => (count % every === 0 ? refuse() : undefined)),
      4,
    );
    expect([every, found.max, found.min]).toEqual([every, undefined, undefined]);
  }
});
