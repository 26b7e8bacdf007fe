import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { markdownFiles } from '../../../../scripts/pipeline/docs/markdown-files.ts';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import { temporaryFolder } from '../command-line.ts';

// A reader takes what a page does not say for unknown.

async function pagesOf(paths: object, others: object = {}): Promise<Record<string, string>> {
  const folder = await temporaryFolder();
  const document = { openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, paths, ...others };
  writeFileSync(join(folder, 'openapi.yaml'), stringify(document));
  const { bundle, model, evidence } = await prepare('openapi.yaml', folder);
  return markdownFiles({ document: bundle.document, model, evidence, origin: 'generated' });
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The row of a table that begins with a name. */
function row(page: string | undefined, name: string): string {
  const found = page?.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  return found.replace(/ \|\s*$/, '').trim();
}

test('parameters, headers and credentials are shown with all that is said of them', async () => {
  const pages = await pagesOf(
    {
      '/a/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^a$' } }],
        get: {
          operationId: 'get',
          deprecated: true,
          externalDocs: { description: 'A guide', url: 'https://example.com/guide' },
          parameters: [
            { name: 'f', in: 'query', schema: { type: 'object', properties: { of: { enum: ['a', 'b'] } } } },
            { name: 'n', in: 'query', deprecated: true, schema: { type: 'integer', maximum: 9, default: 8 } },
            {
              name: 'X-Trace',
              in: 'header',
              description: 'Where from.',
              schema: { type: 'string' },
              example: 'a',
            },
          ],
          security: [{ key: [] }],
          responses: {
            200: {
              description: 'Found.',
              headers: {
                'X-Rate': { description: 'Left.', schema: { type: 'integer', minimum: 0 } },
                'X-Next': { $ref: '#/components/headers/Next' },
              },
            },
          },
        },
      },
    },
    {
      servers: [{ url: 'https://api.example.com', description: 'The only one' }],
      components: {
        headers: { Next: { deprecated: true, schema: { $ref: '#/components/schemas/Token' } } },
        schemas: { Token: { type: 'string', maxLength: 7 } },
        securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      },
    },
  );
  const page = pages['operations/get.md'];
  expect(row(page, 'id')).toBe('| `id` (required) | path | `string`, pattern `"^a$"` |');
  expect(row(page, 'n')).toBe('| `n` (deprecated) | query | `integer`, maximum `9`, default `8` |');
  expect(row(page, 'f.of')).toBe('| `f.of` | query | `"a" \\| "b"` |');
  expect(row(page, 'X-Trace')).toBe('| `X-Trace` | header | `string`, example `"a"` | Where from.');
  expect(row(page, 'X-Rate')).toBe('| `X-Rate` | `integer`, minimum `0` | Left.');
  expect(row(page, 'X-Next')).toBe('| `X-Next` (deprecated) | `Token` |');
  expect(page).toContain('### Token\n\n`string`, maxLength `7`');
  expect(page).toContain('- **Deprecated**');
  expect(page).toContain('- Servers: `https://api.example.com` (The only one)');
  expect(page).toContain('- More: A guide, `https://example.com/guide`');
  expect(page).toContain('- Credentials: `X-Key` (header)');
  expect(page).toContain('"X-Key: $');
});

test('schemas are shown with what they inherit, and with what they ask of members', async () => {
  const schemas = {
    Base: {
      type: 'object',
      required: ['id', 'kind'],
      properties: { id: { type: 'string', description: 'Never changes.' }, kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { boat: '#/components/schemas/Boat' } },
    },
    Boat: {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        {
          type: 'object',
          required: ['names'],
          additionalProperties: false,
          properties: {
            kind: { const: 'boat' },
            size: { enum: ['s', 'l'], 'x-enumDescriptions': { s: 'Up to 9 m.' } },
            names: { type: 'array', items: { type: 'string', maxLength: 5 } },
            seats: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
            crew: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Person' } },
            next: { $ref: '#/components/schemas/Boat' },
          },
          patternProperties: { '^x-': { type: 'boolean', deprecated: false } },
        },
      ],
    },
    Person: { type: 'object', properties: { age: { type: 'integer', readOnly: true } } },
  };
  const responses = { 200: { description: 'It.', ...json({ $ref: '#/components/schemas/Boat' }) } };
  const pages = await pagesOf(
    { '/a': { get: { operationId: 'get', responses } } },
    { components: { schemas } },
  );
  const [, boat = ''] = pages['operations/get.md']?.split('### Boat\n') ?? [];
  expect(boat).toContain('`Base and object`, no other fields');
  expect(row(boat, 'id')).toBe('| `id` (required) | `string` | Never changes.');
  expect(row(boat, 'kind')).toBe('| `kind` (required) | `string and "boat"` |');
  expect(row(boat, 'size')).toBe('| `size` | `"s" \\| "l"`, `s`: Up to 9 m. |');
  expect(row(boat, 'names')).toBe('| `names` (required) | `list of string`, each item: maxLength `5` |');
  expect(row(boat, 'seats')).toBe('| `seats` | `map of integer`, each value: minimum `1` |');
  expect(row(boat, 'crew')).toBe('| `crew` | `map of Person` |');
  expect(row(boat, '/^x-/')).toBe('| `/^x-/` | `boolean` |');
  expect(row(boat, 'age')).toBe('| `age` | `integer`, readOnly |');
  expect(boat).toContain('`kind` says which (`boat` is `Boat`)');
});

test('a webhook and a callback say who sends them and where to, have their fields, and no call', async () => {
  const responses = { 204: { description: 'Thanks.' } };
  const body = (schema: object) => ({ requestBody: json(schema), responses });
  const delayed = {
    post: body({ type: 'object', properties: { by: { $ref: '#/components/schemas/Time' } } }),
  };
  const pages = await pagesOf(
    {
      '/subscriptions': {
        post: {
          operationId: 'subscribe',
          responses,
          callbacks: { delayed: { '{$request.body#/url}/d': delayed } },
        },
      },
    },
    {
      webhooks: { sunk: { put: body({ type: 'object', properties: { boat: { type: 'string' } } }) } },
      components: { schemas: { Time: { type: 'integer', minimum: 1 } } },
    },
  );
  const callback = pages['operations/delayedCallback.md'] ?? '';
  expect(callback).toContain('The server sends this request, `POST`, to');
  expect(callback).toContain('`{$request.body#/url}/d`');
  expect(row(callback, 'by')).toBe('| `by` | `Time` |');
  expect(callback).toContain('### Time\n\n`integer`, minimum `1`');
  const webhook = pages['operations/sunkWebhook.md'] ?? '';
  expect(webhook).toContain(
    'The server sends this request, `PUT`, to an address that its receiver has registered.',
  );
  expect(row(webhook, 'boat')).toBe('| `boat` | `string` |');
  for (const page of [callback, webhook])
    expect(page).not.toMatch(/client\.|curl|Credentials|\/sunk|\/delayed/);
  expect(row(pages['operations/subscribe.md'], 'delayed')).toBe(
    '| `delayed` | `POST` | `{$request.body#/url}/d`',
  );
  expect(pages['llms.txt']).toMatch(/sunkWebhook\.md\): PUT, sent by the server/);
});

test('titles are text, and the HTML of texts is no markup', async () => {
  const operation = {
    operationId: 'get',
    summary: 'A *list* <b>\n# of [x](y) snake_case 1_000',
    description: 'Is <script>x</script> and <b>bold</b>.',
    responses: { 200: { description: 'It <iframe src="x"></iframe>.' } },
  };
  const pages = await pagesOf({ '/a': { get: operation } });
  expect(pages['operations/get.md']).toContain('# A \\*list\\* &lt;b&gt; # of \\[x\\](y) snake_case 1_000\n');
  expect(pages['llms.txt']).toContain(
    '[A \\*list\\* &lt;b&gt; # of \\[x\\](y) snake_case 1_000](operations/get.md)',
  );
  expect(pages['reference/operations.md']).toContain('| A \\*list\\* &lt;b&gt; # of');
  expect(pages['operations/get.md']).toContain('Is &lt;script>x&lt;/script> and <b>bold</b>.');
  expect(pages['operations/get.md']).not.toContain('<iframe');
});
