import { expect, test } from 'vitest';
import { ConfigurationError, SafetyRefusal } from '../../../../conformance/model/options.ts';
import { ReportsNotWritten } from '../../../../conformance/report/write-reports.ts';
import { ToolError } from '../../../../scripts/cli/errors.ts';
import { explain } from '../../../../scripts/commands/conform/explain.ts';

const other = new ToolError('usage', 'another one', { place: { file: 'f' } });

test.each([
  [new SafetyRefusal('no', 'Say yes.'), 'refused', 'no', 'Say yes.'],
  [new ConfigurationError('odd', 'Mend it.'), 'usage', 'odd', 'Mend it.'],
  [
    new ConfigurationError(
      'maxCalls is set without thorough',
      'Set thorough too, or "maxCalls" at /maxCalls.',
    ),
    'usage',
    '--max-calls is set without --thorough',
    'Set --thorough too, or "maxCalls" at /maxCalls.',
  ],
  [
    new ReportsNotWritten('d', new Error('full')),
    'environment',
    'the reports could not be written to d: full',
    'Use a folder that can be written to, or free up disk space.',
  ],
  [new ToolError('environment', 'no pino', { fix: 'Install it.' }), 'environment', 'no pino', 'Install it.'],
  [new ToolError('usage', 'typo', { fix: 'Mend it.' }), 'usage', 'typo', 'Mend it.'],
])('%s', (error, exit, message, fix) => {
  expect(explain(error)).toMatchObject({ name: 'ToolError', exit, message, fix });
});

test('a ToolError is returned as it is', () => {
  const error = new ToolError('environment', 'm', { place: { file: 'x', line: 3 }, others: [other] });
  expect(explain(error)).toBe(error);
});

test('an unexpected error is returned as it is', () => {
  const defect = new TypeError('x is not a function');
  expect(explain(defect)).toBe(defect);
});
