import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  bodySchema,
  description,
  namedSchema,
  operations,
} from '../../../conformance/catalogue/description.ts';

test('the operations are the seven of the source', () => {
  const rows = Object.values(operations).map(({ id, method, path, section, success, credentials }) =>
    [id, method, path, section, success, credentials.join(' and ')].join(', '),
  );
  expect(rows).toEqual([
    'createContact, POST, /v1/contact, 4.1, 201, apiKey and personId',
    'retrieveProgram, GET, /v1/program/{programId}, 4.2, 2XX, apiKey',
    'createAccount, POST, /v1/account, 4.3, 201, apiKey and personId',
    'updateAccount, PATCH, /v1/account/{accountId}, 4.4, 200, apiKey and personId',
    'createCard, POST, /v1/card, 4.5, 201, apiKey and personId',
    'receiveAchPull, POST, /v1/receive/ach, 4.6, 201, apiKey and personId',
    'updateSentCheck, PATCH, /v1/send/check/{transferId}, 4.7, 200, apiKey and personId',
  ]);
});

test('all but the retrieval write, and one moves money', () => {
  const those = (key: 'writes' | 'movesMoney') =>
    Object.values(operations).flatMap((one) => (one[key] ? [one.id] : []));
  expect(those('writes')).toEqual(Object.keys(operations).filter((id) => id !== 'retrieveProgram'));
  expect(those('movesMoney')).toEqual(['receiveAchPull']);
});

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
