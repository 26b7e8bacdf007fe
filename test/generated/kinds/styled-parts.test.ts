import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyClient } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const TEXT = { type: 'string' };
const OBJECT = { type: 'object', properties: { a: TEXT, n: { type: 'integer' } } };
const holding = (who: object) => ({ type: 'object', properties: { who } });
/** Both kinds of object have a property that only one describes in full. */
const EITHER = { anyOf: [holding(OBJECT), holding({ type: 'object', properties: { a: TEXT } })] };
const LIST = { type: 'array', items: { type: 'integer' } };

const PROPERTIES = {
  deep: OBJECT,
  either: EITHER,
  exploded: { ...OBJECT, properties: { x: TEXT, 'y z': TEXT } },
  joined: OBJECT,
};
const LISTS = { commas: LIST, pipes: LIST, spaces: LIST, repeated: LIST };
const ENCODING = {
  deep: { style: 'deepObject', explode: true },
  either: { style: 'deepObject', explode: true },
  exploded: { style: 'form' },
  joined: { style: 'form', explode: false },
  commas: { explode: false },
  pipes: { style: 'pipeDelimited', explode: false, contentType: 'application/json' },
  spaces: { style: 'spaceDelimited', explode: false },
  repeated: { style: 'form', explode: true },
};
const schema = { type: 'object', properties: { ...PROPERTIES, ...LISTS, plain: OBJECT, note: TEXT } };

const FORM = { type: 'object', properties: { url: TEXT, other: TEXT } };
const RESERVED = { url: { allowReserved: true } };

const description = (openapi: string) => ({
  openapi,
  info: { title: 'Parts', version: '1' },
  paths: {
    '/x': {
      post: {
        operationId: 'send',
        requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding: ENCODING } } },
        responses: { 204: { description: 'Done.' } },
      },
      put: {
        operationId: 'put',
        requestBody: {
          required: true,
          content: { 'application/x-www-form-urlencoded': { schema: FORM, encoding: RESERVED } },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
});

const BODY = {
  deep: { a: 'x=y&z', n: 1 },
  either: { who: { a: '1', n: 2 } },
  exploded: { x: '1%2C', 'y z': 'b+c' },
  joined: { a: 'é', n: 2 },
  commas: [1, 2],
  pipes: [3, 4],
  spaces: [5],
  repeated: [6, 7],
  plain: { a: 'p' },
  note: 'a,b|c d',
};

const pairs: MadePair[] = [];
beforeAll(async () => {
  for (const version of ['3.1.0', '3.2.0', '3.0.3']) pairs.push(await makePair(description(version)));
});
afterAll(() => Promise.all(pairs.map((pair) => pair.remove())));

async function sentBy(pair: MadePair) {
  const calls: LooseCall[] = [];
  const send = (call: LooseCall) => {
    calls.push(call);
    return { status: 204 };
  };
  const { client, sent } = connect(pair, { send });
  await (client as AnyClient).send?.(BODY);
  const parts: [string, unknown][] = [];
  (await sent[0]?.formData())?.forEach((part, name) => void parts.push([name, part]));
  return { parts, body: calls[0]?.body };
}

test.each([0, 1])('parts are written in the styles of their fields, and read back (%i)', async (index) => {
  const { parts, body } = await sentBy(pairs[index] as MadePair);
  expect(parts).toEqual([
    ['deep[a]', 'x=y&z'],
    ['deep[n]', '1'],
    ['either[who][a]', '1'],
    ['either[who][n]', '2'],
    ['x', '1%2C'],
    ['y z', 'b+c'],
    ['joined', 'a,é,n,2'],
    ['commas', '1,2'],
    ['pipes', '3|4'],
    ['spaces', '5'],
    ['repeated', '6'],
    ['repeated', '7'],
    ['plain', '{"a":"p"}'],
    ['note', 'a,b|c d'],
  ]);
  expect(body).toEqual(BODY);
});

test('in OpenAPI 3.0 a style is for forms in the URL encoding only', async () => {
  const { parts, body } = await sentBy(pairs[2] as MadePair);
  // Objects, and what is described as JSON, are parts of JSON.
  expect(parts.filter(([name]) => /^(deep|exploded|joined|pipes|plain)/.test(name))).toEqual([
    ['deep', JSON.stringify(BODY.deep)],
    ['exploded', JSON.stringify(BODY.exploded)],
    ['joined', JSON.stringify(BODY.joined)],
    ['pipes', '3'],
    ['pipes', '4'],
    ['plain', JSON.stringify(BODY.plain)],
  ]);
  expect(body).toEqual(BODY);
});

test('`allowReserved` leaves the syntax of URLs in a form as it is, but for what a form reads as its own', async () => {
  const bodies: unknown[] = [];
  const put = ({ body }: LooseCall) => {
    bodies.push(body);
    return { status: 204 };
  };
  const { client, sent } = connect(pairs[0] as MadePair, { put, send: put });
  const value = { url: 'https://a/b?c=d&e+f g', other: 'x/y' };
  await (client as AnyClient).put?.(value);
  expect(await sent[0]?.text()).toBe('url=https://a/b?c=d%26e%2Bf+g&other=x%2Fy');
  expect(bodies).toEqual([value]);
});
