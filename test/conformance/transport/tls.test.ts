import http from 'node:http';
import https from 'node:https';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { beforeAll, expect, test, vi } from 'vitest';
import type { TlsOptions } from '../../../conformance/model/tls-options.ts';
import { warnings } from '../../../conformance/run/safety/warnings.ts';
import { createTransport } from '../../../conformance/transport/create-transport.ts';
import { readTls } from '../../../conformance/transport/read-tls.ts';
import { type Certificate, makeCertificate, toPkcs12 } from './certificates.ts';
import { openServers } from './servers.ts';

const authority = makeCertificate({ subject: 'Authority', isAuthority: true });
const foreign = makeCertificate({ subject: 'Foreign authority', isAuthority: true });
const ofServer = (wanted: object = {}) =>
  makeCertificate({ subject: 'server', issuer: authority, hosts: ['localhost', '127.0.0.1'], ...wanted });
const server = ofServer();
const client = makeCertificate({ subject: 'client', issuer: authority });
const stranger = makeCertificate({ subject: 'stranger', issuer: foreign });
const encrypted = client.privateKey.export({
  type: 'pkcs8',
  format: 'pem',
  cipher: 'aes-256-cbc',
  passphrase: 'sesame-canary',
}) as string;

const servers = openServers();
const { listen, proxy: proxyServer } = servers;

/** Says who called. */
function bank({ cert, key }: Certificate, options: https.ServerOptions = {}): Promise<number> {
  return listen(
    https.createServer({ cert, key, ...options }, (request, response) => {
      const { subject } = (request.socket as import('node:tls').TLSSocket).getPeerCertificate();
      response.end(JSON.stringify({ who: subject?.CN ?? null, url: request.url }));
    }),
  );
}

const clock = { now: () => 0, sleep: async () => {} };
const call = (port: number, tls: TlsOptions, proxy?: URL, scheme = 'https') =>
  createTransport({ clock, timeoutMs: 20_000, tls: readTls(tls), proxy }).send({
    method: 'POST',
    url: `${scheme}://127.0.0.1:${port}/v1/card`,
    headers: { 'sd-api-key': 'sk-canary' },
    body: {},
  });
const who = (name: string | null) => ({ status: 200, body: { value: { who: name, url: '/v1/card' } } });
const ca = authority.cert;

let open: number;
let closed: number;
beforeAll(async () => {
  open = await bank(server);
  closed = await bank(server, { ca, requestCert: true, rejectUnauthorized: true });
});

test('a deployment is trusted by the authority that is named', async () => {
  expect(await call(open, { ca })).toMatchObject(who(null));
  expect(await call(open, { ca: [foreign.cert, ca] })).toMatchObject(who(null));
  expect(await call(open, { ca: `# two\n${foreign.cert}\n${ca}` })).toMatchObject(who(null));
});

test('nor is one by a variable of the environment, directly or through a proxy', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const [url] = await proxyServer();
  const wrong = await bank(ofServer({ hosts: ['bank.example'] }));
  for (const outcome of [await call(wrong, { ca }), await call(wrong, { ca }, url), await call(open, {})])
    expect(outcome).toMatchObject({ kind: 'failure', reason: 'unreachable' });
  vi.unstubAllEnvs();
});

test.each<[string, Certificate, TlsOptions, RegExp]>([
  ['expired', ofServer({ days: [-9, -2] }), { ca }, /has expired: .* \(CERT_HAS_EXPIRED\)$/],
  ['not yet valid', ofServer({ days: [2, 9] }), { ca }, /not valid yet: compare the clocks/],
  ['of another host', ofServer({ hosts: ['bank.example'] }), { ca }, /for other host names/],
  ['of an unknown authority', server, {}, /authority is unknown; name its certificate with --ca/],
  ['of another authority', server, { ca: foreign.cert }, /authority is unknown/],
  ['signed by itself', makeCertificate({ subject: 'x', hosts: ['127.0.0.1'] }), { ca }, /is unknown/],
])('a certificate that is %s is not trusted, and why is said', async (_, certificate, tls, detail) => {
  const outcome = await call(await bank(certificate), tls);
  expect(outcome).toMatchObject({
    kind: 'failure',
    reason: 'unreachable',
    detail: expect.stringMatching(detail),
  });
});

test.each<[string, TlsOptions]>([
  ['PEM', { cert: client.cert, key: client.key }],
  ['PEM with a passphrase', { cert: client.cert, key: encrypted, passphrase: 'sesame-canary' }],
  ['one PEM file', { cert: client.key + client.cert, key: client.key + client.cert }],
  ['PKCS#12', { pfx: toPkcs12(client, 'sesame-canary'), passphrase: 'sesame-canary' }],
])('a client shows its certificate: %s', async (_, tls) => {
  expect(await call(closed, { ca, ...tls })).toMatchObject(who('client'));
});

test('a deployment that expects a client certificate says so', async () => {
  expect(await call(closed, { ca })).toMatchObject({
    kind: 'failure',
    reason: 'unreachable',
    detail: expect.stringMatching(/client certificate, or expects one: --client-cert \(ERR_SSL_/),
  });
  const older = await bank(server, { ca, requestCert: true, maxVersion: 'TLSv1.2' });
  expect(await call(older, { ca })).toMatchObject({
    detail: expect.stringMatching(/client certificate, or expects one: --client-cert \(EPROTO\)$/),
  });
  expect(await call(closed, { ca, cert: stranger.cert, key: stranger.key })).toMatchObject({
    kind: 'failure',
  });
});

test.each<[string, TlsOptions, RegExp, RegExp]>([
  ['of another key', { cert: client.cert, key: stranger.key }, /does not belong/, /requested with/],
  ['without a key', { cert: client.cert }, /without its key/, /--client-key/],
  ['as a key alone', { key: client.key }, /without its certificate/, /--client-cert/],
  ['encrypted', { cert: client.cert, key: encrypted }, /there is no passphrase/, /KEY_PASSPHRASE/],
  [
    'with a wrong passphrase',
    { cert: client.cert, key: encrypted, passphrase: 'wrong-canary' },
    /does not open/,
    /KEY_PASSPHRASE/,
  ],
  ['in PKCS#12 without a passphrase', { pfx: toPkcs12(client, 'x') }, /there is no passphrase/, /PASSPHRASE/],
  [
    'in PKCS#12 with a wrong passphrase',
    { pfx: toPkcs12(client, 'x'), passphrase: 'wrong-canary' },
    /does not open/,
    /PASSPHRASE/,
  ],
  ['as anything', { cert: 'canary', key: 'canary' }, /cannot be read/, /PEM/],
  ['as any bytes', { pfx: Buffer.from('canary') }, /cannot be read/, /PKCS#12/],
  ['cut off', { cert: client.cert.replace(/\n.{64}\n/, '\n'), key: client.key }, /cannot be read/, /PEM/],
  ['by an authority that is none', { ca: 'canary' }, /has no certificate/, /PEM/],
])(
  'a certificate %s is refused before anything is sent, with the fix and without its text',
  (_, tls, message, fix) => {
    let error: unknown;
    try {
      readTls(tls);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringMatching(message),
      fix: expect.stringMatching(fix),
    });
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/canary|BEGIN .*KEY-----\n/);
  },
);

test.each<[string, TlsOptions]>([
  ['PEM', { cert: client.cert, key: encrypted }],
  ['PKCS#12', { pfx: toPkcs12(client, 'x') }],
])(
  'a wrong passphrase of a key in %s that decrypts to noise with valid padding is named as one',
  (_, tls) => {
    const passphrases = Array.from({ length: 10_000 }, (__, index) => `wrong-${index}`);
    const passphrase = passphrases.find((one) => {
      try {
        createSecureContext({ ...tls, passphrase: one } as SecureContextOptions);
        return false;
      } catch (error) {
        return !/bad decrypt/.test(String(error));
      }
    });
    expect(passphrase).toBeDefined();
    expect(() => readTls({ ...tls, passphrase: passphrase as string })).toThrow(/does not open/);
  },
);

test('an old client certificate is warned of', () => {
  const old = makeCertificate({ subject: 'client', issuer: authority, days: [-9, -2] });
  const target = { url: new URL('https://bank.example'), isLoopback: false };
  const [warning] = warnings(target, { tls: { cert: old.cert, key: old.key } });
  expect(warning).toMatch(/^The client certificate expired on \d{4}-\d\d-\d\d\.$/);
  expect(warnings(target, { tls: { cert: client.cert, key: client.key } })).toEqual([]);
});

test('everything goes through a proxy, which alone gets its password', async () => {
  const [proxy, seen] = await proxyServer();
  expect(await call(closed, { ca, cert: client.cert, key: client.key }, proxy)).toMatchObject(who('client'));
  const headers: http.IncomingHttpHeaders[] = [];
  const plain = await listen(
    http.createServer((request, response) => {
      headers.push(request.headers);
      response.end('{"who":null,"url":"/v1/card"}');
    }),
  );
  expect(await call(plain, {}, proxy, 'http')).toMatchObject(who(null));
  expect(headers).toMatchObject([
    { host: `127.0.0.1:${plain}`, 'sd-api-key': 'sk-canary', connection: 'close' },
  ]);
  expect(headers[0]).not.toHaveProperty('proxy-authorization');
  expect(seen.asked).toEqual([`127.0.0.1:${closed}`, `127.0.0.1:${plain}`]);
  const basic = `Basic ${Buffer.from('user:p@ss-canary').toString('base64')}`;
  expect(seen.authorization).toEqual([basic, basic]);
});

test('behind a proxy certificates are checked as ever', async () => {
  const [proxy] = await proxyServer();
  expect(await call(open, { ca: foreign.cert }, proxy)).toMatchObject({
    reason: 'unreachable',
    detail: expect.stringMatching(/authority is unknown/),
  });
});

test.each<[string, RegExp]>([
  ['407 Proxy Authentication Required', /asks for a user name and a password.*\(407\)$/],
  ['403 Forbidden', /does not connect to the deployment \(403\)$/],
  ['502 Bad Gateway', /does not connect to the deployment \(502\)$/],
])('a proxy that answers %s leads nowhere', async (answer, detail) => {
  const [proxy] = await proxyServer(answer);
  const outcome = await call(open, { ca }, proxy);
  expect(outcome).toMatchObject({ reason: 'unreachable', detail: expect.stringMatching(detail) });
  expect(JSON.stringify(outcome)).not.toContain('canary');
});

test('a proxy that is not there is told apart from the deployment', async () => {
  const [proxy] = await proxyServer();
  await servers.stopLast();
  expect(await call(open, { ca }, proxy)).toMatchObject({
    reason: 'unreachable',
    detail: 'no connection to the proxy (ECONNREFUSED)',
  });
});
