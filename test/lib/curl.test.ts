import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurlRequest, curlCommand } from '../../lib/curl.ts';

/** Returns curl's arguments as a real shell reads them from a command. */
function run(command: string, env: Record<string, string> = {}): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}\n`;
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

const URL = 'https://bank.example/v1';

test.each<[string, CurlRequest, string]>([
  ['GET', { method: 'GET', url: URL, headers: [] }, `curl ${URL}`],
  ['HEAD', { method: 'HEAD', url: URL, headers: [] }, `curl --head ${URL}`],
  ['DELETE', { method: 'DELETE', url: URL, headers: [] }, `curl --request DELETE ${URL}`],
  [
    'GET with a body',
    { method: 'GET', url: URL, headers: [], body: '{}' },
    `curl --request GET ${URL} --data-raw '{}'`,
  ],
  ['brackets', { method: 'GET', url: 'http://[::1]:80/', headers: [] }, `curl 'http://[::1]:80/' --globoff`],
  ['an empty header', { method: 'GET', url: URL, headers: [['x-a', '']] }, `curl ${URL} --header 'x-a;'`],
  [
    'user and cookie',
    {
      method: 'GET',
      url: URL,
      user: [{ variable: 'U' }, ':', { variable: 'P' }],
      headers: [],
      cookie: 'a=1; b=2',
    },
    `curl ${URL} --user "$U:$P" --cookie 'a=1; b=2'`,
  ],
  [
    'a letter after a variable',
    { method: 'GET', url: [{ variable: 'U' }, 'x'], headers: [] },
    `curl "\${U}x"`,
  ],
])('%s', (_, request, command) => {
  expect(curlCommand(request)).toBe(command);
});

test('an option per line for people', () => {
  const request = { method: 'POST', url: URL, headers: [['x-a', '1']], body: '{}' } as const;
  expect(curlCommand(request, 'lines')).toBe(
    `curl --request POST ${URL} \\\n  --header 'x-a: 1' \\\n  --data-raw '{}'`,
  );
});

test('a shell hands over whatever the parts hold', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a\'"\\$`!@\n\t ;|&<>*?~#()=%é😀-') });
  fc.assert(
    fc.property(text, text, text, (one, other, secret) => {
      const command = curlCommand({
        method: 'PATCH',
        url: [{ variable: 'BASE' }, one],
        headers: [['x', [other, { variable: 'BASE' }, one]]],
        body: other,
      });
      const expected = [
        '--request',
        'PATCH',
        secret + one,
        '--header',
        `x: ${other}${secret}${one}`,
        '--data-raw',
        other,
      ];
      expect(run(command, { BASE: secret })).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
