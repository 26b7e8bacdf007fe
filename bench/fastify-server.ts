import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import fastify, { LogController } from 'fastify';
import { accountExample, programExample, retrieveProgramLoad } from './example-loads.ts';

// This server is the peer of the sandbox: the same two operations, written by hand with Fastify and node:sqlite. Keys are checked, bodies validated,
// each commit is on the disk before its response, and each request has a line in a log. Arguments: the database, the log.

const [file = '', log = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec(`
  PRAGMA journal_mode = wal;
  PRAGMA synchronous = full;
  CREATE TABLE record (id TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;
`);
const insert = database.prepare('INSERT INTO record (id, text) VALUES (?, ?)');
const select = database.prepare('SELECT text FROM record WHERE id = ?');

const hash = (key: string) => createHash('sha256').update(key).digest('hex');
const textOf = (id: string) => select.get(id)?.text as string | undefined;
insert.run(programExample.id, JSON.stringify(programExample));
insert.run(
  `key-${hash(retrieveProgramLoad.headers['sd-api-key'] ?? '')}`,
  JSON.stringify({ programId: programExample.id }),
);

const server = fastify({
  logger: { level: 'info', stream: createWriteStream(log) },
  logController: new LogController({ disableRequestLogging: true }),
  keepAliveTimeout: 60_000,
  genReqId: () => randomUUID(),
});
server.decorateRequest('programId', '');
server.addHook('onRequest', async (request, reply) => {
  const key = request.headers['sd-api-key'];
  const found = typeof key === 'string' ? textOf(`key-${hash(key)}`) : undefined;
  if (found === undefined) return reply.code(401).send({ title: 'Unauthorized', status: 401 });
  request.programId = (JSON.parse(found) as { programId: string }).programId;
  reply.header('x-request-id', request.id);
});
server.addHook('onResponse', async (request, reply) => {
  const { id: requestId, method, programId } = request;
  request.log.info(
    { requestId, method, programId, status: reply.statusCode, ms: reply.elapsedTime },
    'answered',
  );
});

server.get<{ Params: { programId: string } }>('/v1/program/:programId', async (request, reply) => {
  const { programId } = request.params;
  const text = programId === request.programId ? textOf(programId) : undefined;
  if (text === undefined) return reply.code(404).send({ title: 'Not Found', status: 404 });
  return reply.header('content-type', 'application/json').send(text);
});

const body = {
  type: 'object',
  properties: {
    acceptedTerms: { type: 'boolean' },
    businessId: { type: 'string', pattern: '^bus-' },
    label: { type: 'string' },
    type: { type: 'string' },
  },
};
server.post<{ Body: object }>('/v1/account', { schema: { body } }, async (request, reply) => {
  const id = `acc-${randomUUID()}`;
  const now = new Date().toISOString();
  const { programId } = request;
  const account = {
    ...accountExample,
    ...(request.body as object),
    id,
    programId,
    createdAt: now,
    modifiedAt: now,
  };
  const text = JSON.stringify(account);
  insert.run(id, text);
  return reply.code(201).header('content-type', 'application/json').send(text);
});

await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
process.once('SIGTERM', () => process.exit(0));

declare module 'fastify' {
  interface FastifyRequest {
    programId: string;
  }
}
