import { expect, test } from 'vitest';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { harReport } from '../../../conformance/report/har.ts';
import { readEntry } from '../../../conformance/traffic/har/read-entry.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { differenceBetween } from '../../mutants/shared-recording.ts';

async function runOf(faults: readonly Fault[] = []) {
  let exchanges: readonly Exchange[] = [];
  const report = await judgeBank({
    faults,
    parts: {
      redactor: createRedactor(),
      onExchanges: (all) => {
        exchanges = all;
      },
    },
  });
  const { entries } = JSON.parse(harReport(report)).log as {
    readonly entries: readonly { readonly _run: { readonly step: string } }[];
  };
  const calls = entries.map((entry) => readEntry(entry, entry._run.step, () => undefined) as RecordedCall);
  return { report, exchanges, calls };
}

/** Every text in the bodies of the calls, with its field. */
function fieldsIn(value: unknown, name = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, Array.isArray(value) ? name : key));
}

test.each<[string, readonly Fault[]]>([
  ['nothing', []],
  ['another status', [{ operation: 'createCard', status: 200 }]],
  [
    'a label in capitals',
    [{ operation: 'createCard', patch: [{ op: 'replace', path: '/label', value: 'IN CAPITALS' }] }],
  ],
  [
    'a number that ends otherwise',
    [{ operation: 'createContact', patch: [{ op: 'replace', path: '/ach/last4', value: '0000' }] }],
  ],
  [
    'an account number that a card is called by',
    [{ operation: 'createCard', patch: [{ op: 'copy', from: '/last4', path: '/label' }] }],
  ],
  [
    'an unlisted field',
    [{ operation: 'createCard', patch: [{ op: 'add', path: '/nickname', value: 'active' }] }],
  ],
])('a run with %s wrong is judged the same by its HAR', async (_what, faults) => {
  const { exchanges, calls } = await runOf(faults);
  expect(calls).toHaveLength(exchanges.length);
  expect(differenceBetween(exchanges, calls)).toBeUndefined();
});

test('what the report shows is in the HAR as it is, and nothing that it hides', async () => {
  const { report, exchanges } = await runOf();
  const har = harReport(report);
  const inReport = report.exchanges.flatMap(({ request, response }) => [
    ...fieldsIn(request.body),
    ...fieldsIn(response?.body),
  ]);
  const sent = exchanges.flatMap(({ request, outcome }) => [
    ...fieldsIn(request.body),
    ...fieldsIn(outcome.kind === 'response' ? outcome.body.value : undefined),
  ]);
  expect(sent.map(([name]) => name)).toEqual(inReport.map(([name]) => name));
  const isMasked = (text: string) => text.startsWith('(masked');
  const shown = inReport.filter(([, text]) => !isMasked(text));
  const hidden = sent.flatMap(([, text], index) => (isMasked(inReport[index]?.[1] ?? '') ? [text] : []));
  expect(shown.map(([name]) => name)).toEqual(
    expect.arrayContaining(['id', 'amount', 'label', 'createdAt', 'status']),
  );
  // A short text may be the end of a hidden number by chance, and then it is hidden, too.
  const ends = new Set(hidden.map((text) => text.slice(-4)));
  for (const [, text] of shown)
    if (!ends.has(text)) expect(har).toContain(JSON.stringify(JSON.stringify(text)).slice(1, -1));
  const masked = exchanges.flatMap(({ request, outcome }) =>
    [...fieldsIn(request.body), ...(outcome.kind === 'response' ? fieldsIn(outcome.body.value) : [])].filter(
      ([name, text]) =>
        /^(?:accountNumber|email|phone|line1|createdPersonId|embossingPerson)$/.test(name) && text !== '',
    ),
  );
  expect(masked.length).toBeGreaterThan(10);
  for (const [, text] of masked) expect(har).not.toContain(text);
  for (const { request } of exchanges) expect(har).not.toContain(request.headers['sd-api-key']);
});

test('a text that the report hides in one place is hidden in all', async () => {
  const status = { op: 'replace', path: '/cardStatus', value: 'qwertz' } as const;
  const unlisted = { op: 'add', path: '/nickname', value: 'Qwertz' } as const;
  const shown = await runOf([{ operation: 'createCard', patch: [status] }]);
  expect(harReport(shown.report)).toContain('qwertz');
  const hidden = await runOf([{ operation: 'createCard', patch: [status, unlisted] }]);
  expect(harReport(hidden.report)).not.toMatch(/qwertz/i);
  expect(differenceBetween(hidden.exchanges, hidden.calls)).toBeUndefined();
});

test('each call names its step, and the first one how the run was set', async () => {
  const { report, calls } = await runOf();
  expect(calls.map(({ run }) => [run?.id, run?.step])).toEqual(
    report.exchanges.map(({ id }) => [report.run.id, id]),
  );
  expect(calls[0]?.run?.settings).toMatchObject({
    profile: 'full',
    readOnly: false,
    notSent: report.notSent,
  });
  expect(calls.slice(1).filter(({ run }) => run?.settings !== undefined)).toEqual([]);
  expect(calls.map(({ startedAt }) => new Date(startedAt).toISOString())).toEqual(
    report.exchanges.map(({ sentAt }) => sentAt),
  );
});
