import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../scripts/pipeline/generate.ts';
import { outputsNamed } from '../../scripts/pipeline/make/select-outputs.ts';
import { ROOT } from '../house/files.ts';

/** An operation for each way in which a description or a configuration can say how pages follow each other, and its generated client. */

const json = (schema: object) => ({ description: 'A page.', content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const query = (...names: string[]) =>
  names.map((name) => ({ name, in: 'query', schema: { type: name === 'cursor' ? 'string' : 'integer' } }));
const list = { type: 'array', items: ref('Pet') };
const page = (more: object) => ({ type: 'object', required: ['data'], properties: { data: list, ...more } });
const text = { type: ['string', 'null'] };

interface Operation {
  readonly parameters?: object[];
  readonly responses?: object;
  readonly [key: string]: unknown;
}
const next = { operationId: 'linked', parameters: { cursor: '$response.body#/next' } };
const BODY = page({ next: text, more: { type: 'boolean' }, pages: { type: 'integer' } });

export const OPERATIONS: Record<string, Operation> = {
  speakeasyCursor: {
    parameters: query('cursor', 'limit'),
    'x-speakeasy-pagination': {
      type: 'cursor',
      inputs: [{ name: 'cursor', in: 'parameters', type: 'cursor' }],
      outputs: { results: '$.data', nextCursor: '$.next' },
    },
  },
  speakeasyPage: {
    parameters: query('page'),
    'x-speakeasy-pagination': {
      type: 'offsetLimit',
      inputs: [{ name: 'page', in: 'parameters', type: 'page' }],
      outputs: { results: '$.data', numPages: '$.pages' },
    },
  },
  speakeasyOffset: {
    parameters: query('offset', 'limit'),
    'x-speakeasy-pagination': {
      type: 'offsetLimit',
      inputs: [
        { name: 'offset', in: 'parameters', type: 'offset' },
        { name: 'limit', in: 'parameters', type: 'limit' },
      ],
      outputs: { results: '$.data' },
    },
  },
  speakeasyLastItem: {
    parameters: query('cursor'),
    'x-speakeasy-pagination': {
      type: 'cursor',
      inputs: [{ name: 'cursor', in: 'parameters', type: 'cursor' }],
      outputs: { results: '$.data', nextCursor: '$.data[-1].id' },
    },
  },
  speakeasyUrl: {
    'x-speakeasy-pagination': { type: 'url', outputs: { results: '$.data', nextUrl: '$.next' } },
  },
  speakeasyBody: {
    method: 'post',
    requestBody: json({
      type: 'object',
      properties: { filter: { type: 'string' }, paging: { type: 'object', properties: { cursor: text } } },
    }),
    'x-speakeasy-pagination': {
      type: 'cursor',
      inputs: [{ name: 'paging.cursor', in: 'requestBody', type: 'cursor' }],
      outputs: { results: '$.data', nextCursor: '$.next' },
    },
  },
  fernCursor: {
    parameters: query('cursor'),
    'x-fern-pagination': {
      cursor: '$request.cursor',
      next_cursor: '$response.next',
      results: '$response.data',
    },
  },
  fernPage: {
    parameters: query('page'),
    'x-fern-pagination': {
      offset: '$request.page',
      results: '$response.data',
      'has-next-page': '$response.more',
    },
  },
  fernOffset: {
    parameters: query('offset', 'limit'),
    'x-fern-pagination': { offset: '$request.offset', step: '$request.limit', results: '$response.data' },
  },
  fernPath: { 'x-fern-pagination': { next_path: '$response.next', results: '$response.data' } },
  fernOfDocument: { parameters: query('cursor'), 'x-fern-pagination': true },
  microsoft: { 'x-ms-pageable': { nextLinkName: 'next', itemName: 'data' } },
  linked: {
    parameters: query('cursor'),
    responses: {
      200: { ...json(BODY), links: { next, previous: { ...next, parameters: { cursor: 'x' } } } },
    },
  },
  linkedByHeader: {
    parameters: query('cursor'),
    responses: {
      200: {
        ...json(list),
        links: {
          more: {
            operationRef: '#/paths/~1linkedByHeader/get',
            parameters: { 'query.cursor': '$response.header.X-Next', limit: '$request.query.limit' },
          },
        },
      },
    },
  },
  configuredLink: { responses: { 200: json(list) } },
  configuredHeader: {
    parameters: [{ name: 'x-page', in: 'header', schema: { type: 'integer', default: 0 } }],
  },
  nested: {
    parameters: [
      { name: 'owner', in: 'path', required: true, schema: { type: 'string' } },
      ...query('cursor'),
    ],
    responses: {
      200: json({
        allOf: [
          { type: 'object', properties: { result: { oneOf: [ref('Nested'), { type: 'null' }] } } },
          { type: 'object', properties: { next: text } },
        ],
      }),
    },
  },
  none: { parameters: query('cursor', 'limit', 'offset', 'page') },
};

export const CONFIGURED = {
  configuredLink: { nextHeader: 'Link' },
  'GET /configuredHeader': { items: '/data', page: 'x-page' },
  nested: { items: '/result/pets', cursor: 'cursor', next: '/next' },
  // The link says how, and the configuration what.
  linked: { items: '/data' },
};

export const PAGED_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Pages', version: '1' },
  'x-fern-pagination': {
    cursor: '$request.cursor',
    next_cursor: '$response.next',
    results: '$response.data',
  },
  paths: Object.fromEntries(
    Object.entries(OPERATIONS).map(([operationId, { method = 'get', ...more }]) => [
      operationId === 'nested' ? '/owners/{owner}/nested' : `/${operationId}`,
      { [String(method)]: { operationId, responses: { 200: json(BODY), 404: json(ref('Gone')) }, ...more } },
    ]),
  ),
  components: {
    schemas: {
      Pet: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      Gone: { type: 'object', required: ['gone'], properties: { gone: { type: 'string' } } },
      Nested: { type: 'object', properties: { pets: list } },
    },
  },
};

export interface PagedMethod {
  (...args: unknown[]): Promise<unknown>;
  items(...args: unknown[]): AsyncGenerator<{ id: string }>;
  pages(...args: unknown[]): AsyncGenerator<object>;
  page(next: unknown, ...args: unknown[]): Promise<{ data: object; next: unknown }>;
}

export interface PagedApi {
  readonly folder: string;
  createClient(options: object): Record<string, PagedMethod>;
  remove(): Promise<void>;
}

/** Generates it inside the repository, so that packages are found. */
export async function makePagedApi(): Promise<PagedApi> {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'build', 'pages-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(PAGED_DESCRIPTION));
  const only = outputsNamed(['types', 'validators', 'client', 'hooks']);
  const request = {
    spec: 'openapi.json',
    out: '.',
    cwd: folder,
    only,
    pages: CONFIGURED,
    hooks: 'react' as const,
  };
  const { report } = await generate({ ...request, importExtension: '.ts' }, (_title, run) => run());
  if (report?.unusablePages.length !== 0) throw new Error(JSON.stringify(report?.unusablePages));
  const { createClient } = await import(pathToFileURL(join(folder, 'client.ts')).href);
  return { folder, createClient, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns what an async iterable gives, at most `limit` of it. */
export async function collect<T>(items: AsyncIterable<T> | undefined, limit = 100): Promise<T[]> {
  if (items === undefined) throw new Error('There is no such method.');
  const all: T[] = [];
  for await (const item of items) {
    all.push(item);
    if (all.length >= limit) break;
  }
  return all;
}

/** Elsewhere a function gives the options, so that what it reads can change; by library, the hook that takes it. */
const OTHER_HOOKS = {
  '@tanstack/vue-query': ['useInfiniteQuery', 'data.value'],
  '@tanstack/solid-query': ['useInfiniteQuery', 'data'],
  '@tanstack/svelte-query': ['createInfiniteQuery', 'data'],
};

const usageOf = (library: string, file: string, [hook, data]: readonly string[]) => `
import { ${hook} } from '${library}';
import { createClient } from './client.ts';
import { speakeasyCursorInfiniteOptions } from './hooks/${file}.ts';
import type { Pet } from './types.ts';

const client = createClient({ baseUrl: 'http://x.test' });
export function usePets(limit: () => number): Pet[] | undefined {
  const found = ${hook}(() => speakeasyCursorInfiniteOptions(client, { query: { limit: limit() } }));
  // @ts-expect-error a page has no such member
  found.${data}?.pages[0]?.data.pets;
  return found.${data}?.pages.flatMap((page) => page.data.data);
}
`;

/** Writes a module `usage-*.ts` for each other library, beside the options of its queries. */
export async function writeOtherHooks(folder: string): Promise<void> {
  const made = await readFile(join(folder, 'hooks/query-options.ts'), 'utf8');
  for (const [library, hook] of Object.entries(OTHER_HOOKS)) {
    const file = library.replace('@tanstack/', '');
    // All that the kinds of hooks differ in.
    await writeFile(join(folder, `hooks/${file}.ts`), made.replaceAll('@tanstack/react-query', library));
    await writeFile(join(folder, `usage-${file}.ts`), usageOf(library, file, hook));
  }
}
