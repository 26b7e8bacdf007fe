import type { JudgedApi } from '../../../conformance/api/judged-api.ts';
import { type ApiDescription, toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { HeaderList, RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { memorySource } from '../traffic/memory-source.ts';

/** An API with `GET /things/{id}`, as its responses are described. */
type Parts = Partial<ApiDescription> & { readonly components?: JsonObject };

export function apiOf(responses: JsonObject, parts: Parts = {}): JudgedApi {
  return toJudgedApi(descriptionOf(responses, parts));
}

/** Returns the same, before anything is made of it. */
export function descriptionOf(
  responses: JsonObject,
  { components = {}, ...given }: Parts = {},
): ApiDescription {
  const document: JsonObject = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1' },
    paths: { '/things/{id}': { get: { operationId: 'getThing', responses } } },
    components,
  };
  return {
    title: 'Things',
    version: '1',
    document,
    operations: [
      {
        id: 'getThing',
        method: 'GET',
        path: '/things/{id}',
        summary: 'Get a thing',
        servers: [{ path: '' }],
        hasNoMediaTypes: false,
      },
    ],
    isSwagger: false,
    ...given,
  };
}

/** A response with this schema, in JSON. */
export function json(schema: Json): JsonObject {
  return { description: '', content: { 'application/json': { schema } } };
}

export interface Given {
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  readonly headers?: HeaderList;
  readonly body?: RecordedBody;
}

export function callWith({
  status = 200,
  method = 'GET',
  url = 'http://127.0.0.1:8080/things/1',
  headers = [['Content-Type', 'application/json; charset=utf-8']],
  body = '{}',
}: Given = {}): RecordedCall {
  const startedAt = Date.UTC(2026, 10, 22, 10);
  return {
    ...{ id: 'calls.har#1', startedAt, endedAt: startedAt + 5 },
    request: { method, url, headers: [], body: { absent: 'none' } },
    response: { status, headers, body },
  };
}

export async function judgeCalls(api: JudgedApi, calls: readonly RecordedCall[]): Promise<Report> {
  return judgeTraffic(memorySource(calls.map((call, index) => ({ ...call, id: `calls.har#${index + 1}` }))), {
    api,
  });
}

/** Lists what is violated, and where: `200.body /name`. */
export function violationsIn({ requirements }: Report): string[] {
  return requirements.flatMap(({ id, violations }) =>
    violations.map(({ pointer }) => `${id.replace('getThing.response.', '')} ${pointer}`.trim()),
  );
}

export function notesIn({ requirements }: Report): string[] {
  return requirements.flatMap(({ status, notes }) => (status === 'skipped' ? [] : notes));
}
