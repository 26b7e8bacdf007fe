import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../scripts/pipeline/command-line.ts';
import { folderForAll } from '../temporary-folder.ts';

// A generator of another hand, in languages that we do not generate: what it makes of the documents that `bundle --for-generators` writes.

const CLI = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const folder = folderForAll();

/** The client that Redocly's generator makes, as text. */
function clientIn(language: string, description: string): string {
  const out = mkdtempSync(join(folder, `${language}-`));
  const flags = [
    CLI,
    'generate-client',
    description,
    '--generator',
    language,
    '--output',
    join(out, 'client.ts'),
  ];
  execFileSync(process.execPath, flags, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: 'pipe',
  });
  return readdirSync(out)
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .join('\n');
}

test('generated clients send the key when they create a contact, and have types for objects that may be null', async () => {
  await run(['bundle', '--for-generators', '--quiet'], folder);
  const made = join(folder, 'build/for-generators');
  expect(readdirSync(made).sort()).toEqual([
    '.manifest.json',
    'openapi-3.0.json',
    'openapi.json',
    'openapi.yaml',
  ]);
  const python = clientIn('python', join(made, 'openapi.json'));
  expect(python).toMatch(/"id": "createContact",.*"security": \[\[\{"scheme": "apiKey"/);
  expect(python).toContain('class ContactAch:');
  expect(python).toContain('ach: Optional[ContactAch]');
  expect(clientIn('go', join(made, 'openapi.json'))).toMatch(/\bAch +\*ContactAch\b/);
  // A choice with null would be a union of nothing in 3.0.
  expect(clientIn('python', join(made, 'openapi-3.0.json'))).not.toContain('Union[]');
});

test("Redocly's score of the published document stays above 85", async () => {
  const { stdout } = await run(['bundle', '--format', 'json', '--stdout', '--quiet'], folder);
  writeFileSync(join(folder, 'scored.json'), stdout);
  const scored = execFileSync(process.execPath, [CLI, 'score', 'scored.json', '--format', 'json'], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: 'pipe',
  });
  expect(JSON.parse(String(scored))).toMatchObject({ agentReadiness: expect.any(Number) });
  expect(JSON.parse(String(scored)).agentReadiness).toBeGreaterThan(85);
});

test('without the switch they would not, so it is needed', async () => {
  const { stdout } = await run(['bundle', '--format', 'json', '--stdout', '--quiet'], folder);
  writeFileSync(join(folder, 'published.json'), stdout);
  const python = clientIn('python', join(folder, 'published.json'));
  expect(python).not.toMatch(/"id": "createContact",[^}]*"security": \[\[\{/);
  expect(python).not.toContain('class ContactAch:');
});
