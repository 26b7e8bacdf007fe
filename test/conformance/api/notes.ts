import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import { toRecords, toRows } from '../../../conformance/api/rows-file.ts';
import { type ApiDescription, toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import type { RequirementResult } from '../../../conformance/model/report.ts';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { HeaderList, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { memorySource } from '../traffic/memory-source.ts';

// An API of notes, each in a folder, and calls to it.

const NOTE: JsonObject = {
  allOf: [
    {
      type: 'object',
      properties: { id: { type: 'integer' }, version: { type: 'integer' }, state: { type: 'string' } },
    },
    {
      oneOf: [
        {
          type: 'object',
          properties: {
            text: { type: 'string' },
            tags: { type: 'array', items: { type: 'string' } },
            from: {},
            to: {},
          },
        },
      ],
    },
  ],
};
const content = (schema: Json) => ({ 'application/json': { schema } });
const ok = (schema: Json) => ({ 200: { description: '', content: content(schema) } });
const body = { content: content(NOTE) };
const query = (...names: string[]) => names.map((name) => ({ name, in: 'query', schema: {} }));
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const paths: JsonObject = {
  '/notes': {
    get: {
      operationId: 'listNotes',
      parameters: query('state', 'sort', 'tag'),
      responses: ok({ type: 'array', items: NOTE }),
    },
    post: { operationId: 'createNote', requestBody: body, responses: ok(NOTE) },
  },
  '/notes/{id}': {
    parameters: [id],
    get: { operationId: 'getNote', responses: ok(NOTE) },
    patch: { operationId: 'updateNote', requestBody: body, responses: ok(NOTE) },
    put: { operationId: 'replaceNote', requestBody: body, responses: ok(NOTE) },
    delete: { operationId: 'deleteNote', responses: { 204: { description: '' } } },
  },
  '/notes/{id}/archive': {
    parameters: [id],
    post: { operationId: 'archiveNote', responses: { 204: { description: '' } } },
  },
  '/pages': {
    get: {
      operationId: 'pageNotes',
      parameters: query('limit', 'offset', 'cursor'),
      responses: ok({
        type: 'object',
        properties: { items: { type: 'array', items: NOTE }, next: { type: 'string' } },
      }),
    },
  },
  '/search': {
    post: {
      operationId: 'searchNotes',
      requestBody: { content: content({ type: 'object', properties: { state: {}, limit: {}, query: {} } }) },
      responses: ok({ type: 'array', items: NOTE }),
    },
  },
  '/reset': { delete: { operationId: 'resetAll', responses: { 204: { description: '' } } } },
  '/folders/{folder}': {
    parameters: [{ name: 'folder', in: 'path', required: true, schema: { type: 'string' } }],
    put: { operationId: 'putFolder', requestBody: body, responses: ok(NOTE) },
  },
};

export const operations: ApiDescription['operations'] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item as JsonObject).flatMap(([method, operation]) =>
    method === 'parameters'
      ? []
      : [
          {
            ...{ id: String((operation as JsonObject).operationId), method: method.toUpperCase(), path },
            ...{ summary: '', servers: [{ path: '' }], hasNoMediaTypes: false },
          },
        ],
  ),
);

export const document: JsonObject = { openapi: '3.1.1', info: { title: 'Notes', version: '1' }, paths };

export const RECORDS: JsonObject = {
  Note: {
    listNotes: { entries: '/id' },
    pageNotes: { entries: '/items/*/id' },
    searchNotes: { id: { entries: '/id' }, effect: 'reads' },
    createNote: { response: '/id' },
    getNote: { path: 'id' },
    updateNote: { path: 'id' },
    replaceNote: { path: 'id' },
    deleteNote: { path: 'id' },
  },
  Folder: { putFolder: { path: 'folder' } },
};

/** A row as it is written, but for what is the same in all. */
export type WrittenRow = { readonly operations: readonly string[]; readonly check: JsonObject } & Readonly<
  Record<string, Json>
>;

export function apiOfRow(row: WrittenRow, records: JsonObject = RECORDS): JudgedApi {
  const { rows, errors } = toRows([
    {
      ...{ id: 'row.of-the-test', section: 'Notes', evidence: 'stated' },
      ...{ statement: 'This is what the test is about.', ...row },
    },
  ]);
  const read = toRecords(records);
  if (errors.length + read.errors.length > 0) throw new Error(JSON.stringify([errors, read.errors]));
  return toJudgedApi({
    ...{ title: 'Notes', version: '1', document, operations, isSwagger: false },
    rows: { rows: rows.map((one) => one.row), records: read.records },
  });
}

export interface Made {
  /** Seconds after the call before. Default: 1; it takes half a second. */
  readonly after?: number;
  readonly takes?: number;
  readonly status?: number;
  readonly sent?: Json;
  readonly headers?: HeaderList;
  readonly shown?: HeaderList;
  /** The file of the recording that has it. Default: the first. */
  readonly file?: number;
  /** Nobody has recorded what was sent. */
  readonly isUnread?: boolean;
}

/** A call as `GET /notes/1`, with the body that came back. */
export function call(
  line: string,
  shown?: Json,
  made: Made = {},
): Made & { line: string; shownBody: Json | undefined } {
  return { ...made, line, shownBody: shown };
}

export function recordingOf(calls: readonly ReturnType<typeof call>[]): RecordedCall[][] {
  let time = Date.UTC(2026, 10, 22, 10);
  const files: RecordedCall[][] = [];
  for (const [index, made] of calls.entries()) {
    const {
      line,
      shownBody,
      after = 1,
      takes = 0.5,
      status,
      sent,
      headers = [],
      shown = [],
      file = 0,
    } = made;
    const [method = '', path = ''] = line.split(' ');
    time += after * 1000;
    const isEmpty = shownBody === undefined;
    const answered = status ?? (isEmpty ? 204 : 200);
    files[file] ??= [];
    files[file].push({
      ...{ id: `calls.har#${index + 1}`, startedAt: time, endedAt: time + takes * 1000 },
      request: {
        method,
        url: `http://127.0.0.1:8080${path}`,
        headers,
        body: made.isUnread
          ? { absent: 'not-recorded' }
          : sent === undefined
            ? { absent: 'none' }
            : JSON.stringify(sent),
      },
      response:
        answered === 0
          ? { failure: 'timeout', detail: '' }
          : {
              status: answered,
              headers: [...(isEmpty ? [] : [['content-type', 'application/json'] as const]), ...shown],
              body: isEmpty ? '' : JSON.stringify(shownBody),
            },
    });
  }
  return files.map((one) => one ?? []);
}

/** Returns the result of the row: no other client has changed anything, unless said otherwise. */
export async function judgeRowOf(
  row: WrittenRow,
  calls: readonly ReturnType<typeof call>[],
  { complete = true, records = RECORDS }: { complete?: boolean; records?: JsonObject } = {},
): Promise<Pick<RequirementResult, 'status' | 'judged' | 'violations' | 'notes'>> {
  const api = apiOfRow(row, records);
  const report = await judgeTraffic(memorySource(...recordingOf(calls)), { api, complete });
  const found = report.requirements.find(({ id }) => id === 'row.of-the-test');
  if (found === undefined) throw new Error('the report has no such requirement');
  return found;
}

/** Returns the result if each call is checked when it ends, as the proxy does. */
export function judgeRowLive(
  row: WrittenRow,
  calls: readonly ReturnType<typeof call>[],
  records: JsonObject = RECORDS,
): Pick<RequirementResult, 'status' | 'violations'> {
  const judge = createLiveJudge({ api: apiOfRow(row, records), complete: true });
  const ended = recordingOf(calls)
    .flat()
    .toSorted((one, other) => one.endedAt - other.endedAt);
  for (const one of ended) judge.add(one);
  const found = judge.finish().requirements.find(({ id }) => id === 'row.of-the-test');
  if (found === undefined) throw new Error('the report has no such requirement');
  return found;
}
