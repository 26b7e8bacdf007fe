import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { start, temporaryFolder } from '../../pipeline/command-line.ts';
import { ROWS, writeNotes } from '../../workflow/flow.ts';
import { startNotes } from '../../workflow/notes.ts';

test('the rows beside a description are checked by the proxy, too', async () => {
  const server = await startNotes(({ method, url }) =>
    method === 'GET' ? { status: 200, body: { id: url.slice(10), title: 'the same' } } : undefined,
  );
  const stopping = new AbortController();
  onTestFinished(() => {
    stopping.abort();
    server.close();
  });
  const folder = await temporaryFolder();
  writeNotes(folder, ROWS);
  const flags = ['--target', new URL(server.url).origin, '--port', '0', '--spec', 'openapi.json'];
  const { done, written } = start(['proxy', ...flags, '--reporter', 'json'], folder, stopping.signal);
  await expect.poll(() => written.stdout).toMatch(/^http:\S+\n/);
  const notes = `${written.stdout.trim()}/v1/notes`;
  const headers = { 'content-type': 'application/json' };
  // Fewer records could have been changed by somebody else.
  for (const id of ['1', '2', '3']) {
    const body = JSON.stringify({ id, title: 'mine' });
    const created = await fetch(notes, { method: 'POST', headers, body });
    await (await fetch(`${notes}/${((await created.json()) as { id: string }).id}`)).text();
  }
  stopping.abort();
  expect((await done).code).toBe(1);
  const report = JSON.parse(readFileSync(join(folder, 'conformance-report/conformance.json'), 'utf8'));
  expect(report.requirements.filter(({ fails }: { fails: boolean }) => fails)).toMatchObject([
    { id: 'getNote.is-as-it-was-created', violations: [{}, {}, {}] },
  ]);
});
