import { describe, expect, test } from 'vitest';
import { CLOCK_ID } from '../../../server/store/records.ts';
import { controlPlane, type Plane } from './control-plane.ts';

const CLOCK = '/_sandbox/clock';

async function shown(plane: Plane): Promise<unknown> {
  return (await plane.ask(`GET ${CLOCK}`)).body;
}

async function stored({ store }: Plane): Promise<unknown> {
  const [text] = await store.read([CLOCK_ID]);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** A control plane whose system time the test moves. */
async function planeInTime(): Promise<{ plane: Plane; sleep(seconds: number): void }> {
  let time = Date.parse('2026-11-20T08:09:10.987Z');
  const plane = await controlPlane({ systemTime: () => new Date(time) });
  return {
    plane,
    sleep(seconds) {
      time += seconds * 1000;
    },
  };
}

test('goes with the system until it is set', async () => {
  const { plane, sleep } = await planeInTime();
  expect(await shown(plane)).toEqual({ now: '2026-11-20T08:09:10Z', frozen: false });
  sleep(60);
  expect(await shown(plane)).toEqual({ now: '2026-11-20T08:10:10Z', frozen: false });
  expect(await stored(plane)).toBeUndefined();
});

test('set to a moment, it goes on from there', async () => {
  const { plane, sleep } = await planeInTime();
  const { status, body } = await plane.ask(`PUT ${CLOCK}`, { body: { now: '2026-03-02T14:05:10Z' } });
  expect([status, body]).toEqual([200, { now: '2026-03-02T14:05:10Z', frozen: false }]);
  sleep(0.999);
  expect(await shown(plane)).toEqual({ now: '2026-03-02T14:05:10Z', frozen: false });
  sleep(0.001);
  expect(await shown(plane)).toEqual({ now: '2026-03-02T14:05:11Z', frozen: false });
  expect(await stored(plane)).toEqual({
    shiftMs: Date.parse('2026-03-02T14:05:10Z') - Date.parse('2026-11-20T08:09:10.987Z'),
  });
});

test('frozen at a moment, it stands still', async () => {
  const { plane, sleep } = await planeInTime();
  await plane.ask(`PUT ${CLOCK}`, { body: { now: '2024-02-29T23:59:59Z', frozen: true } });
  sleep(3600);
  expect(await shown(plane)).toEqual({ now: '2024-02-29T23:59:59Z', frozen: true });
  expect(await stored(plane)).toEqual({ stoppedAt: '2024-02-29T23:59:59Z' });
});

test('what is not sent stays: a frozen clock is advanced and stays frozen, a running one goes on', async () => {
  const { plane, sleep } = await planeInTime();
  const put = async (body: object) => (await plane.ask(`PUT ${CLOCK}`, { body })).body;
  expect(await put({ frozen: true })).toEqual({ now: '2026-11-20T08:09:10Z', frozen: true });
  sleep(10);
  expect(await put({ advanceSeconds: 86_400 })).toEqual({ now: '2026-11-21T08:09:10Z', frozen: true });
  expect(await put({ now: '2026-01-01T00:00:00Z' })).toEqual({ now: '2026-01-01T00:00:00Z', frozen: true });
  expect(await put({ advanceSeconds: -1, frozen: false })).toEqual({
    now: '2025-12-31T23:59:59Z',
    frozen: false,
  });
  sleep(10);
  expect(await put({ advanceSeconds: 60 })).toEqual({ now: '2026-01-01T00:01:09Z', frozen: false });
  expect(await put({})).toEqual({ now: '2026-01-01T00:01:09Z', frozen: false });
});

test("taken away, it is the system's time again", async () => {
  const { plane, sleep } = await planeInTime();
  await plane.ask(`PUT ${CLOCK}`, { body: { now: '2030-01-01T00:00:00Z', frozen: true } });
  const { status, body } = await plane.ask(`DELETE ${CLOCK}`);
  expect([status, body]).toEqual([200, { now: '2026-11-20T08:09:10Z', frozen: false }]);
  sleep(1);
  expect(await shown(plane)).toEqual({ now: '2026-11-20T08:09:11Z', frozen: false });
});

test('at the end of its years it can still be frozen, and set back', async () => {
  const { plane, sleep } = await planeInTime();
  await plane.ask(`PUT ${CLOCK}`, { body: { now: '8999-12-31T23:59:59Z' } });
  sleep(5);
  const put = async (body: object) => (await plane.ask(`PUT ${CLOCK}`, { body })).body;
  expect(await put({ frozen: true })).toEqual({ now: '9000-01-01T00:00:04Z', frozen: true });
  expect(await put({ advanceSeconds: -5 })).toEqual({ now: '8999-12-31T23:59:59Z', frozen: true });
});

test('advances that come together all count', async () => {
  const { plane } = await planeInTime();
  await plane.ask(`PUT ${CLOCK}`, { body: { now: '2026-03-02T00:00:00Z', frozen: true } });
  await Promise.all(
    Array.from({ length: 20 }, () => plane.ask(`PUT ${CLOCK}`, { body: { advanceSeconds: 60 } })),
  );
  expect(await shown(plane)).toEqual({ now: '2026-03-02T00:20:00Z', frozen: true });
});

describe('refused, and the clock stays', () => {
  test.each([
    [{ now: '2026-02-29T00:00:00Z' }, '#/now', 'format'],
    [{ now: '2026-03-02T14:05:10.5Z' }, '#/now', 'format'],
    [{ now: '2026-03-02T14:05:10+00:00' }, '#/now', 'format'],
    [{ now: '2026-03-02' }, '#/now', 'format'],
    [{ now: 1_772_460_310 }, '#/now', 'format'],
    [{ now: '' }, '#/now', 'format'],
    [{ now: '1969-12-31T23:59:59Z' }, '#/now', 'limit'],
    [{ now: '9000-01-01T00:00:00Z' }, '#/now', 'limit'],
    [{ advanceSeconds: 9e15 }, '#/advanceSeconds', 'limit'],
    [{ advanceSeconds: -1e12 }, '#/advanceSeconds', 'limit'],
    [{ advanceSeconds: 0.5 }, '#/advanceSeconds', 'type'],
    [{ advanceSeconds: '60' }, '#/advanceSeconds', 'type'],
    [{ frozen: 'yes' }, '#/frozen', 'type'],
    [{ frozen: null }, '#/frozen', 'type'],
    [{ now: '2026-03-02T14:05:10Z', advanceSeconds: 1 }, '#/advanceSeconds', 'not'],
    [{ shiftMs: 1 }, '#/shiftMs', 'additionalProperties'],
  ])('%j', async (body, pointer, keyword) => {
    const { plane } = await planeInTime();
    const refused = await plane.ask(`PUT ${CLOCK}`, { body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'invalid-body', errors: [{ pointer, in: 'body', keyword }] });
    expect(await stored(plane)).toBeUndefined();
  });
});
