import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { verifyReport } from '../../../conformance/report/verify-report.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { type Fetch, judgeBank } from '../../mutants/judge-bank.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of every kind are changed in every way
type Body = any;

/** A bank whose successes are all changed in the same way. */
function judgedAs(change: (body: Body) => Body): Promise<Report> {
  const around =
    (next: Fetch): Fetch =>
    async (request) => {
      const response = await next(request);
      const text = await response.text();
      const { status } = response;
      if (!response.ok) return new Response(text, { status });
      return new Response(JSON.stringify(change(JSON.parse(text))), { status });
    };
  return judgeBank({ around, parts: { causes: true } });
}

/** Every value of a body, and every name in it. */
function everywhere(body: Body, value: (one: Body) => Body, name = (one: string) => one): Body {
  if (Array.isArray(body)) return body.map((one) => everywhere(one, value, name));
  if (typeof body !== 'object' || body === null) return value(body);
  const entries = Object.entries(body).map(([key, one]) => [name(key), everywhere(one, value, name)]);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

const isTime = (one: Body) => typeof one === 'string' && /^\d{4}-.*Z$/.test(one);
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const violationsOf = ({ requirements }: Report) => requirements.flatMap(({ violations }) => violations);

test.each<[cause: string, change: (body: Body) => Body]>([
  ['envelope:data', (body) => ({ data: body })],
  ['envelope:data/attributes', ({ id, ...rest }) => ({ data: { id, type: 'record', attributes: rest } })],
  ['envelope:0', (body) => [body]],
  ['null-for-empty-string', (body) => everywhere(body, (one) => (one === '' ? null : one))],
  ['empty-string-for-null', (body) => everywhere(body, (one) => (one === null ? '' : one))],
  ['unset-left-out', (body) => everywhere(body, (one) => (one === '' || one === null ? undefined : one))],
  [
    'strings-for-booleans',
    (body) => everywhere(body, (one) => (typeof one === 'boolean' ? String(one) : one)),
  ],
  [
    'form:Timestamp:fractions-of-a-second',
    (body) => everywhere(body, (one) => (isTime(one) ? one.replace('Z', '.000Z') : one)),
  ],
  [
    'form:Timestamp:a-number-of-seconds-since-1970',
    (body) => everywhere(body, (one) => (isTime(one) ? Date.parse(one) / 1000 : one)),
  ],
  ['place:Account/config', ({ config: _, ...rest }) => rest],
  [
    'place:Account/config/limits',
    (body) => (body.config === undefined ? body : { ...body, config: { ...body.config, limits: null } }),
  ],
])('%s is the one cause of everything', async (cause, change) => {
  const report = await judgedAs(change);
  const violations = violationsOf(report);
  expect(violations.length).toBeGreaterThan(5);
  expect(report.causes?.map(({ id, places }) => [id, places])).toEqual([[cause, violations.length]]);
  expect(new Set(violations.map((one) => one.cause))).toEqual(new Set([cause]));
  expect(report.causes?.[0]?.requirements.length).toBe(
    new Set(violations.map(({ requirement }) => requirement)).size,
  );
  expect(report.causes?.[0]?.sentence).not.toMatch(/undefined/);
});

test.each<[cause: string, change: (body: Body) => Body]>([
  ['names-in-snake-case', (body) => everywhere(body, (one) => one, snake)],
  [
    'numbers-for-strings',
    (body) =>
      everywhere(body, (one) =>
        typeof one === 'string' && /^\d+(?:\.\d\d)?$/.test(one) ? Number(one) : one,
      ),
  ],
])(
  '%s is the cause of nearly everything: what the caller named or listed is not in the description',
  async (cause, change) => {
    const report = await judgedAs(change);
    expect(report.causes?.[0]?.id).toBe(cause);
    expect(report.causes?.[0]?.places).toBeGreaterThan(0.9 * violationsOf(report).length);
  },
);

test.each<[sentence: string, change: (body: Body) => Body]>([
  [
    'Field names are in snake_case (at `/cardStatus` of Card).',
    ({ cardStatus, ...rest }) => (cardStatus === undefined ? rest : { ...rest, card_status: cardStatus }),
  ],
  [
    'Bodies have an envelope: the record is at `/data` in place of the whole body (in responses of createCard).',
    (body) => (body.cardStatus === undefined ? body : { data: body }),
  ],
])('a habit of one place is not said of all: %s', async (sentence, change) => {
  const { causes } = await judgedAs(change);
  expect(causes?.map((one) => one.sentence)).toContain(sentence);
});

test('two habits at once are two causes', async () => {
  const report = await judgedAs((body) => ({ result: everywhere(body, (one) => one, snake) }));
  expect(
    report.causes
      ?.map(({ id }) => id)
      .slice(0, 2)
      .sort(),
  ).toEqual(['envelope:result', 'names-in-snake-case']);
});

test('the verdict and the violations are the same with and without causes', async () => {
  const faults: readonly Fault[] = [
    { operation: 'createAccount', times: null, patch: [{ op: 'remove', path: '/config/limits' }] },
  ];
  const without = await judgeBank({ faults });
  const with_ = await judgeBank({ faults, parts: { causes: true } });
  const bare = violationsOf(with_).map(({ cause: _, ...one }) => one);
  expect(bare).toEqual(violationsOf(without));
  expect([with_.run.verdict, with_.counts]).toEqual([without.run.verdict, without.counts]);
  expect(verifyReport(sealReport(with_)).problems).toEqual([]);
});

test('a single violation has no cause, and neither has a sound server', async () => {
  const faults: readonly Fault[] = [
    { operation: 'createContact', times: null, patch: [{ op: 'remove', path: '/crossBorder' }] },
  ];
  const report = await judgeBank({ faults, parts: { causes: true } });
  expect(violationsOf(report)).toHaveLength(1);
  expect(report.causes).toBe(undefined);
  expect((await judgeBank({ parts: { causes: true } })).causes).toBe(undefined);
});

test('the page of a gateway in place of every body is one cause', async () => {
  const page = '<html><body><h1>Welcome</h1></body></html>';
  const report = await judgeBank({
    around: () => async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    parts: { causes: true },
  });
  expect(report.causes?.map(({ id }) => id)).toContain('not-json:the body is not JSON');
});
