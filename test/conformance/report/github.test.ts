import { expect, test } from 'vitest';
import { compareWithBaseline } from '../../../conformance/report/baseline.ts';
import { githubAnnotations } from '../../../conformance/report/github.ts';
import { HOSTILE } from './hostile.ts';
import { reportOf, richReport, soundReport, violation, withTexts } from './sample-report.ts';

/** As GitHub's runner reads a line: the command, its properties, and the message. */
function read(line: string) {
  const [, level, properties = '', message = ''] = /^::(error|warning)(?: (.*?))?::(.*)$/.exec(line) ?? [];
  const decode = (text: string) =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const pairs = properties
    .split(',')
    .map((one) => [one.slice(0, one.indexOf('=')), decode(one.slice(one.indexOf('=') + 1))]);
  return { level, ...Object.fromEntries(pairs), message: decode(message) };
}

const at = (id: string, pointer: string) => violation(id, pointer, 'a', 'b', 'issue-card');

test('causes first, then what fails the run, then warnings', () => {
  const lines = githubAnnotations(richReport()).map(read);
  expect(lines.map(({ level, title }) => `${level} ${title}`)).toEqual([
    'error 1 violation',
    'error waiver of createCard.bin-is-returned',
    'error waiver of createCard.body.label:present',
    'warning stopped',
    'warning inconclusive',
    'warning createCard.response.json',
  ]);
  expect(lines[0]?.message).toContain(
    'The field `label` of a card is missing. 1 violation, such as createCard.label-is-returned',
  );
});

test('a sound server needs none', () => {
  expect(githubAnnotations(soundReport())).toEqual([]);
});

test('what the baseline has is no error', () => {
  const id = 'createCard.label-is-returned';
  const report = reportOf({ [id]: { status: 'violated', fails: true, violations: [at(id, '/label')] } });
  expect(githubAnnotations(report).map(read)).toMatchObject([{ level: 'error', title: id }]);
  expect(githubAnnotations(compareWithBaseline(report, report))).toEqual([]);
  expect(githubAnnotations(compareWithBaseline(report, soundReport()))).toHaveLength(1);
});

test('as many as GitHub shows, the last of which says how many more there are', () => {
  const facts = soundReport().requirements.filter(({ id }) => id.startsWith('createCard.body.'));
  const all = facts.map(
    ({ id }) => [id, { status: 'violated', fails: true, violations: [at(id, '/x')] }] as const,
  );
  const lines = githubAnnotations(reportOf(Object.fromEntries(all))).map(read);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)?.title).toBe(`${facts.length - 9} more`);
});

test.each([
  ...HOSTILE,
  ['commands', 'a\n::error::hostile\r\n##[error]hostile %0A::stop-commands::x, title=y'] as const,
])('%s in every text stays in its line and its message', (_, hostile) => {
  const lines = githubAnnotations(withTexts(richReport(), () => hostile));
  expect(lines.map((line) => read(line).title)).toEqual(
    githubAnnotations(richReport()).map((line) => read(line).title),
  );
  for (const line of lines)
    expect(line).toMatch(/^::(?:error|warning) title=[^:,\p{Cc}\u2028\u2029]*::[^\p{Cc}\u2028\u2029]*$/u);
});
