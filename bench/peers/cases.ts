import type { Peer, ProbeCall } from './tools.ts';

/** A probe that was run saw this. */
export interface ProbeResult {
  /** Requests that were sent. Bodies are texts, also those of forms. */
  readonly sent: readonly { readonly method: string; readonly url: string; readonly body: string }[];
  readonly result?: unknown;
  readonly error?: string;
}

export interface Case {
  /** The file in `inputs/`. */
  readonly name: string;
  /** The right outcome. */
  readonly right: string;
  /** Public reports of the same kind, where there is a repository with one. */
  readonly reports?: string;
  /** Types that have to compile, and lines that must not (`@ts-expect-error`). The names are components. */
  readonly types?: { readonly names: readonly string[]; readonly code: string };
  /** A module to compile, by tool; a tool without one does not offer what is asked. */
  readonly compiled?: Partial<Record<Peer['name'], string>>;
  /** A call, and whether what was seen is right; otherwise what to say of it. */
  readonly call?: {
    readonly call: ProbeCall;
    /** The address of the call; absent if the description names it. */
    readonly base?: string;
    readonly response?: { readonly status: number; readonly body?: string; readonly type?: string };
    isRight(seen: ProbeResult): boolean;
  };
  /** A module whose default export is a promise, by tool. */
  readonly run?: Partial<Record<Peer['name'], string>>;
  isRight?(result: unknown): boolean;
  /** Tools that cannot be asked. */
  readonly notOffered?: readonly Peer['name'][];
}

const BASE = 'http://localhost';
const url = ({ sent }: ProbeResult) => sent[0]?.url ?? '';
const query = (seen: ProbeResult) => url(seen).split('?')[1] ?? '';

/** Takes all handlers that a module has, and asks them for events. */
const mockOf = (module: string) => `
import * as mocks from '${module}';
import { getResponse } from 'msw';
const found: any[] = Object.entries(mocks).flatMap(([name, value]: [string, any]) =>
  Array.isArray(value) ? value : /Handler$/.test(name) && typeof value === 'function' ? [value()] : /Handler$/.test(name) ? [value] : []);
export default getResponse(found, new Request('http://localhost/events')).then((response) => response?.text());`;

export const CASES: readonly Case[] = [
  {
    name: 'allow-reserved',
    right: '`x%20y/z` is sent as `raw=x%20y/z`',
    call: {
      base: BASE,
      call: { name: 'a', method: 'GET', path: '/a', query: { raw: 'x%20y/z' } },
      isRight: (seen) => query(seen) === 'raw=x%20y/z',
    },
  },
  {
    name: 'any-of-required',
    right: 'Keywords beside `anyOf` stay in the type',
    reports: 'openapi-typescript #2380',
    types: {
      names: ['Contact', 'Shape'],
      code: `
export const read = (contact: Contact, shape: Shape): [string | undefined, string] => [contact.email, shape.id];
// @ts-expect-error id is missing
export const incomplete: Shape = { a: 'x' };`,
    },
  },
  {
    name: 'callback-in-a-shared-path',
    right: 'The receiver of a callback takes what a response would hold',
    notOffered: ['openapi-fetch', 'hey-api', 'orval', 'kubb'],
    run: {
      'this project': `
import { createWebhookHandler } from './out/server.ts';
const handle = createWebhookHandler({ doneCallback: () => ({ status: 204 }) } as never) as any;
const send = async (body: object) => (await handle(new Request('http://localhost/done', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }))).status;
export default (async () => [await send({ id: '1' }), await send({ pin: '1' })].join(' '))();`,
    },
    isRight: (result) => result === '204 400',
  },
  {
    name: 'const-null',
    right: '`const: null` is `null`',
    types: {
      names: ['State'],
      code: `
export const read = (state: State): [null, 0] => [state.gone, state.zero];`,
    },
  },
  {
    name: 'delimiter-in-a-value',
    right: 'A value with the delimiter in it is refused, since no server could read it',
    call: {
      base: BASE,
      call: { name: 'a', method: 'GET', path: '/a', query: { p: ['a', 'b|c'] } },
      isRight: ({ sent, error }) => sent.length === 0 && error !== undefined,
    },
  },
  {
    name: 'deprecated-operation',
    right: 'An editor strikes out the operation',
    compiled: {
      'openapi-fetch': `
import createClient from 'openapi-fetch';
import type { paths } from './out/types.ts';
export const result = createClient<paths>({}).GET('/a', { params: { query: { q: 'x' } } });`,
      'hey-api': `
import { a } from './out/sdk.gen.ts';
export const result = a({ query: { q: 'x' } });`,
      orval: `
import { a } from './out/api';
export const result = a({ q: 'x' });`,
      kubb: `
import { a } from './out/index.ts';
export const result = a({ q: 'x' });`,
      'this project': `
import { createClient } from './out/client.ts';
export const result = createClient({ baseUrl: 'http://localhost' }).a({ query: { q: 'x' } });`,
    },
    isRight: (deprecated) => Number(deprecated) > 0,
  },
  {
    name: 'exact-name',
    right: '`listItems` is the operation of that name, not `list-items`',
    reports: 'a call gets another meaning when the other operation is added',
    notOffered: ['openapi-fetch'],
    call: {
      base: BASE,
      call: { name: 'listItems', method: 'POST', path: '/items' },
      isRight: ({ sent }) => sent[0]?.method === 'POST',
    },
  },
  {
    name: 'errors-by-status',
    right: "An error's body is narrowed by its status, also by `default`",
    reports: 'openapi-typescript #1970',
    notOffered: ['kubb'],
    compiled: {
      'openapi-fetch': `
import createClient from 'openapi-fetch';
import type { paths } from './out/types.ts';
export async function read(): Promise<string | number | undefined> {
  const { error, response } = await createClient<paths>({}).GET('/a');
  if (error && response.status === 404) return error.missing;
  if (error && response.status === 500) return error.code;
  return undefined;
}`,
      'hey-api': `
import { a } from './out/sdk.gen.ts';
export async function read(): Promise<string | number | undefined> {
  const { error, response } = await a();
  if (error && response?.status === 404) return error.missing;
  if (error && response?.status === 500) return error.code;
  return undefined;
}`,
      orval: `
import { a } from './out/api';
export async function read(): Promise<string | number | undefined> {
  const response = await a();
  if (response.status === 404) return response.data.missing;
  if (response.status === 500) return response.data.code;
  return undefined;
}`,
      'this project': `
import { createClient } from './out/client.ts';
export async function read(): Promise<string | number | undefined> {
  const result = await createClient({ baseUrl: 'http://localhost' }).a.result();
  if (result.status === 404) return result.body.missing;
  if (result.status === 500) return result.body.code;
  return undefined;
}`,
    },
  },
  {
    name: 'exact-status-beside-range',
    right: 'A 202 without a body is a success, although `2XX` has one',
    reports: 'orval #950',
    call: {
      base: BASE,
      call: { name: 'startJob', method: 'POST', path: '/jobs' },
      response: { status: 202 },
      isRight: ({ error }) => error === undefined,
    },
  },
  {
    name: 'free-form-query',
    right: 'Members of a free-form object and names with brackets are sent as parameters',
    call: {
      base: BASE,
      call: {
        name: 'x',
        method: 'GET',
        path: '/x',
        query: { free: { k: 'v' }, 'ids[]': [1, 2], 'f[a]': 'z' },
      },
      isRight: (seen) =>
        decodeURIComponent(query(seen)).split('&').sort().join('&') === 'f[a]=z&ids[]=1&ids[]=2&k=v',
    },
  },
  {
    name: 'mock-of-events',
    right: 'The mock of an event stream sends events: `data: {...}`',
    // The handlers of hey-api respond with what their user gives them.
    notOffered: ['openapi-fetch', 'hey-api'],
    run: {
      orval: mockOf('./out/api.msw'),
      kubb: mockOf('./out/index.ts'),
      'this project': mockOf('./out/msw.ts'),
    },
    isRight: (result) => /^data: ?\{.*"a":\s*-?\d/m.test(String(result)) && /\n\n/.test(String(result)),
  },
  {
    name: 'multipart-encoding',
    right: 'A part with the style `deepObject` is sent as a part `meta[a]`',
    call: {
      base: BASE,
      call: { name: 'x', method: 'POST', path: '/x', body: { meta: { a: 'x' } } },
      isRight: ({ sent }) => /name="meta\[a\]"\r\n\r\nx\r\n/.test(sent[0]?.body ?? ''),
    },
  },
  {
    name: 'nullable-in-3.1',
    right: '`nullable` has no meaning in 3.1: `null` is not in the type',
    types: {
      names: ['Named'],
      code: `
export const read = (named: Named): string | undefined => named.n;`,
    },
  },
  {
    name: 'properties-of-then',
    right: 'Properties that `then` and `unevaluatedProperties` describe can be read',
    reports: 'openapi-typescript #2839, orval #2156',
    types: {
      names: ['Rule', 'Bag'],
      code: `
export const read = (rule: Rule, bag: Bag) => [rule.tx, bag['other']];
export const rule: Rule = { t: 'x', tx: 1 };`,
    },
  },
  {
    name: 'required-beside-all-of',
    right: '`required` also holds for properties of another schema',
    reports: 'openapi-typescript #1464',
    types: {
      names: ['Named', 'Deep', 'ByPart'],
      code: `
export const read = (named: Named, deep: Deep, part: ByPart): [string, string, string] => [named.name, deep.id, part.id];`,
    },
  },
  {
    name: 'schema-with-an-id',
    right: 'References below an `$id` are resolved there',
    types: {
      names: ['WithId'],
      code: `
export const read = (one: WithId): [number, boolean] => [one.i, one.j];
// @ts-expect-error a number
export const wrong: WithId = { i: 'x', j: true };`,
    },
  },
  {
    name: 'server-variables',
    right: 'Without an address, calls go to that of the description, with its defaults',
    reports: 'openapi-client-axios #20',
    notOffered: ['openapi-fetch'],
    call: {
      call: { name: 'a', method: 'GET', path: '/a' },
      isRight: (seen) => url(seen) === 'https://eu.example.com:8443/v1/a',
    },
  },
  {
    name: 'servers-of-a-path',
    right: 'The nearest `servers` has the address of an operation',
    notOffered: ['openapi-fetch'],
    call: {
      call: { name: 'upload', method: 'POST', path: '/files' },
      isRight: (seen) => url(seen) === 'https://files.example.com/up/files',
    },
  },
  {
    name: 'shared-response-is-a-reference',
    right: 'The alias of a response has its content',
    reports: 'openapi-typescript #408',
    compiled: {
      'openapi-fetch': `
import createClient from 'openapi-fetch';
import type { paths } from './out/types.ts';
export const read = async (): Promise<string | undefined> => (await createClient<paths>({}).GET('/a')).data?.y;`,
      'hey-api': `
import { readA } from './out/sdk.gen.ts';
export const read = async (): Promise<string | undefined> => (await readA()).data?.y;`,
      orval: `
import { readA } from './out/api';
export const read = async (): Promise<string | undefined> => (await readA()).data.y;`,
      kubb: `
import { readA } from './out/index.ts';
export const read = async (): Promise<string | undefined> => (await readA()).y;`,
      'this project': `
import { createClient } from './out/client.ts';
export const read = async (): Promise<string> => (await createClient({ baseUrl: 'http://localhost' }).readA()).y;`,
    },
  },
  {
    name: 'small-3.2',
    right: 'A shared media type of 3.2 has its schema',
    compiled: {
      'openapi-fetch': `
import createClient from 'openapi-fetch';
import type { paths } from './out/types.ts';
export const read = async (): Promise<{ r: number } | string | undefined> => (await createClient<paths>({}).GET('/a')).data;`,
      'hey-api': `
import { a } from './out/sdk.gen.ts';
export const read = async (): Promise<{ r: number } | string | undefined> => (await a()).data;`,
      orval: `
import { a } from './out/api';
export const read = async (): Promise<{ r: number } | string> => (await a()).data;`,
      kubb: `
import { a } from './out/index.ts';
export const read = async (): Promise<{ r: number } | string> => await a();`,
      'this project': `
import { createClient } from './out/client.ts';
export const read = async (): Promise<{ r: number } | string> => await createClient({ baseUrl: 'http://localhost' }).a();`,
    },
  },
  {
    name: 'swagger-nested-lists',
    right: 'Lists in lists are sent with both delimiters, `a|b,c`, or are refused',
    call: {
      base: BASE,
      call: { name: 'a', method: 'GET', path: '/a', query: { nested: [['a', 'b'], ['c']] } },
      isRight: (seen) => decodeURIComponent(query(seen)) === 'nested=a|b,c',
    },
  },
  {
    name: 'query-method',
    right: 'QUERY of 3.2 is a method as the others',
    call: {
      base: BASE,
      call: { name: 'findItems', method: 'QUERY', path: '/items', body: { q: 'x' } },
      response: { status: 200, body: '["x"]', type: 'application/json' },
      isRight: ({ sent, error }) =>
        error === undefined && sent[0]?.method === 'QUERY' && sent[0].body === '{"q":"x"}',
    },
  },
];
