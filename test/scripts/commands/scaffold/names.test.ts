import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import scaffold from '../../../../scripts/commands/scaffold.ts';
import { folderForAll } from '../../../temporary-folder.ts';
import { runWith } from '../../cli/run.ts';
import { compile, linkPackages } from './project.ts';

const parent = folderForAll();

/** Operation ids that are names of the project's own. */
const IDS = ['index', 'handlers', 'notImplemented', 'call', 'listen', 'start'];

test('operations and schemas may be called like something of the project', async () => {
  const paths = Object.fromEntries(
    IDS.map((operationId) => {
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Handlers' } } };
      return [
        `/${operationId}`,
        { get: { operationId, responses: { 200: { description: 'Done.', content } } } },
      ];
    }),
  );
  const schemas = { Handlers: { type: 'object', description: 'A */ schema.' } };
  const spec = {
    openapi: '3.1.1',
    info: { title: 'A */ title', version: '1.0.0' },
    paths,
    components: { schemas },
  };
  await writeFile(join(parent, 'openapi.json'), JSON.stringify(spec));
  const folder = join(parent, 'server');
  const ran = await runWith([scaffold], ['scaffold', folder, '--spec', join(parent, 'openapi.json')]);
  expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining('files written')]);
  await linkPackages(folder);
  expect(await compile(folder, 'TypeScript 7')).toBe('');
});
