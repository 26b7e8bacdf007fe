import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
