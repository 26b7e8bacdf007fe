import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  QueryClient,
  QueryClientProvider,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';
import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static.edge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiError } from '../../templates/runtime/client-error.ts';
import { COMPILERS, compile } from '../scripts/commands/scaffold/project.ts';
import { COMPILER_OPTIONS } from '../scripts/pipeline/compiler-options.ts';
import {
  collect,
  makePagedApi,
  OPERATIONS,
  type PagedApi,
  type PagedMethod,
  writeOtherHooks,
} from './paged-api.ts';

// Pages in each way that a description or a configuration can describe them: compiled as a user's code, and followed on a real server.

const USAGE = `
import { type InfiniteData, QueryClient, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createClient, type ListPage, type PageParam } from './client.ts';
import * as hooks from './hooks/infinite-queries.ts';
import { nestedInfiniteOptions, speakeasyCursorInfiniteOptions, speakeasyCursorQueryKey } from './hooks/query-options.ts';
import type { Pet } from './types.ts';

const { useSpeakeasyCursorInfinite } = hooks;
type SpeakeasyPage = Awaited<ReturnType<typeof client.speakeasyCursor>>;

type Is<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const is = <_ extends true>() => undefined;
const client = createClient({ baseUrl: 'http://x.test' });

const queries = new QueryClient();

export async function prefetch() {
  const { pages, pageParams } = await queries.fetchInfiniteQuery(nestedInfiniteOptions(client, 'ada', { timeoutMs: 5 }));
  is<Is<typeof pageParams, PageParam[]>>();
  const cached = queries.getQueryData(speakeasyCursorInfiniteOptions(client).queryKey);
  is<Is<NonNullable<typeof cached>['pages'][number]['data']['data'], Pet[]>>();
  await queries.invalidateQueries({ queryKey: speakeasyCursorQueryKey() });
  // @ts-expect-error nothing says how its pages follow each other
  hooks.useNoneInfinite();
  return pages[0]?.data.result?.pets?.[0]?.id;
}

export function usePages() {
  const { data, error, fetchNextPage, hasNextPage } = useSpeakeasyCursorInfinite({ query: { limit: 5 } });
  is<Is<typeof data, InfiniteData<ListPage<SpeakeasyPage>> | undefined>>();
  if (error?.kind === 'status' && error.status === 404) return error.body.gone;
  const chosen = useInfiniteQuery({
    ...speakeasyCursorInfiniteOptions(client),
    select: ({ pages }) => pages.flatMap((page) => page.data.data),
    maxPages: 3,
  });
  is<Is<typeof chosen.data, Pet[] | undefined>>();
  const certain = useSuspenseInfiniteQuery(speakeasyCursorInfiniteOptions(client));
  is<Is<typeof certain.data, InfiniteData<ListPage<SpeakeasyPage>>>>();
  return [fetchNextPage, hasNextPage];
}

export async function all(signal: AbortSignal) {
  for await (const pet of client.speakeasyCursor.items({ query: { limit: 5 }, signal })) is<Is<typeof pet, Pet>>();
  for await (const page of client.speakeasyCursor.pages()) is<Is<typeof page.data, Pet[]>>();
  for await (const pet of client.nested.items('ada', { timeoutMs: 5 })) is<Is<typeof pet, Pet>>();
  for await (const pet of client.linkedByHeader.items()) is<Is<typeof pet, Pet>>();
  for await (const pet of client.speakeasyBody.items({ filter: 'x' })) is<Is<typeof pet, Pet>>();
  const first = await client.speakeasyOffset.page(undefined, { query: { limit: 5 } });
  const second: ListPage<unknown> = await client.speakeasyOffset.page(first.next, { query: { limit: 5 } });
  is<Is<typeof first.data.data, Pet[]>>();
  // @ts-expect-error the path argument is required
  client.nested.items();
  // @ts-expect-error no such parameter
  client.speakeasyCursor.items({ query: { limt: 5 } });
  // @ts-expect-error nothing is guessed
  client.none.items();
  // @ts-expect-error nor by pages
  client.none.pages();
  const { data } = await client.speakeasyCursor.withResponse();
  return [data, second];
}
`;

let api: PagedApi;
let server: Server;
let baseUrl: string;
/** The responses to the next requests, and those requests. */
let respond: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let requests: string[];

beforeAll(async () => {
  api = await makePagedApi();
  const { folder } = api;
  await writeFile(join(folder, 'usage.ts'), USAGE);
  await writeOtherHooks(folder);
  const tsconfig = { compilerOptions: COMPILER_OPTIONS, include: ['usage*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(`${request.url}${body}`);
    respond(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await api?.remove();
});

test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])(
  'pages and items have their types under %s',
  async (compiler) => {
    expect(await compile(api.folder, compiler)).toBe('');
  },
  180_000,
);

function clientOf(options: object = {}): Record<string, PagedMethod> {
  requests = [];
  return api.createClient({ baseUrl, retry: false, ...options });
}

const pet = (id: number) => ({ id: String(id) });
const send = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A server of seven pets, three a page, that understands every way to ask for them. */
function sevenPets(request: IncomingMessage, response: ServerResponse, body: string): void {
  const { searchParams, pathname } = new URL(request.url ?? '', baseUrl);
  const first = request.headers['x-page'] === undefined ? 1 : 0;
  const pageNumber = Number(searchParams.get('page') ?? request.headers['x-page'] ?? first) - first;
  const given = searchParams.get('cursor') ?? (body === '' ? null : JSON.parse(body).paging?.cursor);
  const isLast = pathname === '/speakeasyLastItem';
  const start = Number(
    searchParams.get('offset') ?? (given == null ? pageNumber * 3 : Number(given) + (isLast ? 1 : 0)),
  );
  const data = [0, 1, 2, 3, 4, 5, 6].slice(start, start + 3).map(pet);
  const end = start + 3;
  const more = end < 7;
  if (/Url|microsoft|Path/.test(pathname)) {
    const url = pathname.includes('Path')
      ? `${pathname}?cursor=${end}`
      : `${baseUrl}${pathname}?cursor=${end}`;
    return void send(response, { data, next: more ? url : null });
  }
  if (pathname === '/configuredLink') {
    const link = `<${pathname}?cursor=0>; rel="first", <${pathname}?cursor=${end}&a=1,2>; title="a, b"; rel="next last"`;
    return void send(response, data, more ? { link } : {});
  }
  if (pathname === '/linkedByHeader') return void send(response, data, more ? { 'x-next': String(end) } : {});
  const next = more ? String(end) : null;
  if (pathname.startsWith('/owners')) return void send(response, { result: { pets: data }, next });
  send(response, { data, more, pages: 3, ...(isLast ? {} : { next }) });
}

const PAGED = Object.keys(OPERATIONS).filter((name) => name !== 'none');

test.each(PAGED)('%s: all items come, each once, in their order', async (name) => {
  respond = sevenPets;
  const client = clientOf();
  const args = name === 'nested' ? ['ada'] : name === 'speakeasyBody' ? [{ filter: 'x' }] : [];
  const items = await collect(client[name]?.items(...args) as AsyncIterable<{ id: string }>);
  expect(items.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(requests.length).toBeLessThanOrEqual(4);
  const pages = await collect(client[name]?.pages(...args) as AsyncIterable<object>);
  expect(pages.length).toBeGreaterThanOrEqual(3);
});

describe('what a request sends', () => {
  test('is what the caller gave, and the cursor', async () => {
    respond = sevenPets;
    const client = clientOf();
    await collect(client.speakeasyCursor?.items({ query: { limit: 3 } }) as AsyncIterable<object>);
    expect(requests).toEqual([
      '/speakeasyCursor?limit=3',
      '/speakeasyCursor?limit=3&cursor=3',
      '/speakeasyCursor?limit=3&cursor=6',
    ]);
    requests = [];
    await collect(client.speakeasyBody?.items({ filter: 'x', paging: { size: 3 } }) as AsyncIterable<object>);
    expect(requests.at(-1)).toBe('/speakeasyBody{"filter":"x","paging":{"size":3,"cursor":"6"}}');
    requests = [];
    await collect(client.speakeasyCursor?.items({ query: { cursor: '3' } }) as AsyncIterable<object>);
    expect(requests).toEqual(['/speakeasyCursor?cursor=3', '/speakeasyCursor?cursor=6']);
  });

  test('is sent only when its page is needed', async () => {
    respond = sevenPets;
    const client = clientOf();
    const items = client.speakeasyCursor?.items() as AsyncGenerator<object>;
    expect(requests).toHaveLength(0);
    expect(await collect(items, 3)).toHaveLength(3);
    expect(requests).toHaveLength(1);
  });

  test('ends with the signal', async () => {
    respond = sevenPets;
    const controller = new AbortController();
    const client = clientOf();
    const items = client.speakeasyCursor?.items({ signal: controller.signal }) as AsyncGenerator<object>;
    const read = async () => {
      for await (const item of items) if (item) controller.abort();
    };
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });

  test('can be for one page after another', async () => {
    respond = sevenPets;
    const client = clientOf();
    const first = await client.speakeasyOffset?.page(undefined);
    const second = await client.speakeasyOffset?.page(first?.next);
    expect([first?.next, second?.next, second?.data]).toMatchObject([
      3,
      6,
      { data: [pet(3), pet(4), pet(5)] },
    ]);
  });
});

/** Servers that give what they gave before, or what is no cursor, with what the client says. */
const FAULTY: [name: string, pages: unknown[], read: number, words: RegExp][] = [
  ['speakeasyCursor', [{ next: 'a' }], 2, /the server gave the same cursor again: "a"/],
  ['speakeasyCursor', [{ next: 'a' }, { next: 'b' }], 3, /the server gave the same cursor again: "a"/],
  ['speakeasyCursor', [{ next: { a: 1 } }], 1, /what should be the next cursor is object/],
  ['speakeasyCursor', [{ next: true }], 1, /what should be the next cursor is boolean/],
  ['speakeasyOffset', [{}], 2, /the server gave the same page again for the offset 1/],
  ['fernPage', [{ more: true }], 2, /the server gave the same page again for the page 2/],
  [
    'microsoft',
    [{ next: 'https://evil.test/microsoft' }],
    1,
    /the next page is at https:\/\/evil\.test and not at http:/,
  ],
  [
    'microsoft',
    [{ next: '//evil.test/microsoft' }],
    1,
    /the next page is at http:\/\/evil\.test and not at http:/,
  ],
  ['microsoft', [{ next: 'http://[' }], 1, /the URL of the next page cannot be read/],
  ['microsoft', [{ next: 'data:application/json,{}' }], 1, /the next page is at null and not at/],
  ['fernPath', [{ next: '/fernPath?b' }, { next: '/fernPath?a' }], 3, /the server gave the same url again/],
];

test.each(FAULTY)(
  '%s: %j ends after %i pages with an error that says why',
  async (name, bodies, read, words) => {
    const client = clientOf({ credentials: {} });
    respond = (_, response) => {
      const body = bodies[(requests.length - 1) % bodies.length] as object;
      send(response, { data: [pet(1)], ...body });
    };
    const pages = client[name]?.pages() as AsyncGenerator<object>;
    let count = 0;
    const all = async () => {
      for await (const _ of pages) {
        count += 1;
        if (count > 10) return;
      }
    };
    const error: ApiError = await all().then(
      () => expect.fail('no error'),
      (one) => one,
    );
    expect([error.name, error.operation, count]).toEqual(['ApiError', name, read]);
    expect(error.message).toMatch(words);
    expect(requests.every((one) => one.startsWith(`/${name}`))).toBe(true);
  },
);

test('a next page with a password in its URL is refused, and one without an item list, too', async () => {
  const client = clientOf();
  const url = new URL('/microsoft?x', baseUrl);
  url.password = 'secret';
  respond = (_, response) => send(response, { data: [], next: url.href });
  await expect(collect(client.microsoft?.pages() as AsyncIterable<object>)).rejects.toThrow(
    /: request \(?the next/,
  );
  respond = (_, response) => send(response, { data: 'none', next: null });
  await expect(collect(client.microsoft?.items() as AsyncIterable<object>)).rejects.toThrow(
    /list of items is string/,
  );
});

test.each([null, '', undefined, 0, false])('%j as the next cursor ends the list', async (value) => {
  const client = clientOf();
  respond = (_, response) => send(response, { data: [pet(1)], next: value });
  expect(await collect(client.speakeasyCursor?.items() as AsyncIterable<object>)).toEqual([pet(1)]);
});

test('an empty page with a cursor is not the last one', async () => {
  const client = clientOf();
  const pages = [{ data: [], next: 'a' }, { data: null, next: 'b' }, { next: 'c' }, { data: [pet(1)] }];
  respond = (_, response) => send(response, pages[requests.length - 1]);
  expect(await collect(client.speakeasyCursor?.items() as AsyncIterable<object>)).toEqual([pet(1)]);
});

describe('an infinite query', () => {
  interface Infinite {
    readonly queryKey: readonly unknown[];
    readonly initialPageParam: string | undefined;
    readonly getNextPageParam: (page: { next: string | undefined }) => string | undefined;
    readonly queryFn: (context: {
      signal: AbortSignal;
      pageParam: string | undefined;
    }) => Promise<{ next: string | undefined }>;
  }

  async function infinite(name: string, ...args: unknown[]): Promise<Infinite> {
    const module = await import(pathToFileURL(join(api.folder, 'hooks/query-options.ts')).href);
    return module[`${name}InfiniteOptions`](clientOf(), ...args);
  }

  test.each(['speakeasyCursor', 'microsoft', 'linkedByHeader', 'configuredLink', 'fernOffset'])(
    'of %s fetches page after page, and all of them again',
    async (name) => {
      respond = sevenPets;
      const observer = new InfiniteQueryObserver(new QueryClient(), await infinite(name));
      await observer.fetchNextPage();
      while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
      const before = observer.getCurrentResult().data;
      expect(JSON.stringify(before?.pages).match(/"id"/g)).toHaveLength(7);
      const count = requests.length;
      await observer.refetch();
      expect(observer.getCurrentResult().data).toEqual(before);
      expect(requests).toEqual([...requests.slice(0, count), ...requests.slice(0, count)]);
    },
  );

  test('renders in React on a server: first it waits for the pages, then it has them', async () => {
    respond = sevenPets;
    const load = (name: string) => import(pathToFileURL(join(api.folder, name)).href);
    const [{ ClientProvider, useClient }, { useSpeakeasyCursorInfinite }, options] = await Promise.all(
      ['hooks/client-provider.ts', 'hooks/infinite-queries.ts', 'hooks/query-options.ts'].map(load),
    );
    const Waiting = () => {
      const { data } = useSuspenseInfiniteQuery<
        { data: { data: object[] } },
        Error,
        { pages: { data: { data: object[] } }[] }
      >(options.speakeasyCursorInfiniteOptions(useClient()));
      const { data: same, hasNextPage } = useSpeakeasyCursorInfinite();
      return `${data.pages[0]?.data.data.length} pets, ${same.pages.length} page, ${hasNextPage ? 'more' : 'no more'}`;
    };
    const queries = new QueryClient();
    const inside = createElement(
      ClientProvider,
      { client: clientOf() },
      createElement(Suspense, null, createElement(Waiting)),
    );
    const { prelude } = await prerender(createElement(QueryClientProvider, { client: queries }, inside));
    expect(await new Response(prelude).text()).toContain('3 pets, 1 page, more');
    expect(requests).toEqual(['/speakeasyCursor']);
  });

  test('is invalidated with the query, and keeps its pages through JSON', async () => {
    respond = sevenPets;
    const queries = new QueryClient();
    const options = await infinite('speakeasyCursor', { query: { limit: 3 } });
    await queries.prefetchInfiniteQuery(options);
    const other = new QueryClient();
    hydrate(other, JSON.parse(JSON.stringify(dehydrate(queries))));
    const observer = new InfiniteQueryObserver(other, { ...options, staleTime: Infinity });
    await observer.fetchNextPage();
    expect(requests).toEqual(['/speakeasyCursor?limit=3', '/speakeasyCursor?limit=3&cursor=3']);
    await other.invalidateQueries({ queryKey: ['speakeasyCursor', { query: { limit: 3 } }] });
    expect(other.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });
});

test('an operation of which nothing says how its pages follow each other has no such methods', async () => {
  const client = clientOf();
  expect([client.none?.pages, client.none?.items, client.none?.page]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
