import { expect, test } from 'vitest';
import { atJsonPath } from '../../../conformance/discover/overlay.ts';
import { published } from '../../../conformance/discover/schema-places.ts';
import { examples } from '../../../generated/examples.ts';
import { discoverBank } from './discover-bank.ts';

test('the status of the retrieval becomes the only one, and each target is a place of the description', async () => {
  const { overlay, violations, stopped } = await discoverBank({
    options: { only: ['program-retrieval-status'] },
  });
  expect({ violations, stopped }).toEqual({ violations: [], stopped: undefined });
  expect(overlay.actions.map(({ description }) => description)).toEqual([
    'retrieveProgram responds with 200.',
    'retrieveProgram responds to every success with 200.',
  ]);
  for (const { target } of overlay.actions) expect(atJsonPath(published, target)).toBeDefined();
});

test('a complete request whose response breaks a row is a violation of that row', async () => {
  const { violations } = await discoverBank({
    options: { only: ['program-retrieval-status'] },
    around: (next) => async (request) => {
      const response = await next(request);
      if (!request.url.endsWith('/v1/card')) return response;
      const card = (await response.json()) as object;
      return Response.json({ ...card, label: 'another' }, { status: response.status });
    },
  });
  expect(violations).toEqual(['createCard.label-is-returned']);
});

test('headers that are mandatory leave one alternative', async () => {
  const { overlay } = await discoverBank({
    options: { only: ['header-mandatory'], skip: ['receiveAchPull', 'updateAccount', 'updateSentCheck'] },
  });
  const removed = overlay.actions.filter(({ remove }) => remove);
  expect(removed.map(({ description }) => description)).toContain(
    'createCard refuses calls with sd-api-key (401).',
  );
  // The last first, so that each index is still that of the description.
  const card = removed.map(({ target }) => target).filter((target) => target.includes('/v1/card'));
  expect(card.map((target) => target.at(-2))).toEqual(['3', '2', '1']);
});

test('the fields that are required are found with the requests that show it', async () => {
  const { overlay } = await discoverBank({
    options: { only: ['required-fields'], skip: ['createCard', 'receiveAchPull', 'updateAccount'] },
  });
  const [contact] = overlay.actions.filter(({ target }) => target.endsWith("['CreateContactRequest']"));
  expect(contact).toMatchObject({
    update: { required: ['accountId', 'name'] },
    'x-discovered': { kind: 'constraint', observed: { times: 4, statuses: [422] } },
  });
  expect(contact?.['x-discovered'].counterProbes[0]?.statuses).toEqual([201]);
});

test('a run that may make no more calls says so and keeps what it has found', async () => {
  const { overlay, stopped, calls } = await discoverBank({ options: { maxCalls: 20 } });
  expect(stopped).toBe('20 calls were made, which is the maximum (--max-calls)');
  expect(calls).toBe(20);
  expect(overlay.info['x-discovered'].stopped).toBe(stopped);
  expect(overlay.actions.length).toBeGreaterThan(0);
});

test('an operation that was not probed has the reason: the discovery stopped, or would have updated an account of somebody else', async () => {
  const { notProbed } = await discoverBank({ options: { maxCalls: 1 } });
  expect(notProbed).toContainEqual({ operation: 'createCard', reason: 'the discovery stopped before it' });
  const { id } = examples.createAccount.responses.createAccountResponse;
  const given = await discoverBank({
    options: { only: ['program-retrieval-status'], skip: ['createAccount'], accountId: id },
  });
  expect(given.notProbed).toEqual([
    {
      operation: 'updateAccount',
      reason: 'only an account that the discovery has opened is updated, and it has opened none',
    },
  ]);
});

test('another host is not written to without permission', async () => {
  await expect(discoverBank({ options: { baseUrl: 'https://bank.example' } })).rejects.toThrow(
    /bank\.example is not this machine/,
  );
});

test('a read-only discovery sends only GET requests', async () => {
  const methods = new Set<string>();
  const { overlay } = await discoverBank({
    options: { readOnly: true },
    around: (next) => (request) => {
      methods.add(request.method);
      return next(request);
    },
  });
  expect([...methods]).toEqual(['GET']);
  expect(overlay.actions.map((one) => one['x-discovered'].entry)).toContain('program-retrieval-status');
});

test('an entry or an operation that does not exist is a configuration error, and is named', async () => {
  const discovering = (options: object) => expect(discoverBank({ options })).rejects;
  await discovering({ only: ['nothing'] }).toThrow(
    'unknown entry of the list of what is not shown: "nothing"',
  );
  await discovering({ skip: ['createCards'] }).toThrow('unknown operation: "createCards"');
  // It may be a key.
  await discovering({ skip: ['live-5c1e7d904b13'] }).toThrow('unknown operation: one of the values given');
});
