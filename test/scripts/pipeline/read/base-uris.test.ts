import { expect, test } from 'vitest';
import { resolveBaseUris } from '../../../../scripts/pipeline/read/base-uris.ts';

const ID = 'https://example.com/schemas/card';

/** Returns what becomes of references in a description with a schema that has an `$id`. */
function resolved(inside: unknown, outside: unknown, openapi = '3.1.0') {
  const $defs = {
    inner: { type: 'integer' },
    named: { $anchor: 'named' },
    deep: { $id: 'deep', $defs: { x: {} } },
  };
  const Card = { $id: ID, $defs, properties: { a: inside } };
  const description = { openapi, components: { schemas: { Card, Other: outside } } };
  resolveBaseUris(description);
  return [description.components.schemas.Card.properties.a, description.components.schemas.Other];
}
const to = ($ref: string) => ({ $ref });
const CARD = '#/components/schemas/Card';

test.each([
  ['a pointer below the `$id`', to('#/$defs/inner'), {}, to(`${CARD}/$defs/inner`), {}],
  ['the whole', to('#'), {}, to(CARD), {}],
  ['an anchor', to('#named'), {}, to(`${CARD}/$defs/named`), {}],
  ['a URI', {}, to(ID), {}, to(CARD)],
  ['a URI with an anchor', {}, to(`${ID}#named`), {}, to(`${CARD}/$defs/named`)],
  [
    'a relative `$id`',
    to('deep#/$defs/x'),
    to('https://example.com/schemas/deep'),
    to(`${CARD}/$defs/deep/$defs/x`),
    to(`${CARD}/$defs/deep`),
  ],
  [
    'a pointer of the whole file, against the standard',
    to(`${CARD}/$defs/inner`),
    {},
    to(`${CARD}/$defs/inner`),
    {},
  ],
  ['nothing', to('#/absent'), to(`${ID}#absent`), to('#/absent'), to(`${ID}#absent`)],
  ['a pointer of the file', {}, to('#/$defs/inner'), {}, to('#/$defs/inner')],
  [
    'data',
    { const: to('#/$defs/inner') },
    { default: to(ID) },
    { const: to('#/$defs/inner') },
    { default: to(ID) },
  ],
  [
    'a mapping',
    {},
    { discriminator: { mapping: { a: ID, b: 'Card' } } },
    {},
    { discriminator: { mapping: { a: CARD, b: 'Card' } } },
  ],
])('%s', (_, inside, outside, ...expected) => {
  expect(resolved(inside, outside)).toEqual(expected);
});

test('an `$id` of OpenAPI 3.0 is no keyword', () => {
  expect(resolved(to('#/$defs/inner'), to(ID), '3.0.3')).toEqual([to('#/$defs/inner'), to(ID)]);
});

test('`$self` is the base of references, and its folder is that of the file', () => {
  const references = [
    'https://a.example/x/api.yaml#/b',
    'api.yaml#/b',
    '#/b',
    'https://a.example/x/y/z.yaml#/b',
    'https://b.example/#/b',
  ];
  const description = {
    openapi: '3.2.0',
    $self: 'https://a.example/x/api.yaml',
    b: {},
    c: references.map(to),
  };
  resolveBaseUris(description);
  expect(description.c.map(({ $ref }) => $ref)).toEqual([
    '#/b',
    '#/b',
    '#/b',
    'y/z.yaml#/b',
    'https://b.example/#/b',
  ]);
});
