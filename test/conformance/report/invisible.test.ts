import { expect, test } from 'vitest';
import { harReport } from '../../../conformance/report/har.ts';
import { jsonReport } from '../../../conformance/report/json.ts';
import { observationsReport } from '../../../conformance/report/observations.ts';
import { sarifReport } from '../../../conformance/report/sarif.ts';
import { richReport } from './sample-report.ts';

const INVISIBLE = '\u007f\u009b31m\u00ad\u202e\u2028\u{e0041}\ud800\u001b';

test.each([
  ['conformance.json', jsonReport],
  ['observations.json', observationsReport],
  ['conformance.har', harReport],
  ['conformance.sarif', sarifReport],
])('%s has no invisible characters', async (_name, write) => {
  const report = richReport();
  const run = { ...report.run, target: { baseUrl: `http://bank.example/${INVISIBLE}` } };
  const text = await write({ ...report, run });
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  expect(JSON.stringify(JSON.parse(text))).toContain('\u202e');
});
