import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checks } from '../../conformance/judge/checks/checks.ts';
import { judge } from '../../conformance/judge/judge.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { toExchange } from '../../conformance/traffic/to-exchange.ts';
import { operationIds, operations } from '../../generated/operations.ts';
import { openTestSandbox, type TestSandbox, withUrl } from '../../server/testing/test-sandbox.ts';
import { launchChromium } from '../browser/launch.ts';
import { exampleRequest, pathOf } from '../example-call.ts';
import { folderForAll } from '../temporary-folder.ts';

/** HAR as a real Chromium has it written: the page of a bank's client calls every operation of the sandbox. */

let browser: Browser;
const folder = folderForAll();

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** Each operation once, with the ids of the seed in place of those of the examples. */
function callsOf({ seed }: TestSandbox): Sent[] {
  return operationIds.map((id) => {
    const { accountId, businessId, contactId } = seed;
    const example = exampleRequest(id);
    const known = Object.entries({ accountId, businessId, contactId }).filter(
      ([name]) => example && name in example,
    );
    return {
      method: operations[id].method,
      path: pathOf(id, seed),
      headers: {
        'sd-api-key': seed.apiKey,
        'sd-person-id': seed.personId,
        ...(example && { 'content-type': 'application/json' }),
      },
      body: example && JSON.stringify({ ...example, ...Object.fromEntries(known) }),
    };
  });
}

type Har = Omit<NonNullable<BrowserContextOptions['recordHar']>, 'path'>;

/** The page of a client sends and sees this while its browser records. */
async function record(name: string, har: Har) {
  const sandbox = await openTestSandbox();
  const path = join(folder, name);
  const sent = callsOf(sandbox);
  const seen: string[] = [];
  await withUrl(sandbox, async (url) => {
    const context = await browser.newContext({ recordHar: { path, ...har } });
    const page = await context.newPage();
    await page.route('**/v1/card?mocked', (route) => route.fulfill({ status: 201, body: '{}' }));
    await page.route('**/v1/card?refused', (route) => route.abort('connectionrefused'));
    await page.goto(url);
    for (const call of sent)
      seen.push(
        await page.evaluate(
          async ({ path, ...init }) => (await fetch(path, init as RequestInit)).text(),
          call,
        ),
      );
    await page.evaluate(async () => {
      await fetch('/v1/card?mocked', { method: 'POST', body: '{}' });
      await fetch('/v1/card?refused', { method: 'POST', body: '{}' }).catch(() => {});
    });
    await context.close();
  });
  return { path, sent, seen };
}

async function read(path: string) {
  const source = openCalls([path]);
  try {
    const calls: RecordedCall[] = [];
    for await (const { call, position } of source.scan()) {
      calls.push(call);
      expect(source.readAt(position)).toEqual(call);
    }
    return { calls, others: source.others().map(({ what }) => what) };
  } finally {
    source.close();
  }
}

function violated(calls: readonly RecordedCall[]): string[] {
  const exchanges = calls.flatMap((call) => toExchange(call) ?? []);
  return [...judge(exchanges, checks)]
    .filter(([, judgements]) => judgements.some(({ outcome }) => outcome === 'violated'))
    .map(([id]) => id);
}

test.each<[string, Har]>([
  ['full, bodies inside', { mode: 'full', content: 'embed' }],
  ['full, bodies in files', { mode: 'full', content: 'attach' }],
  ['minimal, bodies inside', { mode: 'minimal', content: 'embed' }],
])('%s: every call as it was, and a sandbox that is right violates nothing', async (name, har) => {
  const { path, sent, seen } = await record(`${name.replace(/\W+/g, '-')}/calls.har`, har);
  const { calls, others } = await read(path);
  const [failed, ...more] = calls.slice(sent.length);
  const answered = calls.slice(0, sent.length);
  expect(
    answered.map(({ request: { method, url, body } }) => ({ method, path: new URL(url).pathname, body })),
  ).toEqual(sent.map(({ method, path, body }) => ({ method, path, body: body ?? { absent: 'none' } })));
  expect(answered.map(({ response }) => 'status' in response && response.body)).toEqual(seen);
  expect(answered.map((call) => toExchange(call)?.operation)).toEqual(operationIds);
  for (const { request, response } of answered) {
    expect(request.headers.map(([header]) => header.toLowerCase())).toContain('sd-api-key');
    expect(response).toMatchObject({ status: expect.any(Number), headers: expect.arrayContaining([]) });
  }
  expect(failed?.response).toMatchObject({ failure: 'unreachable' });
  expect(more).toEqual([]);
  expect(others).toContain('POST /v1/card (from a route of the test)');
  expect(violated(calls)).toEqual([]);
});

test('without bodies, only what they would show is open', async () => {
  const { path, sent } = await record('omit/calls.har', { mode: 'full', content: 'omit' });
  const { calls } = await read(path);
  for (const { response } of calls.slice(0, sent.length))
    expect(response).toMatchObject({ body: { absent: 'not-recorded' } });
  expect(violated(calls)).toEqual([]);
});

test('of a zip file, it is said how to unpack it', async () => {
  const { path } = await record('calls.zip', { mode: 'full', content: 'attach' });
  await expect(read(path)).rejects.toMatchObject({
    message: `${path}: it is a zip file (line 1, column 1, byte 0)`,
    fix: expect.stringContaining('unzip'),
  });
});
