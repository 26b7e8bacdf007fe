import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import { ToolError } from '../../scripts/cli/errors.ts';
import { readApiDescription } from '../../scripts/commands/api/read-api.ts';
import type { Arazzo } from '../../scripts/workflow/arazzo.ts';
import { readArazzo } from '../../scripts/workflow/read-arazzo.ts';
import { WorkflowSteps } from '../../scripts/workflow/run-steps.ts';
import { seededInputs } from '../../scripts/workflow/seed-inputs.ts';
import { arazzo, idIs, LIFE } from '../scripts/workflow/flow.ts';
import { NOTES } from '../scripts/workflow/notes.ts';
import { folderForAll } from '../temporary-folder.ts';
import { payloads } from './payloads.ts';

const folder = folderForAll();
const spec = join(folder, 'openapi.json');
writeFileSync(spec, JSON.stringify(NOTES));
const { model } = await readApiDescription(spec, undefined, { cwd: folder, warn: () => {} });

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
