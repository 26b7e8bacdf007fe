/** A bank that can only be reached as banks are: through a proxy, with certificates of its own authority, by mutual TLS, with a token that expires. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { makeCertificate } from '../../../conformance/transport/certificates.ts';
import { openServers, PROXY_PASSWORD } from '../../../conformance/transport/servers.ts';
import { KEY, openBank } from './conform-bank.ts';

const bank = openBank();
const { listen, proxy } = openServers();

const authority = makeCertificate({ subject: 'Authority', isAuthority: true });
const server = makeCertificate({ subject: 'server', issuer: authority, hosts: ['127.0.0.1'] });
const client = makeCertificate({ subject: 'client', issuer: authority });
const PASSPHRASE = 'sesame-canary-0123456789';

/** The number of tokens that were issued; those before `validFrom` have expired. */
let issued = 0;
let validFrom = 1;
const nameOf = (number: number) => `canary-token-${number}-0123456789`;
let front = 0;
let tokens = 0;
let way: Awaited<ReturnType<typeof proxy>>;

beforeAll(async () => {
  front = await listen(
    https.createServer(
      { cert: server.cert, key: server.key, ca: authority.cert, requestCert: true },
      (request, response) => {
        const [, number = '0'] =
          /^Bearer canary-token-(\d+)-/.exec(request.headers.authorization ?? '') ?? [];
        if (Number(number) < validFrom) return void response.writeHead(401).end('{"error":"invalid_token"}');
        const { method = '', url = '', headers } = request;
        const inner = http.request(new URL(url, bank.url), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        });
        request.pipe(inner);
      },
    ),
  );
  tokens = await listen(
    http.createServer((_, response) => {
      issued += 1;
      response.end(JSON.stringify({ access_token: nameOf(issued), token_type: 'Bearer', expires_in: 1 }));
    }),
  );
  way = await proxy();
});

const write = (name: string, text: string) => {
  writeFileSync(join(bank.folder, name), text);
  return name;
};

const GET = 'fetch(process.argv[1]).then((r) => r.text()).then((t) => console.log(t))';

/** All of it; a flag that is undefined is left out. */
function run(changes: Record<string, string | undefined> = {}, more: readonly string[] = []) {
  const encrypted = client.privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: PASSPHRASE,
  }) as string;
  const flags: Record<string, string | undefined> = {
    'base-url': `https://127.0.0.1:${front}`,
    ca: write('ca.pem', authority.cert),
    'client-cert': write('client.pem', client.cert),
    'client-key': write('client.key', encrypted),
    'proxy-url': way[0].href,
    'token-command': `"${process.execPath}" -e "${GET}" http://127.0.0.1:${tokens}/token?secret=canary-client-secret`,
    ...changes,
  };
  const [, , ...ids] = bank.flags;
  return bank.conform(
    [
      ...Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value])),
      ...ids,
      ...more,
    ],
    undefined,
    { BANKING_CLIENT_KEY_PASSPHRASE: PASSPHRASE },
  );
}

const lines = client.key.split('\n').filter((line) => /^[\w+/]{40,}/.test(line));
const SECRETS = [KEY, PASSPHRASE, PROXY_PASSWORD, encodeURIComponent(PROXY_PASSWORD), 'canary', ...lines];

function expectNoSecret(text: string): void {
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
}

test('a bank behind all of it is judged, and no secret leaves', async () => {
  issued = 0;
  validFrom = 1;
  const { code, stdout, stderr } = await run({}, ['--reporter', 'console,json,html,junit,sarif,har']);
  expect(stderr).toContain('goes through the proxy 127.0.0.1:');
  expect([code, issued]).toEqual([0, 1]);
  expect(new Set(way[1].asked)).toEqual(new Set([`127.0.0.1:${front}`]));
  const files = bank.files();
  expect(Object.keys(files)).toContain('conformance.har');
  expect(Object.keys(files)).toContain('created.jsonl');
  expectNoSecret(stdout + stderr + Object.values(files).join(''));
});

test('its plan is a script that reaches it, too', async () => {
  const { stdout, stderr } = await run({ 'client-key': write('client.open.key', client.key) }, [
    '--plan',
    '--read-only',
  ]);
  expectNoSecret(stdout + stderr);
  validFrom = 1;
  const env = {
    ...process.env,
    TOKEN_HEADER: `Authorization: Bearer ${nameOf(1)}`,
    BANKING_PROXY_URL: way[0].href,
    BANKING_API_KEY: KEY,
  };
  const answers = await promisify(execFile)('sh', [write('plan.sh', stdout)], { cwd: bank.folder, env });
  expect(answers.stderr).toBe('');
  expect(answers.stdout).toContain('"productName"');
});

test('a token that has expired is got anew before anything is written', async () => {
  issued = 0;
  validFrom = 2;
  const { code, stderr } = await run();
  expect([code, issued]).toEqual([0, 2]);
  expect(stderr).toContain(
    '401  the token was not accepted: a new one was got, and the call is made again\n',
  );
});

test.each<[string, () => Record<string, string | undefined>, number, string]>([
  [
    'no client certificate',
    () => ({ 'client-cert': undefined, 'client-key': undefined }),
    3,
    'did not accept the client certificate, or expects one: --client-cert',
  ],
  ['no authority', () => ({ ca: undefined }), 3, 'its authority is unknown; name its certificate with --ca'],
  [
    'something that is no proxy',
    () => ({ 'proxy-url': `http://127.0.0.1:${tokens}` }),
    3,
    'no connection to the proxy',
  ],
  [
    'a file that is missing',
    () => ({ ca: 'missing.pem' }),
    2,
    'Cannot read the file of --ca: missing.pem: no such file or folder (ENOENT).',
  ],
  [
    'a key for another certificate',
    () => ({ 'client-key': write('o.key', server.key) }),
    2,
    'does not belong to the client certificate',
  ],
  [
    'a key without its certificate',
    () => ({ 'client-cert': undefined }),
    2,
    'there is a client key without its certificate',
  ],
  ['a folder as a certificate', () => ({ 'client-cert': '.' }), 2, ': it is a folder (EISDIR).'],
  ['a key next to what is no PEM', () => ({ 'client-cert': write('c.der', 'canary') }), 2, 'is not PEM'],
  [
    'a proxy that is none',
    () => ({ 'proxy-url': 'socks5://user:canary@x' }),
    2,
    'the proxy URL is not the URL of an HTTP proxy',
  ],
  [
    'a token command that fails',
    () => ({ 'token-command': 'echo canary; exit 9' }),
    6,
    'The command of --token-command failed with exit code 9.',
  ],
  [
    'a token command that prints nothing',
    () => ({ 'token-command': 'cd .' }),
    6,
    'The command of --token-command prints nothing.',
  ],
])('with %s it is said what is wrong, and no secret leaves', async (_, changes, exit, message) => {
  issued = 0;
  validFrom = 1;
  const { code, stdout, stderr } = await run(changes());
  expect(code).toBe(exit);
  expect(stdout + stderr).toContain(message);
  expectNoSecret(stdout + stderr + (exit === 3 ? Object.values(bank.files()).join('') : ''));
});

test('the plan tells how it would connect, and runs no command', async () => {
  issued = 0;
  const { code, stdout, stderr } = await run({}, ['--plan']);
  expect([code, issued]).toEqual([0, 0]);
  expect(stderr).toMatch(/trusting only the authorities in .*ca\.pem\n/);
  expect(stderr).toMatch(/through the proxy 127\.0\.0\.1:\d+\n/);
  expect(stderr).toContain('with the header that --token-command prints');
  expectNoSecret(stdout + stderr);
});

test('the password of a proxy does not belong on the command line', async () => {
  const { stderr } = await run({}, ['--plan']);
  expect(stderr).toContain(
    'the password in --proxy-url is visible to other users of this machine; set BANKING_PROXY_URL',
  );
});

test.each(['--token-command', '--client-cert', '--client-key', '--ca', '--proxy-url'])(
  '%s is for a deployment, and not for the sandbox',
  async (flag) => {
    const { code, stderr } = await bank.conform(['--sandbox', flag, 'x']);
    expect([code, stderr.includes(`--sandbox and ${flag} cannot be used together.`)]).toEqual([2, true]);
  },
);
