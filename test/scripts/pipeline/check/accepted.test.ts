import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import { run, temporaryFolder } from '../command-line.ts';

/** Found in published descriptions; none of it changes what the description says. */
test.each([
  [
    'closing brackets that are not indented',
    `openapi: 3.1.0
info: { title: Case, version: 1.0.0 }
paths:
  /ports:
    get:
      operationId: listPorts
      responses:
        "200":
          description: Ports.
          content:
            application/json:
              schema: { type: object }
              example: {
                "80/tcp": {},
                "list": [
                  1
              ]
              }
`,
    '"list": [',
  ],
  [
    'quoted texts that go on at the indentation of their key',
    `openapi: 3.1.0
info:
  title: Case
  version: 1.0.0
  description: "first

  second, \\
  third"
paths:
  /ports:
    get:
      operationId: listPorts
      summary: 'it''s
      here'
      responses:
        '200': { description: "Done
        it" }
`,
    'first\\nsecond, third',
  ],
  [
    'an extension that is called like webhooks of 3.1',
    `openapi: 3.0.3
info: { title: Case, version: 1.0.0 }
paths: {}
x-webhooks:
  message:
    '{$request.body#/callback}':
      post: {}
`,
    '',
  ],
  [
    'a description that is null',
    `openapi: 3.1.0
info: { title: Case, version: 1.0.0 }
externalDocs: { url: https://docs.example, description: null }
paths: {}
`,
    '',
  ],
  [
    'extensions that Redocly knows in another form',
    `openapi: 3.1.0
info: { title: Case, version: 1.0.0, x-logo: none }
x-tagGroups: { first: [ports] }
paths:
  /ports:
    get:
      operationId: listPorts
      x-code-samples: [{ language: curl, code: curl -X GET }]
      responses:
        "200": { description: Ports., headers: { x-logo: { schema: { type: string } } } }
`,
    'curl -X GET',
  ],
])('%s: bundled without an error', async (_what, text, part) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'openapi.yaml'), text);
  const { code, stdout } = await run(
    ['bundle', '--spec', 'openapi.yaml', '--format', 'json', '--stdout', '--quiet'],
    folder,
  );
  expect(code).toBe(0);
  expect(stdout).toContain(part);
});

const broken = ({
  security = '[{ key: [] }]',
  more = '',
  kind = '#/components/schemas/Dog',
  paths = '',
}) => `openapi: 3.0.3
info: { title: Case, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      security: ${security}
      responses:
        "200": { description: Pets., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
${paths}components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }]
      discriminator: { propertyName: kind, mapping: { dog: '${kind}', cat: '#/components/schemas/Cat' } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string }${more} } }
    Cat: { type: object, required: [kind], properties: { kind: { type: string } } }
`;

describe.each([
  ['a security scheme that is not there', broken({ security: '[{ token: [] }]' }), '`token`'],
  ['one beside another', broken({ security: '[{ token: [] }, { key: [] }]' }), '`token`'],
  [
    'a key whose name HTTP cannot have',
    broken({}).replace('name: X-Key', "name: 'Authorization: Bearer'"),
    'has no header of the name `Authorization: Bearer`',
  ],
  ['a mapping to a schema that is not there', broken({ kind: '#/components/schemas/Dgo' }), 'schemas/Dgo'],
  ['a mapping to a file that is not there', broken({ kind: './dog.yaml' }), './dog.yaml'],
  ['`required` of one property', broken({ more: ', name: { type: string, required: true }' }), '`required`'],
  ['a property without a schema', broken({ more: ', name: null' }), 'Schema Object is empty'],
  [
    'a body without a schema',
    broken({
      paths:
        '    put: { requestBody: { content: { application/json: { schema: null } } }, responses: { "204": { description: Put. } } }\n',
    }),
    'Schema Object is empty',
  ],
  [
    'a component and a parameter without a schema',
    broken({
      paths: `    post:
      parameters: [{ name: q, in: query, schema: null }]
      responses: { "200": { description: Put., content: { application/json: { schema: { $ref: '#/components/schemas/Any' } } } } }
`,
    }).replace('  schemas:', '  schemas:\n    Any: null'),
    'Schema Object is empty',
  ],
])('%s', (_what, text, words) => {
  const inFolder = async (...argv: readonly string[]) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'openapi.yaml'), text);
    const ran = await run([...argv, '--spec', 'openapi.yaml'], folder);
    return { ...ran, folder };
  };

  test('is left out with a warning, and what is made has no trace of it', async () => {
    const { code, stderr, folder } = await inFolder('generate', '--out', 'out');
    expect(stderr).toMatch(/^warning: openapi\.yaml:\d+:\d+: .*, left out\]$/m);
    expect(stderr).toContain(words);
    expect(code).toBe(0);
    const files = await readdir(join(folder, 'out'));
    expect(files).toContain('client.ts');
    expect(files.includes('server.ts')).toBe(!words.includes('token'));
    const again = await run(['lint', '--spec', 'out/openapi.yaml'], folder);
    if (/Dgo|dog/.test(words)) expect(again.stdout + again.stderr).not.toMatch(/spec\//);
  });

  test.each([['generate', '--strict', '--out', 'out'], ['lint']])('stops %s %s', async (...argv) => {
    const { code, stdout, stderr } = await inFolder(...argv);
    expect(code).toBe(1);
    expect(stdout + stderr).toContain(words);
  });
});

test.each([
  ['is not described', ''],
  ['cannot be sent', " token: { type: apiKey, in: header, name: 'Authorization: Bearer' },"],
])('a scheme that %s leaves the others to the client', async (_what, token) => {
  const folder = await temporaryFolder();
  const text = broken({ security: '[{ token: [] }, { key: [] }]' });
  await writeFile(
    join(folder, 'openapi.yaml'),
    text.replace('securitySchemes: {', `securitySchemes: {${token}`),
  );
  const { model } = await prepare('openapi.yaml', folder, { check: {} });
  expect(model.operations[0]?.security).toMatchObject({ kind: 'listed', alternatives: [['key'], []] });
});

test('a bracket that is not closed is still an error of its own line', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'openapi.yaml'), 'openapi: 3.1.0\ninfo: {\n  title: Case\npaths: {}\n');
  const { code, stderr } = await run(
    ['bundle', '--spec', 'openapi.yaml', '--format', 'json', '--stdout', '--quiet'],
    folder,
  );
  expect(code).toBe(1);
  expect(stderr).toContain('openapi.yaml:2:');
});
