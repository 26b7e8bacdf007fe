import { expect, test } from 'vitest';
import { withSingleExamples } from '../../../../scripts/pipeline/docs/single-examples.ts';

const exampleOf = (schema: object): unknown => {
  const made = withSingleExamples({
    openapi: '3.1.0',
    components: { schemas: { A: { properties: { a: schema } } } },
  });
  const { schemas } = made.components as { schemas: { A: { properties: { a: { example?: unknown } } } } };
  return schemas.A.properties.a.example;
};

test.each([
  ['the first of several is shown', { examples: ['one', 'two'] }, 'one'],
  ['a number that is zero is shown', { examples: [0] }, 0],
  ['beside a reference too', { $ref: '#/components/schemas/B', examples: ['one'] }, 'one'],
  ['one that is written stays', { examples: ['one'], example: 'mine' }, 'mine'],
  ['an empty text says nothing', { examples: [''] }, undefined],
  ['nor does true', { examples: [true] }, undefined],
  [
    'beside a reference even an empty one, or the page shows that of the target',
    { $ref: '#/components/schemas/B', examples: [''] },
    '',
  ],
  ['none is made up', {}, undefined],
])('%s', (_, schema, shown) => {
  expect(exampleOf(schema)).toEqual(shown);
});
