import { expect, test } from 'vitest';
import { type LogFormat, type LogLevel, logTo } from '../../../server/node/log.ts';
import type { AnsweredEvent, SandboxEvent } from '../../../server/sandbox-types.ts';

const NOW = new Date(2026, 2, 4, 16, 4, 5).getTime();

function linesOf(level: LogLevel, events: readonly SandboxEvent[], form: LogFormat = {}): string[] {
  const lines: string[] = [];
  const log = logTo(level, { write: (line) => void lines.push(line) }, () => NOW, {
    format: 'pretty',
    ...form,
  });
  log.note('info', 'listening', { url: 'http://127.0.0.1:4020' });
  for (const event of events) log.write(event);
  return lines;
}

const answered: AnsweredEvent = {
  kind: 'answered',
  requestId: 'r-1',
  time: 0,
  method: 'POST',
  operation: 'createCard',
  path: '/v1/card',
  control: false,
  programId: 'prg-1',
  status: 201,
  code: undefined,
  pointers: [],
  milliseconds: 1.26,
  fault: undefined,
};

const EVENTS: readonly SandboxEvent[] = [
  answered,
  {
    ...answered,
    status: 422,
    code: 'refused',
    pointers: ['#/bin', '#/a', '#/b', '#/c', '#/d', '#/e'],
    milliseconds: 12.7,
  },
  { ...answered, path: undefined, status: 404, code: 'unknown-path', fault: 'fault-7' },
  { ...answered, status: 0, fault: 'header' },
  { kind: 'store-unavailable', requestId: 'r-2', reason: 'full', note: 'SQLITE_FULL' },
  { kind: 'store-unavailable', requestId: 'r-3', reason: 'full', note: 'SQLITE_FULL' },
  {
    kind: 'failed',
    requestId: 'r-4',
    operation: 'createCard',
    error: 'TypeError',
    stack: '    at createCard (create-card.ts:1:1)',
    errors: [{ pointer: '#/id', keyword: 'pattern' }],
  },
];

test('a line per event, with what a person looks for', () => {
  expect(linesOf('info', EVENTS).join('')).toBe(`\
16:04:05  listening  url http://127.0.0.1:4020
16:04:05  201  POST /v1/card  1.3 ms  r-1
16:04:05  422  POST /v1/card  13 ms  refused #/bin #/a #/b #/c and 2 more  r-1
16:04:05  404  POST (unknown path)  1.3 ms  unknown-path  fault-7  r-1
16:04:05  cut  POST /v1/card  1.3 ms  fault in header  r-1
16:04:05  database: full  SQLITE_FULL  r-2
16:04:05  error: TypeError  createCard  #/id pattern  r-4
    at createCard (create-card.ts:1:1)
`);
});

test('levels are those of the JSON log', () => {
  const log = (level: LogLevel) =>
    linesOf(level, [answered, { ...answered, status: 500 }, ...EVENTS.slice(4, 5)]);
  expect(log('info')).toHaveLength(4);
  expect(log('warn').map((line) => line.split('  ')[1])).toEqual(['500', 'database: full']);
  expect(log('error').map((line) => line.split('  ')[1])).toEqual(['database: full']);
  expect(log('silent')).toEqual([]);
});

test('colors are the only difference that a terminal makes', () => {
  const colored = linesOf('info', EVENTS, { colors: true }).join('');
  expect(colored).toContain('\u001b[');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a color is.
  expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(linesOf('info', EVENTS).join(''));
});
