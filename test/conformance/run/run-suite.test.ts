import { expect, test } from 'vitest';
import type { JournalEntry } from '../../../conformance/model/journal.ts';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { Report, RequirementResult } from '../../../conformance/model/report.ts';
import type { ConformanceEvent } from '../../../conformance/run/events.ts';
import { runSuite } from '../../../conformance/run/run-suite.ts';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';
import { virtualClock } from '../../mutants/virtual-clock.ts';

interface Judged {
  readonly report: Report;
  readonly events: readonly ConformanceEvent[];
  readonly requests: readonly Request[];
}

async function judge(options: Partial<ConformanceOptions> = {}, ...faults: Fault[]): Promise<Judged> {
  const clock = virtualClock();
  const sandbox = await createSandbox({ systemTime: () => new Date(clock.now()) });
  for (const fault of faults) sandbox.faults.add({ times: null, ...fault });
  const { apiKey = '', personId, programId, businessId, checkTransferId } = sandbox.seed;
  const requests: Request[] = [];
  const bank = toFetch(sandbox);
  const events: ConformanceEvent[] = [];
  const run = runSuite({
    baseUrl: 'http://127.0.0.1:4020',
    apiKey,
    personId,
    programId,
    businessId,
    checkTransferId,
    seed: 7,
    clock,
    fetch: (request) => {
      requests.push(request.clone());
      return bank(request);
    },
    ...options,
  });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return { report: value, events, requests };
    events.push(value);
  }
}

const resultOf = ({ requirements }: Report, id: string) =>
  requirements.find((one) => one.id === id) as RequirementResult;
const sent = (requests: readonly Request[]) =>
  requests.map(
    ({ method, url }) => `${method} ${new URL(url).pathname.replace(/[a-z]{3}-[0-9a-f-]{36}/, '{id}')}`,
  );

/** `PATCH /v1/account/{id}` of each step, in order. */
const callsOf = (some: readonly ScenarioStep[]) =>
  some.map(({ operation }) => {
    const { method, path } = operations[operation];
    return `${method} ${path.replace(/\{\w+\}/g, '{id}')}`;
  });
/** Not in a run that is given what the seed has: of one program, and an account of the run's own. */
const OF_OTHER_RUNS = ['read-accounts-program', 'read-settings', 'read-settings-again'];
const always = steps.filter(({ id }) => !OF_OTHER_RUNS.includes(id));
const EVERY_CALL = callsOf(always);
const callsBefore = (step: string | undefined) =>
  EVERY_CALL.slice(
    0,
    always.findIndex(({ id }) => id === step),
  );
const writes = always.filter(({ operation }) => !operations[operation].safe);
const STATUS: Fault = {
  operation: 'createCard',
  patch: [{ op: 'replace', path: '/cardStatus', value: 'active' }],
};

const BALANCE: Fault = {
  operation: 'createAccount',
  patch: [{ op: 'replace', path: '/availableBalance', value: '5.00' }],
};

test('the reference server is conformant, and every check has run', async () => {
  const { report, events, requests } = await judge();
  expect(report.run.verdict).toBe('conformant');
  expect(sent(requests)).toEqual(EVERY_CALL);
  expect(report.counts.passed).toBe(report.counts.requirements);
  const inVain = report.requirements.filter(({ judged, kind }) => judged === 0 && kind === 'behaviour');
  // Only --thorough makes a second one of these.
  expect(inVain.map(({ id }) => id)).toEqual(['createAccount.id-is-its-own', 'createContact.id-is-its-own']);
  expect(events[0]?.type).toBe('start');
  expect(events.at(-1)).toEqual({ type: 'end', report });
  expect(events.filter(({ type }) => type === 'requirement')).toHaveLength(report.counts.requirements);
});

test('the same seed sends the same, another one something else', async () => {
  const bodies = async (seed: number) => {
    const { requests } = await judge({ seed });
    const texts = await Promise.all(requests.map((request) => request.text()));
    return texts.map((text) => text.replace(/(acc|con)-[0-9a-f-]{36}/g, '$1'));
  };
  expect(await bodies(7)).toEqual(await bodies(7));
  expect((await bodies(8))[1]).not.toEqual((await bodies(7))[1]);
});

test('a call that is refused leaves inconclusive what hangs on it, and nothing violated', async () => {
  const { report } = await judge(
    {},
    { operation: 'createCard', answer: { status: 422, body: { title: 'no' } } },
  );
  expect(report.run.verdict).toBe('inconclusive');
  expect(report.counts).toMatchObject({ violated: 0 });
  const card = report.requirements.filter(({ operations }) => operations[0] === 'createCard');
  expect(new Set(card.map(({ status }) => status))).toEqual(new Set(['inconclusive']));
  expect(resultOf(report, 'createCard.label-is-returned').notes).toEqual([
    'createCard returned 422 (issue-card); if it accepts only certain values, name them with --data',
    'createCard returned 422 (issue-second-card); if it accepts only certain values, name them with --data',
  ]);
});

test.each([
  [307, 'redirects are not followed: check the scheme, host and path of --base-url'],
  [429, '--rate limits the calls per second'],
])('a %i says what the operator can do about it', async (status, hint) => {
  const { report } = await judge({}, { operation: 'createCard', answer: { status, body: {} } });
  expect(resultOf(report, 'createCard.label-is-returned').notes).toEqual([
    `createCard returned ${status} (issue-card); ${hint}`,
    `createCard returned ${status} (issue-second-card); ${hint}`,
  ]);
});

test('a call that is lost leaves the status open and the rest judged', async () => {
  const { report } = await judge({}, { operation: 'createCard', times: 1, drop: 'after' });
  expect(report.run.verdict).toBe('inconclusive');
  expect(report.requirements.filter(({ status }) => status !== 'passed').map(({ id }) => id)).toEqual([
    'createCard.response.status',
  ]);
});

test('a bank that issues one card and no second leaves nothing open', async () => {
  const isSecond = [{ request: '/atmAccess', is: true }];
  const answer = { status: 409, body: { title: 'there is one' } };
  const { report } = await judge({}, { operation: 'createCard', when: isSecond, answer });
  expect(report.run.verdict).toBe('conformant');
  expect(resultOf(report, 'createCard.response.status').notes).toEqual([
    'createCard returned 409 (issue-second-card)',
  ]);
});

test('a status that is wrong once, where another call was refused, is violated, and the refusal is told', async () => {
  const { report } = await judge(
    {},
    { operation: 'createCard', times: 1, answer: { status: 409 } },
    { operation: 'createCard', status: 200 },
  );
  expect(resultOf(report, 'createCard.response.status')).toMatchObject({
    status: 'violated',
    notes: ['createCard returned 409 (issue-card)'],
  });
});

test('evidence below what is asked for is reported and does not fail the run', async () => {
  expect((await judge({}, BALANCE)).report.run.verdict).toBe('violated');
  const { report } = await judge({ evidence: 'stated' }, BALANCE);
  expect(report.run.verdict).toBe('conformant');
  expect(report.counts).toMatchObject({ violated: 1, warnings: 1 });
  expect(resultOf(report, 'createAccount.available-balance-is-zero')).toMatchObject({
    status: 'violated',
    fails: false,
    violations: [{ pointer: '/availableBalance', exchange: 'open-account' }],
  });
});

test('a waiver covers a violation, goes stale without one, and fails the run when it has expired', async () => {
  const waiver = {
    requirement: 'createCard.status-is-pending-activation',
    reason: 'known',
    expires: '2026-12-31',
  };
  const applied = await judge({ waivers: [waiver] }, STATUS);
  expect(applied.report.run.verdict).toBe('conformant');
  expect(applied.report.counts).toMatchObject({ waived: 1, violated: 0, violations: 2 });
  expect(applied.report.waivers).toMatchObject([{ state: 'applied' }]);
  const stale = await judge({ waivers: [waiver] });
  expect(stale.report.run.verdict).toBe('violated');
  expect(stale.report.waivers).toMatchObject([{ state: 'stale' }]);
  const expired = await judge({ waivers: [{ ...waiver, expires: '2026-01-31' }] }, STATUS);
  expect(expired.report.run.verdict).toBe('violated');
  expect(resultOf(expired.report, waiver.requirement).status).toBe('violated');
  const mended = await judge({ waivers: [{ ...waiver, expires: '2026-01-31' }] });
  expect(mended.report.counts.violated).toBe(0);
  expect(mended.report.run.verdict).toBe('violated');
  const unused = await judge({ waivers: [waiver], skip: ['createCard'] });
  expect(unused.report.waivers).toMatchObject([{ state: 'unused' }]);
  expect(unused.report.run.verdict).toBe('conformant');
});

test('reading only sends no write; what was excluded is skipped, and no pass', async () => {
  const { accountId } = (await createSandbox()).seed;
  const { report, requests } = await judge({ readOnly: true, accountId });
  const isOnlyAfterWrites = (id: string) => /^read-program-(?:again|last)$/.test(id);
  expect(sent(requests)).toEqual(
    callsOf(always.filter(({ id, operation }) => operations[operation].safe && !isOnlyAfterWrites(id))),
  );
  expect(report.run.verdict).toBe('conformant');
  expect(report.counts.skipped).toBe(report.counts.requirements - report.counts.passed);
  expect(resultOf(report, 'createCard.label-is-returned')).toMatchObject({ status: 'skipped', judged: 0 });
});

test('a run that judged nothing is not conformant', async () => {
  const { report, requests } = await judge({ skip: operationIds });
  expect(requests).toHaveLength(0);
  expect(report.counts.skipped).toBe(report.counts.requirements);
  expect(report.run.verdict).toBe('inconclusive');
});

test('an operation that is skipped is not called, and what would need it is skipped, not inconclusive', async () => {
  const skip: OperationId[] = ['createCard', 'receiveAchPull'];
  const { report, requests } = await judge({ skip });
  expect(sent(requests)).toEqual(callsOf(always.filter(({ operation }) => !skip.includes(operation))));
  expect(report.run.verdict).toBe('conformant');
  const program = await judge({ skip: ['retrieveProgram'] });
  expect(resultOf(program.report, 'createAccount.limits-come-from-program')).toMatchObject({
    status: 'skipped',
    notes: ['it needs retrieveProgram, which is excluded'],
  });
});

test.each([
  ['businessId', 'createAccount.label-is-returned', /--business-id/],
  ['checkTransferId', 'updateSentCheck.title-is-returned', /--check-transfer-id/],
] as const)('without %s its requirements are inconclusive and say what to give', async (name, id, told) => {
  const { report } = await judge({ [name]: undefined });
  expect(report.run.verdict).toBe('inconclusive');
  expect(resultOf(report, id)).toMatchObject({
    status: 'inconclusive',
    notes: [expect.stringMatching(told)],
  });
});

test('without a program the account tells which one it is', async () => {
  const { report, requests } = await judge({ programId: undefined });
  expect(report.run.verdict).toBe('conformant');
  expect(sent(requests).slice(0, 2)).toEqual(['POST /v1/account', 'GET /v1/program/{id}']);
});

test('a key that is not taken stops the run after two tries', async () => {
  const { report, requests } = await judge({ apiKey: 'a-key-of-somebody-else' });
  expect(requests).toHaveLength(2);
  expect(report.run).toMatchObject({ verdict: 'inconclusive', stopped: expect.stringContaining('401') });
  expect(report.notSent.length).toBeGreaterThan(3);
});

test('a write leaves only once the journal holds it, and what came of it is kept too', async () => {
  const entries: JournalEntry[] = [];
  const order: string[] = [];
  const { report } = await judge({
    journal: {
      write: async (entry) => {
        await Promise.resolve();
        entries.push(entry);
        order.push(`${entry.event} ${entry.exchange}`);
      },
    },
  });
  expect(order).toEqual(writes.flatMap(({ id }) => [`about-to-write ${id}`, `answered ${id}`]));
  expect(entries[0]).toMatchObject({ run: report.run.id, operation: 'createAccount', method: 'POST' });
  expect(entries[1]).toMatchObject({ status: 201, id: expect.stringMatching(/^acc-/) });
});

test('a write whose journal entry cannot be kept is not sent, and the run stops', async () => {
  const journal = { write: () => Promise.reject(new Error('the disk is full')) };
  const { report, requests } = await judge({ journal });
  expect(sent(requests)).toEqual(callsBefore(writes[0]?.id));
  expect(report.run).toMatchObject({
    verdict: 'inconclusive',
    stopped: 'a write could not be recorded: the disk is full',
  });
});

test('a journal may fail with anything', async () => {
  const { report } = await judge({ journal: { write: () => Promise.reject(undefined) } });
  expect(report.run.stopped).toBe('a write could not be recorded: undefined');
});

test('what a journal says of its failure is searched for secrets like all else', async () => {
  const journal = { write: () => Promise.reject(new Error('no room for what example-api-key sends')) };
  const { report, events } = await judge({ journal });
  expect(report.run.stopped).toMatch(/no room for what \(masked\) sends$/);
  expect(JSON.stringify(events)).not.toContain('example-api-key');
});

test('a run that is stopped reports what it has judged', async () => {
  const stop = new AbortController();
  const clock = virtualClock();
  const sleep = async () => {
    stop.abort();
    throw new Error('stopped');
  };
  const { report, requests } = await judge({ signal: stop.signal, clock: { ...clock, sleep } });
  expect(sent(requests)).toEqual(callsBefore('store-contact'));
  expect(report.run).toMatchObject({ verdict: 'inconclusive', stopped: 'interrupted by the operator' });
  expect(resultOf(report, 'createAccount.label-is-returned').status).toBe('passed');
  expect(resultOf(report, 'updateAccount.card-counts-take-effect')).toMatchObject({
    status: 'inconclusive',
    notes: ['updateAccount was not called: the run stopped before this call'],
  });
});

test('a redirect is not followed, and what it answers is inconclusive', async () => {
  const { report, requests } = await judge(
    {},
    { operation: 'createContact', answer: { status: 307, headers: { location: 'http://127.0.0.1:9/' } } },
  );
  expect(requests.every(({ url }) => url.startsWith('http://127.0.0.1:4020/'))).toBe(true);
  expect(resultOf(report, 'createContact.name-is-returned').status).toBe('inconclusive');
  expect(report.counts.violated).toBe(0);
});

test('no more money moves than was agreed to', async () => {
  const { report, requests } = await judge({ maxAmount: '0.50' });
  const pull = requests.find(({ url }) => url.endsWith('/ach')) as Request;
  expect(Number((await pull.json()).amount)).toBeLessThanOrEqual(0.5);
  expect(report.run.verdict).toBe('conformant');
});

test('credentials go where their headers were seen, and nowhere else', async () => {
  const { requests } = await judge({ headers: { 'X-Trace': 'of-the-operator' } });
  const program = requests[0]?.headers;
  expect(program?.get('sd-api-key')).toBe('example-api-key');
  expect(program?.get('sd-person-id')).toBe(null);
  for (const { headers } of requests.filter(({ method }) => method !== 'GET')) {
    expect(headers.get('sd-person-id')).toMatch(/^per-/);
    expect(headers.get('x-trace')).toBe('of-the-operator');
  }
});

test('what nobody has agreed to, and what makes no sense, is refused before anything is sent', async () => {
  await expect(judge({ baseUrl: 'https://bank.example' })).rejects.toMatchObject({ name: 'SafetyRefusal' });
  await expect(judge({ only: ['createCars'] })).rejects.toMatchObject({ name: 'ConfigurationError' });
  await expect(judge({ baseUrl: 'ftp://127.0.0.1' })).rejects.toMatchObject({ name: 'ConfigurationError' });
});
