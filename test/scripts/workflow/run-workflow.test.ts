import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prepare } from '../../../scripts/pipeline/generate.ts';
import {
  runWorkflow,
  type WorkflowCall,
  type WorkflowClient,
} from '../../../scripts/workflow/run-workflow.ts';
import { callTable } from '../../../scripts/workflow/table.ts';
import { type Workflow, workflowFromExamples } from '../../../scripts/workflow/workflow.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { model } = await prepare('test/fixtures/ferry/openapi.yaml', root);
const { signal } = new AbortController();

/** Answers each operation with the next thing in its list, and remembers what it was called with. */
function fakeClient(answers: Record<string, { status: number; data: unknown } | Error>) {
  const seen: unknown[] = [];
  const client: WorkflowClient = Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      {
        withResponse: async (...args: unknown[]) => {
          seen.push([id, ...args.slice(0, -1), { ...(args.at(-1) as object), signal: undefined }]);
          if (answer instanceof Error) throw answer;
          return { ...answer, headers: new Headers() };
        },
      },
    ]),
  );
  return { client, seen };
}

const everything = workflowFromExamples(model);

test('without a workflow, every operation is called once with its own examples', () => {
  expect(everything.steps.map(({ operationId }) => operationId)).toEqual(
    model.operations.map(({ id }) => id),
  );
  for (const step of everything.steps) {
    const operation = model.operations.find(({ id }) => id === step.operationId);
    expect(step.requestBody?.payload).toEqual(operation?.body?.contents[0].examples[0]?.value);
  }
});

const workflow: Workflow = {
  workflowId: 'book-and-cancel',
  inputs: { properties: { token: { examples: ['example-token'] }, from: { examples: ['ABD'] } } },
  steps: [
    {
      stepId: 'look',
      operationId: 'listSailings',
      parameters: [
        { name: 'from', in: 'query', value: '$inputs.from' },
        { name: 'X-Request-Tag', in: 'header', value: 'walk' },
      ],
      outputs: { port: '$response.body#/0/from' },
    },
    {
      stepId: 'book',
      operationId: 'createBooking',
      requestBody: { payload: { port: '$steps.look.outputs.port' } },
      successCriteria: [{ condition: '$statusCode == 202' }],
      outputs: { bookingId: '$response.body#/id' },
    },
    {
      stepId: 'cancel',
      operationId: 'cancelBooking',
      parameters: [{ name: 'bookingId', in: 'path', value: '$steps.book.outputs.bookingId' }],
    },
  ],
};

const steady = (calls: readonly WorkflowCall[]) => calls.map((call) => ({ ...call, milliseconds: 12 }));

test('what one call returns feeds the next', async () => {
  const { client, seen } = fakeClient({
    listSailings: { status: 200, data: [{ from: 'ABD' }] },
    createBooking: { status: 202, data: { id: 'bkg-7', status: 'open', bookingStatus: 'asked', seats: 2 } },
    cancelBooking: { status: 204, data: undefined },
  });
  const calls = await runWorkflow(workflow, { client, model, signal });
  expect(seen).toEqual([
    ['listSailings', { query: { from: 'ABD' }, headers: { 'X-Request-Tag': 'walk' } }],
    ['createBooking', { port: 'ABD' }, {}],
    ['cancelBooking', 'bkg-7', {}],
  ]);
  expect(callTable(steady(calls))).toBe(
    [
      '✔  listSailings   GET     /sailings              200  12 ms',
      '✔  createBooking  POST    /bookings              202  12 ms  bkg-7 open asked',
      '✔  cancelBooking  DELETE  /bookings/{bookingId}  204  12 ms',
    ].join('\n'),
  );
});

test('a criterion that does not hold ends the walk there', async () => {
  const { client } = fakeClient({
    listSailings: { status: 200, data: [] },
    createBooking: { status: 200, data: { id: 'bkg-7' } },
    cancelBooking: { status: 204, data: undefined },
  });
  const calls = await runWorkflow(workflow, { client, model, signal });
  expect(calls.map(({ step, problem }) => [step, problem])).toEqual([
    ['look', undefined],
    ['book', 'condition not met: $statusCode == 202'],
  ]);
});

test('a call that the client rejects ends the walk with its message, status and body', async () => {
  const error = Object.assign(new Error('createBooking: the server answered 409'), {
    status: 409,
    body: { title: 'sold out' },
  });
  const { client } = fakeClient({ listSailings: { status: 200, data: [] }, createBooking: error });
  const seen: WorkflowCall[] = [];
  const calls = await runWorkflow(workflow, { client, model, signal, onCall: (call) => seen.push(call) });
  expect(seen).toEqual(calls);
  expect(steady(calls)[1]).toEqual({
    step: 'book',
    operation: 'createBooking',
    method: 'POST',
    path: '/bookings',
    status: 409,
    milliseconds: 12,
    got: {},
    problem: 'createBooking: the server answered 409 {"title":"sold out"}',
  });
});

test('a step for an operation that is not there is refused, with those that are', async () => {
  const wrong: Workflow = { workflowId: 'w', steps: [{ stepId: 'swim', operationId: 'swim' }] };
  await expect(runWorkflow(wrong, { client: {}, model, signal })).rejects.toMatchObject({
    exit: 'unsupported',
    message: 'Step swim calls an unknown operation: swim',
    fix: 'The operations are: listSailings, createBooking, replacePassenger, cancelBooking.',
  });
});

test('Ctrl-C is passed on, not reported as a failed step', async () => {
  const stopping = new AbortController();
  const { client } = fakeClient({ listSailings: new Error('aborted') });
  stopping.abort();
  await expect(runWorkflow(workflow, { client, model, signal: stopping.signal })).rejects.toThrow('aborted');
});
