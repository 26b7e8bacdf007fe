import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { KEY, openBank } from './conform-bank.ts';

const bank = openBank();

/** A shell of its own runs it, with what it needs and nothing else. Waits take no time. */
async function inShell(script: string, env: Readonly<Record<string, string>>) {
  const run = promisify(execFile);
  // A long script is too much for an argument.
  writeFileSync(join(bank.folder, 'plan.sh'), `sleep() { :; }\n${script}`);
  return run('sh', ['plan.sh'], {
    env: { PATH: process.env.PATH ?? '', ...env },
    cwd: bank.folder,
    maxBuffer: 10_000_000,
  });
}

const credentials = () => ({ BANKING_API_KEY: KEY, BANKING_PERSON_ID: bank.seed.personId });

test('the plan runs as it is in a shell, and the bank accepts every call', async () => {
  const { stdout: script } = await bank.conform([...bank.flags, '--plan']);
  expect(script).not.toContain(KEY);
  const { stdout, stderr } = await inShell(script, credentials());
  expect(stderr).toBe('');
  const responses = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(responses).toHaveLength(script.match(/^# \d+\. /gm)?.length ?? 0);
  for (const response of responses) expect(response).not.toHaveProperty('detail');
});

test('so does the plan of a thorough run: it asks for no variable but the credentials, and sends names with blanks', async () => {
  const { stdout: script } = await bank.conform([...bank.flags, '--thorough', '--plan']);
  expect(script).not.toContain('(masked');
  const { stdout, stderr } = await inShell(script, credentials());
  expect(stderr).toBe('');
  const responses = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(responses).toHaveLength(script.match(/^# \d+\. /gm)?.length ?? 0);
  expect(responses.map(({ metadata }) => metadata)).toContainEqual(
    expect.objectContaining({ 'Cost Center': expect.anything() }),
  );
});

test('the plan runs on a server that compresses without being asked', async () => {
  const front = createServer(async (request, response) => {
    const body = request.method === 'GET' ? {} : { body: await text(request) };
    const { method = '' } = request;
    const headers = request.headers as Record<string, string>;
    const { 'content-length': _, connection: __, ...kept } = headers;
    const answer = await fetch(bank.url + request.url, { method, headers: kept, ...body });
    response.writeHead(answer.status, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(await answer.text()));
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  try {
    const { stdout: script } = await bank.conform([...bank.flags, '--plan']);
    const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const { stdout } = await inShell(script, { ...credentials(), BANKING_BASE_URL: url });
    for (const line of stdout.trim().split('\n')) expect(JSON.parse(line)).not.toHaveProperty('detail');
  } finally {
    front.close();
  }
});

test('without the key it stops, and names the variable, before anything is sent', async () => {
  const { stdout: script } = await bank.conform([...bank.flags, '--plan']);
  const stopped = inShell(script, { BANKING_PERSON_ID: bank.seed.personId });
  await expect(stopped).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('BANKING_API_KEY'),
  });
});

test('a curl line of the report makes its call again, with its masked values from variables', async () => {
  await bank.conform([...bank.flags, '--skip', 'updateAccount,updateSentCheck']);
  const { exchanges } = JSON.parse(bank.files()['conformance.json'] ?? '') as {
    exchanges: readonly { readonly id: string; readonly curl: string }[];
  };
  const program = exchanges.find(({ id }) => id === 'read-program')?.curl ?? '';
  const { stdout } = await inShell(program, credentials());
  expect(JSON.parse(stdout)).toMatchObject({ id: bank.seed.programId });
  const contact = exchanges.find(({ id }) => id === 'store-contact')?.curl ?? '';
  expect(contact).not.toContain('(masked');
  const names = [...contact.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, '5550142000']));
  const stored = await inShell(contact, { ...values, PHONE: '+15035550142', ...credentials() });
  expect(JSON.parse(stored.stdout)).toMatchObject({
    id: expect.stringMatching(/^con-/),
    phone: '+15035550142',
  });
});
