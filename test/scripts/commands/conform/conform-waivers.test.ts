import { expect, test } from 'vitest';
import { ToolError } from '../../../../scripts/cli/errors.ts';
import { errorAsText } from '../../../../scripts/cli/report-error.ts';
import { waiversOf } from '../../../../scripts/commands/conform/waivers-file.ts';
import { parseYaml } from '../../../../scripts/commands/conform/yaml-lines.ts';

const KNOWN = ['createCard.label-is-returned', 'createCard.body.label:type'];

const read = (text: string) => waiversOf(parseYaml(text, 'waivers.yaml'), KNOWN);

function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [error, ...error.others].map((one) => errorAsText(one, false, (_, shown) => shown)).join('\n');
  }
  throw new Error('It was taken.');
}

test('waivers are read as they are written', () => {
  expect(
    read(`
- requirement: createCard.label-is-returned
  reason: mended in release 7
  expires: 2027-03-31
- {requirement: "createCard.body.label:type", pointer: /label, reason: 42, expires: "2024-02-29"}
`),
  ).toEqual([
    {
      requirement: 'createCard.label-is-returned',
      reason: 'mended in release 7',
      expires: '2027-03-31',
    },
    { requirement: 'createCard.body.label:type', pointer: '/label', reason: '42', expires: '2024-02-29' },
  ]);
  expect(read('# none yet\n')).toEqual([]);
});

test('a byte order mark is no part of the file', () => {
  const text = '- requirement: createCard.label-is-returned\n  reason: r\n  expires: 2027-03-31\n';
  expect(read(`\uFEFF${text}`)).toEqual(read(text));
});

test('the same requirement may be waived at several places, each once', () => {
  const waiver = (pointer: string) =>
    `- {requirement: "createCard.body.label:type", pointer: "${pointer}", reason: r, expires: 2027-01-01}\n`;
  expect(read(waiver('/a~0b') + waiver(''))).toHaveLength(2);
  expect(refusal(waiver('/a') + waiver('/a'))).toMatchInlineSnapshot(`
    "error: createCard.body.label:type is waived twice for the same place
      at waivers.yaml:2:3
      fix: Leave one of them."
  `);
});

test('every mistake is told with its line', () => {
  expect(
    refusal(`- requirement: createCard.label-is-retruned
  reason: r
  expires: 2027-02-30
- requirement: createCard.label-is-returned
  pointer: label
  reason: " "
  expires: soon
- reson: typo
  requirement: zzz
- just a text
- requirement: createCard.label-is-returned
  reason:
  expires: [2027-01-01]
  1: x
  ? [a]
  : y
`),
  ).toMatchInlineSnapshot(`
    "error: there is no requirement createCard.label-is-retruned
      at waivers.yaml:1:16
      fix: Did you mean createCard.label-is-returned? --list shows all of them.
    error: 2027-02-30 is no day
      at waivers.yaml:3:12
      fix: Give the last day on which the waiver holds as YYYY-MM-DD.
    error: label is no JSON pointer
      at waivers.yaml:5:12
      fix: It is empty for the whole body, or begins with a slash: /cardholder/name.
    error: a waiver has an empty reason
      at waivers.yaml:6:11
      fix: Say why the violation is accepted.
    error: soon is no day
      at waivers.yaml:7:12
      fix: Give the last day on which the waiver holds as YYYY-MM-DD.
    error: a waiver has no reson
      at waivers.yaml:8:3
      fix: Did you mean reason?
    error: there is no requirement zzz
      at waivers.yaml:9:16
      fix: --list shows all requirements.
    error: a waiver lacks reason and expires
      at waivers.yaml:8:3
      fix: An entry is {requirement: createCard.label-is-returned, reason: mended in release 7, expires: 2027-03-31}, with a pointer if it likes.
    error: a waiver is a text
      at waivers.yaml:10:3
      fix: An entry is {requirement: createCard.label-is-returned, reason: mended in release 7, expires: 2027-03-31}, with a pointer if it likes.
    error: reason is nothing
      at waivers.yaml:12:3
      fix: Give a text.
    error: expires is a list
      at waivers.yaml:13:3
      fix: Give a text.
    error: a waiver has no 1
      at waivers.yaml:14:3
      fix: A waiver has requirement, pointer, reason, expires.
    error: a waiver has no such key
      at waivers.yaml:15:5
      fix: A waiver has requirement, pointer, reason, expires."
  `);
});

test('a key at the wrong place is not repeated', () => {
  const key = 'sk-live-0123456789abcdef';
  const told = refusal(`- {requirement: ${key}, pointer: ${key}, expires: ${key}, ${key}: x, reason: r}`);
  expect(told.match(/^error: /gm)).toHaveLength(4);
  expect(told).not.toContain(key);
});

const NO_LIST =
  'An entry is {requirement: createCard.label-is-returned, reason: mended in release 7, expires: 2027-03-31}, with a pointer if it likes.';

test.each([
  ['requirement: x', 'the file holds a mapping, not a list of waivers', '1:1', NO_LIST],
  ['text', 'the file holds a text, not a list of waivers', '1:1', NO_LIST],
  ['- a: 1\n  a: 2', 'the file is no YAML: Map keys must be unique', '2:3', 'Mend the syntax there.'],
])('%j', (text, message, place, fix) => {
  expect(refusal(text)).toBe(`error: ${message}\n  at waivers.yaml:${place}\n  fix: ${fix}`);
});
