import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from '../../../../scripts/pipeline/mock/mock.ts';

const inQuery = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });
const Filter = {
  type: 'object',
  properties: { serviceType: { type: 'string' }, at: { type: 'object', required: ['x'] } },
  required: ['serviceType'],
};
const Ids = { type: 'array', items: { type: 'integer' }, minItems: 2 };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Each of these is of a form that is easily read wrongly. */
const OPERATIONS: Readonly<Record<string, readonly object[]>> = {
  deep: [inQuery('filter', to('Filter'), { style: 'deepObject', explode: true })],
  spread: [inQuery('filter', to('Filter'))],
  joined: [inQuery('filter', to('Filter'), { explode: false })],
  listed: [inQuery('ids', to('Ids'))],
  piped: [inQuery('ids', to('Ids'), { style: 'pipeDelimited', explode: false })],
  spaced: [inQuery('ids', to('Ids'), { style: 'spaceDelimited' })],
  content: [
    { name: 'filter', in: 'query', content: { 'application/json': { schema: to('Filter') } } },
    { name: 'X-Ids', in: 'header', schema: to('Ids') },
  ],
  needed: [
    inQuery('filter', to('Filter'), { style: 'deepObject', required: true }),
    inQuery('either', { anyOf: [to('Ids'), { type: 'string' }] }, { required: true }),
  ],
  number: [inQuery('no', { oneOf: [{ type: 'integer' }, { type: 'string' }] })],
  ignored: [
    { name: 'Content-Type', in: 'header', required: true, schema: { const: 'text/plain' } },
    { name: 'Accept', in: 'header', required: true, schema: { const: 'text/plain' } },
    { name: 'Authorization', in: 'header', required: true, schema: { type: 'integer' } },
  ],
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Queries', version: '1' },
  paths: Object.fromEntries(
    Object.entries(OPERATIONS).map(([name, parameters]) => [
      `/${name}`,
      { get: { parameters, responses: { '204': { description: 'Done.' } } } },
    ]),
  ),
  components: { schemas: { Filter, Ids } },
};

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ document, port: 0, host: '127.0.0.1' });
});
afterAll(() => mock.close());

test.each([
  '/deep',
  '/deep?filter[serviceType]=a',
  '/spread',
  '/spread?serviceType=a',
  '/joined',
  '/joined?filter=serviceType,a',
  '/listed',
  '/listed?ids=1&ids=2',
  '/piped',
  '/piped?ids=1%7C2',
  '/spaced',
  '/spaced?ids=1%202',
  '/content',
  '/content?filter=%7B%22serviceType%22%3A%22a%22%7D',
  '/needed?filter[serviceType]=a&either=1',
  '/number?no=0',
  '/number?no=a',
  '/ignored',
])('accepts %s', async (path) => {
  const response = await fetch(`${mock.url}${path}`);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test.each(['/listed?ids=1', '/listed?ids=1&ids=x', '/needed?filter[serviceType]=a'])(
  'refuses %s',
  async (path) => {
    expect((await fetch(`${mock.url}${path}`)).status).toBe(422);
  },
);
