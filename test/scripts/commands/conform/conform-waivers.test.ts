import { expect, test } from 'vitest';
import { ToolError } from '../../../../scripts/cli/errors.ts';
import { errorAsText } from '../../../../scripts/cli/report-error.ts';
import { parseYaml } from '../../../../scripts/cli/yaml-file.ts';
import { readWaivers } from '../../../../scripts/commands/conform/waivers-file.ts';

const KNOWN = ['createCard.label-is-returned', 'createCard.body.label:type'];

const read = (text: string) => readWaivers(parseYaml(text, 'waivers.yaml'), KNOWN);

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
    "error: createCard.body.label:type is waived twice for the same pointer.
      at waivers.yaml:2:3
      fix: Remove one of them."
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
    "error: Unknown requirement: "createCard.label-is-retruned".
      at waivers.yaml:1:16
      fix: Did you mean createCard.label-is-returned? Run with --list to see all requirements.
    error: Invalid date: "2027-02-30".
      at waivers.yaml:3:12
      fix: Give the last day on which the waiver applies, as YYYY-MM-DD.
    error: Invalid JSON pointer: "label".
      at waivers.yaml:5:12
      fix: Use an empty string for the whole body, or a pointer such as /cardholder/name.
    error: The reason of a waiver is empty.
      at waivers.yaml:6:11
      fix: State why the violation is accepted.
    error: Invalid date: "soon".
      at waivers.yaml:7:12
      fix: Give the last day on which the waiver applies, as YYYY-MM-DD.
    error: Unknown key in a waiver: "reson".
      at waivers.yaml:8:3
      fix: Did you mean reason?
    error: Unknown requirement: "zzz".
      at waivers.yaml:9:16
      fix: Run with --list to see all requirements.
    error: The waiver has no reason and no expires.
      at waivers.yaml:8:3
      fix: An entry looks like {requirement: createCard.label-is-returned, reason: fixed in release 7, expires: 2027-03-31}, with an optional pointer.
    error: A waiver must be a mapping, but is a string.
      at waivers.yaml:10:3
      fix: An entry looks like {requirement: createCard.label-is-returned, reason: fixed in release 7, expires: 2027-03-31}, with an optional pointer.
    error: reason must be a string, but is empty.
      at waivers.yaml:12:3
      fix: Give a string.
    error: expires must be a string, but is a list.
      at waivers.yaml:13:3
      fix: Give a string.
    error: Unknown key in a waiver: "1".
      at waivers.yaml:14:3
      fix: The keys of a waiver are requirement, pointer, reason, expires.
    error: Unknown key in a waiver: not a string.
      at waivers.yaml:15:5
      fix: The keys of a waiver are requirement, pointer, reason, expires."
  `);
});

test('a key at the wrong place is not repeated', () => {
  const key = 'sk-live-0123456789abcdef';
  const told = refusal(`- {requirement: ${key}, pointer: ${key}, expires: ${key}, ${key}: x, reason: r}`);
  expect(told.match(/^error: /gm)).toHaveLength(4);
  expect(told).not.toContain(key);
});

const NO_LIST =
  'An entry looks like {requirement: createCard.label-is-returned, reason: fixed in release 7, expires: 2027-03-31}, with an optional pointer.';

test.each([
  ['requirement: x', 'The file must be a list of waivers, but is a mapping.', '1:1', NO_LIST],
  ['text', 'The file must be a list of waivers, but is a string.', '1:1', NO_LIST],
  ['- a: 1\n  a: 2', 'Invalid YAML: Map keys must be unique.', '2:3', 'Correct the syntax at this position.'],
])('%j', (text, message, place, fix) => {
  expect(refusal(text)).toBe(`error: ${message}\n  at waivers.yaml:${place}\n  fix: ${fix}`);
});
