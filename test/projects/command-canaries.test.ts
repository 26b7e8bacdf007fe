/** Secrets in every place where a client or a deployment can put them: none is in what `proxy` and `judge-client` print and write. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { REPORTERS } from '../../conformance/report/reporters.ts';
import { operations } from '../../generated/operations.ts';
import { makeCertificate } from '../conformance/transport/certificates.ts';
import { run, start, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { everything, leaksIn, SECRETS } from './canaries.ts';

const ALL = REPORTERS.join(',');

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const { key, person, token, cookie, password, name, city, street, mail, phone, account, tenant } = SECRETS;
const address = { addressType: city, line1: street, city, state: city, postalCode: account, country: name };
const basic = Buffer.from(`${name}:${password}`).toString('base64');

/** A hostile bank says this, one response after the other. */
const RESPONSES: readonly { readonly head: readonly string[]; readonly body: string }[] = [
  {
    head: [
      '401 Unauthorized',
      'content-type: application/problem+json',
      `www-authenticate: Basic realm="${tenant}"`,
    ],
    body: JSON.stringify({
      title: `Key ${key} is unknown`,
      detail: `${name}, ${street}, ${city}`,
      [password]: token,
      status: 401,
    }),
  },
  {
    head: [
      `302 ${tenant}`,
      `location: https://${password}:${token}@${tenant}.test/${key}?token=${token}#${cookie}`,
      `set-cookie: s=${cookie}`,
    ],
    body: '',
  },
  { head: ['200 OK', 'content-type: application/json'], body: `{"id": "${key}", "label": ${name}` },
  { head: ['200 OK', `content-type: application/json; p=${token}`], body: `\ufeff{"label": "${name}"}` },
  {
    head: [
      '201 Created',
      `x-${tenant}: ${token}`,
      `date: ${cookie}`,
      `retry-after: ${account}`,
      `x-request-id: ${key}`,
    ],
    body: JSON.stringify({
      id: key,
      status: name,
      label: street,
      accountNumber: account,
      createdAt: phone,
      availableBalance: account,
      type: city,
      currency: tenant,
      config: { [mail]: token },
      [name]: city,
      cardholder: { name, billingAddress: address },
    }),
  },
  {
    head: [`500 ${token}`, 'content-type: text/html'],
    body: `<h1>${key} ${name} of ${city} ${mail} ${phone}</h1>`,
  },
  { head: [`200 ${password}`, 'content-encoding: gzip'], body: `${key}${name}` },
];

function hostileBank() {
  let count = 0;
  return (socket: Socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const calls = String(chunk)
        .split(/(?=(?:GET|POST|PATCH) \S+ HTTP)/)
        .filter((one) => / HTTP\/1/.test(one));
      for (const _ of calls) {
        const { head, body } = RESPONSES[count++ % RESPONSES.length] as (typeof RESPONSES)[number];
        socket.write(
          `HTTP/1.1 ${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }
    });
  };
}

const HEADERS = [
  `sd-api-key: ${key}`,
  `sd-person-id: ${person}`,
  `cookie: ${cookie}`,
  `authorization: Basic ${basic}`,
  `x-${tenant}: ${token}`,
  `user-agent: ${name}`,
  `referer: https://x:${password}@bank.test/${token}`,
];
const BODY = JSON.stringify({
  accountId: key,
  name,
  label: name,
  email: mail,
  phone,
  amount: account,
  type: city,
  description: `${street} ${password}`,
  metadata: { [tenant]: token },
  shipping: { shippingAddress: address },
  ach: { accountNumber: account, bankName: tenant },
});

/** Every operation, with secrets in its path, query, headers and body. */
const requests = Object.values(operations).flatMap(({ method, path, request }) => {
  const target = `/${tenant}${path.replace(/\{[^}]*\}/g, key)}?token=${token}&name=${encodeURIComponent(name)}`;
  const body = request === undefined ? '' : BODY;
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    ...HEADERS,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return RESPONSES.map(() => `${head.join('\r\n')}\r\n\r\n${body}`);
});

/** No proxy passes these on, or no two readers agree on them. */
const BROKEN = [
  `CONNECT ${tenant}.test:443 HTTP/1.1\r\nhost: ${token}\r\n\r\n`,
  `GET http://${name.replace(' ', '')}:${password}@${tenant}.test/${key} HTTP/1.1\r\nhost: ${token}\r\n\r\n`,
  `GET /${key} HTTP/1.1\r\nhost: x\r\n${name}${password} no colon ${token}\r\n\r\n`,
  `POST /v1/account HTTP/1.1\r\nhost: x\r\ncontent-length: ${token}\r\n\r\n`,
  `POST /v1/account HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked, ${token}\r\n\r\n`,
  `${tenant} ${key} ${token}\r\n\r\n`,
  `${tenant.toUpperCase()} /v1/account/${key} HTTP/1.1\r\nhost: x\r\n\r\n`,
];

/** Sends a text as all that there is, and waits until the connection is over. */
async function exchange(port: number, text: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.resume();
  const closed = once(socket, 'close');
  socket.end(text);
  await closed;
}

async function proxyBefore(target: string, flags: readonly string[], send: (port: number) => Promise<void>) {
  const folder = await temporaryFolder();
  const stopping = new AbortController();
  const { done, written } = start(
    ['proxy', '--target', target, '--port', '0', '--reporter', ALL, ...flags],
    folder,
    stopping.signal,
  );
  const ended = done.then(({ stderr }) => {
    if (!stopping.signal.aborted) throw new Error(stderr);
  });
  await Promise.race([expect.poll(() => written.stdout).toMatch(/^http:.*\n/), ended]);
  await send(Number(new URL(written.stdout.trim()).port));
  stopping.abort();
  const { code } = await done;
  return { code, output: everything(written, folder), folder };
}

test('the proxy: lines, reports and recordings about a hostile bank and hostile requests', async () => {
  const port = await listen(createServer(hostileBank()));
  for (const file of ['calls.har', 'calls.ndjson']) {
    const { output } = await proxyBefore(
      `http://127.0.0.1:${port}`,
      ['--record', file, '--allow-host', 'x'],
      async (to) => {
        for (const text of requests) await exchange(to, text);
        for (const text of BROKEN) await exchange(to, text);
      },
    );
    expect(output).toContain('violated  ');
    expect(leaksIn(output)).toEqual([]);
  }
});

test('the proxy: targets that refuse, and whose certificate is for others', async () => {
  const authority = makeCertificate({ subject: tenant, isAuthority: true });
  const { cert, key: pem } = makeCertificate({
    subject: `${tenant}.test`,
    issuer: authority,
    hosts: [`${tenant}.test`],
  });
  const tls = createTlsServer({ cert, key: pem }, (socket) => socket.on('error', () => {}));
  tls.on('tlsClientError', () => {});
  const closed = createServer();
  const nobody = await listen(closed);
  closed.close();
  for (const target of [`https://127.0.0.1:${await listen(tls)}`, `http://127.0.0.1:${nobody}`]) {
    const { output } = await proxyBefore(target, ['--record', 'calls.har'], (to) =>
      exchange(to, requests[0] as string),
    );
    expect(leaksIn(output)).toEqual([]);
  }
});

test.each([
  ['--target', `https://${name.replace(' ', '')}:${password}@bank.test/`],
  ['--target', `${token}:${password}`],
  ['--target', `https://bank.test/${token}?key=${key}`],
  ['--for', token],
  ['--port', key],
  ['--only', token],
  ['--reporter', token],
  ['--evidence', key],
])('the proxy: a secret in place of the value of %s', async (flag, value) => {
  const folder = await temporaryFolder();
  const target = flag === '--target' ? [] : ['--target', 'http://127.0.0.1:9'];
  const ran = await run(['proxy', ...target, '--port', '0', '--for', '0.01s', flag, value], folder);
  expect(ran.code).toBe(2);
  expect(leaksIn(everything(ran, folder))).toEqual([]);
});

/** A client that puts all that it knows wherever it can, and prints it when a call fails. */
const CLIENT = `
const { BANKING_BASE_URL: base, BANKING_API_KEY: apiKey, BANKING_PERSON_ID: personId, BANKING_ACCOUNT_ID: accountId } = process.env;
const [name, street, city, mail, phone, account, token] = JSON.parse(process.env.PEOPLE);
const headers = { 'sd-api-key': apiKey, 'sd-person-id': personId, 'content-type': 'text/' + token + '; boundary=' + token, 'x-customer': name, cookie: token };
const address = { addressType: city, line1: street, city, state: city, postalCode: account, country: name };
const body = { accountId, name, email: mail, phone, ach: { accountNumber: account, accountType: city, bankName: street, routingNumber: account }, card: { address }, amount: name, limitAmount: account, count: street, [token]: mail, [name]: 1 };
const send = (path, method = 'POST', more = body) => fetch(base + path, { method, headers, body: JSON.stringify(more) });
await send('/v1/' + encodeURIComponent(name) + '/' + token + '?city=' + city);
await send('/v1/account/' + token, 'PATCH');
await send('/v1/send/check/' + account, 'PATCH', { description: street, metadata: { [name]: token, [token]: { [mail]: name } } });
await send('/v1/card', 'POST', { ...body, accountId: token, limitAmount: Number(account), bin: null, currency: name, shipping: { shippingAddress: address } });
await send('/v1/receive/ach', 'POST', { accountId: name, contactId: token, amount: account, description: street, type: city });
const response = await fetch(base + '/v1/contact', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
const text = await response.text();
if (response.ok && process.env.FAIL !== 'always') process.exit(0);
if (response.status === 422) console.error(name + ' of ' + street + ' SyntaxError: ' + text);
const lines = {
  body: 'Error: cannot create ' + JSON.stringify(body) + ' ' + text,
  words: 'TypeError: ' + name.split(' ')[1] + ' lives in ' + city.toUpperCase() + ', ' + street + '; ' + phone + ' ' + mail,
  secrets: 'Error: no access with ' + process.env.DB_PASSWORD + ' at ' + process.env.DATABASE_URL + ', ' + process.argv.slice(2).join(' ') + ' ' + token,
  encoded: 'Error: ' + encodeURIComponent(name) + ' ' + Buffer.from(street + ' ' + token).toString('base64') + ' ' + JSON.stringify(JSON.stringify({ name, account })),
};
console.error(lines[process.env.LINE]);
process.exit(1);
`;

test.each(['body', 'words', 'secrets', 'encoded'])(
  "judge-client: what is quoted of the client's calls and output: %s",
  async (line) => {
    const folder = await temporaryFolder();
    const source = await temporaryFolder();
    const client = join(source, 'client.mjs');
    await writeFile(client, CLIENT);
    const env = {
      PATH: process.env.PATH ?? '',
      PEOPLE: JSON.stringify([name, street, city, mail, phone, account, token]),
      DB_PASSWORD: password,
      DATABASE_URL: `postgres://${tenant}:${cookie}@db.test/bank`,
      LINE: line,
    };
    const secretArguments = [
      '--api-key',
      key,
      `--password=${password}`,
      '-H',
      `Authorization: Basic ${basic}`,
      `https://${tenant}:${cookie}@x.test/?token=${token}`,
    ];
    for (const [FAIL, only] of [
      ['sometimes', 'requests,ids,amounts,credentials,failures.any-error-body'],
      ['always', 'retries'],
    ] as const) {
      const ran = await run(
        [
          'judge-client',
          '--reporter',
          ALL,
          '--only',
          only,
          '--',
          process.execPath,
          client,
          ...secretArguments,
        ],
        folder,
        { ...env, FAIL },
      );
      const output = everything(ran, folder);
      expect(output).toContain(FAIL === 'always' ? 'the run without faults has to succeed' : 'violated');
      const hidden = Object.values(SECRETS).filter((one) => one !== tenant);
      expect(leaksIn(output, hidden)).toEqual([]);
    }
  },
);
