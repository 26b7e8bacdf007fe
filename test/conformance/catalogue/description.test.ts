import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bodySchema, description, namedSchema } from '../../../conformance/catalogue/description.ts';

test('the digest is that of the file that is published', () => {
  const bytes = readFileSync(new URL('../../../generated/openapi.json', import.meta.url));
  expect(description).toEqual({
    title: 'Banking Platform API',
    version: JSON.parse(bytes.toString()).info.version,
    digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
  });
});

test('schemas are found by operation and by name', () => {
  expect(bodySchema('retrieveProgram', 'request')).toBeUndefined();
  expect(bodySchema('createCard', 'response')).toEqual({ $ref: '#/components/schemas/Card' });
  expect(namedSchema('#/components/schemas/Card').schema.properties).toHaveProperty('cardStatus');
  expect(() => namedSchema('#/components/schemas/Ship')).toThrow('no schema #/components/schemas/Ship');
});
