import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isObject, type Json } from '../../lib/json.ts';
import { arazzo, conformFlow, idIs, LIFE } from '../scripts/workflow/flow.ts';
import { startNotes } from '../scripts/workflow/notes.ts';
import { payloads } from './payloads.ts';

/** Each place of a request that an identifier of the server can stand in. */
const USES = [
  { stepId: 'path', operationId: 'getNote', parameters: idIs('$steps.create.outputs.id') },
  { stepId: 'part', operationId: 'getNote', parameters: idIs('x{$steps.create.outputs.id}') },
  {
    stepId: 'query',
    operationId: 'list-notes',
    parameters: [{ name: 'tag', in: 'query', value: '$steps.create.outputs.id' }],
  },
  {
    stepId: 'whole',
    operationId: 'list-notes',
    parameters: [{ name: 'q', in: 'querystring', value: 'a={$steps.create.outputs.id}' }],
  },
  {
    stepId: 'header',
    operationId: 'list-notes',
    parameters: [{ name: 'X-Tag', in: 'header', value: '$steps.create.outputs.id' }],
  },
  {
    stepId: 'cookie',
    operationId: 'list-notes',
    parameters: [{ name: 'tag', in: 'cookie', value: '$steps.create.outputs.id' }],
  },
  {
    stepId: 'payload',
    operationId: 'putNote',
    parameters: idIs('$steps.create.outputs.id'),
    requestBody: { payload: '{"title": "{$steps.create.outputs.id}"}' },
  },
  {
    stepId: 'regex',
    operationId: 'list-notes',
    successCriteria: [{ context: '$response.body', condition: '{$steps.create.outputs.id}', type: 'regex' }],
  },
  {
    stepId: 'jsonpath',
    operationId: 'list-notes',
    successCriteria: [
      { context: '$response.body', condition: '$[?@.id == "{$steps.create.outputs.id}"]', type: 'jsonpath' },
    ],
  },
].map((one, index, all) => ({
  ...one,
  onFailure: index + 1 < all.length ? [{ name: 'go on', type: 'goto', stepId: all[index + 1]?.stepId }] : [],
}));

const IDS: readonly Json[] = [
  ...[
    '',
    '.',
    '..',
    '../notes/other',
    '..%2F..%2Fadmin',
    '%2e%2e',
    'a/../../b',
    'a\\..\\b',
    '//elsewhere.invalid/x',
    'http://elsewhere.invalid/',
    '?x=1',
    '#x',
    'a;b=c',
  ],
  ...[
    'x\r\nX-Injected: yes',
    'x\nX-Injected: yes',
    '\u001b[2J',
    '\u0000',
    '","admin":true,"x":"',
    '(a+)+$',
    'x'.repeat(100_000),
    '__proto__',
    'constructor',
  ],
  ...payloads(['line-breaks', 'terminals', 'surrogates', 'urls']).map(({ text }) => text),
  ...[null, true, 1e300, {}, [], { id: 'x' }, [['x']]],
];

test('identifiers of a hostile server send nothing that no step is about', async () => {
  let id: Json = '';
  const server = await startNotes(({ method }) =>
    method === 'POST' ? { status: 201, body: { id, title: 'x' } } : { status: 200, body: [] },
  );
  const flow = arazzo([{ ...LIFE, steps: [LIFE.steps[0], ...USES, LIFE.steps[3]] }]);
  const broken: string[] = [];
  let count = 0;
  for (id of IDS) {
    server.seen.splice(0);
    const run = await conformFlow(flow, server.url, ['--passes', '1', '--seed', '1']);
    rmSync(run.folder, { recursive: true });
    const fail = (what: string) => broken.push(`${JSON.stringify(id)?.slice(0, 40)}: ${what}`);
    if (run.code > 4 || /report this|bug in/i.test(run.stderr))
      fail(`exit ${run.code}: ${run.stderr.slice(-300)}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(run.stdout + run.stderr))
      fail('a control character is printed');
    for (const { method, url, headers, body } of server.seen) {
      count += 1;
      const { pathname } = new URL(url, 'http://relative.invalid');
      if (!/^\/v1\/notes(?:\/[^/]+)?$/.test(pathname) || url.includes('#'))
        fail(`${method} ${url.slice(0, 80)}`);
      if ('x-injected' in headers) fail('a header was injected');
      if (
        method === 'PUT' &&
        isObject(JSON.parse(body) as Json) &&
        Object.keys(JSON.parse(body)).join() !== 'title'
      )
        fail(`body ${body.slice(0, 80)}`);
    }
  }
  console.log(
    `${IDS.length} identifiers at ${USES.length} places: ${count} requests, ${broken.length} broken`,
  );
  expect(broken.slice(0, 10)).toEqual([]);
  expect(count).toBeGreaterThan(IDS.length * 3);
  await server.close();
}, 120_000);

test('patterns, queries and conditions that never end are ended', async () => {
  const server = await startNotes(() => ({ status: 200, body: ['a'.repeat(40)] }));
  const criteria = [
    { context: '$response.body#/0', condition: '^(a+)+b$', type: 'regex' },
    { context: '$response.body', condition: "$[?match(@, '(a+)+b')]", type: 'jsonpath' },
    { context: '$response.body', condition: `$${'..*'.repeat(30)}`, type: 'jsonpath' },
  ];
  const flow = arazzo([
    {
      workflowId: 'w',
      steps: criteria.map((one, index) => ({
        ...{ stepId: `s${index}`, operationId: 'list-notes', successCriteria: [one] },
        onFailure: index < 2 ? [{ name: 'go on', type: 'goto', stepId: `s${index + 1}` }] : [],
      })),
    },
  ]);
  const run = await conformFlow(flow, server.url, ['--passes', '1']);
  expect(run.stderr).toContain('s0 failed: it returned 200, and ^(a+)+b$ does not hold');
  expect(server.seen.length).toBe(3);
  await server.close();
});
