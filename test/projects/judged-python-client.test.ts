/** Redocly's Python client, as `generate --clients python` makes it, in a script that calls every operation: docs/judging-clients.md explains what it violates. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { examples } from '../../generated/examples.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { TOOLCHAINS } from './languages/toolchains.ts';

const { missing, command } = TOOLCHAINS.python;
const reason = missing();
const [python] = command;
const SCRIPT = 'all_operations.py';

const BODIES = {
  createAccount: { acceptedTerms: true, label: 'Payroll', type: 'businessChecking' },
  createContact: examples.createContact.requests.createContactRequest,
  updateAccount: {
    config: { card: { virtual: { count: '2', enabled: true } }, limits: { send: { daily: '500.00' } } },
  },
  createCard: examples.createCard.requests.createCardRequest,
  receiveAchPull: { amount: '12.50', description: 'First order', type: 'sameDay' },
  updateSentCheck: { title: 'Order 7731', description: 'Cups and lids', metadata: { externalId: '7731' } },
};

/** The rows with their evidence: advice does not fail a run. */
const VIOLATED = [['responses.absent-fields', 'advice']];

test.skipIf(reason !== undefined)(
  `Redocly's Python client violates what the docs explain, and nothing else${reason === undefined ? '' : ` (${reason})`}`,
  async () => {
    const folder = await temporaryFolder();
    const made = await run(
      ['generate', '--only', 'openapi', '--clients', 'python', '--out', 'out', '--quiet'],
      folder,
    );
    expect(made).toMatchObject({ code: 0 });
    copyFileSync(join(folder, 'out/clients/python/client.py'), join(folder, 'client.py'));
    copyFileSync(join(import.meta.dirname, 'languages/drivers', SCRIPT), join(folder, SCRIPT));
    writeFileSync(join(folder, 'bodies.json'), JSON.stringify(BODIES));
    const { PATH = '' } = process.env;
    const judged = await run(
      ['judge-client', '--reporter', 'json', '--quiet', '--', python, SCRIPT],
      folder,
      { PATH, NO_PROXY: '127.0.0.1' },
    );
    const report = JSON.parse(readFileSync(join(folder, 'client-report/conformance.json'), 'utf8')) as Report;
    const violated = report.requirements.filter(({ status }) => status === 'violated');
    expect(violated.map(({ id, evidence }) => [id, evidence])).toEqual(VIOLATED);
    expect(judged.code).not.toBe(1);
    expect(report.counts.passed).toBeGreaterThan(0);
  },
  600_000,
);
