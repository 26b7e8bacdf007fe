import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { badgeJson, badgeOf, badgeSvg } from '../../../conformance/report/badge.ts';
import { reportOf, richReport, soundReport } from './sample-report.ts';

const open = reportOf({
  'createCard.label-is-returned': { status: 'inconclusive', judged: 0, notes: ['it returned 503'] },
});
const partial = reportOf({
  'createCard.label-is-returned': { status: 'skipped', judged: 0, notes: ['not selected by only'] },
});
const stale = reportOf(
  {},
  {
    waivers: [
      { requirement: 'createCard.label-is-returned', reason: 'x', expires: '2027-01-01', state: 'stale' },
    ],
  },
);
const REPORTS = [
  [soundReport(), `conformant, ${soundReport().counts.passed.toLocaleString('en')} passed, 2026-03-10`],
  [
    partial,
    `conformant, ${partial.counts.passed.toLocaleString('en')} of ${partial.counts.requirements.toLocaleString('en')} passed, 2026-03-10`,
  ],
  [richReport(), '2 violated, 2026-03-10'],
  [open, 'inconclusive, 1 not checked, 2026-03-10'],
  [stale, 'not conformant, waivers expired, 2026-03-10'],
] as const;

test.each(REPORTS)('badge %#: the verdict, what was counted and the day', (report, message) => {
  const badge = JSON.parse(badgeJson(badgeOf(report)));
  expect(badge).toEqual({
    schemaVersion: 1,
    label: 'conformance',
    message,
    color: expect.stringMatching(/^[0-9a-f]{6}$/),
  });
});

test.each(REPORTS)(
  'badge %# as SVG: well-formed, with a title, and each text as wide as its box',
  (report, message) => {
    const svg = badgeSvg(badgeOf(report));
    expect(XMLValidator.validate(svg)).toBe(true);
    const root = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      parseAttributeValue: true,
    }).parse(svg).svg;
    expect(root).toMatchObject({
      role: 'img',
      'aria-label': `conformance: ${message}`,
      title: `conformance: ${message}`,
    });
    const [left, right] = root.g.text;
    const divide = Number(/H(\d+)/.exec(root.path.d)?.[1]);
    expect(left.x + left.textLength).toBeLessThan(divide);
    expect(right.x).toBeGreaterThan(divide);
    expect(right.x + right.textLength).toBeLessThan(root.width);
    // Several badges may stand in one page: ids would be those of the first.
    expect(svg).not.toMatch(/ id=|url\(/);
    expect([left['#text'], right['#text']]).toEqual(['conformance', message]);
  },
);

test.each(REPORTS)('badge %#: white is legible on its color', (report) => {
  const { color } = badgeOf(report);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(4.5);
});

test('text cannot leave its element', () => {
  const svg = badgeSvg({ label: '<script>"&', message: '</text>', color: '000000' });
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).not.toContain('<script');
});
