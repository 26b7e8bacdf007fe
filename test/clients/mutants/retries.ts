import type { OperationId } from '../../../generated/operations.ts';
import { type Around, type ClientMutant, mutant, pause, retrying } from '../mutant.ts';
import { callAll, clientOf } from '../workflow.ts';

type Outcome = Response | 'no response';

const CREATIONS = ['createAccount', 'createContact', 'createCard', 'receiveAchPull'] as const;
const UPDATES = ['updateAccount', 'updateSentCheck'] as const;

const once =
  (when: (outcome: Outcome) => boolean | Promise<boolean>) => (outcome: Outcome, attempt: number) =>
    attempt === 1 && when(outcome);
const cut = (outcome: Outcome) => outcome === 'no response';
const status =
  (from: number, to = from) =>
  (outcome: Outcome) =>
    outcome !== 'no response' && outcome.status >= from && outcome.status <= to;

async function isUnreadable(outcome: Outcome): Promise<boolean> {
  if (outcome === 'no response' || !outcome.ok) return false;
  try {
    await outcome.clone().json();
    return false;
  } catch {
    return true;
  }
}

const REASONS: Readonly<Record<string, (outcome: Outcome) => boolean | Promise<boolean>>> = {
  'retries.no-creation-after-a-cut': cut,
  'retries.no-creation-after-a-timeout': cut,
  'retries.no-creation-after-5xx': status(500, 599),
  'retries.no-creation-after-429': status(429),
  'retries.no-creation-after-an-unreadable-success': isUnreadable,
  'retries.no-creation-after-a-refusal': status(422),
  'retries.no-creation-after-a-redirect': status(300, 399),
};

const creations = Object.entries(REASONS).flatMap(([row, reason]) =>
  CREATIONS.map((operation) =>
    mutant(row, operation, retrying(operation, once(reason)), {
      operation,
      options: { retry: false },
    }),
  ),
);

const onlySome = [
  mutant('retries.no-creation-after-5xx', 'after 502 alone', retrying('receiveAchPull', once(status(502))), {
    operation: 'receiveAchPull',
  }),
  mutant(
    'retries.no-creation-after-a-refusal',
    'where its body cannot be read',
    retrying('receiveAchPull', async (outcome, attempt) => {
      const refused = outcome !== 'no response' && outcome.status === 422;
      return refused && attempt === 1 && isUnreadable(new Response(await outcome.clone().text()));
    }),
    { operation: 'receiveAchPull' },
  ),
  mutant('retries.no-creation-after-5xx', 'after 504 alone', retrying('receiveAchPull', once(status(504))), {
    operation: 'receiveAchPull',
  }),
  mutant(
    'retries.no-creation-after-429',
    'as long as Retry-After asks',
    retrying('receiveAchPull', once(status(429)), 2500),
    { operation: 'receiveAchPull' },
  ),
  mutant('retries.no-creation-after-a-cut', 'with another description', describedAnew('receiveAchPull'), {
    operation: 'receiveAchPull',
  }),
];

/** A retry that does not look like one. */
function describedAnew(operation: OperationId): Around {
  return (send) => async (sent) => {
    try {
      return await send(sent);
    } catch (error) {
      if (sent.operation !== operation) throw error;
      const body = { ...JSON.parse(sent.body as string), description: 'Second try' };
      return send({ ...sent, body: JSON.stringify(body) });
    }
  };
}

const updates = UPDATES.map((operation) =>
  mutant(
    'retries.no-update-repeated',
    operation,
    retrying(
      operation,
      once((one) => cut(one) || status(500, 599)(one)),
    ),
    {
      operation,
    },
  ),
);

const storms = (['retrieveProgram', 'createContact'] as const).map((operation) =>
  mutant(
    'retries.no-storm',
    operation,
    retrying(operation, (outcome, attempt) => status(500, 599)(outcome) && attempt < 30, 5),
    { operation, options: { retry: false } },
  ),
);

const stormsOfOneKind = [
  mutant(
    'retries.no-storm',
    'while the connection is cut',
    retrying('createContact', (outcome, attempt) => cut(outcome) && attempt < 30, 5),
    { operation: 'createContact', options: { retry: false } },
  ),
  mutant(
    'retries.no-storm',
    'with another text in each attempt',
    (send) => async (sent) => {
      let outcome = await send(sent);
      for (
        let attempt = 1;
        sent.operation === 'updateSentCheck' && outcome.status === 500 && attempt < 30;
        attempt++
      ) {
        await pause(5);
        outcome = await send({ ...sent, body: JSON.stringify({ title: `Attempt ${attempt}` }) });
      }
      return outcome;
    },
    { operation: 'updateSentCheck', options: { retry: false } },
  ),
];

/** A job that is started again from its beginning. */
const jobs: ClientMutant[] = [
  {
    id: 'retries.no-other-creation: everything once more after a failed update',
    row: 'retries.no-other-creation',
    operation: 'updateSentCheck',
    client: (bench) => {
      const job = () => callAll(clientOf(bench), bench);
      return job().catch(job);
    },
  },
  {
    id: 'retries.no-other-creation: a pull before a read that fails',
    row: 'retries.no-other-creation',
    operation: 'retrieveProgram',
    client: async (bench) => {
      const client = clientOf(bench, { retry: false });
      const { BANKING_ACCOUNT_ID: accountId, BANKING_CONTACT_ID: contactId } = bench.environment;
      const job = async () => {
        const pull = { accountId, contactId, amount: '12.50', description: 'Fees', type: 'sameDay' };
        await client.receiveAchPull(pull as never);
        bench.print((await client.retrieveProgram(bench.environment.BANKING_PROGRAM_ID as never)).status);
      };
      await job().catch(job);
    },
  },
];

const impatient = [
  mutant('retries.after-seconds', 'not read', retrying('retrieveProgram', once(status(429)), 100), {
    operation: 'retrieveProgram',
    options: { retry: false },
  }),
  mutant(
    'retries.after-seconds',
    'taken for milliseconds',
    retrying('retrieveProgram', once(status(503)), 2),
    {
      operation: 'retrieveProgram',
      options: { retry: false },
    },
  ),
  mutant('retries.after-seconds', 'at most one', retrying('retrieveProgram', once(status(503)), 1000), {
    operation: 'retrieveProgram',
    options: { retry: false },
  }),
  mutant('retries.after-seconds', 'of a write', retrying('updateAccount', once(status(429)), 100), {
    operation: 'updateAccount',
  }),
  mutant('retries.after-date', 'taken for a number', retrying('retrieveProgram', once(status(429)), 0), {
    operation: 'retrieveProgram',
    options: { retry: false },
  }),
  mutant('retries.after-date', 'at most half a second', retrying('retrieveProgram', once(status(429)), 500), {
    operation: 'retrieveProgram',
    options: { retry: false },
  }),
];

const twice: ClientMutant[] = [
  mutant('retries.no-double-submit', 'at once', (send) => async (sent) => {
    if (sent.operation !== 'receiveAchPull') return send(sent);
    const [first] = await Promise.all([send(sent), send(sent)]);
    return first as Response;
  }),
  mutant('retries.no-double-submit', 'by an impatient user', (send) => async (sent) => {
    if (sent.operation !== 'createCard') return send(sent);
    const first = send(sent);
    const isSlow = await Promise.race([first.then(() => false), pause(300).then(() => true)]);
    return isSlow ? send(sent) : first;
  }),
];

export const retryMutants: readonly ClientMutant[] = [
  ...creations,
  ...onlySome,
  ...updates,
  ...storms,
  ...stormsOfOneKind,
  ...jobs,
  ...impatient,
  ...twice,
];
