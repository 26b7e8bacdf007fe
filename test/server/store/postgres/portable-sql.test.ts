import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import { PATIENT } from './patient.ts';
import { type PostgresServer, startPostgres } from './server.ts';

/**
 * PostgreSQL, CockroachDB and YugabyteDB share this part of SQL. Before a word is added, look it up in the documentation of all three; not portable
 * are advisory locks, hash functions, LISTEN, LOCK TABLE, collations, catalogs beyond information_schema, and DDL in transactions.
 */
const KEYWORDS = `ALL AND ANY AS BEGIN BY COMMIT CONFLICT CREATE DELETE DO EXISTS FROM IF INSERT INTO ISOLATION KEY LEVEL LIMIT NOT NOTHING NULL
  ON ORDER PRIMARY ROLLBACK SCHEMA SELECT SERIALIZABLE SET SHOW TABLE UPDATE VALUES WHERE bytea integer text max unnest excluded pg_backend_pid`;
const NAMES = `pid banking_sandbox record migration version id given kept low high server_encoding information_schema schemata schema_name`;

/** A sequence keeps its value when the transaction is rolled back. */
const CONFLICT_ONCE = `
  CREATE SEQUENCE attempts;
  CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('attempts') = 1 THEN RAISE 'restart transaction' USING ERRCODE = '40001'; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER conflict BEFORE INSERT ON banking_sandbox.record FOR EACH ROW EXECUTE FUNCTION conflict();`;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.remove());

test('every statement is listed in docs/internals/sandbox-sql.md, and consists of what the engines share', async () => {
  const guide = readFileSync(new URL('../../../../docs/internals/sandbox-sql.md', import.meta.url), 'utf8');
  const listed = /```sql\n(.*?)\n```/s.exec(guide)?.[1]?.split('\n') ?? [];
  const sent = [...new Set(await recordStatements())];
  expect(sent.toSorted()).toEqual(listed.toSorted());
  const allowed = new Set(`${KEYWORDS} ${NAMES}`.split(/\s+/));
  for (const statement of sent)
    for (const word of statement.match(/[a-z_]+/gi) ?? []) expect(allowed, statement).toContain(word);
});

/** Everything that a store ever sends. */
async function recordStatements(): Promise<string[]> {
  const url = await server.createDatabase();
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const store = await openPostgres({ url, ...PATIENT });
    const put = [{ id: 'key-1', text: '1' }];
    await store.fillIfEmpty(put);
    await store.change(['key-1'], () => ({ put, remove: ['key-2'], result: undefined }));
    await store.read(['key-1']);
    await store.list('key-', '', 10);
    await store.replaceAll(put);
    await store.replaceAll(put, ['key-', 'clock']);
    await store.ping();
    await server.query(CONFLICT_ONCE, [], url);
    await store.change([], () => ({ put, result: undefined }));
    await store.close();
    const sent: unknown[] = query.mock.calls.map(([statement]) => statement);
    return sent
      .map((statement) => (typeof statement === 'string' ? statement : (statement as { text: string }).text))
      .filter((text) => text !== CONFLICT_ONCE);
  } finally {
    query.mockRestore();
  }
}
