import { expect, test } from 'vitest';
import { at, type Json } from '../../../lib/json.ts';
import { operationOf } from '../../mutants/permitted/to-bank.ts';
import { type BankToDiscover, discoverBank } from './discover-bank.ts';

const gateway = (status: number) =>
  new Response('<html><body><h1>Bad Gateway</h1></body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** Around a bank that fails in its own way. */
const failing =
  (
    answer: (operation: string | undefined, body: Json, count: number) => Response | undefined,
  ): NonNullable<BankToDiscover['around']> =>
  (next) => {
    let count = 0;
    return async (request) => {
      const text = await request.clone().text();
      const path = new URL(request.url).pathname;
      if (path.startsWith('/v2') || (request.method === 'GET' && !path.includes('/program/')))
        return next(request);
      count += 1;
      const body = text === '' ? null : (JSON.parse(text) as Json);
      return answer(operationOf(request.method, path), body, count) ?? next(request);
    };
  };

test('a deployment that returns 500 instead of refusing is found out to the end', async () => {
  const names = new Set<string>();
  const { overlay, stopped } = await discoverBank({
    onExchanges: (all) => {
      for (const { entry, operation } of all) names.add(`${entry} ${operation}`);
    },
    around: (next) => async (request) => {
      const response = await next(request);
      return response.status === 422 ? Response.json({ error: 'boom' }, { status: 500 }) : response;
    },
  });
  expect(stopped).toBeUndefined();
  expect(names).toContain('idempotency updateAccount');
  const said = overlay.actions.map(({ description }) => description);
  expect(said).toContain('createContact: The same request again creates another record.');
  expect(said).toContain('createCard refuses calls with sd-api-key (401).');
  // A test cannot know what a failing deployment would have accepted.
  expect(said.filter((one) => /requires|empty text|DeploymentError\b.*boom/.test(one))).toEqual([]);
});

test('a probe that makes the deployment fail is not sent on and on', async () => {
  const failed = new Map<string, number>();
  await discoverBank({
    onExchanges: (all) => {
      for (const { entry, operation, outcome } of all)
        if (outcome.kind === 'response' && outcome.status >= 500)
          failed.set(`${entry} ${operation}`, (failed.get(`${entry} ${operation}`) ?? 0) + 1);
    },
    around: (next) => async (request) => {
      const response = await next(request);
      return response.status === 422 ? gateway(500) : response;
    },
  });
  expect(failed.size).toBeGreaterThan(3);
  expect(Math.max(...failed.values())).toBeLessThanOrEqual(12);
});

test('a deployment that fails at ordinary requests is left alone after three', async () => {
  let failed = 0;
  const { stopped, overlay } = await discoverBank({
    around: failing((_, __, count) => {
      // Calls without credentials are over by then: they do not count as ordinary ones.
      if (count <= 40) return undefined;
      failed += 1;
      return gateway(503);
    }),
  });
  expect(failed).toBe(3);
  expect(stopped).toMatch(/three consecutive calls returned 5xx/);
  expect(overlay.actions.length).toBeGreaterThan(0);
});

test('what a gateway returns is neither a described status nor a body of errors', async () => {
  const { overlay, stopped } = await discoverBank({
    options: { only: ['errors', 'required-fields'], skip: ['createCard', 'receiveAchPull', 'updateAccount'] },
    around: failing((operation, body, count) => {
      if (operation !== 'createContact') return undefined;
      if (at(body, '/email') === undefined) return gateway(502);
      return count % 11 === 0 ? Response.json({ message: 'no server' }, { status: 503 }) : undefined;
    }),
  });
  expect(stopped).toBeUndefined();
  const text = JSON.stringify(overlay.actions.map(({ update }) => update));
  expect(text).not.toMatch(/"50[234]"|text\/html|"message"/);
  const said = overlay.actions.map(({ description }) => description);
  expect(said).toContain('createContact: Has responded with 502.');
  expect(said.join(' ')).not.toMatch(/DeploymentError2/);
});

test('one call in twenty that fails makes no claim false', async () => {
  const options = {
    only: ['required-fields', 'field-validation'],
    skip: ['createCard', 'receiveAchPull', 'updateAccount'],
  };
  const sound = await discoverBank({ options });
  const flaky = await discoverBank({
    options,
    around: failing((_, __, count) => (count % 20 === 0 ? gateway(502) : undefined)),
  });
  expect(flaky.stopped).toBeUndefined();
  const claims = ({ overlay }: typeof sound) =>
    overlay.actions
      .filter((one) => one['x-discovered'].kind === 'constraint')
      .flatMap(({ description, update }) =>
        /requires/.test(description) ? [] : [JSON.stringify([description, update])],
      );
  for (const claim of claims(flaky)) expect(claims(sound)).toContain(claim);
  expect(claims(flaky).length).toBeGreaterThan(0);
});
