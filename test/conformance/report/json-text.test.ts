import { expect, test } from 'vitest';
import { harReport } from '../../../conformance/report/har.ts';
import { jsonReport } from '../../../conformance/report/json.ts';
import { jsonText } from '../../../conformance/report/json-text.ts';
import { observationsReport } from '../../../conformance/report/observations.ts';
import { sarifReport } from '../../../conformance/report/sarif.ts';
import { jsonText as ofTheCommand } from '../../../scripts/cli/json-text.ts';
import { richReport } from './sample-report.ts';

const UNSEEN =
  '\u007f\u0085\u009b31m\u00ad\u061c\u200b\u202e\u2028\u2029\u2066\ufeff\u{e0041}\ufffe\ud800\u001b';
const SEEN = 'Zo\u00eb \u{1f600} \u20ac "\\';

test.each([jsonText, ofTheCommand])('nothing unseen is left raw, and the value is the same', (write) => {
  const value = { [UNSEEN]: [SEEN, UNSEEN], a: { b: 1 } };
  const text = write(value, 2);
  expect(JSON.parse(text)).toEqual(value);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/u);
  expect(text).toContain('\\u202e');
  expect(text).toContain(JSON.stringify(SEEN));
  expect(write(value)).toBe(jsonText(value));
});

test.each([
  ['conformance.json', jsonReport],
  ['observations.json', observationsReport],
  ['conformance.har', harReport],
  ['conformance.sarif', sarifReport],
])('%s', async (_name, write) => {
  const report = richReport();
  const run = { ...report.run, target: { baseUrl: `http://bank.example/${UNSEEN}` } };
  const text = await write({ ...report, run });
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  expect(JSON.stringify(JSON.parse(text))).toContain('\u202e');
});
