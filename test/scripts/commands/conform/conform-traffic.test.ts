import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../../conformance/model/report.ts';
import { openBank } from './conform-bank.ts';

const bank = openBank();

/** Runs once, and keeps the calls as a recording. */
async function record(...flags: readonly string[]): Promise<Report> {
  await bank.conform([...bank.flags, '--quiet', '--reporter', 'har,json', ...flags]);
  mkdirSync(bank.folder, { recursive: true });
  writeFileSync(join(bank.folder, 'calls.har'), bank.files()['conformance.har'] ?? '');
  return report();
}

const report = () => JSON.parse(bank.files()['conformance.json'] ?? '') as Report;

const statuses = ({ requirements }: Report) => requirements.map(({ id, status }) => `${id} ${status}`);

test('a recorded run comes out as the run, and nothing is sent', async () => {
  await bank.fault({ operation: 'createCard', times: null, patch: [{ op: 'remove', path: '/last4' }] });
  const made = await record('--skip', 'updateSentCheck');
  const judged = await bank.conform(['--traffic', 'calls.har', '--reporter', 'json,console']);
  expect(judged).toMatchObject({ code: 1, stdout: expect.stringContaining('createCard.body.last4:present') });
  expect(judged.stderr).not.toContain('POST');
  expect(statuses(report())).toEqual(statuses(made));
  expect(report().traffic).toMatchObject({ runs: 1, sources: [{ name: 'calls.har' }], complete: false });
});

test('what is about sending is refused, and so is --complete without a recording', async () => {
  const sending = await bank.conform(['--traffic', 'calls.har', '--seed', '3', '--allow-money']);
  expect(sending.code).toBe(2);
  expect(sending.stderr).toContain('--traffic cannot be combined with --allow-money, --seed.');
  const complete = await bank.conform(['--complete', '--sandbox']);
  expect(complete).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Name the recording with --traffic'),
  });
});

test('a file that cannot be read is named', async () => {
  const { code, stderr } = await bank.conform(['--traffic', 'none.har']);
  expect(code).toBe(2);
  expect(stderr).toContain('none.har');
});

test('--base-url selects the calls of one deployment; calls to others are counted', async () => {
  const made = await record();
  const log = JSON.parse(bank.files()['conformance.har'] ?? '') as { log: { entries: Entry[] } };
  const elsewhere = log.log.entries.map(
    ({ request, ...entry }): Entry => ({
      ...entry,
      request: { ...request, url: request.url.replace(/^http:\/\/[^/]+/, 'https://other.example/core') },
      // Nothing here has the form of a record.
      response: { ...entry.response, content: { size: 2, mimeType: 'application/json', text: '{}' } },
    }),
  );
  const both = { log: { ...log.log, entries: [...log.log.entries, ...elsewhere] } };
  writeFileSync(join(bank.folder, 'both.har'), JSON.stringify(both));
  const judged = await bank.conform([
    ...['--traffic', 'both.har', '--reporter', 'json'],
    ...['--base-url', `${made.run.target.baseUrl}/`],
  ]);
  expect(judged.code).toBe(0);
  expect(statuses(report())).toEqual(statuses(made));
  const others = report().traffic?.others ?? [];
  expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(elsewhere.length);
  expect(report().traffic?.deployments).toHaveLength(1);
  const wrong = await bank.conform(['--traffic', 'both.har', '--base-url', 'bank.example']);
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--base-url is not the address of a deployment.'),
  });
});

interface Entry {
  readonly request: { readonly url: string };
  readonly response: object;
}
