import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyClient } from '../client/any-client.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const json = { 'application/json': { schema } };
const empty = { description: 'Nothing.' };

/** Statuses of which one is exact and has no body, beside a range or a default that has one. */
const OPERATIONS = {
  beside_range: { 202: empty, '2XX': { description: 'One.', content: json } },
  beside_several: {
    200: { description: 'One.', content: { ...json, 'text/csv': { schema: { type: 'string' } } } },
    202: empty,
    '2XX': { description: 'One.', content: json },
  },
  beside_default: { 202: empty, default: { description: 'One.', content: json } },
  range_beside_default: { '2XX': empty, default: { description: 'One.', content: json } },
};

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair({
    openapi: '3.1.0',
    info: { title: 'Statuses', version: '1.0.0' },
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([id, responses]) => [
        `/${id}`,
        { post: { operationId: id, responses } },
      ]),
    ),
  });
});
afterAll(() => pair.remove());

test.each(
  Object.keys(OPERATIONS).flatMap((id) => [false, true].map((validates) => [id, validates] as const)),
)('%s: a described success without a body is one (validateResponse: %s)', async (id, validates) => {
  const { responses: validateResponse } = pair.validators;
  const { client } = connect(pair, { [id]: () => ({ status: 202 }) }, validates ? { validateResponse } : {});
  const call = (client as AnyClient)[id];
  expect(await call?.withResponse()).toMatchObject({ status: 202, data: undefined });
});
