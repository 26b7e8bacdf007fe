import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import start from '../../scripts/commands/start.ts';
import { groupLives, runCli, startCli } from '../scripts/cli/process.ts';
import { runWith } from '../scripts/cli/run.ts';

const FREE = ['--docs-port', '0', '--mock-port', '0', '--sandbox-port', '0'];
const steady = (text: string) =>
  text
    .replace(/ +[\d.]+ m?s\b/g, ' T')
    .replace(/\([\d.]+ m?s\)/g, '(T)')
    .replace(/(^✔ {2}(?:mock|sandbox) .*?: ).*$/gm, '$1REASONS')
    // Identifiers that the sandbox has made, by the version of their UUID; those of the examples are of another.
    .replace(/-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '-NEW');

test('start --once shows each step, every call of the workflow, and ends well', async () => {
  const { code, stdout, stderr } = await runCli(['start', '--once', ...FREE]);
  const calls = ['mock', 'sandbox'].map((server) => `call the ${server} (open-and-use-an-account)`);
  const verdicts = ['judge the mock', 'judge the sandbox'];
  const steps = ['lint', 'bundle', 'generate', 'docs', ...calls, ...verdicts];
  // docs and generate go on at the same time: either may be done first.
  expect(steady(stderr).trim().split('\n').sort()).toEqual(steps.map((step) => `✔ ${step} (T)`).sort());
  expect(steady(stdout)).toMatchInlineSnapshot(`
    "
    The mock:
    ✔  retrieveProgram  GET    /v1/program/{programId}      200 T  prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13 active
    ✔  createAccount    POST   /v1/account                  201 T  acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64 active
    ✔  updateAccount    PATCH  /v1/account/{accountId}      200 T  acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64 active
    ✔  createContact    POST   /v1/contact                  201 T  con-0f7b61d9-5a28-4c93-b7e4-1d86a2c05f3e active
    ✔  createCard       POST   /v1/card                     201 T  crd-a4c92e75-13f6-4d80-9b5e-8c07d1f4e362 pendingActivation
    ✔  receiveAchPull   POST   /v1/receive/ach              201 T  tra-6c1f85d2-0b7e-49a4-9d36-e4a820c57f1b pending
    ✔  updateSentCheck  PATCH  /v1/send/check/{transferId}  200 T  tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5 completed

    The sandbox:
    ✔  retrieveProgram  GET    /v1/program/{programId}      200 T  prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13 active
    ✔  createAccount    POST   /v1/account                  201 T  acc-NEW active
    ✔  updateAccount    PATCH  /v1/account/{accountId}      200 T  acc-NEW active
    ✔  createContact    POST   /v1/contact                  201 T  con-NEW active
    ✔  createCard       POST   /v1/card                     201 T  crd-NEW pendingActivation
    ✔  receiveAchPull   POST   /v1/receive/ach              201 T  tra-NEW pending
    ✔  updateSentCheck  PATCH  /v1/send/check/{transferId}  200 T  tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5 completed

    Verdicts:
    ✔  mock     Conformant (schemas alone): REASONS
    ✔  sandbox  Conformant: REASONS
    "
  `);
  expect(code).toBe(0);
});

test('start stays up with docs, mock and sandbox, and Ctrl-C leaves nothing behind', async () => {
  const running = startCli(['start', ...FREE]);
  const { child, output, ended } = running;
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', () => /\/conformance\/sandbox\.html\n/.test(output.stdout) && resolve());
    void ended.then(() => resolve());
  });
  const [, docs = ''] = /^Docs +(\S+)$/m.exec(output.stdout) ?? [];
  const [, mock = ''] = /^Mock +(\S+)$/m.exec(output.stdout) ?? [];
  const [, sandbox = ''] = /^Sandbox +(\S+)$/m.exec(output.stdout) ?? [];
  const page = await fetch(docs);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Banking Platform API');
  expect(await (await fetch(`${docs}openapi.json`)).json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
  });
  for (const server of ['mock', 'sandbox']) {
    expect(output.stdout).toContain(`\n  ${docs}conformance/${server}.html\n`);
    const report = await fetch(`${docs}conformance/${server}.html`);
    expect([report.status, report.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await report.text()).toContain('Conformant');
  }
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${mock}/v1/account`, { method: 'POST', headers, body: '{' })).status).toBe(400);
  expect((await fetch(`${sandbox}/_sandbox/ready`)).status).toBe(200);

  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(groupLives(running)).toBe(false);
  await expect(fetch(docs)).rejects.toThrow();
  await expect(fetch(mock)).rejects.toThrow();
  await expect(fetch(sandbox)).rejects.toThrow();
});

test.each(['--docs-port', '--mock-port', '--sandbox-port'])(
  'a taken port names the port and %s, before any work',
  async (flag) => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    try {
      const { code, stdout, stderr } = await runWith([start], ['start', ...FREE, flag, String(port)]);
      expect([code, stdout]).toEqual([6, '']);
      expect(stderr).toBe(
        `error: Port ${port} is already in use.\n` +
          `  fix: Choose another port, such as \`${flag} ${port + 1}\`, or any free port with \`${flag} 0\`.\n`,
      );
    } finally {
      holder.close();
    }
  },
);

test.each([
  ['--docs-port and --mock-port are both 4010', ['--docs-port', '4010']],
  ['--mock-port and --sandbox-port are both 4020', ['--mock-port', '4020']],
  [
    '--docs-port and --mock-port and --sandbox-port are all 9',
    ['--docs-port', '9', '--mock-port', '9', '--sandbox-port', '9'],
  ],
])('%s: a slip, told before any work', async (message, args) => {
  expect(await runWith([start], ['start', ...args])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `error: ${message}.\n  fix: Give each its own port, or 0 for any free port.\n`,
  });
});

test.each(['x', '65536', '-1'])('%s is no port', async (text) => {
  const { code, stderr } = await runWith([start], ['start', `--docs-port=${text}`]);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `error: Invalid port for --docs-port: ${text}.\n  fix: Give a number from 0 (any free port) to 65535.\n`,
  );
});
