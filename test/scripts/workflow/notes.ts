import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isObject, type Json } from '../../../lib/json.ts';

/** A description of notes that a server keeps, as JSON. */
export const NOTES: Json = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  servers: [{ url: '/v1' }],
  security: [{ key: [] }],
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    schemas: {
      Note: {
        type: 'object',
        required: ['id', 'title'],
        properties: { id: { type: 'string' }, title: { type: 'string' }, size: { type: 'integer' } },
      },
    },
  },
  paths: {
    '/notes': {
      post: {
        operationId: 'createNote',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
        responses: { 201: noteResponse(), default: { description: 'error' } },
      },
      get: {
        operationId: 'list-notes',
        parameters: [{ name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } }],
        responses: {
          200: {
            description: 'all',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
            },
          },
        },
      },
    },
    '/notes/{noteId}': {
      parameters: [{ name: 'noteId', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'getNote', responses: { 200: noteResponse(), 404: { description: 'none' } } },
      put: {
        operationId: 'putNote',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
        responses: { 200: noteResponse(), 201: noteResponse() },
      },
      delete: {
        operationId: 'deleteNote',
        responses: { 204: { description: 'gone' }, 404: { description: 'none' } },
      },
    },
  },
};

function noteResponse(): Json {
  return {
    description: 'a note',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
  };
}

/** A request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface NotesAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json | string;
}

/** Keeps notes honestly, but for what `change` answers. */
export async function startNotes(
  change: (request: SeenRequest) => NotesAnswer | undefined = () => undefined,
) {
  const seen: SeenRequest[] = [];
  const notes = new Map<string, Json>();
  let count = 0;
  const answer = ({ method, url, body }: SeenRequest): NotesAnswer => {
    const [, id] = /^\/v1\/notes\/([^/?]+)$/.exec(url) ?? [];
    if (method === 'GET' && id === undefined) return { status: 200, body: [...notes.values()] };
    const sent = body === '' ? {} : (JSON.parse(body) as Json);
    if (method === 'POST' || method === 'PUT') {
      count += 1;
      const key = id ?? `note-${count}`;
      const status = notes.has(key) ? 200 : 201;
      notes.set(key, { ...(isObject(sent) ? sent : {}), id: key });
      return { status, body: notes.get(key) ?? null };
    }
    const note = notes.get(id ?? '');
    if (note === undefined) return { status: 404 };
    if (method === 'GET') return { status: 200, body: note };
    notes.delete(id ?? '');
    return { status: 204 };
  };
  const server: Server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(request);
      const { status, headers: more = {}, body } = change(request) ?? answer(request);
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { ...(text !== '' && { 'content-type': 'application/json' }), ...more });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    seen,
    notes,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
