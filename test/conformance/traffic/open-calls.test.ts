import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type OpenCallsOptions, openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { RecordingError } from '../../../conformance/traffic/recording-error.ts';
import type { TrafficWriter } from '../../../conformance/traffic/traffic-writer.ts';
import { harWriter } from '../../../conformance/traffic/write-har.ts';
import { ndjsonWriter } from '../../../conformance/traffic/write-ndjson.ts';
import { anyCalls, exampleCall } from './calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function fileOf(text: string | Uint8Array, name = `file-${++count}`): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** All calls, each read a second time by its position. */
async function read(files: readonly string[], options?: OpenCallsOptions) {
  const source = openCalls(files, options);
  try {
    const calls: RecordedCall[] = [];
    for await (const { call, position } of source.scan()) {
      calls.push(call);
      expect(source.readAt(position)).toEqual(call);
    }
    return { calls, others: source.others() };
  } finally {
    source.close();
  }
}

async function failure(text: string | Uint8Array, name?: string): Promise<RecordingError> {
  const error = await read([fileOf(text, name)]).catch((one: unknown) => one);
  if (!(error instanceof RecordingError)) throw error;
  return error;
}

/** Without the folder of this run. */
async function failureText(text: string | Uint8Array): Promise<string> {
  const { message } = await failure(text, 'x.har');
  return message.replace(`${folder}/`, '');
}

function write(writer: TrafficWriter, calls: readonly RecordedCall[]): string {
  return calls.map((call) => writer.write(call)).join('') + writer.end();
}

test.each([
  ['har', () => harWriter('a "comment"')],
  ['ndjson', () => ndjsonWriter()],
] as const)('calls that were written as %s are read as they were', async (name, writer) => {
  const file = `random.${name}`;
  await fc.assert(
    fc.asyncProperty(anyCalls(file), fc.integer({ min: 1, max: 300 }), async (calls, chunkSize) => {
      const path = fileOf(write(writer(), calls), file);
      const found = await read([path], { chunkSize });
      // Buffers and arrays of bytes are the same here.
      expect(structuredClone(found.calls)).toEqual(structuredClone(calls));
      expect(found.others).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

const CALLS = [
  exampleCall({ id: 'x#1' }),
  exampleCall({ id: 'x#2', response: { failure: 'timeout', detail: '"]}' } }),
];
const ENTRIES = JSON.parse(write(harWriter(), CALLS)).log.entries;
const OTHER = { ...ENTRIES[0], request: { ...ENTRIES[0].request, url: 'https://cdn.example/app.js?x=[{' } };

/** HAR in shapes that are as good as ours. */
const SHAPES: Readonly<Record<string, string>> = {
  compact: JSON.stringify({ log: { version: '1.2', entries: ENTRIES } }),
  indented: JSON.stringify({ log: { entries: ENTRIES, pages: [] } }, undefined, 2),
  'a byte order mark and line ends of Windows': `\ufeff${JSON.stringify({ log: { entries: ENTRIES } }, undefined, '\t').replaceAll('\n', '\r\n')}\r\n`,
  'other fields before and after': JSON.stringify({
    comment: 'log "\\',
    _x: [1, { log: [] }],
    log: {
      entries_: null,
      version: 1.2,
      creator: { entries: '[{' },
      browser: true,
      entries: ENTRIES,
      pages: [{}],
    },
    n: -1.5e3,
  }),
  'calls of others between': JSON.stringify({ log: { entries: [OTHER, ...ENTRIES, OTHER] } }),
  'spaces everywhere': JSON.stringify({ log: { entries: ENTRIES } }).replace(/(?<=[{[,])(?=["{])/g, ' \n'),
};

test.each(Object.entries(SHAPES))('%s: the same calls, however the file arrives', async (_, text) => {
  const path = fileOf(text);
  const expected = CALLS.map(({ id: _, ...rest }) => rest);
  for (const chunkSize of [1, 3, 64, 2 ** 20]) {
    const { calls } = await read([path], { chunkSize });
    expect(calls.map(({ id: _, ...rest }) => rest)).toEqual(expected);
  }
});

test('ids name the file and the entry; files of the same name are told apart', async () => {
  const text = JSON.stringify({ log: { entries: [OTHER, ...ENTRIES] } });
  const files = [fileOf(text, 'same.har'), fileOf(text, 'unique.har')];
  expect((await read(files)).calls.map(({ id }) => id)).toEqual([
    'same.har#2',
    'same.har#3',
    'unique.har#2',
    'unique.har#3',
  ]);
  const [path = ''] = files;
  const { calls } = await read([path, path]);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
});

test('lines may be blank, end as on Windows, and follow a byte order mark', async () => {
  const lines = CALLS.map((call) => write(ndjsonWriter(), [call]).trim());
  const { calls } = await read([fileOf(`\ufeff${lines.join('\r\n\r\n  \r\n')}`, 'x')], { chunkSize: 3 });
  expect(calls).toEqual([CALLS[0], { ...CALLS[1], id: 'x#4' }]);
});

const line = (more: object) =>
  JSON.stringify({
    startedAt: '2026-11-22T10:00:00Z',
    request: { method: 'POST', url: 'https://bank.example/v1/card' },
    ...more,
  });

test('a line can be written in the way that is at hand', async () => {
  const url = 'https://bank.example/v1/card';
  const request = { method: 'POST', url };
  const { calls } = await read([
    fileOf(
      [
        line({ request: { ...request, json: { a: 1 }, headers: { A: 'b', c: ['d', 'e'] } }, durationMs: 5 }),
        line({
          request: { ...request, text: '', headers: [['A', 'b'], { name: 'c', value: 'd' }] },
          endedAt: '2026-11-22T10:00:01Z',
        }),
        line({ response: { status: 201, base64: 'e30=' }, comment: 'x', id: 7, _more: [] }),
        line({ response: { status: 204 }, startedAt: 1_795_341_600_000 }),
        line({ response: { status: 200, notRecorded: true } }),
        line({ response: null }),
        line({ startedAt: undefined, endedAt: '2026-11-22T10:00:01Z', durationMs: 1000 }),
      ].join('\n'),
    ),
  ]);
  const at = Date.UTC(2026, 10, 22, 10);
  expect(calls).toMatchObject([
    {
      startedAt: at,
      endedAt: at + 5,
      request: {
        body: '{"a":1}',
        headers: [
          ['A', 'b'],
          ['c', 'd'],
          ['c', 'e'],
        ],
      },
    },
    {
      endedAt: at + 1000,
      request: {
        body: { absent: 'none' },
        headers: [
          ['A', 'b'],
          ['c', 'd'],
        ],
      },
    },
    { request: { body: { absent: 'not-recorded' } }, response: { status: 201, body: '{}' } },
    { startedAt: 1_795_341_600_000, response: { body: { absent: 'none' } } },
    { response: { body: { absent: 'not-recorded' } } },
    { response: { failure: 'not-recorded' } },
    { startedAt: at, endedAt: at + 1000 },
  ]);
});

test('a path is made absolute by the host that the request names', async () => {
  const headers = { Host: 'bank.example:8443', 'x-forwarded-proto': 'http' };
  const lines = [
    line({ request: { method: 'POST', url: '/v1/card?a=//b', headers } }),
    line({ request: { method: 'POST', url: '/v1/card', headers: { host: '[::1]:80' } } }),
  ];
  const { calls } = await read([fileOf(lines.join('\n'))]);
  expect(calls.map(({ request }) => request.url)).toEqual([
    'http://bank.example:8443/v1/card?a=//b',
    'https://[::1]:80/v1/card',
  ]);
  const headersOfHttp2 = [{ name: ':authority', value: 'bank.example' }];
  const entry = {
    ...ENTRIES[0],
    request: { ...ENTRIES[0].request, url: '/v1/card', headers: headersOfHttp2 },
  };
  const entries = [entry, { ...entry, request: { ...entry.request, url: '/app.js', headers: [] } }];
  const har = await read([fileOf(JSON.stringify({ log: { entries } }))]);
  expect(har.calls).toMatchObject([{ request: { url: 'https://bank.example/v1/card', headers: [] } }]);
  expect(har.others).toEqual([{ what: 'POST /app.js', count: 1 }]);
});

test('calls of others are counted by method and path, without what may be secret', async () => {
  const entry = (method: string, url: string) => ({
    ...ENTRIES[0],
    request: { ...ENTRIES[0].request, method, url },
  });
  const entries = [
    entry('GET', 'https://bank.example/v1/statements/8361/lines'),
    entry('GET', 'https://bank.example/v1/statements/9a/lines?key=secret'),
    entry('OPTIONS', 'https://bank.example/v1/account/account-secret'),
    entry('get', 'https://bank.example/v1/Jane%20Doe/photo.png'),
    entry('GET', 'data:text/plain,secret'),
  ];
  expect((await read([fileOf(JSON.stringify({ log: { entries } }))])).others).toEqual([
    { what: 'GET /v1/statements/{id}/{id}', count: 2 },
    { what: 'GET (data:)', count: 1 },
    { what: 'GET /v1/{id}/{id}', count: 1 },
    { what: 'OPTIONS /v1/account/{id}', count: 1 },
  ]);
});

const har = (entry: object) =>
  JSON.stringify({ log: { entries: [ENTRIES[0], { ...ENTRIES[0], ...entry }] } });

test.each([
  ['', 'x.har: it is empty (line 1, column 1, byte 0)'],
  [' \n', 'x.har: it is empty (line 1, column 1, byte 0)'],
  ['<!doctype html>', 'x.har: it is HTML or XML (line 1, column 1, byte 0)'],
  ['\n openapi: 3.1.0', 'x.har: it is an API description (line 2, column 2, byte 2)'],
  ['{"openapi":"3.1.0"}', 'x.har: it is an API description (line 1, column 1, byte 0)'],
  ['[{}]', 'x.har: it is a JSON list (line 1, column 1, byte 0)'],
  ['{"requirements":[]}', 'x.har: it is a report (line 1, column 1, byte 0)'],
  [
    '{"a":1}',
    'x.har: it is a JSON object with neither `log`, as HAR has it, nor `request`, as a line of NDJSON has it (line 1, column 1, byte 0)',
  ],
  ['nonsense', "x.har: expected '{' of a HAR file or of a line of NDJSON (line 1, column 1, byte 0)"],
  ['{\0"\0l\0', 'x.har: it is in UTF-16 (line 1, column 1, byte 0)'],
  ['\0{\0"\0l', 'x.har: it is in UTF-16 (line 1, column 1, byte 0)'],
  ['PK\u0003\u0004', 'x.har: it is a zip file (line 1, column 1, byte 0)'],
  ['{"log":[]}', 'x.har: expected `log` to be an object (line 1, column 8, byte 7)'],
  ['{"log":{}}', 'x.har: it has no log.entries (line 1, column 10, byte 9)'],
  ['{"log":{"entries":{}}}', 'x.har: expected `log.entries` to be a list (line 1, column 19, byte 18)'],
  ['{"log":{"entries":[7]}}', "x.har: expected '{' of an entry, or ']' (line 1, column 20, byte 19)"],
  ['{"log":{"entries":[]}}{}', 'x.har: expected the end of the file (line 1, column 23, byte 22)'],
  [
    '{"log":{"entries":[]',
    "x.har: the file ends early, before the first entry of log.entries: expected ',' or '}' (line 1, column 21, byte 20)",
  ],
  ['{"log":{\n"é" 1', "x.har: expected ':' (line 2, column 5, byte 14)"],
  [har({ request: undefined }), 'x.har: entry 2 is not a call: `request` must be an object'],
  [
    har({ startedDateTime: 'today' }),
    'x.har: entry 2 is not a call: `startedDateTime` must be a time such as "2026-11-22T10:00:00.000Z"',
  ],
  [
    har({ request: { ...ENTRIES[0].request, headers: 'a: b' } }),
    'x.har: entry 2 is not a call: `request.headers` must be a list of { name, value }',
  ],
  [
    `${line({})}\n${line({ durationMS: 1 })}`,
    `x.har: line 2 is not a call: #/durationMS is not allowed here (line 2, column 1, byte ${line({}).length + 1})`,
  ],
  [
    line({ response: {} }),
    'x.har: line 1 is not a call: #/response must have either status or failure (line 1, column 1, byte 0)',
  ],
  [
    line({ response: { status: 200, text: '', json: 1 } }),
    'x.har: line 1 is not a call: #/response must have one of json, text, not several (line 1, column 1, byte 0)',
  ],
  ...(
    [
      [
        { startedAt: 1_795_342_800.25 },
        '#/startedAt must be a time between 2000 and 2100: numbers are milliseconds since 1970, not seconds',
      ],
      [{ startedAt: '1970-01-21T18:42:22Z' }, '#/startedAt must be a time between 2000 and 2100'],
      [{ endedAt: 1_795_342_800_250_000 }, '#/endedAt must be a time between 2000 and 2100'],
      [{ startedAt: '1795342800.250' }, '#/startedAt must be a time such as'],
      [
        { endedAt: 1_795_342_800_250, durationMs: 1 },
        'the line must have two of startedAt, endedAt and durationMs',
      ],
      [{ context: [[1, 2], [1]] }, '#/context'],
      [{ startedAt: undefined, durationMs: 1 }, 'the line must have startedAt, or endedAt and durationMs'],
      [
        { startedAt: undefined, endedAt: 1_795_342_800_250, durationMs: 1e15 },
        '#/startedAt must be a time between 2000 and 2100',
      ],
      ...[
        { url: '/v1/card' },
        { url: 'v1/card', headers: { host: 'bank.example' } },
        { url: '//v1/card', headers: { host: 'bank.example' } },
        { url: '/v1/card', headers: { host: 'bank.example/x?' } },
      ].map((request): [object, string] => [
        { request: { method: 'POST', ...request } },
        '#/request/url must be absolute, or a path where #/request/headers has `host`',
      ]),
    ] as const
  ).map(([more, message]) => [line(more), `x.har: line 1 is not a call: ${message}`]),
  [
    har({ startedDateTime: 1_795_342_800 }),
    'x.har: entry 2 is not a call: `startedDateTime` must be a time between 2000 and 2100',
  ],
  [
    har({ request: { ...ENTRIES[0].request, url: '/v1/card', headers: [] } }),
    'x.har: entry 2 is not a call: `request.url` must be absolute, or a path where `request.headers` has `host`',
  ],
  [
    `${line({})}\n\n${line({}).slice(0, -1)}`,
    `x.har: line 3 is not valid JSON: expected ',' or '}' (line 3, column ${line({}).length}, byte ${line({}).length * 2 + 1})`,
  ],
])('what is wrong is said with its place: %.40s', async (text, message) => {
  expect(await failureText(text)).toContain(message);
});

test('of a HAR that ends early, it is said where, and what is complete', async () => {
  const text = JSON.stringify({ log: { entries: ENTRIES } }, undefined, 1);
  const whole = await read([fileOf(text)]);
  expect(whole.calls).toHaveLength(ENTRIES.length);
  for (let length = 1; length < text.length; length += 31) {
    const { message, fix, place } = await failure(text.slice(0, length));
    expect(place?.offset).toBe(length);
    expect(message).toMatch(/the file ends early, (?:in|after|before the first) entry/);
    const complete = /the first (\d+) bytes/.exec(fix)?.[1];
    if (complete !== undefined) {
      const repaired = await read([fileOf(`${text.slice(0, Number(complete))}]}}`)]);
      expect(repaired.calls.length).toBe(
        Number(/entry (\d+)/.exec(message)?.[1]) - (message.includes(', in') ? 1 : 0),
      );
    }
  }
});

test('a broken entry is found where it is broken, even if it swallows the rest of the file', async () => {
  const text = JSON.stringify({ log: { entries: [...ENTRIES, ...ENTRIES] } });
  const second = text.indexOf('{"startedDateTime"', text.indexOf('{"startedDateTime"') + 1);
  const method = text.indexOf('"POST"', second);
  const cut = (at: number, length: number) => text.slice(0, at) + text.slice(at + length);
  expect(await failureText(cut(method + 5, 1))).toMatch(/entry 2 is not valid JSON: expected/);
  expect(await failureText(cut(method - 1, 1))).toBe(
    `x.har: entry 2 is not valid JSON: expected ':' (line 1, column ${method}, byte ${method - 1})`,
  );
  const brace = text.indexOf('"cache":{}', second) + 9;
  expect(await failureText(cut(brace, 1))).toMatch(/entry 2 is not valid JSON: expected/);
});

test('an entry of another API is passed over unparsed; if it confuses what follows, it is named', async () => {
  const text = JSON.stringify({ log: { entries: [OTHER, ...ENTRIES] } });
  const cut = (at: number) => text.slice(0, at) + text.slice(at + 1);
  const brace = text.indexOf('"cache":{}') + 9;
  expect(await failureText(cut(brace))).toMatch(/^x.har: entry 1 is not valid JSON: expected/);
  expect(await failureText(`${text.slice(0, brace)}}${text.slice(brace)}`)).toMatch(
    /^x.har: expected '{' of an entry after entry 1 \(/,
  );
  expect((await read([fileOf(cut(text.indexOf(':')))]).catch((error) => error)).message).toContain(
    "expected ':'",
  );
});

test('a file that cannot be read is named with the reason', async () => {
  const path = join(folder, 'missing.har');
  await expect(read([path])).rejects.toThrow(`${path}: it cannot be read: no such file or folder (ENOENT)`);
  await expect(read([folder])).rejects.toMatchObject({
    message: `${folder}: it cannot be read: it is a folder (EISDIR)`,
    fix: 'It is a folder: pass the files in it.',
  });
});

test('no message holds a value of the file', async () => {
  const text = har({ startedDateTime: 'sk-secret' }).replace('"method":"POST"', '"method":"sk-secret');
  for (const broken of [
    text,
    har({ startedDateTime: 'sk-secret' }),
    `{"startedAt":"sk-secret","request":{"method":"POST","url":1}}`,
  ]) {
    const { message, fix } = await failure(broken);
    expect(message + fix).not.toContain('sk-secret');
  }
});
