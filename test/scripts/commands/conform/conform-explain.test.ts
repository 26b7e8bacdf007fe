import { expect, test } from 'vitest';
import { ReportsNotWritten } from '../../../../conformance/report/write-reports.ts';
import { ConfigurationError, SafetyRefusal } from '../../../../conformance/run/options.ts';
import { ToolError } from '../../../../scripts/cli/errors.ts';
import { explain } from '../../../../scripts/commands/conform/explain.ts';

const other = new ToolError('usage', 'another one', { place: { file: 'f' } });

test.each([
  [new SafetyRefusal('no', 'Say yes.'), 'refused', 'no', 'Say yes.'],
  [new ConfigurationError('odd', 'Mend it.'), 'usage', 'odd', 'Mend it.'],
  [
    new ReportsNotWritten('d', new Error('full')),
    'usage',
    'the reports could not be written to d: full',
    'Give a folder that can be written to, or make room on the disk.',
  ],
  // Only the gate ends with 4.
  [new ToolError('environment', 'no pino', { fix: 'Install it.' }), 'usage', 'no pino', 'Install it.'],
  [new ToolError('usage', 'typo', { fix: 'Mend it.' }), 'usage', 'typo', 'Mend it.'],
])('%s', (error, exit, message, fix) => {
  expect(explain(error)).toMatchObject({ name: 'ToolError', exit, message, fix });
});

test('nothing is lost on the way', () => {
  const place = { file: 'x', line: 3 };
  const error = new ToolError('environment', 'm', { place, cause: 'c', others: [other] });
  expect(explain(error)).toMatchObject({ exit: 'usage', place, cause: 'c', others: [other] });
});

test('a defect stays one', () => {
  const defect = new TypeError('x is not a function');
  expect(explain(defect)).toBe(defect);
});
