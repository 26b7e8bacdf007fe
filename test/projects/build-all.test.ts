import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAll } from '../../scripts/pipeline/build-all.ts';
import { outputsNamed } from '../../scripts/pipeline/make/select-outputs.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';

test('an output that cannot be made stops no other; a strict build stops', async () => {
  const cwd = await temporaryFolder();
  await writeFile(
    join(cwd, 'openapi.yaml'),
    `openapi: 3.1.1
info: { title: Pairs, version: '1', license: { name: None, identifier: MIT } }
servers: [{ url: https://pairs.example }]
security: []
paths:
  /pair:
    get:
      operationId: getPair
      summary: The pair
      responses:
        '200':
          description: It
          content: { application/json: { schema: { type: array, prefixItems: [{ type: string }] } } }
        '404': { description: None }
`,
  );
  const build = (strict: boolean, more: { readonly console?: boolean } = {}) =>
    buildAll(
      { spec: 'openapi.yaml', cwd, outputs: outputsNamed(['openapi,openapi-3.0,types']), strict, ...more },
      (_title, run) => run(),
    );
  const made = await build(false);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  expect(Object.keys(made.files)).toEqual(['openapi.yaml', 'openapi.json', 'types.ts']);
  expect(made.skipped).toMatchObject([{ output: 'openapi-3.0', error: { exit: 'unsupported' } }]);
  expect(made.html).toContain('Pairs');
  expect(made.html).toContain('console-');
  const plain = await build(false, { console: false });
  if ('problems' in plain) throw new Error(JSON.stringify(plain.problems));
  expect(plain.html).not.toContain('console-');
  await expect(build(true)).rejects.toMatchObject({ exit: 'unsupported' });
});
