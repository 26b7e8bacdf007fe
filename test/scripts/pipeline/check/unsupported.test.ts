import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

const ID = 'https://example.com/card';

test.each([
  ['a pointer below it', { a: { $ref: '#/$defs/inner' } }, {}],
  ['its URI', {}, { $ref: ID }],
  ['its URI with a pointer', {}, { $ref: `${ID}#/$defs/inner` }],
])(
  'a reference by the `$id` of a schema is not supported, and not called wrong: %s',
  async (_, properties, user) => {
    const folder = await temporaryFolder();
    const $defs = { inner: { type: 'integer' } };
    const Card = { $id: ID, type: 'object', properties, $defs };
    const document = {
      openapi: '3.1.0',
      info: { title: 'Id', version: '1' },
      paths: {},
      components: { schemas: { Card, User: user } },
    };
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    const ran = await run(['generate', '--spec', 'openapi.json', '--out', 'out'], folder);
    expect(ran).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('`$id` of a schema, which is not supported'),
    });
  },
);

const RESPONSES = { 200: { summary: 'Fine.' } };
const OPERATION = { operationId: 'a', responses: RESPONSES };

test.each([
  ['`style: cookie`', { parameters: [{ name: 'c', in: 'cookie', style: 'cookie', schema: {} }] }, {}],
  [
    'named by its URI',
    { security: [{ '#/components/securitySchemes/k': [] }] },
    { securitySchemes: { k: { type: 'apiKey', in: 'header', name: 'K' } } },
  ],
  [
    '`components.mediaTypes`',
    {},
    {
      mediaTypes: { Shape: { schema: { $ref: '#/components/schemas/Shape' } } },
      schemas: { Shape: { oneOf: [{ type: 'string' }] } },
    },
  ],
])(
  'what is new in OpenAPI 3.2 is not supported, and not called wrong: %s',
  async (what, operation, components) => {
    const folder = await temporaryFolder();
    const document = {
      openapi: '3.2.0',
      info: { title: '3.2', version: '1' },
      paths: { '/a': { get: { ...OPERATION, ...operation } } },
      components,
    };
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    const { code, stderr } = await run(['generate', '--spec', 'openapi.json', '--out', 'out'], folder);
    expect([code, stderr.split('\n').filter((line) => /^(error|warning): /.test(line)).length]).toEqual([
      5, 1,
    ]);
    expect(stderr).toContain(what);
  },
);
