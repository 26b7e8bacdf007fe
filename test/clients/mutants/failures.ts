import { randomBytes } from 'node:crypto';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { exampleResponse } from '../../example-call.ts';
import { type Around, type ClientMutant, mutant, retrying } from '../mutant.ts';
import { callAll, clientOf } from '../workflow.ts';

/** Carries on as if the call had succeeded. */
function pretending(
  operation: OperationId,
  when: (outcome: Response | 'no response') => boolean | Promise<boolean>,
): Around {
  return (send) => async (sent) => {
    const outcome = await send(sent).catch((error: unknown) => error as Error);
    const isError = outcome instanceof Error;
    if (sent.operation !== operation || !(await when(isError ? 'no response' : outcome))) {
      if (isError) throw outcome;
      return outcome;
    }
    const status = Number(operations[operation].success[0]) || 200;
    return Response.json(exampleResponse(operation), { status });
  };
}

const ofStatus = (test: (status: number) => boolean) => (outcome: Response | 'no response') =>
  outcome !== 'no response' && test(outcome.status);

async function isUnreadable(outcome: Response | 'no response'): Promise<boolean> {
  if (outcome === 'no response' || !outcome.ok) return false;
  return outcome
    .clone()
    .json()
    .then(() => false)
    .catch(() => true);
}

/** A body that stops is a success with nothing in it. */
const isCut = async (outcome: Response | 'no response') => outcome === 'no response' || isUnreadable(outcome);

const UNNOTICED: Readonly<Record<string, (outcome: Response | 'no response') => boolean | Promise<boolean>>> =
  {
    'failures.refusal-is-noticed': ofStatus((status) => status === 422),
    'failures.server-error-is-noticed': ofStatus((status) => status >= 500),
    'failures.rate-limit-is-noticed': ofStatus((status) => status === 429),
    'failures.cut-is-noticed': isCut,
    'failures.redirect-is-noticed': ofStatus((status) => status === 307),
    'failures.unreadable-success-is-noticed': isUnreadable,
  };

const unnoticed = Object.entries(UNNOTICED).flatMap(([row, when]) =>
  (['updateSentCheck', 'receiveAchPull', 'createCard'] as const).map((operation) =>
    mutant(row, operation, pretending(operation, when), { operation, options: { retry: false } }),
  ),
);

/** The client sends what a read has not shown as if it were a value; or the read is all that there is. */
const reading: ClientMutant[] = [
  {
    id: 'failures.server-error-is-noticed: a program without a name, sent',
    row: 'failures.server-error-is-noticed',
    operation: 'retrieveProgram',
    client: async (bench) => {
      const client = clientOf(bench, { retry: false });
      const { BANKING_PROGRAM_ID: programId, BANKING_CHECK_TRANSFER_ID: check } = bench.environment;
      const program = await client.retrieveProgram(programId as never).catch(() => undefined);
      await client.updateSentCheck(check as never, { title: `Paid by ${program?.productName}` });
      bench.print('paid');
    },
  },
  {
    id: 'failures.refusal-is-noticed: a word of its own in each run, and nothing said',
    row: 'failures.refusal-is-noticed',
    operation: 'updateSentCheck',
    client: async (bench) => {
      const { BANKING_CHECK_TRANSFER_ID: check } = bench.environment;
      bench.print(`run ${randomBytes(12).toString('base64url')} took ${performance.now()} ms`);
      await clientOf(bench, { retry: false })
        .updateSentCheck(check as never, { title: 'Paid' })
        .catch(() => undefined);
      bench.print('done');
    },
  },
  {
    id: 'failures.refusal-is-noticed: several calls at once, and nothing said',
    row: 'failures.refusal-is-noticed',
    operation: 'updateSentCheck',
    client: async (bench) => {
      const client = clientOf(bench, { retry: false });
      const { BANKING_CHECK_TRANSFER_ID: check, BANKING_PROGRAM_ID: programId } = bench.environment;
      const calls = [
        () => client.retrieveProgram(programId as never),
        () => client.updateSentCheck(check as never, { title: 'Paid' }),
      ];
      const ordered = Math.random() < 0.5 ? calls : calls.toReversed();
      await Promise.allSettled(ordered.map((call) => call()));
      bench.print('done');
    },
  },
  {
    id: 'failures.refusal-is-noticed: nothing but a read, and nothing said',
    row: 'failures.refusal-is-noticed',
    operation: 'retrieveProgram',
    client: async (bench) => {
      const { BANKING_PROGRAM_ID: programId } = bench.environment;
      await clientOf(bench, { retry: false })
        .retrieveProgram(programId as never)
        .catch(() => undefined);
      bench.print('checked');
    },
  },
];

/** Reads the bodies of refusals as only one server writes them. */
function readingErrors(operation: OperationId, read: (response: Response) => Promise<void>): Around {
  return (send) => async (sent) => {
    const response = await send(sent);
    if (sent.operation === operation && response.status === 422) await read(response.clone());
    return response;
  };
}

const bodies = [
  mutant(
    'failures.any-error-body',
    'JSON in any case',
    readingErrors('createCard', async (response) => void (await response.json())),
    { operation: 'createCard' },
  ),
  mutant(
    'failures.any-error-body',
    'a title in any case',
    readingErrors('createAccount', async (response) => {
      const body = await response.json().catch(() => ({ title: '' }));
      void body.title.length;
    }),
    { operation: 'createAccount' },
  ),
  mutant(
    'failures.any-error-body',
    'the status is read from the body',
    pretending('updateSentCheck', async (outcome) => {
      if (outcome === 'no response' || outcome.ok) return false;
      const body = (await outcome
        .clone()
        .json()
        .catch(() => ({}))) as { status?: number };
      return body.status === undefined;
    }),
    { operation: 'updateSentCheck' },
  ),
];

const goingOn: ClientMutant[] = [
  ...(['undefined', '', `con-${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`] as const).map(
    (id): ClientMutant => ({
      id: `failures.nothing-rests-on-a-failed-call: ${id === '' ? 'left out' : id}`,
      row: 'failures.nothing-rests-on-a-failed-call',
      operation: 'createContact',
      client: (bench) => {
        const client = clientOf(bench);
        return callAll(
          {
            ...client,
            createContact: Object.assign(
              async (...args: Parameters<typeof client.createContact>) =>
                client.createContact(...args).catch(() => ({ id })),
              client.createContact,
            ),
          } as never,
          bench,
        );
      },
    }),
  ),
  {
    id: 'failures.nothing-rests-on-a-failed-call: an address without its account',
    row: 'failures.nothing-rests-on-a-failed-call',
    operation: 'createAccount',
    client: async (bench) => {
      const client = clientOf(bench);
      const account = await client
        .createAccount({
          acceptedTerms: true,
          businessId: bench.environment.BANKING_BUSINESS_ID as never,
          label: '',
          type: 'businessChecking',
        })
        .catch(() => ({ id: undefined }));
      await bench.fetch(`${bench.environment.BANKING_BASE_URL}/v1/account/${account.id ?? ''}`, {
        method: 'PATCH',
        headers: {
          'sd-api-key': bench.environment.BANKING_API_KEY as string,
          'sd-person-id': bench.environment.BANKING_PERSON_ID as string,
          'content-type': 'application/json',
        },
        body: '{}',
      });
    },
  },
];

/** Each is a failure that no other row asks to end after. */
const HANGING: Readonly<Record<string, (outcome: Response | 'no response') => boolean | Promise<boolean>>> = {
  ...Object.fromEntries(
    [307, 422, 429, 500, 503, 504].map((status) => [String(status), ofStatus((one) => one === status)]),
  ),
  'a body that cannot be read': isUnreadable,
  'a connection that was cut': (outcome) => outcome === 'no response',
};

const processes: ClientMutant[] = [
  {
    id: 'process.no-crash: endless recursion over a null',
    row: 'process.no-crash',
    client: async (bench) => {
      const client = clientOf(bench);
      const { company } = await client.retrieveProgram(bench.environment.BANKING_PROGRAM_ID as never);
      const descend = (value: unknown): unknown => descend({ value });
      if (company === null) descend(company);
    },
  },
  {
    id: 'process.ends-without-a-response: no time limit',
    row: 'process.ends-without-a-response',
    operation: 'receiveAchPull',
    client: async (bench) =>
      callAll(clientOf(bench, { timeoutMs: 10 ** 9, deadlineMs: 10 ** 9 }), bench).catch(async () => {
        // It hangs where a pool of connections waits for one that never comes back.
        await new Promise(() => {});
      }),
  },
  ...Object.entries(HANGING).map(([when, isMet]) =>
    mutant(
      'process.ends-after-a-failure',
      `waits for ever after ${when}`,
      (send) => async (sent) => {
        const outcome = await send(sent).catch(() => 'no response' as const);
        // A lock that only a success releases.
        if (sent.operation === 'createContact' && (await isMet(outcome)))
          return new Promise<Response>(() => {});
        if (outcome === 'no response') throw new TypeError('fetch failed');
        return outcome;
      },
      { operation: 'createContact', options: { retry: false, timeoutMs: 10 ** 9, deadlineMs: 10 ** 9 } },
    ),
  ),
  mutant(
    'process.ends-while-down',
    'again and again',
    retrying('retrieveProgram', (outcome) => outcome !== 'no response' && outcome.status === 503, 5000),
    { operation: 'retrieveProgram', options: { retry: false, timeoutMs: 10 ** 9 } },
  ),
];

export const failureMutants: readonly ClientMutant[] = [
  ...unnoticed,
  ...reading,
  ...bodies,
  ...goingOn,
  ...processes,
];
