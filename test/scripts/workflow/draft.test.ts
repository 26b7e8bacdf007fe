import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import conform from '../../../scripts/commands/conform.ts';
import scaffold from '../../../scripts/commands/scaffold.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';
import { NOTES, startNotes } from './notes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a draft of workflows can be run as it is', async () => {
  const cwd = folderForTest();
  writeFileSync(join(cwd, 'openapi.json'), JSON.stringify(NOTES));
  const line = ['scaffold', 'workflow', '--spec', 'openapi.json', '--out', 'flow.yaml'];
  const drafted = await runWith([scaffold], line, { cwd });
  expect([drafted.code, drafted.stdout]).toEqual([0, '']);
  const server = await startNotes();
  const run = await runWith(
    [conform],
    [
      'conform',
      '--spec',
      'openapi.json',
      '--workflow',
      'flow.yaml',
      '--base-url',
      server.url,
      '--passes',
      '1',
    ],
    { cwd },
  );
  await server.close();
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    ...['POST /v1/notes', 'GET /v1/notes/note-1', 'PUT /v1/notes/note-1', 'GET /v1/notes/note-1'],
    ...['GET /v1/notes', 'DELETE /v1/notes/note-1', 'GET /v1/notes/note-1'],
  ]);
  expect([run.code, run.stderr]).toEqual([0, expect.not.stringMatching(/left behind|failed/)]);
  const again = await runWith([scaffold], line, { cwd });
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('flow.yaml exists already.')]);
});

/** Workflows in `test/servers/workflows`, which reach the verdict of the recordings of these servers. */
test.each([
  ['alertmanager', 'alertmanager.arazzo.yaml'],
  ['pdns', 'pdns.arazzo.yaml'],
  ['jupyter', 'jupyter.arazzo.yaml'],
])('drafts and workflows for %s are planned', async (name, file) => {
  const cwd = folderForTest();
  const spec = join(root, 'test/fixtures/servers', `${name}.json`);
  const planned = async (workflow: string) => {
    const line = [
      'conform',
      '--spec',
      spec,
      '--workflow',
      workflow,
      '--base-url',
      'http://127.0.0.1:9',
      '--plan',
      '--seed',
      '1',
    ];
    const { code, stdout, stderr } = await runWith([conform], line, { cwd });
    expect([code, stderr]).toEqual([0, expect.stringContaining('Nothing was sent.')]);
    expect(stdout).not.toContain('not sent');
    return stdout.split('\n').filter((text) => /^\d+\. /.test(text)).length;
  };
  const flow = join(root, 'test/servers/workflows', file);
  const { workflows } = parse(readFileSync(flow, 'utf8')) as { workflows: { steps: unknown[] }[] };
  expect(await planned(flow)).toBe(2 * workflows.reduce((sum, { steps }) => sum + steps.length, 0));
  const drafted = await runWith([scaffold], ['scaffold', 'workflow', '--spec', spec], { cwd });
  writeFileSync(join(cwd, 'flow.yaml'), drafted.stdout);
  expect(readFileSync(join(cwd, 'flow.yaml'), 'utf8')).toContain('x-cleanup: true');
  expect(await planned('flow.yaml')).toBeGreaterThan(10);
});

test('what a draft creates has not ended: Alertmanager refuses a silence of the past', async () => {
  const spec = join(root, 'test/fixtures/servers/alertmanager.json');
  const cwd = folderForTest();
  const drafted = await runWith([scaffold], ['scaffold', 'workflow', '--spec', spec], { cwd });
  const [{ steps }] = (parse(drafted.stdout) as { workflows: [{ steps: unknown[] }] }).workflows;
  expect(steps[0]).toMatchObject({
    requestBody: { payload: { endsAt: '2099-01-31T12:00:00Z' } },
  });
});

test('a record that no operation creates is the first of its list, unless the description has one', async () => {
  const cwd = folderForTest();
  const text = readFileSync(join(root, 'test/fixtures/servers/pdns.json'), 'utf8');
  writeFileSync(join(cwd, 'found.json'), text);
  writeFileSync(
    join(cwd, 'given.json'),
    text.replaceAll('"name":"server_id"', '"default":"localhost","name":"server_id"'),
  );
  const [found, given] = await Promise.all(
    ['found.json', 'given.json'].map(async (spec) => {
      const drafted = await runWith([scaffold], ['scaffold', 'workflow', '--spec', spec], { cwd });
      return (parse(drafted.stdout) as { workflows: [{ inputs: unknown; steps: unknown[] }] }).workflows[0];
    }),
  );
  const list = 'find-server_id-listServers';
  expect(found?.steps.slice(0, 2)).toMatchObject([
    { stepId: list, operationId: 'listServers', outputs: { server_id: '$response.body#/0/id' } },
    { operationId: 'createZone', parameters: [{ value: `$steps.${list}.outputs.server_id` }] },
  ]);
  expect(given?.inputs).toMatchObject({
    properties: { server_id: { type: 'string', default: 'localhost' } },
  });
  expect(given?.steps[0]).toMatchObject({
    operationId: 'createZone',
    parameters: [{ value: '$inputs.server_id' }],
  });
});
