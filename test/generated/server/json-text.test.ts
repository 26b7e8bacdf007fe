import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  FetchHandler,
  Reply,
  ServerErrorEvent,
  ServerOptions,
} from '../../../templates/runtime/server-types.ts';
import { BOOKING, NEW_BOOKING, send } from './ferry.ts';
import { FERRY, type Made, makeServer } from './made.ts';

let made: Made;
let events: ServerErrorEvent[];

beforeAll(async () => {
  made = await makeServer(FERRY);
});
afterAll(() => made.remove());
beforeEach(() => {
  events = [];
});
afterEach(() => vi.restoreAllMocks());

/** As no `JSON.stringify` would write it. */
const TEXT = `{ "id": "bkg-11",\n "passengers": [], "total": 21.50, "remark": "caf\\u00e9 é" }`;

/** A server that answers `createBooking` with these replies, one after another. */
function answering(replies: readonly Reply[], options: ServerOptions = {}) {
  const left = [...replies];
  const createBooking = () => left.shift() as Reply;
  const handle = made.server.createHandler(
    { createBooking },
    { onError: (event) => events.push(event), ...options },
  );
  return () => ask(handle);
}

function ask(handle: FetchHandler<unknown>): Promise<Response> {
  return handle(send('POST', '/bookings', NEW_BOOKING));
}

const say = (text: string, status = 202) => ({ status, body: new made.server.JsonText(text) });

test('a text is sent character by character, with the described media type and the headers of the reply', async () => {
  const headers = { location: '/bookings/bkg-11' };
  const asked = answering([{ ...say(TEXT), headers }, say(TEXT), { ...say(TEXT), headers }]);
  for (const location of ['/bookings/bkg-11', null, '/bookings/bkg-11']) {
    const response = await asked();
    expect(await response.text()).toBe(TEXT);
    expect([response.status, response.headers.get('content-type'), response.headers.get('location')]).toEqual(
      [202, 'application/json', location],
    );
  }
});

test('a text that matched is not looked at again, unless many others came since', async () => {
  const texts = [TEXT, TEXT, JSON.stringify(BOOKING), TEXT, JSON.stringify(BOOKING)];
  const many = Array.from({ length: 100 }, (_, count) => JSON.stringify({ ...BOOKING, note: `${count}` }));
  const asked = answering([...texts, ...many, TEXT].map((text) => say(text)));
  const parse = vi.spyOn(JSON, 'parse');
  const looked: boolean[] = [];
  for (const text of [...texts, ...many, TEXT]) {
    parse.mockClear();
    expect((await asked()).status).toBe(202);
    looked.push(parse.mock.calls.some(([parsed]) => parsed === text));
  }
  expect(looked).toEqual([true, false, true, false, false, ...many.map(() => true), true]);
});

test('a text that does not match is never sent, however often it comes', async () => {
  const wrong = JSON.stringify({ ...BOOKING, id: 'Zzyzx-4711' });
  const asked = answering([say(wrong), say(wrong), say(TEXT), say(wrong)]);
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await asked()).status);
  expect(statuses).toEqual([500, 500, 202, 500]);
  expect(events).toHaveLength(3);
  expect(events[0]).toMatchObject({
    kind: 'invalid-reply',
    status: 202,
    errors: [{ pointer: '#/id', keyword: 'pattern' }],
  });
  expect(JSON.stringify(events)).not.toContain('Zzyzx');
});

test('a text that is no JSON is not sent, and not quoted in the log', async () => {
  const asked = answering([say('{ "id": Zzyzx-4711 }'), say('')]);
  expect([(await asked()).status, (await asked()).status]).toEqual([500, 500]);
  expect(events.map(({ message }) => message)).toEqual(
    Array(2).fill('The JsonText of the reply is not valid JSON.'),
  );
  expect(JSON.stringify(events)).not.toContain('Zzyzx');
});

test('a text that matched one status is held against another one of its own', async () => {
  const asked = answering([say(TEXT, 202), say(TEXT, 409), say('{ "title": "full", "status": 409 }', 409)]);
  expect([(await asked()).status, (await asked()).status]).toEqual([202, 500]);
  const full = await asked();
  expect([full.status, full.headers.get('content-type')]).toEqual([409, 'application/problem+json']);
});

test('an answer is a copy: what its reader does to it changes no other', async () => {
  const asked = answering([say(TEXT), say(TEXT), say(TEXT)]);
  for (let count = 0; count < 2; count++) new Uint8Array(await (await asked()).arrayBuffer()).fill(0);
  expect(await (await asked()).text()).toBe(TEXT);
});

test('where nothing is described, and where checks are off, a text is sent unseen', async () => {
  const open = await answering([say('[1, 2]', 418)])();
  expect([open.status, open.headers.get('content-type'), await open.text()]).toEqual([
    418,
    'application/json',
    '[1, 2]',
  ]);
  expect((await answering([say('{}')], { validateReplies: false })()).status).toBe(202);
  expect(events).toEqual([]);
});

test('a status without a body takes no text either', async () => {
  const handle = made.server.createHandler(
    { cancelBooking: () => say('null', 204) },
    { onError: (event) => events.push(event) },
  );
  expect((await handle(send('DELETE', '/bookings/bkg-1'))).status).toBe(500);
  expect(events).toMatchObject([{ message: 'Status 204 carries no body.' }]);
});
