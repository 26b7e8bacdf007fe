import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LogLevel, logTo, openLog } from '../../../server/node/log.ts';
import type { SandboxEvent } from '../../../server/sandbox-types.ts';
import { folderForTest } from '../../temporary-folder.ts';

const answered = (status: number): SandboxEvent => ({
  kind: 'answered',
  requestId: 'r-1',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  method: 'GET',
  operation: 'retrieveProgram',
  path: '/v1/program/{programId}',
  time: 0,
  code: undefined,
  pointers: [],
  control: false,
  programId: 'prg-1',
  status,
  milliseconds: 0.1234567,
  fault: undefined,
});
const unavailable: SandboxEvent = {
  kind: 'store-unavailable',
  requestId: 'r-1',
  reason: 'full',
  note: 'SQLITE_FULL',
};
const failed: SandboxEvent = {
  kind: 'failed',
  requestId: 'r-1',
  operation: 'createCard',
  error: 'TypeError',
  stack: '    at createCard (create-card.ts:1:1)',
  errors: [{ pointer: '#/id', keyword: 'pattern' }],
};

function collect(level: LogLevel) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = logTo(level, { write: (line) => void lines.push(line) }, () => clock.now);
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...log, read, clock };
}

test('a line is one JSON object of named fields', () => {
  const { write, read } = collect('info');
  write(answered(200));
  expect(read()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      msg: 'answered',
      requestId: 'r-1',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      method: 'GET',
      operation: 'retrieveProgram',
      control: false,
      programId: 'prg-1',
      status: 200,
      ms: 0.123,
    },
  ]);
});

test.each<[LogLevel, string[]]>([
  ['info', ['info answered', 'warn answered', 'error store-unavailable', 'error failed']],
  ['warn', ['warn answered', 'error store-unavailable', 'error failed']],
  ['error', ['error store-unavailable', 'error failed']],
  ['silent', []],
])('at the level %s these are told', (level, expected) => {
  const { write, read } = collect(level);
  for (const event of [answered(404), answered(503), unavailable, failed]) write(event);
  expect(read().map((line) => `${line.level} ${line.msg}`)).toEqual(expected);
});

test('the same error is logged once in five seconds, then with how often it was not', () => {
  const { write, read, clock } = collect('error');
  for (let index = 0; index < 100; index += 1) write(unavailable);
  write({ ...unavailable, reason: 'locked' });
  clock.now = 5000;
  write(unavailable);
  clock.now = 10_000;
  write(unavailable);
  expect(read().map(({ reason, unheard }) => [reason, unheard])).toEqual([
    ['full', undefined],
    ['locked', undefined],
    ['full', 99],
    ['full', undefined],
  ]);
});

test('a line about a call of a tenant names it, and about another call none', () => {
  const { write, read } = collect('info');
  for (const event of [answered(200), unavailable]) write({ ...event, tenantId: 'ten-1' });
  write(answered(200));
  expect(read().map(({ tenantId }) => tenantId)).toEqual(['ten-1', 'ten-1', undefined]);
});

test('two different failures are both logged', () => {
  const { write, read } = collect('error');
  write(failed);
  write(failed);
  write({ ...failed, stack: '    at createCard (create-card.ts:9:9)' });
  expect(read()).toHaveLength(2);
});

test('closing writes what waits', async () => {
  const path = join(folderForTest(), 'log');
  const log = openLog('info', openSync(path, 'w'));
  for (let index = 0; index < 1000; index += 1) log.write(answered(200));
  log.note('info', 'stopped');
  await log.close();
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(1001);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'stopped' });
});
