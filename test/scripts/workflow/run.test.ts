import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { arazzo, conformFlow, idIs, LIFE, ROWS, steps } from './flow.ts';
import { type SeenRequest, startNotes } from './notes.ts';

const servers: { close(): unknown }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((one) => one.close())));

async function notes(...given: Parameters<typeof startNotes>) {
  const server = await startNotes(...given);
  servers.push(server);
  return server;
}

const linesOf = (seen: readonly SeenRequest[]) => seen.map(({ method, url }) => `${method} ${url}`);

test('a workflow runs twice with inputs that differ, and its calls are judged', async () => {
  const server = await notes();
  const run = await conformFlow(arazzo([LIFE]), server.url, ['--seed', '7']);
  expect([run.code, run.stderr]).toEqual([0, expect.not.stringContaining('left behind')]);
  expect(linesOf(server.seen)).toEqual([
    ...['POST /v1/notes', 'GET /v1/notes/note-1', 'GET /v1/notes', 'DELETE /v1/notes/note-1'],
    ...['POST /v1/notes', 'GET /v1/notes/note-2', 'GET /v1/notes', 'DELETE /v1/notes/note-2'],
  ]);
  const [first, second] = server.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(first).not.toBe(second);
  const report = run.report();
  expect([report.run.verdict, report.run.seed, report.exchanges.length]).toEqual(['conformant', 7, 8]);
  const again = await notes();
  await conformFlow(arazzo([LIFE]), again.url, ['--seed', '7']);
  expect(again.seen.map(({ body }) => body)).toEqual(server.seen.map(({ body }) => body));
});

test('what the server gets wrong is violated, whatever the criteria say; what they say is no verdict', async () => {
  const wrong = await notes(({ method }) =>
    method === 'GET' ? { status: 200, body: { id: 5 } } : undefined,
  );
  const run = await conformFlow(arazzo([LIFE]), wrong.url, ['--passes', '1']);
  expect(run.code).toBe(1);
  expect(
    run
      .report()
      .requirements.filter(({ fails }) => fails)
      .map(({ id }) => id),
  ).toEqual(['listNotes.response.200.body', 'getNote.response.200.body']);
  const right = await notes();
  const strict = steps({
    stepId: 'list',
    operationId: 'list-notes',
    successCriteria: [{ condition: '$statusCode == 418' }],
  });
  expect((await conformFlow(strict, right.url)).code).toBe(0);
});

test('a credential comes from a variable, is sent to this host alone, and is shown nowhere', async () => {
  const server = await notes(({ method }) =>
    method === 'DELETE' ? { status: 307, headers: { location: 'http://127.0.0.1:1/elsewhere' } } : undefined,
  );
  const run = await conformFlow(
    arazzo([LIFE]),
    server.url,
    ['--credential', 'key=NOTES_KEY', '--reporter', 'console,json,har'],
    {
      env: { NOTES_KEY: 'very-secret-value-1' },
    },
  );
  expect(new Set(server.seen.map(({ headers }) => headers['x-key']))).toEqual(
    new Set(['very-secret-value-1']),
  );
  const files = ['conformance.json', 'conformance.har', 'created.jsonl'].map((name) =>
    readFileSync(join(run.folder, 'conformance-report', name), 'utf8'),
  );
  expect([run.stdout, run.stderr, ...files].join('')).not.toContain('very-secret-value-1');
});

test('cleanup runs after a failure, and what no step deletes is listed', async () => {
  const server = await notes(({ method, url }) =>
    method === 'GET' && url.includes('note-') ? { status: 404 } : undefined,
  );
  const run = await conformFlow(arazzo([LIFE]), server.url, ['--passes', '1']);
  expect(linesOf(server.seen)).toEqual(['POST /v1/notes', 'GET /v1/notes/note-1', 'DELETE /v1/notes/note-1']);
  expect(run.stderr).toContain('note: read failed: it returned 404');
  const left = await conformFlow(arazzo([{ ...LIFE, steps: LIFE.steps.slice(0, 2) }]), server.url, [
    '--passes',
    '1',
  ]);
  expect(left.stderr).toContain('left behind, as no step deleted it: createNote (create): note-2');
  expect(left.report().notDeleted).toEqual([{ operation: 'createNote', call: 'create', ids: ['note-2'] }]);
  expect(run.report()).not.toHaveProperty('notDeleted');
  const journal = readFileSync(join(left.folder, 'conformance-report/created.jsonl'), 'utf8')
    .trim()
    .split('\n');
  expect(journal.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'about-to-write', method: 'POST', exchange: 'create' },
    { event: 'answered', status: 201, id: 'note-2' },
  ]);
});

const REMOVE = { stepId: 'remove', operationId: 'deleteNote', parameters: idIs('somebodys') };
const LISTED = [
  { stepId: 'list', operationId: 'list-notes', outputs: { id: '$response.body#/0/id' } },
  { ...REMOVE, parameters: idIs('$steps.list.outputs.id') },
];
const PUT_OWN = {
  workflowId: 'put',
  inputs: { type: 'object', properties: { name: { type: 'string' } } },
  steps: [
    {
      stepId: 'put',
      operationId: 'putNote',
      parameters: idIs('$inputs.name'),
      requestBody: { payload: { title: 'x' } },
    },
    { stepId: 'drop', operationId: 'deleteNote', parameters: idIs('$inputs.name') },
  ],
};

test('DELETE and PUT go only to what the run has created', async () => {
  const server = await notes();
  server.notes.set('somebodys', { id: 'somebodys', title: 'x' });
  for (const flow of [steps(REMOVE), steps(...LISTED)]) {
    const run = await conformFlow(flow, server.url);
    expect(run.stderr).toContain('--allow-deletes allows it');
    expect(run.report().notSent.length).toBeGreaterThan(0);
  }
  expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  await conformFlow(arazzo([PUT_OWN]), server.url, ['--input', 'name=somebodys', '--passes', '1']);
  expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  const own = await conformFlow(arazzo([PUT_OWN]), server.url, ['--passes', '1']);
  expect([own.code, own.stderr]).toEqual([0, expect.not.stringContaining('left behind')]);
  await conformFlow(steps(REMOVE), server.url, ['--allow-deletes', '--passes', '1']);
  expect(linesOf(server.seen.filter(({ method }) => method !== 'GET')).slice(-1)).toEqual([
    'DELETE /v1/notes/somebodys',
  ]);
});

test('a host that is not this machine is not written to without agreement', async () => {
  const run = await conformFlow(arazzo([LIFE]), 'http://notes.example:9');
  expect([run.code, run.stderr]).toEqual([
    4,
    expect.stringContaining(
      'notes.example:9 is not this machine, and the run would write to it with createNote, deleteNote',
    ),
  ]);
});

test('--read-only and --skip leave steps out', async () => {
  const server = await notes();
  await conformFlow(arazzo([LIFE]), server.url, ['--read-only', '--skip', 'getNote']);
  expect(new Set(linesOf(server.seen))).toEqual(new Set(['GET /v1/notes']));
});

test('a plan sends nothing, and shows marks for what responses will have', async () => {
  const server = await notes();
  const run = await conformFlow(
    arazzo([LIFE]),
    server.url,
    ['--plan', '--seed', '7', '--passes', '1', '--credential', 'key=K'],
    {
      env: { K: 'very-secret' },
    },
  );
  expect([run.code, server.seen]).toEqual([0, []]);
  expect(run.stdout.replaceAll(server.url, 'HOST')).toMatchInlineSnapshot(`
    "# flow.yaml: requests to HOST/v1, with marks for what its responses will have.
    1. create (createNote): POST HOST/v1/notes
         x-key: {key of K}
         content-type: application/json
         {"title":"title-9aa1720126ed"}
    2. read (getNote): GET HOST/v1/notes/{id of create}
         x-key: {key of K}
    3. list (listNotes): GET HOST/v1/notes
         x-key: {key of K}
    4. delete (deleteNote), in any case: DELETE HOST/v1/notes/{id of create}
         x-key: {key of K}
    "
  `);
});

test('a run that goes wrong is stopped: nothing follows but cleanup, and after 401 nothing', async () => {
  const failing = await notes(({ method }) => (method === 'GET' ? { status: 500 } : undefined));
  const reads = [1, 2, 3, 4, 5].map((number) => ({
    stepId: `read${number}`,
    operationId: 'list-notes',
    onFailure: [{ name: 'go on', type: 'goto', stepId: number < 5 ? `read${number + 1}` : 'delete' }],
  }));
  const flow = arazzo([{ ...LIFE, steps: [LIFE.steps[0], ...reads, LIFE.steps[3]] }]);
  const run = await conformFlow(flow, failing.url);
  expect(linesOf(failing.seen)).toEqual([
    'POST /v1/notes',
    ...Array(3).fill('GET /v1/notes'),
    'DELETE /v1/notes/note-1',
  ]);
  expect([run.code, run.report().run.stopped]).toEqual([3, expect.stringContaining('5xx')]);
  const locked = await notes(({ method }) => (method === 'GET' ? { status: 401 } : undefined));
  await conformFlow(flow, locked.url);
  expect(linesOf(locked.seen)).toEqual(['POST /v1/notes', 'GET /v1/notes', 'GET /v1/notes']);
});

test('goto, end, retry and workflows within workflows are followed and end', async () => {
  const server = await notes();
  const loop = steps({
    ...{ stepId: 'again', operationId: 'list-notes' },
    onSuccess: [{ name: 'loop', type: 'goto', stepId: 'again' }],
  });
  const endless = await conformFlow(loop, server.url, ['--passes', '1']);
  expect([server.seen.length, endless.stderr]).toEqual([
    1000,
    expect.stringContaining('w is ended: its pass has made 1000 steps'),
  ]);
  server.seen.splice(0);
  const retried = steps({
    ...{ stepId: 'once', operationId: 'getNote', parameters: idIs('unknown') },
    onFailure: [{ name: 'retry', type: 'retry', retryLimit: 2 }],
  });
  await conformFlow(retried, server.url, ['--passes', '1']);
  expect(server.seen.length).toBe(3);
  server.seen.splice(0);
  const inner = { ...LIFE, steps: LIFE.steps.slice(0, 1), outputs: { id: '$steps.create.outputs.id' } };
  const outer = {
    workflowId: 'outer',
    steps: [
      { stepId: 'make', workflowId: 'life', parameters: [{ name: 'title', value: 'given' }] },
      { stepId: 'read', operationId: 'getNote', parameters: idIs('$workflows.life.outputs.id') },
      { stepId: 'end', operationId: 'list-notes', onSuccess: [{ name: 'end', type: 'end' }] },
      { stepId: 'never', operationId: 'list-notes' },
      {
        stepId: 'drop',
        operationId: 'deleteNote',
        'x-cleanup': true,
        parameters: idIs('$steps.make.outputs.id'),
      },
    ],
  };
  const nested = await conformFlow(arazzo([outer, inner]), server.url, ['--passes', '1']);
  expect(server.seen.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
    'POST /v1/notes {"title":"given"}',
    ...['GET /v1/notes/note-1', 'GET /v1/notes', 'DELETE /v1/notes/note-1'],
  ]);
  expect(nested.stderr).not.toContain('left behind');
});

test('inputs come from flags, the environment and a file', async () => {
  const server = await notes();
  const flow = arazzo([LIFE]);
  const env = { BANKING_INPUT_TITLE: 'of the environment' };
  const secret = await conformFlow(flow, server.url, ['--passes', '1'], { env });
  await conformFlow(flow, server.url, ['--passes', '1', '--input', 'title=of a flag'], { env });
  const bodies = server.seen
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body).title);
  expect(bodies).toEqual(['of the environment', 'of a flag']);
  expect(`${secret.stdout}${secret.stderr}${JSON.stringify(secret.report())}`).not.toContain(
    'of the environment',
  );
  const unknown = await conformFlow(flow, server.url, ['--input', 'titel=x']);
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Did you mean title?')]);
});

test.each([
  [['--sandbox'], '--workflow cannot be combined with --sandbox.'],
  [['--thorough'], '--workflow cannot be combined with --thorough.'],
  [['--api-key', 'x'], '--workflow cannot be combined with --api-key.'],
  [['--list'], '--workflow cannot be combined with --list.'],
  [['--credential', 'key=UNSET_VARIABLE'], 'The variable UNSET_VARIABLE of --credential is not set.'],
  [['--credential', 'kex=HOME'], 'The description has no security scheme "kex" that can be sent.'],
  [['--passes', '0'], '--passes is not a number from 1 to 10.'],
])('%j is refused before anything is sent', async (flags, message) => {
  const server = await notes();
  const run = await conformFlow(arazzo([LIFE]), server.url, flags);
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(message)]);
  expect(server.seen).toEqual([]);
});

test('requirements beside the description are judged, too: a server that always returns the same note does not pass', async () => {
  const honest = await notes();
  const right = await conformFlow(arazzo([LIFE]), honest.url, [], { files: ROWS });
  expect([right.code, right.stderr]).toEqual([0, expect.not.stringContaining('error')]);
  const constant = await notes(({ method, url }) =>
    method === 'GET' && url.includes('note-')
      ? { status: 200, body: { id: url.slice(10), title: 'the same' } }
      : undefined,
  );
  const flags = ['--reporter', 'json,html'];
  const run = await conformFlow(arazzo([LIFE]), constant.url, flags, { files: ROWS });
  expect([run.code, run.report().requirements.filter(({ fails }) => fails)]).toMatchObject([
    1,
    [{ id: 'getNote.is-as-it-was-created', sourceUrl: 'https://docs.example/notes' }],
  ]);
  const [page = '', observed = ''] = ['conformance.html', 'observations.json'].map((name) =>
    readFileSync(join(run.folder, 'conformance-report', name), 'utf8'),
  );
  expect(page).toContain('Section Guide, Notes (<code>https://docs.example/notes</code>)');
  expect(page).toContain('<h2>Calls by operation</h2>');
  expect(page).not.toContain('Recorded traffic');
  expect(JSON.parse(observed).run).not.toHaveProperty('profile');
});

test('two APIs in one process share nothing', async () => {
  const [one, other] = [
    await notes(),
    await notes(({ method }) => (method === 'GET' ? { status: 200, body: 'x' } : undefined)),
  ];
  const runs = await Promise.all([one, other].map(({ url }) => conformFlow(arazzo([LIFE]), url)));
  expect(runs.map(({ code }) => code)).toEqual([0, 1]);
  expect(one.seen.length).toBe(8);
});
