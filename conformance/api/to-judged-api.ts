import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { sha256Of } from '../catalogue/suite.ts';
import { ShapeJudge } from '../deployment/judge-shape.ts';
import type { ApiRows } from '../model/api-rows.ts';
import { describedWords } from '../redact/described-words.ts';
import { digestOfRequirements } from './digest-of-requirements.ts';
import type { JudgedApi } from './judged-api.ts';
import { judgedBehavior } from './judged-rows.ts';

/** A description as the pipeline has read it. */
export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  /** Bundled, in OpenAPI 3.1, without schemas that nobody can check, and as responses have them. */
  readonly document: JsonObject;
  readonly operations: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    readonly servers: readonly ServerAddress[];
    /** Tells whether nobody said a media type of its responses, as Swagger 2.0 allows. */
    readonly hasNoMediaTypes: boolean;
  }[];
  /** It was written in Swagger 2.0. */
  readonly isSwagger: boolean;
  /** Formats such as `date-time` are checked, too. Default: they are annotations. */
  readonly assertsFormats?: boolean | undefined;
  /** Rows about its behavior, and where its operations name records. */
  readonly rows?: ApiRows;
}

export interface ServerAddress {
  /** `https://api.example.com`; absent: any. */
  readonly origin?: string;
  /** `/v2`, or empty. */
  readonly path: string;
}

/** The address that calls are to, if it is given. */
export interface CallsTo {
  /** The address where the description's paths begin, whatever servers it names; with or without the path of one of them. */
  readonly baseUrl?: string | undefined;
  /** All of them are to one deployment, whatever its address. */
  readonly isOneDeployment?: boolean;
  readonly placeOf?: JudgedApi['placeOf'];
}

export function toJudgedApi(
  { title, version, document, operations, isSwagger, rows, assertsFormats = false }: ApiDescription,
  { baseUrl, isOneDeployment = false, placeOf }: CallsTo = {},
): JudgedApi {
  const ids = operations.map(({ id }) => id as OperationId);
  const basesOf = (servers: readonly ServerAddress[]) => {
    const paths = [...new Set(servers.map(({ path }) => path))];
    if (baseUrl === undefined) return paths;
    const own = parseUrl(baseUrl)?.pathname.replace(/\/+$/, '') ?? '';
    return [...new Set([own, ...paths.map((path) => `${own}${path}`)])];
  };
  const form = new ShapeJudge({
    document,
    operations: operations.map(({ method, path }, index) => ({
      id: ids[index] as OperationId,
      method,
      path,
    })),
    isSwagger,
    assertsFormats,
    withoutMediaTypes: new Set(operations.filter((one) => one.hasNoMediaTypes).map(({ id }) => id)),
  });
  const servers = operations.flatMap((one) => one.servers);
  const named = new Set(servers.map(({ origin }) => origin));
  const summaries = new Map(
    operations.map(({ id, summary, method, path }) => [id, summary || `${method} ${path}`]),
  );
  const words = describedWords(
    document,
    [...operations.map(({ path }) => path), ...servers.map(({ path }) => path)],
    servers.flatMap(({ origin = [] }) => origin),
  );
  const digest = sha256Of(JSON.stringify(document));
  const behavior =
    rows === undefined || rows.rows.length === 0
      ? undefined
      : judgedBehavior(rows, document, operations, (name) => words.names.has(name));
  const requirements = [
    ...form.requirements,
    ...(behavior?.rows ?? []).map(({ requirement }) => requirement),
  ];
  return {
    description: { title, version, digest },
    operations: operations.map(({ method, path, servers: own }, index) => ({
      id: ids[index] as OperationId,
      method,
      path,
      bases: basesOf(own),
      statuses: form.statusesOf(ids[index] as OperationId),
    })),
    requirements,
    catalogueDigest: digestOfRequirements(digest, requirements),
    ...(behavior !== undefined && { behavior }),
    mayBeWrong: true,
    words,
    summaryOf: (operation) => summaries.get(operation) ?? operation,
    ...(placeOf !== undefined && { placeOf }),
    names(address) {
      if (baseUrl !== undefined || isOneDeployment || named.has(undefined)) return true;
      const url = parseUrl(address);
      return url !== undefined && (named.has(url.origin) || LOOPBACK.test(url.hostname));
    },
    statusOf: (operation, status) => form.statusOf(operation, status),
    judgeShape: (exchange, hasPseudonyms) => form.judge(exchange, hasPseudonyms),
    shownPointer: (_, pointer) =>
      toPointer(
        fromPointer(pointer).map((name) => (/^\d+$/.test(name) || words.names.has(name) ? name : '*')),
      ),
  };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
