import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ClientFunction } from '../../conformance/client/function-stage.ts';
import type { Client } from '../../generated/client.ts';
import { hooks } from '../clients/hooks.ts';
import { judgeFunction, violationsOf } from '../clients/judge-function.ts';
import { permittedClients } from '../clients/permitted/index.ts';
import { callAll } from '../clients/workflow.ts';
import { ROOT } from '../house/files.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';

test.each(permittedClients)('not accused: $id', async ({ client }) => {
  const report = await judgeFunction(client);
  expect(violationsOf(report)).toEqual([]);
  expect(report.counts.passed).toBeGreaterThan(0);
});

test('the generated hooks violate nothing, and everything is judged', async () => {
  const report = await judgeFunction(hooks);
  expect(violationsOf(report)).toEqual([]);
  expect(report.run.verdict).toBe('conformant');
});

interface RedoclyModule {
  // biome-ignore lint/suspicious/noExplicitAny: the generator's own types are not at stake
  readonly client: any;
}

/** The other generator's client takes its arguments by layer. */
async function redoclyClient(): Promise<ClientFunction> {
  const file = join(await temporaryFolder(), 'client.ts');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  await promisify(execFile)(
    process.execPath,
    [cli, 'generate-client', join(ROOT, 'generated/openapi.yaml'), '-o', file],
    { env },
  );
  const { client }: RedoclyModule = await import(pathToFileURL(file).href);
  return async (bench) => {
    const { environment, fetch } = bench;
    const [apiKey, personId] = [environment.BANKING_API_KEY, environment.BANKING_PERSON_ID];
    client.configure({
      serverUrl: environment.BANKING_BASE_URL,
      timeout: 5000,
      fetch,
      auth: { apiKey: { apiKey, personId } },
    });
    // The client sends no credential if the description lists none.
    const listed = { headers: { 'sd-api-key': apiKey, 'sd-person-id': personId } };
    const calls = {
      retrieveProgram: (programId: string) => client.retrieveProgram({ path: { programId } }),
      createAccount: (body: object) => client.createAccount({ body }),
      createContact: (body: object) => client.createContact({ body }, listed),
      updateAccount: (accountId: string, body: object) => client.updateAccount({ path: { accountId }, body }),
      createCard: (body: object) => client.createCard({ body }),
      receiveAchPull: (body: object) => client.receiveAchPull({ body }),
      updateSentCheck: (transferId: string, body: object) =>
        client.updateSentCheck({ path: { transferId }, body }),
    };
    await callAll(calls as unknown as Client, bench);
  };
}

test("Redocly's TypeScript client follows redirects to other hosts with the key and the body, and violates nothing else", async () => {
  const report = await judgeFunction(await redoclyClient());
  const violated = report.requirements.filter(({ violations }) => violations.length > 0);
  expect(violated.map(({ id }) => id)).toEqual([
    'credentials.no-key-to-other-hosts',
    'credentials.no-bodies-to-other-hosts',
  ]);
});
