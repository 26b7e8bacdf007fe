import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlLine, variablesOf } from '../../../conformance/redact/curl-line.ts';
import type { Json } from '../../../lib/json.ts';

/** Returns curl's arguments as a real shell reads them from the line. */
function run(line: string): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${line}\n`;
  const env = { BANKING_API_KEY: 'the "key" $HOME', BANKING_PERSON_ID: 'per-1' };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('the whole line', () => {
  expect(
    curlLine({
      method: 'POST',
      url: 'http://[::1]:8080/v1/card',
      headers: {
        'content-type': 'application/json',
        'sd-api-key': '(masked)',
        'Sd-Person-Id': '(masked)',
        'x-other': '(masked)',
      },
      body: { label: "Mara's card" },
    }),
  ).toBe(
    `curl --request POST 'http://[::1]:8080/v1/card' --globoff --header 'content-type: application/json' --header "sd-api-key: $BANKING_API_KEY" --header "Sd-Person-Id: $BANKING_PERSON_ID" --header "x-other: $HEADER_X_OTHER" --data-raw '{"label":"Mara'\\''s card"}'`,
  );
});

test('a masked value of a body comes from a variable that is named after its place', () => {
  const line = curlLine({
    method: 'POST',
    url: 'https://bank.example/v1/contact?(masked)',
    headers: {},
    body: {
      ach: { accountNumber: '(masked text)', count: '(masked number)' },
      list: ['(masked text)'],
      name: 'a (masked)',
    },
  });
  expect(variablesOf(line)).toEqual(['MASKED_IN_URL', 'ACH_ACCOUNT_NUMBER', 'ACH_COUNT', 'LIST_0', 'NAME']);
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${line}\n`;
  const env = { MASKED_IN_URL: 'a=1', ACH_ACCOUNT_NUMBER: '70 $x', ACH_COUNT: '7', LIST_0: 'l', NAME: 'n' };
  const words = execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0');
  expect(words[2]).toBe('https://bank.example/v1/contact?a=1');
  expect(JSON.parse(words.at(-2) ?? '')).toEqual({
    ach: { accountNumber: '70 $x', count: 7 },
    list: ['l'],
    name: 'n',
  });
});

test('a call without a body has none', () => {
  const url = 'https://bank.example/v1/program/prg-1';
  expect(run(curlLine({ method: 'GET', url, headers: {} }))).toEqual([url]);
});

test('a shell hands over the credentials from their variables', () => {
  const headers = { 'sd-api-key': '(masked)', 'sd-person-id': '(masked)' };
  expect(run(curlLine({ method: 'GET', url: 'https://bank.example', headers }))).toEqual([
    'https://bank.example',
    '--header',
    'sd-api-key: the "key" $HOME',
    '--header',
    'sd-person-id: per-1',
  ]);
});

test('a shell hands over whatever a body or a header holds', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a\'"\\$`!@\n\t ;|&<>*?~#(){}[]=%é😀-') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const body: Json = { [one]: other, list: [one, null] };
      const line = curlLine({
        method: 'PATCH',
        url: 'https://bank.example/v1',
        headers: { x: `${other}.` },
        body,
      });
      expect(run(line)).toEqual([
        '--request',
        'PATCH',
        'https://bank.example/v1',
        '--header',
        `x: ${other}.`,
        '--data-raw',
        JSON.stringify(body),
      ]);
    }),
    { numRuns: 60 },
  );
});
