import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

const OPERATION = { operationId: 'a', responses: { 200: { summary: 'Fine.' } } };
const PARAMETER = { name: 'q', in: 'querystring', content: { 'application/json': { schema: {} } } };
const CARD = 'https://example.com/card';

test.each([
  ['supported as `application/x-www-form-urlencoded` only', { parameters: [PARAMETER] }, {}],
  ['in another document', { security: [{ 'other.yaml#/components/securitySchemes/k': [] }] }, {}],
  [
    '`$id` of a schema, which is not supported',
    {},
    { schemas: { Card: { $id: CARD, $ref: `${CARD}#/$defs/absent` } } },
  ],
])('what is not supported is not called wrong: %s', async (what, operation, components) => {
  const folder = await temporaryFolder();
  const document = {
    openapi: '3.2.0',
    info: { title: '3.2', version: '1' },
    paths: { '/a': { get: { ...OPERATION, ...operation } } },
    components,
  };
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  const { code, stderr } = await run(['generate', '--spec', 'openapi.json', '--out', 'out'], folder);
  expect([code, stderr.split('\n').filter((line) => /^(error|warning): /.test(line)).length]).toEqual([5, 1]);
  expect(stderr).toContain(what);
});

test('a method with a field of its own is no additional one', async () => {
  const folder = await temporaryFolder();
  const document = {
    openapi: '3.2.0',
    info: { title: '3.2', version: '1' },
    paths: { '/a': { additionalOperations: { POST: OPERATION } } },
  };
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  const { code, stderr } = await run(['generate', '--spec', 'openapi.json', '--out', 'out'], folder);
  expect([code, stderr]).toEqual([1, expect.stringContaining('Write `post` beside `additionalOperations`')]);
});
