import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlLine } from '../../../conformance/redact/curl-line.ts';
import type { Json } from '../../../lib/json.ts';

/** What a real shell makes of the line: curl's arguments. */
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
    `curl --request POST 'http://[::1]:8080/v1/card' --globoff --header 'content-type: application/json' --header "sd-api-key: $BANKING_API_KEY" --header "Sd-Person-Id: $BANKING_PERSON_ID" --header 'x-other: (masked)' --data-raw '{"label":"Mara'\\''s card"}'`,
  );
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
