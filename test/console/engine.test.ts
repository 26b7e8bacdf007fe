import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ConsoleDocument,
  ConsoleEngine,
  ConsoleExchange,
  ConsoleOutcome,
  Draft,
} from '../../console/console-types.ts';
import { createEngine } from '../../console/engine.ts';
import { openPageBank } from '../../console/targets/page-target.ts';
import { documentOf } from './documents.ts';
import { operation, smallDocument } from './small-document.ts';

type Response = Extract<ConsoleOutcome, { readonly kind: 'response' }>;

let bank: ConsoleDocument;
let engine: ConsoleEngine;
beforeAll(async () => {
  bank = await documentOf('bank');
});
beforeEach(() => {
  // Without the storage of a browser: each has a bank of its own, in memory.
  engine = createEngine(bank, () => openPageBank);
});

async function send(draft: Draft): Promise<ConsoleExchange> {
  const exchange = await engine.send(draft);
  if (!('outcome' in exchange)) throw new Error(JSON.stringify(exchange));
  return exchange;
}

async function respond(draft: Draft): Promise<Response> {
  const { outcome } = await send(draft);
  if (outcome.kind === 'failed') throw new Error(outcome.message);
  return outcome;
}

const withField = (draft: Draft, name: string, value: unknown): Draft => ({
  ...draft,
  body: JSON.stringify({ ...JSON.parse(draft.body), [name]: value }),
});

describe('the bank in the page', () => {
  test('every call works as it is filled in, in any order, and is as described', async () => {
    const ids = bank.model.operations.map(({ id }) => id);
    for (const id of [...ids, ...ids.toReversed()]) {
      const { response, judgement } = await respond(engine.draft(id));
      expect({ id, ok: response.status >= 200 && response.status < 300, judgement }).toMatchObject({
        id,
        ok: true,
        judgement: { compared: true, violations: [] },
      });
    }
    expect(engine.state().exchanges.map((one) => one.operation)).toEqual(
      [...ids, ...ids.toReversed()].reverse(),
    );
  });

  test('a fault shows as its error, once', async () => {
    await engine.choose({ kind: 'page' });
    const control = engine.control();
    for (const preset of engine.presets.filter(({ id }) => id !== 'slow')) {
      await control?.addFault(preset.fault('createAccount'));
      const { outcome } = await send(engine.draft('createAccount'));
      const isRight =
        outcome.kind === 'response' &&
        outcome.response.status < 300 &&
        outcome.judgement.compared &&
        outcome.judgement.violations.length === 0;
      expect({ preset: preset.id, isRight }).toEqual({ preset: preset.id, isRight: false });
      expect(await control?.faults()).toEqual([]);
    }
    expect((await respond(engine.draft('createAccount'))).judgement.violations).toEqual([]);
  });

  test('its records, its clock and its reset', async () => {
    await engine.choose({ kind: 'page' });
    const control = engine.control();
    if (control === undefined) throw new Error('no control');
    const before = await control.records();
    await control.setClock({ now: '2026-03-02T14:05:10Z', frozen: true });
    const { response } = await respond(engine.draft('createAccount'));
    const made = JSON.parse(response.text);
    expect(made.createdAt).toBe('2026-03-02T14:05:10Z');
    const records = await control.records();
    expect(records.accounts.map(({ id }) => id)).toContain(made.id);
    expect(records.accounts).toHaveLength(before.accounts.length + 1);
    expect(records.accounts.find(({ id }) => id === made.id)?.record).toEqual(made);

    await control.changeRecord(made.id, { availableBalance: '2500.00' });
    expect((await control.records()).accounts.find(({ id }) => id === made.id)?.record).toMatchObject({
      availableBalance: '2500.00',
    });
    await expect(control.changeRecord(made.id, { availableBalance: 1 })).rejects.toMatchObject({
      refusals: [{ in: 'body', name: '/availableBalance' }],
    });
    const saved = await control.snapshot();
    await control.reset();
    expect(await control.records()).toEqual(before);
    expect((await control.clock()).frozen).toBe(false);
    // The account that was made is gone: it is filled in nowhere.
    expect(engine.draft('createCard').body).not.toContain(made.id);
    await control.restore(saved);
    expect((await control.records()).accounts.map(({ id }) => id)).toContain(made.id);
    await expect(control.restore('{')).rejects.toThrow('not JSON');
    await expect(control.restore('{}')).rejects.toMatchObject({ message: expect.any(String) });
  });

  test('whoever shows something is told of each change', async () => {
    let told = 0;
    const end = engine.subscribe(() => {
      told += 1;
    });
    const { revision } = engine.state();
    await send(engine.draft('createAccount'));
    expect(engine.state().revision).toBeGreaterThan(revision);
    expect(told).toBeGreaterThan(0);
    const before = told;
    end();
    await send(engine.draft('createAccount'));
    expect(told).toBe(before);
  });

  test('says that nothing is kept where the browser keeps nothing, and can be thrown away', async () => {
    await engine.choose({ kind: 'page' });
    expect(engine.state().persistence).toMatchObject({ kept: 'nothing', message: expect.any(String) });
    const before = await engine.control()?.records();
    await send(engine.draft('createAccount'));
    await engine.discard();
    expect(await engine.control()?.records()).toEqual(before);
    expect(engine.state()).toMatchObject({ exchanges: [], carried: bank.story });
    expect((await respond(engine.draft('createCard'))).response.status).toBe(201);
  });
});

describe('a sandbox on this machine', () => {
  test('another host is a problem, not a target', async () => {
    await engine.choose({ kind: 'local', baseUrl: 'https://bank.example' });
    expect(engine.state().problem).toContain('do not belong in a page');
    expect((await send(engine.draft('createAccount'))).outcome).toMatchObject({
      kind: 'failed',
      message: engine.state().problem,
    });
    expect(engine.control()).toBeUndefined();
    await engine.choose({ kind: 'page' });
    expect(engine.state().problem).toBeUndefined();
    expect(engine.control()).toBeDefined();
  });

  test('is all that there is for a description without the bank', () => {
    const other = createEngine(smallDocument([operation({})]));
    expect(other.state()).toMatchObject({
      choice: { kind: 'local' },
      persistence: undefined,
      problem: undefined,
    });
    expect(other.draft('call')).toMatchObject({ operation: 'call' });
  });
});

describe('the commands that send the same again', () => {
  test('curl has what was sent, with the address of the sandbox or a variable', async () => {
    const { lines } = await send(engine.draft('retrieveProgram'));
    const [program] = bank.story.filter(({ kind }) => kind === 'ProgramId');
    expect(lines.curl).toContain(`"$BANKING_BASE_URL/v1/program/${program?.value}"`);
    expect(lines.curl).toContain("--header 'sd-api-key: example-api-key'");
    await engine.choose({ kind: 'local', baseUrl: 'http://127.0.0.1:1' });
    const local = await send(engine.draft('retrieveProgram'));
    expect(local.lines.curl).toContain(`http://127.0.0.1:1/v1/program/${program?.value}`);
  });

  test('TypeScript has it as a call of the client', async () => {
    const draft = withField(engine.draft('createAccount'), 'label', "Marta's");
    const { lines } = await send(draft);
    expect(lines.typescript).toContain('await client.createAccount({');
    expect(lines.typescript).toContain(`label: "Marta's"`);
    expect(lines.typescript).toContain("from 'banking-platform-api-client'");
  });

  test('neither shows a key that somebody typed', async () => {
    const draft = engine.draft('retrieveProgram');
    const typed = { ...draft, credentials: { ...draft.credentials, apiKey: 'sk_typed_in' } };
    const { lines } = await send(typed);
    expect(`${lines.curl}${lines.typescript}`).not.toContain('sk_typed_in');
    expect(lines.curl).toContain('--header "sd-api-key: $BANKING_API_KEY"');
  });

  test.each([
    ['query', 'k', '$THINGS_BASE_URL/things?k=$THINGS_KEY'],
    ['cookie', 'k', '--cookie "k=$THINGS_KEY"'],
    ['bearer', 'authorization', 'authorization: Bearer $THINGS_KEY'],
    ['basic', 'authorization', '--user "$THINGS_KEY_USERNAME:$THINGS_KEY_PASSWORD"'],
  ] as const)('whether it is sent as %s', async (kind, wireName, shown) => {
    const credentials = [{ name: 'key', kind, wireName, description: '' }];
    const other = createEngine(smallDocument([operation({})], { credentials }));
    await other.choose({ kind: 'local', baseUrl: 'https://nowhere.example' });
    const exchange = await other.send({ ...other.draft('call'), credentials: { key: 'me:s3cret' } });
    const { curl } = (exchange as ConsoleExchange).lines;
    expect(curl.replace('https://nowhere.example', '$THINGS_BASE_URL')).toContain(shown);
    expect(curl).not.toContain('s3cret');
    expect(curl).not.toContain(btoa('me:s3cret'));
  });
});
