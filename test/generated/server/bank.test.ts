import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds, operations } from '../../../generated/operations.ts';
import { contentOf, parametersIn } from '../../../templates/model.ts';
import type { FetchHandler } from '../../../templates/runtime/server-types.ts';
import { read } from './ferry.ts';
import { BANK, type LooseCall, type Made, makeServer } from './made.ts';
import { makeOracle, type Oracle } from './oracle.ts';

let made: Made;
let oracle: Oracle;
let handle: FetchHandler<unknown>;
let last: LooseCall | undefined;
const JSON_TYPE = { 'content-type': 'application/json' };

beforeAll(async () => {
  made = await makeServer(BANK);
  oracle = await makeOracle(BANK);
  const handlers = Object.entries(oracle.handlers).map(([id, handler]) => [
    id,
    (call: LooseCall) => {
      last = call;
      return handler(call);
    },
  ]);
  handle = made.server.createHandler(Object.fromEntries(handlers));
});
afterAll(() => made.remove());

const KEYS = { 'sd-api-key': 'key-1', 'sd-person-id': 'per-1' };

/** The description's own example of an operation, as a request. */
function exampleOf(id: string, headers: Record<string, string> = {}): Request {
  const operation = oracle.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  const path = parametersIn(operation, 'path').reduce(
    (text, { name, example }) => text.replace(`{${name}}`, String(example)),
    operation.path,
  );
  const body = contentOf(operation.body)?.examples[0]?.value;
  return new Request(`https://bank.example${path}`, {
    method: operation.method.toUpperCase(),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('every example request is taken and every example response may be sent', async () => {
  expect(oracle.operations.map(({ id }) => id)).toEqual(operationIds);
  for (const { id, body, responses } of oracle.operations) {
    const success = responses.find((response) => response.success);
    expect([id, await read(await handle(exampleOf(id)))]).toEqual([
      id,
      { status: Number(success?.status.replace('XX', '00')), body: contentOf(success)?.examples[0]?.value },
    ]);
    expect(last?.body).toEqual(contentOf(body)?.examples[0]?.value);
  }
  expect(oracle.wrong).toEqual([]);
});

test('credentials are never demanded; each operation gets those it names, the silent one all', async () => {
  const names: Record<string, string[]> = {};
  for (const { id } of oracle.operations) {
    expect((await handle(exampleOf(id, KEYS))).status).toBeLessThan(300);
    names[id] = Object.keys(last?.credentials ?? {});
  }
  expect(names).toEqual(
    Object.fromEntries(Object.values(operations).map(({ id, credentials }) => [id, credentials])),
  );
  expect(names).toMatchObject({ createContact: ['apiKey', 'personId'], retrieveProgram: ['apiKey'] });
  await handle(exampleOf('createCard', KEYS));
  expect(last?.credentials).toEqual({ apiKey: 'key-1', personId: 'per-1' });
});

test('a body is required, none of its fields is', async () => {
  last = undefined;
  const card = (body?: string) =>
    handle(
      new Request('https://bank.example/v1/card', { method: 'POST', headers: JSON_TYPE, body: body ?? null }),
    );
  expect((await card()).status).toBe(400);
  expect(last).toBeUndefined();
  expect((await card('{}')).status).toBe(201);
  expect(last).toMatchObject({ operation: 'createCard', body: {} });
});

test('any success will do for the program, and no other answer than 2xx or an error', async () => {
  const program = oracle.handlers.retrieveProgram?.(last as LooseCall) as { body: unknown };
  for (const [status, sent] of [
    [200, 200],
    [203, 203],
    [299, 299],
    [204, 500],
    [301, 500],
    [404, 404],
  ]) {
    const retrieveProgram = () => ({ status: status as number, body: program.body });
    const one = made.server.createHandler({ retrieveProgram }, { onError: () => {} });
    expect([status, (await one(exampleOf('retrieveProgram'))).status]).toEqual([status, sent]);
  }
});

test('a wrong identifier, amount or flag is told by its pointer', async () => {
  const body = {
    accountId: 'con-1',
    limitAmount: '1.5',
    atmAccess: 'yes',
    shipping: { shippingAddress: { line1: 7 } },
  };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await read(await handle(new Request('https://bank.example/v1/card', init)));
  expect(response.status).toBe(400);
  const { errors } = response.body as { errors: { pointer: string }[] };
  expect(new Set(errors.map(({ pointer }) => pointer))).toEqual(
    new Set(['#/accountId', '#/limitAmount', '#/atmAccess', '#/shipping/shippingAddress/line1']),
  );
});
