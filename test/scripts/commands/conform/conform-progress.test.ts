import { expect, test } from 'vitest';
import type { ReportExchange } from '../../../../conformance/model/report.ts';
import type { ConformanceEvent } from '../../../../conformance/run/events.ts';
import { progressLine } from '../../../../scripts/commands/conform/show-progress.ts';

const exchange: ReportExchange = {
  id: 'issue-card',
  operation: 'createCard',
  purpose: 'Issue a card',
  sentAt: '2026-11-20T10:00:00.000Z',
  durationMs: 12.4,
  request: { method: 'POST', url: 'https://bank.example/prefix/v1/card', headers: {} },
  curl: '',
};
const response = { status: 201, headers: {}, bytes: 2 };

test.each<[ConformanceEvent, string | undefined]>([
  [{ type: 'waiting', milliseconds: 1234, why: 'clocks are coarse' }, '  waiting 1.2 s: clocks are coarse'],
  [
    { type: 'exchange', exchange: { ...exchange, response } },
    '  201  POST   /prefix/v1/card  12 ms  Issue a card',
  ],
  [
    {
      type: 'exchange',
      exchange: { ...exchange, response, request: { ...exchange.request, url: '(masked)://[/v1/card' } },
    },
    '  201  POST   (masked)://[/v1/card  12 ms  Issue a card',
  ],
  [
    { type: 'exchange', exchange: { ...exchange, failure: 'timeout' } },
    '  ---  POST   /prefix/v1/card  12 ms  no response: timeout',
  ],
  [
    { type: 'not-sent', exchange: 'issue-card', operation: 'createCard', reason: 'no account is known' },
    '  ---  createCard is not called: no account is known',
  ],
  [{ type: 'stopped', reason: 'two refusals' }, '  stopped: two refusals'],
  [
    {
      type: 'request',
      exchange: 'a',
      operation: 'createCard',
      method: 'POST',
      path: '/v1/card',
      purpose: 'x',
    },
    undefined,
  ],
])('%j', (event, line) => {
  expect(progressLine(event)).toBe(line);
});
