import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import { fromExchange } from '../../../conformance/record/from-exchange.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { harWriter } from '../../../conformance/traffic/write-har.ts';
import record from '../../../scripts/commands/record.ts';
import { findCanary } from '../../conformance/record/find-canary.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { differenceBetween } from '../../mutants/shared-recording.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

let exchanges: readonly Exchange[];
let capture: string;
beforeAll(async () => {
  await judgeBank({
    faults: [{ operation: 'createCard', patch: [{ op: 'replace', path: '/label', value: 'Other' }] }],
    parts: {
      onExchanges: (all) => {
        exchanges = all;
      },
    },
  });
  const writer = harWriter();
  capture = exchanges.map((exchange) => writer.write(fromExchange(exchange))).join('') + writer.end();
});

let folder: string;
beforeEach(() => {
  folder = folderForTest();
  writeFileSync(join(folder, 'capture.har'), capture);
});

function run(...flags: readonly string[]) {
  return runWith([record], ['record', ...flags], { cwd: folder });
}

async function callsIn(name: string): Promise<RecordedCall[]> {
  const source = openCalls([join(folder, name)]);
  const calls: RecordedCall[] = [];
  for await (const { call } of source.scan()) calls.push(call);
  source.close();
  return calls.map((call, index) => ({ ...call, id: exchanges[index]?.id ?? call.id }));
}

test.each(['shared.har', 'shared.ndjson'])(
  '%s is judged like the file that it was made from',
  async (out) => {
    const { code, stdout } = await run('--in', 'capture.har', '--out', out);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^shared\.\w+: \d+ calls\n {2}replaced: [\d,]+ values, /),
    ]);
    expect(differenceBetween(exchanges, await callsIn(out))).toBeUndefined();
    expect(readdirSync(folder).sort()).toEqual(['capture.har', out]);
    expect(readFileSync(join(folder, 'capture.har'), 'utf8')).toBe(capture);
    const shared = readFileSync(join(folder, out), 'utf8');
    const secrets = exchanges
      .flatMap(({ request }) => Object.values(request.headers))
      .filter((one) => /^(?:sk|per)/.test(one));
    expect(secrets.length).toBeGreaterThan(0);
    expect(findCanary(shared, secrets)).toBeUndefined();
  },
);

test('several recordings become one, in the other form too', async () => {
  expect(
    await run('--in', 'capture.har', '--in', 'capture.har', '--out', 'all.json', '--format', 'har'),
  ).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')).log.entries).toHaveLength(
    2 * exchanges.length,
  );
});

test('calls to other operations are left out and counted', async () => {
  const har = JSON.parse(capture);
  har.log.entries.push({
    ...har.log.entries[0],
    request: { ...har.log.entries[0].request, url: 'https://bank.example/v1/statements/Jane%20Doe' },
  });
  writeFileSync(join(folder, 'capture.har'), JSON.stringify(har));
  const { stdout } = await run('--in', 'capture.har', '--out', 'shared.har');
  expect(stdout).toContain('left out: 1 call to other operations than those of the description');
  expect(stdout).not.toContain('Jane');
  expect(await callsIn('shared.har')).toHaveLength(exchanges.length);
});

/** Other tools put these into a HAR beside the calls. */
test('nothing of a HAR that is not a call comes along', async () => {
  let number = 0;
  const planted: string[] = [];
  const next = () => {
    planted.push(`Zyxw Canary${(++number * 7919).toString(36)}q`);
    return planted.at(-1);
  };
  const har = JSON.parse(capture);
  Object.assign(har.log, {
    comment: next(),
    _secret: next(),
    browser: { name: next(), version: next() },
    creator: { name: next(), version: next(), comment: next() },
    pages: [
      {
        id: next(),
        title: next(),
        startedDateTime: '2026-01-01T00:00:00Z',
        pageTimings: { comment: next() },
      },
    ],
  });
  for (const entry of har.log.entries) {
    Object.assign(entry, {
      pageref: next(),
      comment: next(),
      _initiator: { url: next() },
      serverIPAddress: next(),
      connection: next(),
      _note: [next()],
    });
    Object.assign(entry.timings, { comment: next(), _queued: next() });
    Object.assign(entry.cache, { comment: next(), beforeRequest: { eTag: next() } });
    Object.assign(entry.request, {
      comment: next(),
      httpVersion: next(),
      cookies: [{ name: next(), value: next(), comment: next() }],
      queryString: [{ name: next(), value: next() }],
      _run: next(),
    });
    if (entry.request.postData !== undefined)
      Object.assign(entry.request.postData, {
        comment: next(),
        params: [{ name: next(), value: next(), fileName: next() }],
        _more: next(),
      });
    entry.request.headers.push({
      name: `x-${String(next()).replace(/\W/g, '')}`,
      value: next(),
      comment: next(),
    });
    Object.assign(entry.response, {
      comment: next(),
      statusText: next(),
      httpVersion: next(),
      redirectURL: next(),
      cookies: [{ name: next(), value: next() }],
      _transferSize: next(),
    });
    Object.assign(entry.response.content, { comment: next(), _text: next() });
    entry.response.headers.push({ name: 'Set-Cookie', value: `session=${next()}` });
  }
  writeFileSync(join(folder, 'capture.har'), JSON.stringify(har));
  for (const out of ['shared.har', 'shared.ndjson']) {
    expect(await run('--in', 'capture.har', '--out', out)).toMatchObject({ code: 0 });
    expect(findCanary(readFileSync(join(folder, out), 'utf8'), planted)).toBeUndefined();
    expect(await callsIn(out)).toHaveLength(exchanges.length);
  }
});

test('a file that exists is replaced only with --force, and never the one that is read', async () => {
  writeFileSync(join(folder, 'shared.har'), 'mine');
  const { code, stderr } = await run('--in', 'capture.har', '--out', 'shared.har');
  expect([code, stderr]).toEqual([2, expect.stringContaining('shared.har exists')]);
  expect(readFileSync(join(folder, 'shared.har'), 'utf8')).toBe('mine');
  expect(await run('--in', 'capture.har', '--out', 'shared.har', '--force')).toMatchObject({ code: 0 });
  expect(await callsIn('shared.har')).toHaveLength(exchanges.length);
  expect(await run('--in', 'capture.har', '--out', './capture.har', '--force')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is one of the input files'),
  });
  expect(readFileSync(join(folder, 'capture.har'), 'utf8')).toBe(capture);
});

test('of a file that ends early nothing is written', async () => {
  writeFileSync(join(folder, 'capture.har'), capture.slice(0, -200));
  const { code, stderr } = await run('--in', 'capture.har', '--out', 'shared.har');
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/capture\.har: .*line \d+, column \d+, byte \d+/s),
  ]);
  expect(readdirSync(folder)).toEqual(['capture.har']);
});

test('a folder that does not exist, and flags that are missing: 2, and what to do', async () => {
  expect(await run('--in', 'capture.har', '--out', 'none/shared.har')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('none/shared.har cannot be written: its folder does not exist.'),
  });
  expect(await run('--in', 'capture.har', '--out', 'capture.har/shared.har')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'capture.har/shared.har cannot be written: what should be its folder is a file.',
    ),
  });
  expect(await run('--in', 'none.har', '--out', 'shared.har')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('none.har'),
  });
  expect(await run('--in', 'capture.har')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--out'),
  });
  mkdirSync(join(folder, 'there.har'));
  expect(await run('--in', 'capture.har', '--out', 'there.har', '--force')).toMatchObject({ code: 2 });
  expect(await run('--in', 'capture.har', '--out', 'x.har', '--format', 'csv')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('har or ndjson'),
  });
  expect(readdirSync(folder).sort()).toEqual(['capture.har', 'there.har']);
});

test('calls to any API are recorded with the words of its description', async () => {
  const description = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: '/api' }],
    paths: {
      '/pets/{name}': {
        get: {
          operationId: 'getPet',
          parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: {
              description: '',
              content: {
                'application/json': {
                  schema: { properties: { kind: { enum: ['cat'] }, owner: { type: 'string' } } },
                },
              },
            },
          },
        },
      },
    },
  };
  writeFileSync(join(folder, 'api.json'), JSON.stringify(description));
  const call = (path: string, body: string) => ({
    startedAt: '2026-03-02T14:00:00.000Z',
    request: { method: 'GET', url: `https://pets.test${path}`, headers: [['x-key', 'Canary']] },
    response: { status: 200, headers: [['content-type', 'application/json']], text: body },
  });
  const calls = [
    call('/api/pets/Tom', '{"kind":"cat","owner":"Canary"}'),
    call('/elsewhere/Canary', '"Canary"'),
  ];
  writeFileSync(join(folder, 'calls.ndjson'), calls.map((one) => JSON.stringify(one)).join('\n'));
  const { code, stdout } = await run('--in', 'calls.ndjson', '--spec', 'api.json', '--out', 'shared.ndjson');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/1 call\n[\s\S]*left out: 1 call/)]);
  const text = readFileSync(join(folder, 'shared.ndjson'), 'utf8');
  expect(text).toMatch(/https:\/\/host-\w+\.example\/api\/pets\/\w+"/);
  expect(text).toContain('{\\"kind\\":\\"cat\\",\\"owner\\":');
  expect(text).not.toMatch(/Canary|Tom|pets\.test/);
  expect(await run('--in', 'calls.ndjson', '--spec', 'none.json', '--out', 'x.har')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('none.json'),
  });
  expect(
    await run('--in', 'calls.ndjson', '--spec', 'https://pets.test/api.json', '--out', 'x.har'),
  ).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('URLs are never fetched'),
  });
});
