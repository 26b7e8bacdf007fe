import { describe, expect, test } from 'vitest';
import {
  hideDataReferences,
  isDataPlace,
  showDataReferences,
} from '../../../../scripts/pipeline/read/data-places.ts';

describe('a place is data', () => {
  test.each([
    '#/x-registry',
    '#/x-registry/deep/0',
    '#/components/schemas/Card/example',
    '#/components/schemas/Card/examples/0',
    '#/components/schemas/Card/examples/0/properties/owner',
    '#/components/schemas/Card/properties/kind/default',
    '#/components/schemas/Card/properties/kind/enum/0',
    '#/components/examples/card/value',
    '#/components/examples/card/value/properties/owner',
    '#/paths/~1card/get/responses/200/content/application~1json/example',
    '#/paths/~1card/get/responses/200/content/application~1json/examples/card/value',
    '#/paths/~1card/get/responses/200/x-more/a',
    '#/value/owner',
  ])('%s', (pointer) => expect(isDataPlace(pointer)).toBe(true));
});

describe('a place is none', () => {
  test.each([
    '#/',
    '#/paths/~1x-card/get',
    '#/components/schemas/x-card',
    '#/components/schemas/Card/properties/example',
    '#/components/schemas/Card/properties/default/properties/x-id',
    '#/components/schemas/Card/properties/properties/properties/enum',
    '#/paths/~1card/get/responses/default/content/application~1json/schema',
    '#/paths/~1card/get/responses/200/headers/x-limit',
    '#/paths/~1card/get/responses/200/content/application~1json/examples/card',
    '#/components/examples/value',
    '#/properties/value',
  ])('%s', (pointer) => expect(isDataPlace(pointer)).toBe(false));
});

test('what is hidden is shown again, and references stay what they are', () => {
  const document = {
    'x-more': [{ $ref: 'https://elsewhere.test/a' }],
    components: {
      schemas: {
        Card: {
          properties: { example: { $ref: '#/components/schemas/Card' }, $ref: { type: 'string' } },
          examples: [{ deep: { $ref: './package.json' } }],
        },
      },
      examples: { one: { $ref: '#/components/examples/two' }, two: { value: { $ref: '#/nowhere' } } },
    },
  };
  const hidden = hideDataReferences(document);
  expect(JSON.stringify(hidden).match(/"\$ref":"/g)).toHaveLength(2);
  expect(showDataReferences(hidden)).toEqual(document);
  expect(JSON.parse(showDataReferences(JSON.stringify(hidden)))).toEqual(document);
});

test('a document without any is not copied, and what only data could satisfy is not asked for', () => {
  const plain = { components: { schemas: { Card: { enum: [{ a: 1 }], default: {} } } } };
  expect(hideDataReferences(plain)).toBe(plain);
  const fixed = { components: { schemas: { Card: { type: 'object', const: { $ref: './a' } } } } };
  expect(hideDataReferences(fixed)).toEqual({ components: { schemas: { Card: { type: 'object' } } } });
});
