import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

function descriptionOf(reference: string): string {
  const schema = { $ref: reference };
  const responses = { 200: { description: 'It', content: { 'application/json': { schema } } } };
  const info = { title: 'References', version: '1' };
  return JSON.stringify({
    openapi: '3.1.0',
    info,
    paths: { '/it': { get: { operationId: 'getIt', responses } } },
  });
}

test.each([
  ['sub%20dir/sch%C3%A9ma.json', 'decoded'],
  ['sub dir/schéma.json', 'decoded'],
  ['sub%20dir/sch%C3%A9ma.json#/properties/it', 'inside'],
  ['as%20it%20is.json', 'literal'],
])('the reference %s leads to the file that it names', async (reference, title) => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'sub dir'));
  const inside = {
    type: 'object',
    title: 'decoded',
    properties: { it: { type: 'string', title: 'inside' } },
  };
  writeFileSync(join(folder, 'sub dir/schéma.json'), JSON.stringify(inside));
  writeFileSync(join(folder, 'as%20it%20is.json'), '{"type":"string","title":"literal"}');
  writeFileSync(join(folder, 'as it is.json'), '{"type":"string","title":"another"}');
  writeFileSync(join(folder, 'openapi.json'), descriptionOf(reference));
  const made = await run(['bundle', '--spec', 'openapi.json', '--out', 'out'], folder);
  expect(made).toMatchObject({ code: 0 });
  const { components } = JSON.parse(readFileSync(join(folder, 'out/openapi.json'), 'utf8'));
  expect(Object.values(components.schemas)).toContainEqual(expect.objectContaining({ title }));
});

test('the command that an error names can be pasted, whatever the file is called', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "bank's api.json"), descriptionOf('none%20such.json'));
  const made = await run(['generate', '--spec', "bank's api.json", '--out', 'out'], folder);
  expect(made.code).not.toBe(0);
  expect(made.stderr).toContain('The reference cannot be resolved: none%20such.json');
  expect(made.stderr).toContain(`\`banking-platform-api lint --spec 'bank'\\''s api.json'\``);
});
