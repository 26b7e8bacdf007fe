import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type {
  CallLine,
  LineBody,
  LineFailure,
  LineRequest,
  LineResponse,
} from '../../../conformance/traffic/ndjson/call-line.ts';
import schema from '../../../conformance/traffic/ndjson/recorded-call.schema.json' with { type: 'json' };
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import { read } from '../../house/files.ts';

const { $defs } = schema;

/** The members of a type, all of them: the compiler asks for each, and for no other. */
type Members<T> = Readonly<Record<keyof T, true>>;

const BODY = { json: true, text: true, base64: true, notRecorded: true } satisfies Members<LineBody>;

test.each<[string, object, object]>([
  [
    'a line',
    schema.properties,
    {
      startedAt: true,
      endedAt: true,
      durationMs: true,
      request: true,
      response: true,
      run: true,
      context: true,
      pseudonyms: true,
      id: true,
      comment: true,
    } satisfies Members<CallLine>,
  ],
  [
    'a request',
    $defs.request.properties,
    { method: true, url: true, headers: true, ...BODY } satisfies Members<LineRequest>,
  ],
  [
    'a response',
    $defs.response.properties,
    {
      ...({ status: true, headers: true, ...BODY } satisfies Members<LineResponse>),
      ...({ failure: true, detail: true } satisfies Members<LineFailure>),
    },
  ],
])('the schema and the type of %s have the same members', (_, properties, members) => {
  expect(Object.keys(properties).sort()).toEqual(Object.keys(members).sort());
});

test('the example of the documentation is read, and violates nothing', async () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/traffic.md')) ?? [];
  const path = join(tmpdir(), `example-${process.pid}.ndjson`);
  writeFileSync(path, example);
  const source = openCalls([path]);
  try {
    const ids: string[] = [];
    for await (const { call } of source.scan()) ids.push(call.id);
    expect(ids).toHaveLength(example.trim().split('\n').length);
    const { counts } = await judgeTraffic(source, {}, { withoutCalls: true });
    expect(counts).toMatchObject({ violated: 0 });
  } finally {
    source.close();
    rmSync(path);
  }
});
