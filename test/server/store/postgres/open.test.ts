import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../../../../server/store/postgres/migrations.ts';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import { StoreOpenError } from '../../../../server/store/store-open-error.ts';
import { makeCertificate } from '../../../conformance/transport/certificates.ts';
import { PATIENT } from './patient.ts';
import { type PostgresServer, startPostgres } from './server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.remove());

describe('a database that cannot be used is refused at startup', () => {
  const addressFix =
    'Write it as postgres://user:password@host:5432/database. In a password, write @ : / ? # and % as %40 %3A %2F %3F %23 %25.';

  test.each([
    '',
    'here',
    '/var/run/pg',
    'mysql://u:secret-1@h/d',
    'postgres://u:secret-1@h:99999/d',
    'postgres://u:sec/ret-1@h/d',
    'postgres://u:secret-1%@h/d',
  ])('an invalid address: %s', async (url) => {
    const refusal = await refusalOf(url);
    expect(refusal).toMatchObject({
      message: 'this is not a valid address of a PostgreSQL database',
      place: 'the given address',
      fix: addressFix,
    });
    expect(everythingOf(refusal)).not.toContain('secret-1');
  });

  test('no server at the address', async () => {
    expect(await refusalOf('postgres://ann:secret-1@127.0.0.1:9/bank?sslmode=disable')).toMatchObject({
      message: 'nothing responds at 127.0.0.1:9',
      place: 'postgres://ann@127.0.0.1:9/bank',
      fix: 'Start PostgreSQL there, or correct the host and the port.',
    });
  });

  test('no server at the socket', async () => {
    expect(await refusalOf('postgres:///bank?host=/nowhere')).toMatchObject({
      message: 'nothing responds at the socket',
      fix: 'Start PostgreSQL there, or correct the host and the port.',
    });
  });

  test('no such host', async () => {
    expect(await refusalOf('postgres://ann:secret-1@database.invalid/bank')).toMatchObject({
      message: 'there is no host named database.invalid',
      place: 'postgres://ann@database.invalid/bank',
      fix: 'Correct the host in the address.',
    });
  });

  test.each([
    [
      'unsupported startup parameter: statement_timeout',
      'the database cannot be used: 08P01 unsupported startup parameter: statement_timeout',
      'Name it in ignore_startup_parameters of PgBouncer, or give the address of PostgreSQL itself.',
    ],
    [
      'transaction blocks not allowed in statement pooling mode',
      'the database cannot be used: 08P01 transaction blocks not allowed in statement pooling mode',
      'Set pool_mode of PgBouncer to transaction or session.',
    ],
    [
      'query_wait_timeout',
      'the database cannot be used: 08P01 query_wait_timeout',
      'See its log for details.',
    ],
  ])('a connection pooler that refuses: %s', async (words, message, fix) => {
    const body = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
    const head = Buffer.from('E\0\0\0\0');
    head.writeInt32BE(body.length + 4, 1);
    const pooler = createServer((socket) =>
      socket.once('data', () => socket.end(Buffer.concat([head, body]))),
    );
    pooler.listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    const host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
    const refusal = await refusalOf(`postgres://ann@${host}/bank?sslmode=disable`);
    expect(refusal).toMatchObject({ message, fix });
    pooler.close();
  });

  test('a server that accepts connections and never responds', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    expect(await refusalOf(`postgres://ann@127.0.0.1:${port}/bank`, { connectMs: 200 })).toMatchObject({
      message: `127.0.0.1:${port} does not respond in time`,
      place: `postgres://ann@127.0.0.1:${port}/bank`,
      fix: 'Correct the host, or allow the connection in the firewall.',
    });
    mute.close();
  });

  test('a wrong password, and none', async () => {
    const refusal = await refusalOf(`postgres://postgres:secret-1@127.0.0.1:${server.port}/postgres`);
    expect(refusal).toMatchObject({
      message: 'the database cannot be used: 28P01 password authentication failed for user "postgres"',
      place: `postgres://postgres@127.0.0.1:${server.port}/postgres`,
      fix: 'Correct the user and the password in the address, or allow the user in pg_hba.conf.',
    });
    expect(everythingOf(refusal)).not.toContain('secret-1');
    expect(await refusalOf(`postgres://postgres@127.0.0.1:${server.port}/postgres`)).toMatchObject({
      message: 'PostgreSQL requires a password for the user postgres',
      fix: 'Add it to the address: postgres://user:password@host:5432/database.',
    });
  });

  test('no such database', async () => {
    expect(await refusalOf(server.url('nowhere'))).toMatchObject({
      message: 'the database cannot be used: 3D000 database "nowhere" does not exist',
      fix: 'Create the database, or correct its name in the address.',
    });
  });

  test('no permission to create the schema, until another user has created it', async () => {
    const url = await server.createDatabase();
    await server.query(`CREATE ROLE guest LOGIN PASSWORD 'guest'`);
    const guest = url.replace(/\/\/[^@]+@/, '//guest:guest@');
    expect(await refusalOf(guest)).toMatchObject({
      message: `the database cannot be used: 42501 permission denied for database ${url.split('/').at(-1)}`,
      fix: 'Let a user with permission run: CREATE SCHEMA banking_sandbox AUTHORIZATION "guest";',
    });
    await using(url, (client) => client.query('CREATE SCHEMA banking_sandbox AUTHORIZATION "guest"'));
    const store = await openPostgres({ url: guest, ...PATIENT });
    expect(await store.fillIfEmpty([{ id: 'a', text: '1' }])).toBe(true);
    await store.close();
  });

  test('an encoding that cannot hold every text', async () => {
    await server.query(`CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    expect(await refusalOf(server.url('latin'))).toMatchObject({
      message: "the database's encoding is LATIN1, which cannot hold every text",
      fix: "Create one with UTF8: CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0.",
    });
  });

  test('an encrypted connection where the server has no TLS', async () => {
    expect(await refusalOf(`${server.url()}?sslmode=verify-full`)).toMatchObject({
      message: 'the database cannot be used: The server does not support SSL connections',
      fix: 'Remove sslmode from the address, or set up TLS on the server.',
    });
    expect(await refusalOf(`${server.url()}?sslrootcert=/nowhere/ca.pem`)).toMatchObject({
      message: "the database cannot be used: ENOENT: no such file or directory, open '/nowhere/ca.pem'",
      fix: 'Correct the file names in the address.',
    });
  });
});

describe('a server whose certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const authority = makeCertificate({ subject: 'Test authority', isAuthority: true });
  const bundle = join(folder, 'ca.pem');
  writeFileSync(bundle, authority.cert);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['nobody vouches for', ['127.0.0.1'], '', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['is for another host', ['bank.example'], `&sslrootcert=${bundle}`, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('%s', async (_what, hosts, more, code) => {
    const { cert, key } = makeCertificate({ subject: 'Test server', issuer: authority, hosts });
    // To the request for TLS, a server says yes with one letter, and the handshake follows.
    const listener = createServer((socket) =>
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {});
      }),
    ).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const refusal = await refusalOf(
      `postgres://ann:secret-1@127.0.0.1:${port}/bank?sslmode=verify-full${more}`,
    );
    expect(refusal.fix).toBe(
      'Name the authority of the certificate in the address (?sslmode=verify-full&sslrootcert=ca.pem), and a host that it is valid for.',
    );
    expect(refusal.message).toContain(`the database cannot be used: ${code} `);
    listener.close();
  });
});

describe('tables', () => {
  test('are created once, by the first of many processes, in a schema of their own', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgres({ url, ...PATIENT })));
    await stores[0]?.fillIfEmpty([{ id: 'a', text: '1' }]);
    for (const store of stores) {
      expect(await store.read(['a'])).toEqual(['1']);
      await store.close();
    }
    const again = await openPostgres({ url, ...PATIENT });
    expect(await again.read(['a'])).toEqual(['1']);
    await again.close();
    await using(url, async (client) => {
      const tables = await client.query(
        `SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname !~ '^(pg_|information_)' ORDER BY name`,
      );
      expect(tables.rows).toEqual([
        { schema: 'banking_sandbox', name: 'migration' },
        { schema: 'banking_sandbox', name: 'record' },
      ]);
      const versions = await client.query('SELECT version FROM banking_sandbox.migration');
      expect(versions.rows).toEqual([{ version: VERSION }]);
    });
  });

  test.each([VERSION - 1, VERSION + 1])(
    'that another release created are refused: version %s',
    async (version) => {
      const url = await server.createDatabase();
      await using(url, (client) =>
        client.query(
          `CREATE SCHEMA banking_sandbox; CREATE TABLE banking_sandbox.migration (version integer PRIMARY KEY);
         INSERT INTO banking_sandbox.migration (version) VALUES (${version})`,
        ),
      );
      const refusal = await refusalOf(url);
      expect(refusal).toMatchObject({
        message: `the schema banking_sandbox has tables of version ${version}, this release supports version ${VERSION}`,
        fix: 'Use the release that created them, use another database, or delete them: DROP SCHEMA banking_sandbox CASCADE;',
      });
      expect(refusal.place).toBe(url.replace(':only-for-tests', ''));
    },
  );

  test('of which some were created before an interruption are completed', async () => {
    const url = await server.createDatabase();
    await (await openPostgres({ url, ...PATIENT })).close();
    for (const undone of ['DELETE FROM', 'DROP TABLE']) {
      await using(url, (client) => client.query(`${undone} banking_sandbox.migration`));
      const store = await openPostgres({ url, ...PATIENT });
      await store.ping();
      await store.close();
    }
  });

  test('are never scanned sequentially, however small: in a serializable transaction that conflicts with every writer', async () => {
    const url = await server.createDatabase();
    const store = await openPostgres({ url, poolSize: 1, ...PATIENT });
    await store.fillIfEmpty([{ id: 'a', text: '1' }]);
    await using(url, (client) => client.query('ANALYZE'));
    const before = await scans(url);
    for (let turn = 0; turn < 20; turn += 1) await store.read(['a']);
    await store.list('', '', 10);
    await store.close();
    expect(await scans(url)).toBe(before);
  });
});

function scans(url: string): Promise<number> {
  return using(url, async (client) => {
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query<{ seq: string }>(
      `SELECT seq_scan AS seq FROM pg_stat_user_tables WHERE relname = 'record'`,
    );
    return Number(rows[0]?.seq);
  });
}

async function refusalOf(url: string, options: { connectMs?: number } = {}): Promise<StoreOpenError> {
  const refusal = await openPostgres({ url, ...PATIENT, ...options }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreOpenError);
  return refusal as StoreOpenError;
}

function everythingOf({ message, place, fix, stack }: StoreOpenError): string {
  return [message, place, fix, stack].join('\n');
}

async function using<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
