import { marked } from 'marked';
import { expect, test } from 'vitest';
import { markdownReport } from '../../../conformance/report/markdown.ts';
import { HOSTILE } from './hostile.ts';
import { reportOf, richReport, soundReport, violation, withTexts } from './sample-report.ts';

const MORE_HOSTILE: readonly (readonly [name: string, text: string])[] = [
  [
    'Markdown',
    '# hostile\n\n- **x** | y | [z](https://elsewhere.example) ![i](https://elsewhere.example/i.png)',
  ],
  ['the end of code', '`` ` ``` hostile </code><b>x</b>'],
  [
    'addresses',
    'https://elsewhere.example www.elsewhere.example a@elsewhere.example <https://elsewhere.example>',
  ],
  ['mentions', '@octocat #1 :smile: !1 GH-1 %3'],
  ['ends of a cell', 'a | b \\| c \\'],
  ['a table', '|---|---|'],
];

/** The elements of the page, in order; but for code, of which a statement has as much as it likes. */
function elements(markdown: string): string[] {
  const html = marked.parse(markdown, { gfm: true, async: false });
  return [...html.matchAll(/<(\/?[a-z][^>]*)>/g)].flatMap(([, tag = '']) =>
    /^\/?code$/.test(tag) ? [] : [tag],
  );
}

test('verdict, counts, causes, violations, what was not checked, waivers and baseline', () => {
  const page = markdownReport(richReport());
  expect(page.match(/^#+ .*$/gm)).toEqual([
    '# New violations',
    '## Causes',
    '## Violations of no common cause',
    '## Could not be checked',
    '## Left changed',
    '## Restored',
    '## Waivers that no longer apply',
    '## Fixed since the baseline',
    '## In the baseline, and not checked this time',
  ]);
  const html = marked.parse(page, { gfm: true, async: false });
  expect(html).toMatch(/<strong>The field .*label.* of a card is missing.*<\/strong> 2 violations/);
  expect(elements(page).filter((tag) => tag === 'table')).toHaveLength(2);
});

test('the address that a row names is shown, and leads nowhere', () => {
  const page = markdownReport(richReport());
  expect(page).toContain('(`https://docs.example/cards`).');
  expect(elements(page).filter((tag) => tag.startsWith('a '))).toEqual([]);
});

test('the file is legible as it stands: it has no entities', () => {
  expect(markdownReport(richReport())).not.toMatch(/&#?\w+;/);
});

test('a sound server is a few lines', () => {
  expect(markdownReport(soundReport()).match(/^#+ .*$/gm)).toEqual(['# Conformant']);
});

test.each([...HOSTILE, ...MORE_HOSTILE])('%s in every text stays text', (_, hostile) => {
  const page = markdownReport(withTexts(richReport(), () => hostile));
  const harmless = elements(markdownReport(withTexts(richReport(), () => 'harmless')));
  expect(elements(page)).toEqual(harmless);
  expect(page.split('\n')).toHaveLength(markdownReport(richReport()).split('\n').length);
  expect(page).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  // The search leaves out code.
  expect(page.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '')).not.toMatch(/https?:\/\/|www\.|@(?!<)/);
});

test('a large report fits into the summary of a step, and says that it was cut', () => {
  const id = 'retrieveProgram.body.allowedIps[]:type';
  const all = Array.from({ length: 20_000 }, (_, index) =>
    violation(id, `/allowedIps/${index}`, 'a string', '7', 'read-program'),
  );
  const page = markdownReport(reportOf({ [id]: { status: 'violated', fails: true, violations: all } }));
  expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024);
  expect(page).toMatch(/The report is longer than fits here: the report files have all of it\.\n$/);
});
