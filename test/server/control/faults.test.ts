import { expect, test } from 'vitest';
import { controlPlane } from './control-plane.ts';

const FAULTS = '/_sandbox/faults';

test('are added, listed in their order, and removed one by one or all together', async () => {
  const { ask } = await controlPlane();
  const first = await ask(`POST ${FAULTS}`, { body: { operation: 'createCard', status: 500 } });
  expect(first).toMatchObject({ status: 201, body: { operation: 'createCard', status: 500, left: 1 } });
  const second = await ask(`POST ${FAULTS}`, { body: { times: null, delayMs: 5 } });
  expect(second).toMatchObject({ status: 201, body: { times: null, delayMs: 5, left: null } });
  expect((await ask(`GET ${FAULTS}`)).body).toEqual({ faults: [first.body, second.body] });

  const { id } = first.body as { id: string };
  expect((await ask(`DELETE ${FAULTS}/${id}`)).status).toBe(204);
  expect((await ask(`GET ${FAULTS}`)).body).toEqual({ faults: [second.body] });
  expect(await ask(`DELETE ${FAULTS}/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'not-found', detail: 'Unknown fault, or all of its calls are used.' },
  });

  expect((await ask(`DELETE ${FAULTS}`)).status).toBe(204);
  expect((await ask(`GET ${FAULTS}`)).body).toEqual({ faults: [] });
});

test('one that means nothing is a problem with all its places, and none is put on', async () => {
  const { ask } = await controlPlane();
  const { status, body } = await ask(`POST ${FAULTS}`, {
    body: { operation: 'createLoan', patch: [{ op: 'remove', path: 'id' }], stattus: 500 },
  });
  expect(status).toBe(400);
  const { code, errors } = body as { code: string; errors: { pointer: string }[] };
  expect(code).toBe('invalid-body');
  expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['#/operation', '#/patch/0/path', '#/stattus']);
  expect((await ask(`GET ${FAULTS}`)).body).toEqual({ faults: [] });
});
