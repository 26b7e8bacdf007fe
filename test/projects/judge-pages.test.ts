/** Calls that the pages of a real Chromium make of a deployment, judged as they happen. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Violation } from '../../conformance/model/violation.ts';
import { judgeFixtures, judgePages } from '../../conformance/playwright.ts';
import { createLiveJudge } from '../../conformance/traffic/create-live-judge.ts';
import type { LiveJudge } from '../../conformance/traffic/live-judge.ts';
import { readApi } from '../../scripts/read-api.ts';
import type { Fault } from '../../server/faults/fault.ts';
import { openTestSandbox, withUrl } from '../../server/testing/test-sandbox.ts';
import { launchChromium } from '../browser/launch.ts';
import { exampleCall } from '../conformance/traffic/calls.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { NOTES } from '../scripts/workflow/notes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

/** A page sees this, and this is found in it. */
async function browse(...faults: Fault[]) {
  const sandbox = await openTestSandbox();
  for (const fault of faults) sandbox.faults.add({ times: null, ...fault });
  const judge = createLiveJudge();
  const found: Violation[] = [];
  let seen: unknown[] = [];
  await withUrl(sandbox, async (url) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/v1/card', (route) => route.fulfill({ status: 201, body: 'of the test' }));
    const end = judgePages(context, { judge, onViolations: ({ violations }) => found.push(...violations) });
    await page.goto(url);
    const { programId, businessId, apiKey, personId } = sandbox.seed;
    seen = await page.evaluate(
      async ({ programId, businessId, ...keys }) => {
        const headers = { 'sd-api-key': keys.apiKey, 'sd-person-id': keys.personId };
        const body = JSON.stringify({
          label: 'Payroll',
          type: 'businessChecking',
          businessId,
          acceptedTerms: true,
        });
        const sent = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
        await fetch('/v1/card', sent);
        return [
          await (await fetch(`/v1/program/${programId}`, { headers })).json(),
          await (await fetch('/v1/account', sent)).json(),
        ];
      },
      { programId, businessId, apiKey, personId },
    );
    await end();
    await context.close();
  });
  return { report: judge.finish(), found, seen, requests: sandbox.requests() };
}

test('each call is judged by its bodies, sent once, and one of the test itself is none', async () => {
  const { report, found, seen, requests } = await browse();
  expect(seen).toMatchObject([{ id: expect.stringMatching(/^prg-/) }, { label: 'Payroll' }]);
  expect(requests.filter(({ operation }) => operation !== undefined)).toHaveLength(2);
  expect(report.counts.exchanges).toBe(2);
  expect(found).toEqual([]);
  const labels = report.requirements.find(({ id }) => id === 'createAccount.label-is-returned');
  expect(labels?.status).toBe('passed');
});

test('a violation is found in the call that shows it', async () => {
  const { report, found } = await browse({
    operation: 'createAccount',
    patch: [{ op: 'replace', path: '/label', value: 'Another' }],
  });
  expect(found.map(({ requirement }) => requirement)).toContain('createAccount.label-is-returned');
  expect(report.run.verdict).toBe('violated');
});

test('the fixtures judge another API by its description', async () => {
  const api = readApi(NOTES as object);
  const [judgeWorker] = judgeFixtures({ api }).conformanceJudge as unknown as [
    (args: object, use: (judge: LiveJudge) => Promise<void>, worker: object) => Promise<void>,
  ];
  const [request, response] = [exampleCall().request, exampleCall().response] as const;
  const call = exampleCall({
    request: { ...request, method: 'GET', url: 'http://127.0.0.1/v1/notes/1', body: { absent: 'none' } },
    response: { ...response, status: 200, body: '{"id":5}' } as typeof response,
  });
  const worker = { project: { outputDir: await temporaryFolder() } };
  const ran = judgeWorker({}, async (judge) => void judge.add(call), worker);
  await expect(ran).rejects.toThrow(/Not conformant.*getNote\.response\.200\.body/s);
});
