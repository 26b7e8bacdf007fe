import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isObject, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import { ToolError } from '../../scripts/cli/errors.ts';
import { readApi } from '../../scripts/commands/api/read-api.ts';
import type { Arazzo } from '../../scripts/workflow/arazzo.ts';
import { readArazzo } from '../../scripts/workflow/read-arazzo.ts';
import { WorkflowSteps } from '../../scripts/workflow/run-steps.ts';
import { seededInputs } from '../../scripts/workflow/seed-inputs.ts';
import { arazzo, conformFlow, idIs, LIFE } from '../scripts/workflow/flow.ts';
import { NOTES, startNotes } from '../scripts/workflow/notes.ts';
import { payloads } from './payloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'attack-workflows-'));
afterAll(() => rmSync(folder, { recursive: true }));
const spec = join(folder, 'openapi.json');
writeFileSync(spec, JSON.stringify(NOTES));
const { model } = await readApi(spec, undefined, { cwd: folder, warn: () => {} });

/** A document that has every field. */
const WHOLE = arazzo(
  [
    {
      ...LIFE,
      outputs: { id: '$steps.create.outputs.id' },
      parameters: [{ reference: '$components.parameters.tag' }],
      successActions: [
        { name: 'go on', type: 'goto', stepId: 'list', criteria: [{ condition: '$statusCode == 299' }] },
      ],
      failureActions: [{ reference: '$components.failureActions.again' }],
    },
    {
      workflowId: 'other',
      dependsOn: ['life'],
      steps: [
        {
          stepId: 'inner',
          workflowId: 'inner',
          parameters: [{ name: 'title', value: 'x{$workflows.life.outputs.id}y' }],
        },
        {
          stepId: 'put',
          operationPath: '{$sourceDescriptions.notes.url}#/paths/~1notes~1{noteId}/put',
          parameters: [
            ...idIs({ context: '$workflows.life.outputs', selector: '/id', type: 'jsonpointer' }),
            { name: 'X-Tag', in: 'header', value: '$url' },
          ],
          requestBody: {
            contentType: 'application/json',
            payload: { title: '$inputs.title', deep: [{ a: '{$statusCode}' }] },
            replacements: [{ target: '/deep/0/a', value: 5 }],
          },
          timeout: 1000,
          successCriteria: [
            {
              condition:
                "!($statusCode == 500) && ($response.body#/id != 'x' || $response.body.deep[0].a >= 1)",
            },
            { context: '$response.body', condition: '$[?@.id == "{$inputs.title}"]', type: 'jsonpath' },
            { context: '$statusCode', condition: '^2\\d\\d$', type: 'regex' },
          ],
        },
      ],
      inputs: { $ref: '#/components/inputs/titled' },
    },
    {
      workflowId: 'inner',
      inputs: { $ref: '#/components/inputs/titled' },
      steps: [{ stepId: 'list', operationId: '$sourceDescriptions.notes.list-notes' }],
    },
  ],
  {
    components: {
      inputs: { titled: { type: 'object', properties: { title: { type: 'string' } } } },
      parameters: { tag: { name: 'X-Tag', in: 'header', value: 'a' } },
      failureActions: { again: { name: 'again', type: 'retry', retryAfter: 0, retryLimit: 1 } },
    },
  },
) as Json;
// Selectors read a map of outputs nowhere: the step's own request is a value that they can.
const DOCUMENT = JSON.parse(
  JSON.stringify(WHOLE).replace(
    '"context":"$workflows.life.outputs"',
    '"context":"$workflows.life.outputs.id"',
  ),
) as Json;

/** Every place of a value. */
function placesIn(value: Json, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner as Json, step(pointer, name))),
  ];
}

function replaced(value: Json, pointer: string, by: Json | undefined, here = ''): Json | undefined {
  if (here === pointer) return by;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((inner, index) => replaced(inner as Json, pointer, by, step(here, index)) ?? null);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, replaced(inner as Json, pointer, by, step(here, name))] as const)
      .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined),
  );
}

const file = join(folder, 'flow.yaml');

/** Reads a document and plans it: `refused` with a line, or `planned`. Anything else is thrown. */
async function tried(text: string): Promise<'refused' | 'planned'> {
  writeFileSync(file, text);
  let read: Arazzo;
  try {
    read = await readArazzo(file, { model, spec }, folder);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    for (const one of [error, ...error.others]) {
      if (one.place?.line === undefined || one.fix === undefined)
        throw new Error(`no place or fix: ${one.message}`);
    }
    return 'refused';
  }
  const steps = new WorkflowSteps({
    ...{ arazzo: read, passes: 2, allowDeletes: false, leftOut: () => undefined, isPlan: true },
    inputsOf: seededInputs(read, { all: new Map(), ofWorkflow: new Map() }, 1, () => {}),
    target: { baseUrl: 'http://127.0.0.1:9/v1', credentials: [], given: new Map(), userAgent: 'test' },
  });
  let count = 0;
  for (const asked of steps.steps()) {
    count += 1;
    if (count > 5000) throw new Error('the plan does not end');
    if (asked.type === 'call') expectOwn(asked.call.url);
  }
  return 'planned';
}

/** Only addresses of the description, whatever a document says. */
function expectOwn(url: string): void {
  const { origin, pathname } = new URL(url);
  if (origin !== 'http://127.0.0.1:9' || !/^\/v1\/notes(?:\/[^/]+)?$/.test(pathname))
    throw new Error(`sent to ${url}`);
}

const VALUES: readonly (Json | undefined)[] = [
  ...[undefined, null, true, 0, -1, 1e308, 'x', '', [], {}, [[]], { a: { b: [null] } }],
  ...[
    '$inputs.nothing',
    '$steps.nothing.outputs.x',
    '$statusCode.x',
    '$response.body#x',
    '$',
    '$.',
    '{$',
    '{$inputs.title',
    '{$url}{$url}',
  ],
  ...[
    '__proto__',
    'constructor',
    '../../../etc/passwd',
    'http://127.0.0.1:1/',
    '(a+)+$',
    '$[?(@.x)]',
    '))((',
    '!'.repeat(200),
    '('.repeat(3000),
  ],
];

test('documents with anything at any place are refused with a line, or planned', async () => {
  expect(await tried(JSON.stringify(DOCUMENT, null, 1))).toBe('planned');
  const texts = payloads(['line-breaks', 'terminals', 'surrogates']).filter((_, index) => index % 8 === 0);
  const values = [...VALUES, ...texts.map(({ text }) => text)];
  const outcomes = { refused: 0, planned: 0 };
  const broken: string[] = [];
  for (const place of placesIn(DOCUMENT))
    for (const value of values)
      try {
        outcomes[await tried(JSON.stringify(replaced(DOCUMENT, place, value) ?? null, null, 1))] += 1;
      } catch (error) {
        broken.push(`${place} = ${JSON.stringify(value)?.slice(0, 40)}: ${(error as Error).message}`);
      }
  console.log(
    `${outcomes.refused + outcomes.planned + broken.length} documents: ${JSON.stringify(outcomes)}, ${broken.length} broken`,
  );
  expect(broken.slice(0, 10)).toEqual([]);
  expect(outcomes.refused).toBeGreaterThan(1000);
}, 120_000);

const DEEP = '['.repeat(20_000) + ']'.repeat(20_000);
const WRITTEN: Readonly<Record<string, string>> = {
  'an alias that contains itself': 'arazzo: 1.0.1\ninfo: &a [*a]\n',
  'aliases that grow without end': `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`)
    .join('\n')}\n`,
  'lists in lists': DEEP,
  'objects in objects': `arazzo: 1.0.1\ninfo: ${'{a: '.repeat(5000)}1${'}'.repeat(5000)}\n`,
  'a large file': `arazzo: 1.0.1\ninfo: ${'x'.repeat(5_000_000)}\n`,
  'no YAML': 'arazzo: [1.0.1\n  - }',
  nothing: '',
  'a text': 'arazzo',
  'another version': JSON.stringify({ ...(DOCUMENT as object), arazzo: '2.0.0' }, null, 1),
  'workflows in a circle': JSON.stringify(
    arazzo([
      { workflowId: 'a', steps: [{ stepId: 's', workflowId: 'b' }] },
      { workflowId: 'b', steps: [{ stepId: 's', workflowId: 'a' }] },
    ]),
    null,
    1,
  ),
  'a workflow that runs itself': JSON.stringify(
    arazzo([{ workflowId: 'a', steps: [{ stepId: 's', workflowId: 'a' }] }]),
    null,
    1,
  ),
  'workflows that wait for each other': JSON.stringify(
    arazzo([
      { workflowId: 'a', dependsOn: ['b'], steps: [{ stepId: 's', operationId: 'list-notes' }] },
      { workflowId: 'b', dependsOn: ['a'], steps: [{ stepId: 's', operationId: 'list-notes' }] },
    ]),
    null,
    1,
  ),
  'ten thousand steps': JSON.stringify(
    arazzo([
      {
        workflowId: 'a',
        steps: Array.from({ length: 10_000 }, (_, index) => ({
          stepId: `s${index}`,
          operationId: 'list-notes',
        })),
      },
    ]),
  ),
  'an XPath': JSON.stringify(
    arazzo([
      {
        workflowId: 'a',
        steps: [
          {
            stepId: 's',
            operationId: 'list-notes',
            successCriteria: [{ context: '$response.body', condition: '//a', type: 'xpath' }],
          },
        ],
      },
    ]),
    null,
    1,
  ),
};

test.each(Object.entries(WRITTEN))('%s is refused with a line', async (_, text) => {
  expect(await tried(text)).toBe('refused');
});

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
