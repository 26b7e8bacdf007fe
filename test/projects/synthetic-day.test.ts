import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { mergeReports, type NamedReport } from '../../conformance/traffic/report/merge-reports.ts';
import { memorySource } from '../conformance/traffic/memory-source.ts';
import { syntheticDay } from '../conformance/traffic/synthetic-day.ts';

const SMALL = { clients: 8, accounts: 60, programs: 4 };

const CARD = 'crd-019df192-7300-7000-b86c-fd90fd22f92d';

let calls: readonly RecordedCall[];
let faulty: readonly RecordedCall[];
beforeAll(async () => {
  calls = await syntheticDay(SMALL);
  faulty = await syntheticDay({
    ...SMALL,
    faults: [
      { operation: 'createCard', times: null, patch: [{ op: 'add', path: '/label', value: 'Another' }] },
      {
        operation: 'createContact',
        times: null,
        written: [{ kind: 'con-', patch: [{ op: 'add', path: '/ach/bankName', value: 'Another Bank' }] }],
      },
    ],
  });
});

const violated = ({ requirements }: Report) =>
  requirements.filter(({ status }) => status === 'violated').map(({ id }) => id);

test('a bank that others use too is accused of nothing', async () => {
  const report = await judgeTraffic(memorySource(calls));
  expect(violated(report)).toEqual([]);
  const counts = report.traffic?.operations.map(({ succeeded }) => succeeded) ?? [];
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('nor when the file is in another order', async () => {
  const [inOrder, reversed] = [
    await judgeTraffic(memorySource(calls)),
    await judgeTraffic(memorySource(calls.toReversed())),
  ];
  const told = ({ requirements }: Report) =>
    requirements.map(({ id, status, judged }) => [id, status, judged]);
  expect(told(reversed)).toEqual(told(inOrder));
});

test('a faulty day comes out the same in another order, too', async () => {
  const repeated = await syntheticDay({
    ...SMALL,
    faults: [
      { operation: 'createCard', times: 3, patch: [{ op: 'replace', path: '/id', value: CARD }] },
      { operation: 'createAccount', times: null, status: 200 },
    ],
  });
  expect(violated(await judgeTraffic(memorySource(repeated)))).toContain('createCard.id-is-its-own');
  const late = calls.filter(({ request }, index) => request.method !== 'GET' || index > calls.length / 2);
  for (const all of [calls, faulty, repeated, late])
    expect(bare(await judgeTraffic(memorySource(all.toReversed())))).toEqual(
      bare(await judgeTraffic(memorySource(all))),
    );
});

test('a fault is caught by one response, and by what another one had shown', async () => {
  const report = await judgeTraffic(memorySource(faulty));
  expect(violated(report)).toEqual([
    'createCard.label-is-returned',
    'receiveAchPull.bank-name-is-the-contacts',
  ]);
});

test('what one record alone shows is doubtful, unless the recording is complete', async () => {
  const pull = faulty.find(
    ({ request, response }) =>
      request.url.endsWith('/receive/ach') && 'status' in response && response.status === 201,
  );
  const contactId = JSON.parse(String(pull?.request.body)).contactId as string;
  const few = faulty.filter(
    (call) =>
      call === pull ||
      ('body' in call.response && String(call.response.body).includes(`"id":"${contactId}"`)),
  );
  const row = 'receiveAchPull.bank-name-is-the-contacts';
  const open = await judgeTraffic(memorySource(few));
  expect(violated(open)).toEqual([]);
  expect(open.requirements.find(({ id }) => id === row)).toMatchObject({
    status: 'inconclusive',
    notes: [expect.stringMatching(/^1 response differs .* changes that are not recorded would explain/)],
  });
  expect(violated(await judgeTraffic(memorySource(few), { complete: true }))).toEqual([row]);
});

test('deployments are not compared with one another', async () => {
  const elsewhere = faulty.map((call) => ({
    ...call,
    request: {
      ...call.request,
      url: call.request.url.replace(
        'staging.',
        `${call.request.url.endsWith('/receive/ach') ? 'other' : 'staging'}.`,
      ),
    },
  }));
  const report = await judgeTraffic(memorySource(elsewhere));
  expect(report.traffic?.deployments.length).toBe(2);
  expect(violated(report)).toEqual(['createCard.label-is-returned']);
});

/** Without the run's id and times. */
function bare(report: Report): unknown {
  const { id, startedAt, endedAt, durationMs, ...run } = report.run;
  return JSON.parse(JSON.stringify({ ...report, run }));
}

test('eight parts give the report of the whole', async () => {
  const source = memorySource(faulty);
  const whole = await judgeTraffic(source);
  const parts: NamedReport[] = [];
  for (let number = 1; number <= 8; number++) {
    const report = await judgeTraffic(source, { part: { number, of: 8 } });
    parts.push({ name: `part-${number}`, report: JSON.parse(JSON.stringify(report)) as Report });
  }
  expect(bare(mergeReports(parts.toReversed()))).toEqual(bare(whole));
  expect(() => mergeReports(parts.slice(1))).toThrow('the recording has 8 parts, and 1 is missing');
  expect(() => mergeReports([...parts, ...parts.slice(0, 1)])).toThrow(
    'part-1 and part-1 are of the same part',
  );
  const other = await judgeTraffic(source, { part: { number: 1, of: 8 }, evidence: 'stated' });
  expect(() => mergeReports([...parts.slice(1), { name: 'other', report: other }])).toThrow(
    'differ in evidence',
  );
});
