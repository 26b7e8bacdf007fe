import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply, ServerErrorEvent } from '../../../templates/runtime/server-types.ts';
import { ferryHandlers } from './ferry.ts';
import { FERRY, type LooseCall, type Made, makeServer } from './made.ts';

let made: Made;
let server: Server;
const events: ServerErrorEvent[] = [];
/** The handler that waits for its caller to go does this next; each test sets its own. */
let waiting: (call: LooseCall) => Promise<Reply>;

beforeAll(async () => {
  made = await makeServer(FERRY);
  const handlers = { ...ferryHandlers().handlers, cancelBooking: (call: LooseCall) => waiting(call) };
  const handle = made.server.createHandler(handlers, { onError: (event) => events.push(event) });
  server = createServer(getRequestListener(handle));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await made.remove();
});

test('a handler learns that its caller has gone, and nothing is logged', async () => {
  const { port } = server.address() as AddressInfo;
  const reason = await new Promise<unknown>((resolve) => {
    const caller = request({
      port,
      method: 'DELETE',
      path: '/bookings/bkg-1',
      headers: { authorization: 'Bearer t' },
    });
    waiting = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          resolve(signal.reason);
          reject(signal.reason);
        });
        caller.destroy();
      });
    caller.on('error', () => {});
    caller.end();
  });
  expect(reason).toBeDefined();
  expect(events).toEqual([]);
});
