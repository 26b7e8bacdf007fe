import { expect, test } from 'vitest';
import {
  createFetchHandler,
  notImplemented,
  ProblemError,
} from '../../../templates/runtime/server-runtime.ts';
import type { ServerTable, Validator } from '../../../templates/runtime/server-types.ts';
import { read } from './ferry.ts';

/** Takes `{ error: ... }` and nothing else: a shape of its own for every error, as many descriptions have. */
const ownError: Validator = (data) => typeof data === 'object' && data !== null && 'error' in data;

const validators = { requestBodies: {}, parameters: {}, responses: { act: { default: ownError } } };
const table: ServerTable = {
  title: 'Own errors',
  credentials: [],
  all: validators,
  fast: validators,
  operations: [
    {
      id: 'act',
      method: 'GET',
      path: '/act',
      parameters: [],
      body: undefined,
      responses: [
        { status: '204', contents: [] },
        { status: 'default', contents: [{ mediaType: 'application/json' }] },
      ],
      credentials: [],
      mandatory: [],
    },
  ],
};

const ask = async (act: () => never, options = {}) => {
  const handle = createFetchHandler<unknown>(table, { act }, { onError: () => {}, ...options });
  return read(await handle(new Request('https://x.example/act')));
};
const conflict = () => {
  throw new ProblemError(409, { code: 'full' });
};

test('where every error has a described shape, the problem hook gives it to those that are thrown', async () => {
  expect((await ask(conflict)).status).toBe(500);
  const problem = ({ code, status }: { code?: string; status: number }) => ({
    status,
    body: { error: code },
  });
  expect(await ask(conflict, { problem })).toEqual({ status: 409, body: { error: 'full' } });
});

test('what is not implemented says so, whatever the description promises', async () => {
  expect(await ask(notImplemented)).toMatchObject({ status: 501, body: { code: 'not-implemented' } });
});
