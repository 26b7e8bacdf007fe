import { describe, expect, test } from 'vitest';
import { isBusinessId, isPersonId, isProgramId } from '../../../generated/identifiers.ts';
import type { Program } from '../../../generated/types.ts';
import { controlPlane, hashKey, type Plane } from './control-plane.ts';

interface Made {
  readonly programId: string;
  readonly businessId: string;
  readonly personId: string;
  readonly apiKey: string;
}

async function read({ store }: Plane, id: string): Promise<unknown> {
  const [text] = await store.read([id]);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

describe('a further program', () => {
  test('comes with a business, a person and a key, which is stored as a hash alone', async () => {
    const plane = await controlPlane();
    const { status, body } = await plane.ask('POST /_sandbox/programs', { body: { label: 'suite 1' } });
    expect(status).toBe(201);
    const { programId, businessId, personId, apiKey, ...rest } = body as Made;
    expect(rest).toEqual({});
    expect([isProgramId(programId), isBusinessId(businessId), isPersonId(personId)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(apiKey).toMatch(/^sk_sandbox_[A-Za-z0-9_-]{43}$/);
    expect(await read(plane, programId)).toMatchObject({ id: programId, createdAt: '2026-11-20T08:09:10Z' });
    expect(await read(plane, businessId)).toEqual({ id: businessId, programId });
    expect(await read(plane, personId)).toEqual({ id: personId, programId });
    expect(await read(plane, `key-${hashKey(apiKey)}`)).toEqual({
      programId,
      label: 'suite 1',
      createdAt: '2026-11-20T08:09:10Z',
    });
    for (const { text } of await plane.store.list('', '', 1000)) expect(text).not.toContain(apiKey);
  });

  test('takes a merge patch', async () => {
    const plane = await controlPlane();
    const program = { card: { type: { virtual: { count: '1' } } }, send: { wire: { enabled: false } } };
    const { body } = await plane.ask('POST /_sandbox/programs', { body: { program } });
    expect((await read(plane, (body as Made).programId)) as Program).toMatchObject(program);
  });

  test('is of the time of the sandbox', async () => {
    const plane = await controlPlane();
    await plane.ask('PUT /_sandbox/clock', { body: { now: '2026-03-02T14:05:10Z', frozen: true } });
    const { body } = await plane.ask('POST /_sandbox/programs');
    expect(await read(plane, (body as Made).programId)).toMatchObject({ createdAt: '2026-03-02T14:05:10Z' });
  });

  test('each time another, with another key', async () => {
    const { ask } = await controlPlane();
    const made = await Promise.all(Array.from({ length: 20 }, () => ask('POST /_sandbox/programs')));
    const all = made.flatMap(({ body }) => Object.values(body as object) as string[]);
    expect(new Set(all).size).toBe(80);
  });

  test('a patch that makes it none is refused at each place, and nothing is written', async () => {
    const plane = await controlPlane();
    const before = await plane.store.list('', '', 1000);
    const { status, body } = await plane.ask('POST /_sandbox/programs', {
      body: { program: { bank: { sponsor: 7 }, code: null } },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'The body is not valid for this route.',
      code: 'invalid-body',
      errors: expect.arrayContaining([
        { pointer: '#/program/bank/sponsor', in: 'body', detail: 'must be string', keyword: 'type' },
        { pointer: '#/program/code', in: 'body', detail: 'is required', keyword: 'required' },
      ]) as unknown,
    });
    expect(await plane.store.list('', '', 1000)).toEqual(before);
  });

  test.each([
    [{ program: [] }, '#/program'],
    [{ program: null }, '#/program'],
    [{ label: '' }, '#/label'],
    [{ label: 'a\nb' }, '#/label'],
    [{ label: 'x'.repeat(101) }, '#/label'],
    [{ patch: {} }, '#/patch'],
    [{ program: { id: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13' } }, '#/program/id'],
  ])('refuses %j', async (sent, pointer) => {
    const { ask } = await controlPlane();
    const { status, body } = await ask('POST /_sandbox/programs', { body: sent });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-body', errors: [{ pointer }] });
  });
});

describe.each([
  ['businesses', isBusinessId],
  ['people', isPersonId],
] as const)('%s', (kind, isId) => {
  test('are added to the seeded program, or to the one that is named', async () => {
    const plane = await controlPlane();
    const other = ((await plane.ask('POST /_sandbox/programs')).body as Made).programId;
    for (const [sent, programId] of [
      [undefined, plane.seed.programId],
      [{}, plane.seed.programId],
      [{ programId: other }, other],
    ] as const) {
      const { status, body } = await plane.ask(`POST /_sandbox/${kind}`, { body: sent });
      const { id } = body as { id: string };
      expect([status, body, isId(id)]).toEqual([201, { id, programId }, true]);
      expect(await read(plane, id)).toEqual({ id, programId });
    }
  });
});

test('a further key is of the seeded program, or of the one that is named', async () => {
  const plane = await controlPlane();
  const other = ((await plane.ask('POST /_sandbox/programs')).body as Made).programId;
  for (const [sent, programId] of [
    [undefined, plane.seed.programId],
    [{ programId: other, label: 'ci' }, other],
  ] as const) {
    const { status, body } = await plane.ask('POST /_sandbox/keys', { body: sent });
    const { apiKey } = body as { apiKey: string };
    expect([status, body]).toEqual([201, { programId, apiKey }]);
    expect(await read(plane, `key-${hashKey(apiKey)}`)).toMatchObject({
      programId,
      label: sent?.label ?? 'made by hand',
    });
  }
});

test.each(['keys', 'businesses', 'people'])('%s of a program that is not there are refused', async (kind) => {
  const plane = await controlPlane();
  const before = await plane.store.list('', '', 1000);
  const { status, body } = await plane.ask(`POST /_sandbox/${kind}`, {
    body: { programId: 'prg-00000000-0000-4000-8000-000000000000' },
  });
  expect([status, body]).toEqual([
    404,
    {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Unknown program.',
      code: 'not-found',
      errors: [
        {
          pointer: '#/programId',
          in: 'body',
          detail: 'does not identify a known program',
          keyword: 'unknown',
        },
      ],
    },
  ]);
  expect(await plane.store.list('', '', 1000)).toEqual(before);
});
