/** Overlays that leave fewer texts than the source does: what is sent fits them. */
import { expect, test } from 'vitest';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import { runSuite } from '../../../conformance/run/run-suite.ts';
import { at, type Json } from '../../../lib/json.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';
import { virtualClock } from '../../mutants/virtual-clock.ts';
import { useOverlay } from './overlaid.ts';

const overlaid = useOverlay();

const ACTIONS = [
  { target: '$.components.schemas.CreateAccountRequest.properties.label', update: { maxLength: 12 } },
  {
    target: '$.components.schemas.CreateAccountRequest.properties.type',
    update: { enum: ['businessSavings', 'businessReserve'] },
  },
  { target: '$.components.schemas.CreateContactRequest.properties.name', update: { minLength: 40 } },
  {
    target: '$.components.schemas.ReceiveAchPullRequest.properties.description',
    update: { pattern: '^[A-Z]{3}$' },
  },
];

/** Refuses what these overlays do not accept, and nothing else. */
const REFUSED: readonly (readonly [path: string, pointer: string, isRefused: (text: string) => boolean])[] = [
  ['/v1/account', '/label', (text) => text.length > 12],
  ['/v1/account', '/type', (text) => !['businessSavings', 'businessReserve'].includes(text)],
  ['/v1/contact', '/name', (text) => text.length < 40],
  ['/v1/receive/ach', '/description', (text) => !/^[A-Z]{3}$/.test(text)],
];

async function run(options: Partial<ConformanceOptions>) {
  const clock = virtualClock();
  const sandbox = await createSandbox({ systemTime: () => new Date(clock.now()) });
  const { apiKey = '', personId, programId, businessId, checkTransferId } = sandbox.seed;
  const bodies: Json[] = [];
  const fetch = async (request: Request) => {
    const text = await request.clone().text();
    const body = text === '' ? undefined : (JSON.parse(text) as Json);
    if (body !== undefined) bodies.push(body);
    const path = new URL(request.url).pathname;
    const refused = REFUSED.filter(
      ([own, pointer, isRefused]) =>
        path === own && body !== undefined && isRefused(String(at(body, pointer))),
    );
    return refused.length === 0
      ? toFetch(sandbox)(request)
      : Response.json({ refused: refused.map(([, pointer]) => pointer) }, { status: 422 });
  };
  const known = { apiKey, personId, programId, businessId, checkTransferId };
  const made = runSuite({ baseUrl: 'http://127.0.0.1:4020', seed: 7, clock, fetch, ...known, ...options });
  for (;;) {
    const { done, value } = await made.next();
    if (done) return { report: value, bodies };
  }
}

test('what an overlay would have refused is not sent, so that the whole run is judged', async () => {
  expect((await run({})).report.run.verdict).not.toBe('conformant');
  const { report, bodies } = await run({ overlay: await overlaid(...ACTIONS) });
  expect(report.requirements.filter(({ status }) => status === 'violated')).toEqual([]);
  expect(report.run.verdict).toBe('conformant');
  expect(bodies.filter((body) => at(body, '/type') === 'businessSavings')).toHaveLength(1);
});

test('values that the operator gives are sent as they are', async () => {
  const data = { accountTypes: ['businessChecking'] } as ConformanceOptions['data'];
  const { bodies } = await run({ overlay: await overlaid(...ACTIONS), ...(data && { data }) });
  expect(bodies.map((body) => at(body, '/type'))).toContain('businessChecking');
});

test('amounts and identifiers stay as they are, whatever an overlay says of them', async () => {
  const amount = '$.components.schemas.ReceiveAchPullRequest.properties.amount';
  const account = '$.components.schemas.ReceiveAchPullRequest.properties.accountId';
  const overlay = await overlaid(
    { target: amount, update: { minLength: 9 } },
    { target: account, update: { maxLength: 50 } },
  );
  expect(overlay.narrowed).toEqual([]);
});
