/** Statuses that `Response` of a browser treats otherwise than that of Node.js: a 204 has an empty body there, which is refused to a new response. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './chromium.ts';
import { FERRY, type GeneratedClient, generateClient } from './generated-client.ts';

let made: GeneratedClient;
let site: Site;
let server: Server;

const ENTRY = `
import { createClient } from './client.ts';
globalThis.callWith = async (baseUrl, status) => {
  const client = createClient({ baseUrl: baseUrl + '/' + status, credentials: { bearer: 'harbour' }, retry: { retries: 0 } });
  const outcome = (call) => call.then(({ status, data, response }) => ({ status, data, url: response.url }), ({ kind, status, message }) => ({ kind, status, message }));
  const raw = await client.raw.DELETE('/bookings/{bookingId}', { params: { path: { bookingId: 'b' } } });
  return [
    await outcome(client.cancelBooking.withResponse('b')),
    { status: raw.response.status, text: raw.response.bodyUsed ? undefined : await raw.response.text() },
  ];
};
`;

const CORS =
  'access-control-allow-origin: *\r\naccess-control-allow-headers: *\r\naccess-control-allow-methods: *\r\n';

beforeAll(async () => {
  made = await generateClient(FERRY);
  site = await openSite({ '/client.js': await made.bundle(ENTRY, 'iife') });
  await site.page.addScriptTag({ url: '/client.js' });
  // Writes what node:http would correct. The status is the first part of the path.
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const [, method, status = ''] = /^(\w+) \/(\d+)/.exec(bytes.toString('latin1')) ?? [];
      const framing = method === 'OPTIONS' || Number(status) === 204 ? '' : 'transfer-encoding: chunked\r\n';
      const body = framing === '' ? '' : '2\r\n{}\r\n0\r\n\r\n';
      const head = `HTTP/1.1 ${method === 'OPTIONS' ? 204 : status} x\r\n${CORS}${framing}\r\n`;
      socket.write(head + body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  await site.stop();
  server.close();
  await made.remove();
});

const calls = (status: number) => {
  const { port } = server.address() as { port: number };
  return site.page.evaluate(
    ([url, given]) =>
      (globalThis as unknown as { callWith(url: string, status: number): Promise<unknown[]> }).callWith(
        url,
        given,
      ),
    [`http://127.0.0.1:${port}`, status] as const,
  );
};

test.each([200, 204, 205, 299])(
  '%i is a success in a page, and the response is the one of fetch',
  async (status) => {
    const url = expect.stringContaining(`/${status}/bookings/b`);
    expect(await calls(status)).toMatchObject([{ status, url }, { status }]);
  },
);

test.each([422, 600, 999])('%i is an error status in a page', async (status) => {
  expect(await calls(status)).toMatchObject([{ kind: 'status', status }, { status }]);
});
