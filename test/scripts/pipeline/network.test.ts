import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleDescription } from '../../../scripts/pipeline/bundle/bundle.ts';
import { startMock } from '../../../scripts/pipeline/mock/mock.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import { run, temporaryFolder } from './command-line.ts';

const asked: string[] = [];
const server = createServer(({ url }, response) => {
  asked.push(String(url));
  response.end('type: string\n');
});
let elsewhere: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Whatever looks like a reference in data, to the network and to files that lie where the command is run. */
function description(): string {
  const to = (name: string) => `{ $ref: '${elsewhere}/${name}.yaml' }`;
  return `openapi: 3.1.1
info: { title: Registry, version: 1.0.0 }
servers: [{ url: 'https://registry.test' }]
x-whole: ${to('whole-extension')}
x-deep: { list: [${to('deep-extension')}] }
x-file: { $ref: ./secret.json }
paths:
  /schemas:
    get:
      operationId: readSchema
      responses:
        '200':
          description: A JSON Schema
          x-inner: { more: ${to('inner-extension')} }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Document' }
              examples:
                inner: { value: { properties: { owner: { $ref: '#/definitions/Owner' }, pet: ${to('value')} } } }
                file: { value: { $ref: ./secret.json } }
                outer: { externalValue: '${elsewhere}/external.json' }
components:
  schemas:
    Document:
      type: object
      properties:
        $ref: { type: string }
        properties: { type: object, additionalProperties: true }
        sort: { type: object, default: ${to('default')} }
      examples: [${to('examples')}, { properties: { pet: { $ref: ./secret.json } } }]
`;
}

async function folderWithDescription(): Promise<string> {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'api/openapi.yaml'), description());
  writeFileSync(join(folder, 'secret.json'), '{ "secret": "of the working directory" }');
  return folder;
}

test.each(['lint --rules structure', 'bundle --out out', 'generate --out out', 'docs --out out.html'])(
  '%s follows no reference in data',
  async (line) => {
    const folder = await folderWithDescription();
    const ran = await run([...line.split(' '), '--spec', 'api/openapi.yaml'], folder);
    expect(ran).toMatchObject({ code: 0 });
    expect(asked).toEqual([]);
    if (!line.startsWith('docs')) return;
    const page = readFileSync(join(folder, 'out.html'), 'utf8');
    expect(page).not.toContain('of the working directory');
    expect(page).toContain('"pet":{"$ref"');
  },
);

test('the mock responds with the data as it is', async () => {
  const folder = await folderWithDescription();
  const { document } = await bundleDescription(await loadDescription('api/openapi.yaml', folder));
  const mock = await startMock({ document, port: 0, host: '127.0.0.1' });
  const get = async (example: string) => {
    const response = await fetch(`${mock.url}/schemas`, { headers: { prefer: `example=${example}` } });
    return response.json();
  };
  expect(await get('inner')).toEqual({
    properties: { owner: { $ref: '#/definitions/Owner' }, pet: { $ref: `${elsewhere}/value.yaml` } },
  });
  expect(await get('file')).toEqual({ $ref: './secret.json' });
  await mock.close();
  expect(asked).toEqual([]);
});
