/**
 * An agent, or another program that writes to the server's standard input, can send these in place of a message: each kind of wrong value in each
 * place of each request, and lines that are no JSON. Every line that has an ID gets one response, with a code that says whose fault it is; no error
 * repeats a long text; nothing ends the server.
 */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { LineTransport } from '../../scripts/mcp/line-transport.ts';
import { serve } from '../../scripts/mcp/serve.ts';
import type { Workshop } from '../../scripts/mcp/workshop.ts';

type Members = Record<string, unknown>;

const CANARY = 'Zq';
/** Characters of what was sent that an error may repeat. */
const MAX_REPEATED = 200;
const MAX_RESULT = 12_000;
const CODES: readonly unknown[] = [-32700, -32600, -32601, -32602];

/** JSON as text, so that values that no program makes are among them. */
const VALUES: readonly string[] = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e400',
    '9007199254740993',
    '""',
    '" "',
    '[]',
    '[[]]',
    '{}',
    '[null]',
  ],
  ...['{"__proto__":{"x":1}}', '{"constructor":1}', '{"toString":null}', '"__proto__"', '"constructor"'],
  ...[
    '"\\u0000"',
    '"\\ud800"',
    '"\\u001b[2J"',
    '"\\n::error::x"',
    '"<script>"',
    '"../../etc/passwd"',
    '"\\u202e"',
  ],
  JSON.stringify(CANARY.repeat(20_000)),
  JSON.stringify({ [CANARY.repeat(20_000)]: 1 }),
  JSON.stringify(Array(3000).fill(CANARY)),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
];

const START = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'attack', version: '0' },
};

/** Requests that are right, of which a place at a time is replaced. */
const REQUESTS: readonly { readonly method: string; readonly params: Members }[] = [
  { method: 'initialize', params: START },
  { method: 'ping', params: {} },
  { method: 'tools/list', params: { cursor: 'x' } },
  { method: 'subscriptions/listen', params: {} },
  { method: 'logging/setLevel', params: { level: 'info' } },
  ...Object.entries({
    search: { query: 'card', kind: 'field', limit: 3, offset: 0 },
    read: { id: 'createCard', offset: 0 },
    call_sandbox: {
      operation: 'updateAccount',
      parameters: { accountId: 'acc-x' },
      body: {},
      credentials: 'all',
    },
    faults: { action: 'add', fault: { operation: 'createCard', answer: { status: 503 } } },
    conform: {
      target: 'sandbox',
      only: ['createCard'],
      skip: [],
      readOnly: true,
      seed: 1,
      plan: true,
      all: false,
    },
    judge_recording: { files: ['calls.har'], only: [], all: false },
    judge_client: { only: [], skip: [], all: false },
    diff: { base: '1.0.0', revision: 'HEAD' },
  }).map(([name, args]) => ({
    method: 'tools/call',
    params: { name, arguments: args, _meta: { progressToken: 1 } },
  })),
];

/** The pointers to all members of a value. */
function placesIn(value: unknown, prefix: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [...prefix, name],
    ...placesIn(member, [...prefix, name]),
  ]);
}

const MARK = '"@@place@@"';

/** The text of a message in which a value, as text, is at a place. */
function withValue(message: Members, place: readonly string[], value: string): string {
  const copy = structuredClone(message);
  let holder: Members = copy;
  for (const name of place.slice(0, -1)) holder = holder[name] as Members;
  holder[place.at(-1) as string] = JSON.parse(MARK);
  return JSON.stringify(copy).replace(MARK, () => value);
}

interface Line {
  readonly bytes: Buffer;
  /** The content that the response must have; `undefined`: none is owed. */
  readonly id: number | undefined;
}

function lines(): Line[] {
  const all: Line[] = [];
  const add = (make: (id: number) => string | Buffer, owesResponse = true) => {
    const id = all.length + 1;
    const made = make(id);
    all.push({ bytes: Buffer.isBuffer(made) ? made : Buffer.from(made), id: owesResponse ? id : undefined });
  };
  for (const request of REQUESTS) {
    const whole = (id: number): Members => ({ jsonrpc: '2.0', id, ...request });
    for (const place of placesIn(whole(0)))
      for (const value of VALUES) add((id) => withValue(whole(id), place, value), place[0] !== 'id');
    for (const place of placesIn(whole(0)).filter(([first]) => first === 'params'))
      add((id) => withValue(whole(id), [...place.slice(0, -1), 'unknown'], JSON.stringify(CANARY)));
  }
  for (const value of VALUES) add(() => value, false);
  const search = JSON.stringify({
    jsonrpc: '2.0',
    method: 'tools/call',
    params: REQUESTS[5]?.params,
    id: 'x',
  });
  for (let end = 0; end < search.length; end += 3) add(() => search.slice(0, end), false);
  for (const noise of ['\ufeff', '\u0000', 'data: ', 'Content-Length: 3\r\n\r\n', '//', '}', ','])
    add(() => `${noise}${search}`, false);
  add(() => `${search}${search}`, false);
  add(() => Buffer.from([0xff, 0xfe, 0x7b, 0x80, 0x7d]), false);
  add(() => Buffer.alloc(2 ** 22 + 10, 'A'), false);
  add(() => `{"jsonrpc":"2.0","id":"a","id":"b","method":"ping"}`, false);
  return all;
}

const WORKSHOP: Workshop = {
  judgeRecording: () => Promise.reject(Object.assign(new Error('No such file.'), { fix: 'Name another.' })),
  judgeClient: undefined,
  compare: () => Promise.reject(Object.assign(new Error('No such version.'), { fix: 'Name another.' })),
};

interface Received {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly error?: { readonly code?: unknown };
  readonly result?: { readonly isError?: boolean; readonly content?: readonly { readonly text?: string }[] };
}

test('every malformed message is refused with a code, repeats nothing long, and ends nothing', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 2 ** 30 })];
  const stop = new AbortController();
  const logged: string[] = [];
  const served = serve({
    ...{ version: '0.0.0', deployment: undefined, workshop: WORKSHOP, signal: stop.signal },
    hide: (text) => text,
    log: (line) => void logged.push(line),
    transport: new LineTransport(input, output),
  });
  const broken: string[] = [];
  const responses = new Map<unknown, number>();
  let rest = '';
  const take = (line: string) => {
    const message: Received = JSON.parse(line);
    if (message.jsonrpc !== '2.0') broken.push(`no message: ${line.slice(0, 100)}`);
    if (message.method !== undefined) return;
    responses.set(message.id, (responses.get(message.id) ?? 0) + 1);
    const text = message.result?.content?.[0]?.text ?? '';
    if (text.length > MAX_RESULT) broken.push(`${text.length} characters: ${line.slice(0, 100)}`);
    if (message.error !== undefined && !CODES.includes(message.error.code)) broken.push(line.slice(0, 200));
    const isError = message.error !== undefined || message.result?.isError === true;
    if (isError && line.includes(CANARY.repeat(MAX_REPEATED / CANARY.length + 1)))
      broken.push(`repeats: ${line.slice(0, 100)}`);
  };
  output.on('data', (chunk: Buffer) => {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) take(line);
  });
  const send = (bytes: Buffer | string) =>
    input.write(Buffer.concat([Buffer.from(bytes), Buffer.from('\n')]));
  send(JSON.stringify({ jsonrpc: '2.0', id: 'start', method: 'initialize', params: START }));
  send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
  const sent = lines();
  for (const { bytes } of sent) send(bytes);
  send(JSON.stringify({ jsonrpc: '2.0', id: 'alive', method: 'ping' }));
  const owed = sent.flatMap(({ id }) => id ?? []);
  const isThere = () => owed.every((id) => responses.has(id)) && responses.has('alive');
  await expect.poll(isThere, { timeout: 60_000, interval: 50 }).toBe(true);
  stop.abort();
  await served;
  for (const [id, count] of responses)
    if (count > 1 && typeof id === 'number' && owed.includes(id)) broken.push(`${count} responses to ${id}`);
  if (logged.some((line) => line.includes(CANARY) || line.includes('bug')))
    broken.push(
      `logged: ${logged.find((line) => line.includes(CANARY) || line.includes('failed'))?.slice(0, 300)}`,
    );
  process.stdout.write(
    `mcp messages: ${sent.length} lines, ${owed.length} owed a response, broken: ${broken.length}\n`,
  );
  expect(broken.slice(0, 20)).toEqual([]);
});
