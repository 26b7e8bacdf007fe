import { expect, test } from 'vitest';
import { readToken, runTokenCommand } from '../../../../scripts/commands/conform/token-command.ts';

const JWT = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.c2ln-_';

test.each<[string, readonly [string, string]]>([
  [`${JWT}\n`, ['Authorization', `Bearer ${JWT}`]],
  ['c2VjcmV0Kw==\r\n', ['Authorization', 'Bearer c2VjcmV0Kw==']],
  [`Bearer ${JWT}`, ['Authorization', `Bearer ${JWT}`]],
  ['Basic dXNlcjpwYXNz', ['Authorization', 'Basic dXNlcjpwYXNz']],
  [`Authorization: DPoP ${JWT}`, ['Authorization', `DPoP ${JWT}`]],
  ['x-session:abc', ['x-session', 'abc']],
  ['sd-api-key: sk-1', ['sd-api-key', 'sk-1']],
  [
    `{\n  "access_token": "${JWT}",\n  "token_type": "Bearer",\n  "expires_in": 60\n}`,
    ['Authorization', `Bearer ${JWT}`],
  ],
  [`{"accessToken":"${JWT}"}`, ['Authorization', `Bearer ${JWT}`]],
  [`{"kind":"ExecCredential","status":{"token":"${JWT}"}}`, ['Authorization', `Bearer ${JWT}`]],
])('a command may print %j', (output, header) => {
  expect(readToken(output)).toEqual({ header });
});

test.each<[string, RegExp]>([
  ['', /prints nothing/],
  [' \n\r\n', /prints nothing/],
  ['canary-1\ncanary-2', /prints several lines/],
  ['null', /a word that stands for no token/],
  ['Bearer ', /a word that stands for no token/],
  ['Authorization: Bearer undefined', /a word that stands for no token/],
  ['Authorization: Bearer canary\nx-b: canary', /prints several lines/],
  ['{"access_token": "canary"', /JSON without a token/],
  ['{"error": "canary"}', /JSON without a token/],
  ['{"access_token": "can ary"}', /cannot be sent in a header/],
  ['content-length: 5', /neither a token nor a header that can be set/],
  ['canary à la', /neither a token nor/],
  ['log in first, canary!', /neither a token nor/],
])('of %j it is said what is wrong', (output, wrong) => {
  const reading = readToken(output);
  expect(reading).toEqual({ wrong: expect.stringMatching(wrong) });
  expect(JSON.stringify(reading)).not.toContain('canary');
});

const node = (code: string) => `"${process.execPath}" --eval "${code}"`;
const run = (command: string, timeoutMs = 20_000, signal?: AbortSignal) =>
  runTokenCommand(command, {
    cwd: process.cwd(),
    env: { ...process.env, CANARY: 'of-the-env' },
    timeoutMs,
    signal,
  });

test('the command runs in a shell, with the environment', async () => {
  expect(await run(node("console.log('Bearer ' + process.env.CANARY)"))).toEqual({
    Authorization: 'Bearer of-the-env',
  });
  expect(await run('echo abc.def')).toEqual({ Authorization: 'Bearer abc.def' });
});

test.each<[string, string, RegExp]>([
  [
    'fails',
    node("console.error('canary'); console.log('canary'); process.exit(7)"),
    /failed with exit code 7\.$/,
  ],
  ['does not exist', 'no-such-command-canary', /failed with exit code \d+\.$/],
  ['prints nothing', node("console.error('canary')"), /prints nothing\.$/],
  ['prints several lines', node("console.log('canary\\ncanary')"), /prints several lines\.$/],
  [
    'prints without end',
    node("setInterval(() => console.log('canary'.repeat(9999)), 0)"),
    /prints too much for a token\.$/,
  ],
])(
  'a command that %s ends the run before anything is sent, and nothing of it is shown',
  async (_, command, message) => {
    const error = await run(command).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ exit: 'environment', message: expect.stringMatching(message) });
    const { fix = '', stack = '', message: said } = error as Error & { fix?: string };
    expect(fix).not.toBe('');
    expect(`${said}${fix}${stack}`).not.toContain('canary');
  },
);

test('one that hangs is stopped, and so is what it has started', async () => {
  const hangs = `${node('setInterval(() => {}, 1000)')} && echo canary`;
  await expect(run(hangs, 200)).rejects.toThrow('did not end within 200 ms');
  await expect(run(hangs, 20_000, AbortSignal.timeout(100))).rejects.toThrow('was interrupted');
});
