/** Secrets that are called like words of the report: its sentences stay as they are, and the value is masked wherever a call shows it. */
import { beforeAll, expect, test } from 'vitest';
import { requirements } from '../../../conformance/catalogue/catalogue.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import type { Json } from '../../../lib/json.ts';
import type { Sandbox } from '../../../server/sandbox.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { exchangeOf } from './exchanges.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Sends the secret back in many ways, accuses and refuses, so that the report has much to say. */
const echoing =
  (secret: string) =>
  (next: Fetch, { seed }: Sandbox): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/receive/ach')) return Response.json({ message: `no ${secret}` }, { status: 422 });
    const headers = new Headers(request.headers);
    headers.set('sd-api-key', seed.apiKey ?? '');
    const answer = await next(new Request(request, { headers }));
    if (!pathname.endsWith('/account')) return answer;
    const body = (await answer.json()) as Record<string, Json>;
    return Response.json({
      ...body,
      label: secret,
      sponsorBankName: secret,
      familyId: secret,
      currency: secret,
    });
  };

async function judge(secret: string): Promise<Report> {
  return judgeBank({
    around: echoing(secret),
    options: { apiKey: secret, headers: { 'x-tenant': secret }, only: ['2', '3', '4', '1'] },
    parts: { redactor: createRedactor() },
  });
}

/** Returns the suite's own words, without what calls have shown and without what differs by run. */
function sentences({ requirements: all, notSent, exchanges, observations, run }: Report) {
  return {
    all: all.map(({ id, status, statement, notes, violations }) => ({
      id,
      status,
      statement,
      notes,
      expected: violations.map((one) => [one.pointer, one.expected]),
    })),
    notSent,
    purposes: exchanges.map(({ purpose, request }) => [
      purpose,
      request.method,
      // The last digits of a random account number may stand in it.
      request.url.replace(/(?:acc|tra)-[^/?]+/, '{id}'),
    ]),
    sent: exchanges.map(({ request: { headers } }) => [
      headers.accept,
      headers['content-type'],
      headers['user-agent'],
    ]),
    observed: observations.map(({ open }) => open),
    run: [run.verdict, run.stopped, run.target],
  };
}

let usual: ReturnType<typeof sentences>;
beforeAll(async () => {
  usual = sentences(await judge('sk-canary-0123456789'));
});

const WORDS = [
  ...['text', 'account', 'true', 'status', 'response', 'requirement', 'certificate', 'application', 'json'],
  ...['called', 'string', 'sent', 'label', 'program', 'open-account', 'createAccount', 'wait', 'contact'],
];

test('these words are in what the suite says', () => {
  const said = JSON.stringify([usual, requirements, steps]).toLowerCase();
  const missing = WORDS.filter((word) => !said.includes(word.toLowerCase()));
  expect(missing).toEqual(['requirement', 'certificate', 'wait']);
});

test.each(WORDS)('a key called %s leaves the report readable', async (word) => {
  const report = await judge(word);
  expect(sentences(report)).toEqual(usual);
  const opened = report.exchanges.find(({ id }) => id === 'open-account');
  expect(opened?.request.headers).toMatchObject({ 'sd-api-key': '(masked)', 'x-tenant': '(masked)' });
  expect(opened?.response?.body).toMatchObject({ label: '(masked text)', sponsorBankName: '(masked text)' });
  const refused = report.exchanges.find(({ id }) => id === 'pull-money');
  expect(refused?.response?.body).toEqual({ message: 'no (masked)' });
});

test('a name from a body is a word of the report and no secret of it', () => {
  const redactor = createRedactor();
  redactor.learnFrom(exchangeOf({ body: { accountNumber: 'response', bankName: 'the status' } }));
  expect(redactor.text('the response has the status 201')).toBe('the response has the status 201');
  expect(redactor.foreign('the response has the status 201')).toBe('the (masked) has (masked) 201');
  expect(redactor.header('content-type', 'text/response')).toBe('text/(masked)');
});
