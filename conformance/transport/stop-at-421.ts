import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { CompleteResponse } from './exchange.ts';

const CREATED = 'undici:request:create';
const ANSWERED = 'undici:request:headers';

const current = new AsyncLocalStorage<object>();

/**
 * Makes a call without a body, which fetch would send a second time after a 421 response.
 *
 * @param stop called with that response before fetch sees it; must abort the call. The response's body is not read.
 */
export async function stopAt421<T>(
  call: () => Promise<T>,
  stop: (answer: CompleteResponse) => void,
): Promise<T> {
  const mark = {};
  const own = new WeakSet<object>();
  const created = (message: unknown) => {
    if (current.getStore() === mark) own.add((message as { request: object }).request);
  };
  const answered = (message: unknown) => {
    const { request, response } = message as { request: object; response: RawAnswer };
    if (own.has(request) && response.statusCode === 421) stop(toAnswer(response));
  };
  subscribe(CREATED, created);
  subscribe(ANSWERED, answered);
  try {
    return await current.run(mark, call);
  } finally {
    unsubscribe(CREATED, created);
    unsubscribe(ANSWERED, answered);
  }
}

interface RawAnswer {
  readonly statusCode: number;
  /** Names and values by turns. */
  readonly headers: readonly (string | Uint8Array)[];
}

function toAnswer({ statusCode, headers: raw }: RawAnswer): CompleteResponse {
  const headers: Record<string, string> = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const [name, value] = [textOf(raw[index]).toLowerCase(), textOf(raw[index + 1])];
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
  }
  return {
    kind: 'response',
    status: statusCode,
    headers,
    bytes: 0,
    body: { kind: 'unreadable', why: 'empty', text: '' },
  };
}

function textOf(value: string | Uint8Array = ''): string {
  return typeof value === 'string' ? value : Buffer.from(value).toString('latin1');
}
