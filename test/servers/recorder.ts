import { harWriter } from '../../conformance/traffic/write-har.ts';
import type { Json } from '../../lib/json.ts';

/** The body is kept as it is after decoding. */
const OF_THE_TRANSFER: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
]);

/** Not even those of test servers stand in this repository. */
const PRIVATE_KEY = /(PrivateKey: )[\w+/=]+/g;

/** Makes calls as an honest client does, and keeps them as a recording. */
export class Recorder {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #writer = harWriter();
  #text = '';
  #count = 0;
  #last = new Headers();

  constructor(base: string, headers: Readonly<Record<string, string>> = {}) {
    this.#base = base;
    this.#headers = headers;
  }

  /** @returns the body as JSON; `null` where it is none */
  async call(
    method: string,
    path: string,
    body?: Json | string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Json> {
    const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      ...this.#headers,
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...more,
    };
    const startedAt = Date.now();
    const url = `${this.#base}${path}`;
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(sent !== undefined && { body: sent }),
    });
    this.#last = response.headers;
    const text = await response.text();
    this.#text += this.#writer.write({
      ...{ id: `${++this.#count}`, startedAt, endedAt: Date.now() },
      request: { method, url, headers: Object.entries(headers), body: sent ?? { absent: 'none' } },
      response: {
        status: response.status,
        headers: [...response.headers].filter(([name]) => !OF_THE_TRANSFER.has(name)),
        body: text === '' ? { absent: 'none' } : text,
      },
    });
    try {
      return JSON.parse(text) as Json;
    } catch {
      return null;
    }
  }

  /** Reads a stream without end until its text has what the client waits for, and leaves. */
  async stream(path: string, body: Json, last: string): Promise<void> {
    const sent = JSON.stringify(body);
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const startedAt = Date.now();
    const url = `${this.#base}${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: sent });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes(last)) break;
    }
    this.#text += this.#writer.write({
      ...{ id: `${++this.#count}`, startedAt, endedAt: Date.now() },
      request: { method: 'POST', url, headers: Object.entries(headers), body: sent },
      response: { failure: 'interrupted', detail: 'the client has left' },
    });
  }

  /** A header of the last response; empty where it has none. */
  header(name: string): string {
    return this.#last.get(name) ?? '';
  }

  har(): string {
    return this.#text.replaceAll(PRIVATE_KEY, '$1(removed)') + this.#writer.end();
  }
}

/** Waits until a server responds, for twenty seconds: with this status, if one is given. */
export async function untilReady(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  status?: number,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    const response = await fetch(url, { headers }).catch((error: Error) => error);
    if (response instanceof Response && (status ?? response.status) === response.status) return;
    if (turn === 100) throw response instanceof Error ? response : new Error(`${url}: ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
