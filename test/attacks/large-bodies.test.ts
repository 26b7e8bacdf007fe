import { expect, test } from 'vitest';
import { RECORDING, type Report } from '../../conformance/model/report.ts';
import { createPseudonymizer } from '../../conformance/record/create-pseudonymizer.ts';
import { createRedactor } from '../../conformance/redact/create-redactor.ts';
import { consoleReport } from '../../conformance/report/console.ts';
import { githubAnnotations } from '../../conformance/report/github.ts';
import { FILES } from '../../conformance/report/reporters.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { toExchange } from '../../conformance/traffic/to-exchange.ts';
import { judgeBank } from '../mutants/judge-bank.ts';

// A server chooses its texts. None of them may stop a report, or keep it busy: what takes more than linear time here takes minutes, which the time limit of the tests ends.

const UNITS = [
  '0',
  '7',
  '1 ',
  '-',
  '0-',
  '.',
  'f',
  'xY ',
  'A*',
  'a@',
  'https://x/',
  '%0',
  '+(',
  '\u00e9',
  '\u0131',
  '\ud83d\ude00',
  '\ud800',
  '\u202e',
  '&#x',
  '"\\',
];
const BEGINNINGS = ['', 'acc-', '-', 'https://', '2026-11-27T'];
const ENDS = ['', 'x', '.00', '1234', '@'];
const LENGTH = 100_000;

/** Places of a body whose texts are replaced in ways of their own. */
const FIELDS = [
  'label',
  'amount',
  'accountNumber',
  'last4',
  'postalCode',
  'bankIdentifierCode',
  'email',
  'expiresAt',
];

const texts = UNITS.flatMap((unit) =>
  BEGINNINGS.flatMap((beginning) => ENDS.map((end) => beginning + unit.repeat(LENGTH / unit.length) + end)),
);

function callWith(body: object, headers: RecordedCall['request']['headers'] = []): RecordedCall {
  const time = Date.UTC(2026, 10, 27);
  return {
    id: 'attack#1',
    startedAt: time,
    endedAt: time,
    request: {
      method: 'POST',
      url: 'https://bank.example/v1/card',
      headers,
      body: JSON.stringify({ label: 'Mine' }),
    },
    response: { status: 201, headers: [], body: JSON.stringify(body) },
  };
}

test('a pseudonym for every text, in every kind of field', () => {
  const pseudonymizer = createPseudonymizer();
  const broken: string[] = [];
  for (const [index, text] of texts.entries()) {
    const field = FIELDS[index % FIELDS.length] as string;
    const { response } = pseudonymizer.call(callWith({ [field]: text, [text]: 1 }));
    const body = 'body' in response ? String(response.body) : '';
    // Zeros say nothing, and stay.
    const isZeros = !/[1-9]|\p{L}/u.test(text.replace(/^acc-/, ''));
    if (!body.startsWith('{"') || (!isZeros && body.includes(JSON.stringify(text).slice(1, -1))))
      broken.push(`${field} ${text.slice(0, 20)}`);
  }
  pseudonymizer.close();
  console.log(`texts that get a pseudonym: ${texts.length} tried, ${broken.length} broken`);
  expect(broken).toEqual([]);
}, 240_000);

test('a mask for every text', () => {
  const broken: string[] = [];
  for (const origin of ['suite', 'recorded'] as const)
    for (const text of texts.filter((_, index) => index % 5 === 0)) {
      const redactor = createRedactor(origin);
      redactor.learn('sk-test-0123456789', true);
      const exchange =
        toExchange(callWith({ label: text, accountNumber: text, [text]: 1, more: [text] })) ?? expect.fail();
      const shown = JSON.stringify(redactor.exchange(exchange).response?.body);
      if (origin === 'recorded' && shown.length > 2000) broken.push(text.slice(0, 20));
    }
  console.log(`texts that are masked: ${2 * Math.ceil(texts.length / 5)} tried, ${broken.length} broken`);
  expect(broken).toEqual([]);
}, 240_000);

const MEMBERS = 20_000;
const RESPONSES: Readonly<Record<string, (body: Record<string, unknown>) => void>> = {
  'a label of 7.9 MB': (body) => {
    body.label = 'x'.repeat(7_900_000);
  },
  'amounts of 500,000 digits': (body) => {
    body.amount = body.availableBalance = `${'0'.repeat(250_000)}${'1'.repeat(250_000)}.00`;
  },
  'a number of 300 digits in a list of many': (body) => {
    body.list = Array.from({ length: MEMBERS }, (_, index) => index * 1.5e290);
  },
  'many unknown members': (body) => {
    for (let index = 0; index < MEMBERS; index++) body[`unknown ${index}`] = index;
  },
  'many members of one name': (body) => {
    for (let index = 0; index < MEMBERS; index++) body[`${'x'.repeat(100)}${index}`] = `${index}`;
  },
  'many identifiers': (body) => {
    body.ids = Array.from(
      { length: MEMBERS },
      (_, index) => `acc-${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
    );
  },
  'a name of 3 MB': (body) => {
    body['n'.repeat(3_000_000)] = 1;
  },
  'lists in lists': (body) => {
    body.deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  },
};

/** Returns what each reporter makes of it, by name; `undefined`: it failed. */
async function reportersOf(report: Report): Promise<[string, number | undefined][]> {
  const made: [string, () => Promise<string | Iterable<string>> | string | Iterable<string>][] = [
    ...Object.values(FILES).flatMap((files) =>
      files.map(({ name, make }): [string, () => Promise<string | Iterable<string>>] => [
        name,
        () => make(report),
      ]),
    ),
    ['console', () => consoleReport(report, { paint: (_style, text) => text })],
    ['github', () => githubAnnotations(report)],
    ['recording', () => report[RECORDING]?.() ?? ''],
  ];
  const sizes: [string, number | undefined][] = [];
  for (const [name, make] of made)
    try {
      let size = 0;
      const text = await make();
      for (const part of typeof text === 'string' ? [text] : text) size += part.length;
      sizes.push([name, size]);
    } catch {
      sizes.push([name, undefined]);
    }
  return sizes;
}

test.each(Object.entries(RESPONSES))(
  'every report of a run whose server sends %s',
  async (what, change) => {
    const report = await judgeBank({
      parts: { redactor: createRedactor() },
      around: (next) => async (request) => {
        const response = await next(request);
        if (!response.ok) return response;
        const body = (await response.json()) as Record<string, unknown>;
        change(body);
        // Deeper than JSON.stringify goes.
        const text =
          'deep' in body
            ? JSON.stringify({ ...body, deep: 0 }).replace(
                '"deep":0',
                `"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}`,
              )
            : JSON.stringify(body);
        return new Response(text, { status: response.status, headers: response.headers });
      },
    });
    const sizes = await reportersOf(report);
    console.log(`reports of ${what}: ${sizes.length} made, verdict ${report.run.verdict}`);
    expect(sizes.filter(([, size]) => size === undefined || size === 0)).toEqual(
      report.run.verdict === 'conformant' ? [['github', 0]] : [],
    );
  },
  240_000,
);
