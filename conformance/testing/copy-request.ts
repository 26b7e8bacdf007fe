import { toBody } from '../traffic/recorded-body.ts';
import type { HeaderList, RecordedBody } from '../traffic/recorded-call.ts';
import { readCopy } from './read-copy.ts';

/** Reads what a call of fetch is about to send, as far as it can be known without touching it. */
export interface RequestCopy {
  readonly method: string;
  readonly url: string;
  readonly headers: HeaderList;
  readonly isOfOperation: boolean;
  /** To be called once the response is there: by then fetch has read what it sends. */
  body(): Promise<RecordedBody>;
  /** Instead of `body`. */
  discard(): void;
}

const NOT_RECORDED = { absent: 'not-recorded' } as const;
const NONE = { absent: 'none' } as const;

/** @throws whatever fetch would throw for such arguments, or another error */
export function copyRequest(
  input: unknown,
  init: unknown,
  takes: (method: string, url: string) => boolean,
): RequestCopy {
  const request = isRequest(input) ? input : undefined;
  const given = (init ?? {}) as RequestInit;
  const url = new URL(request?.url ?? String(input), globalThis.location?.href).href;
  const method = (given.method ?? request?.method ?? 'GET').toUpperCase();
  // It can be read once, and that is for fetch.
  if (isIterator(given.headers)) throw new TypeError('the headers can be read once only');
  const headers = [...new Headers(given.headers ?? request?.headers)];
  const isOfOperation = takes(method, url);
  const around = { method, url, headers, isOfOperation };
  const none = { ...around, body: async () => NOT_RECORDED, discard: () => {} };
  // The judge leaves out others.
  if (!isOfOperation) return none;
  if (given.body !== undefined && given.body !== null) {
    const taken = takeBody(given.body);
    return { ...none, body: async () => taken };
  }
  if (given.body === null || request === undefined || request.body === null)
    return { ...none, body: async () => NONE };
  if (request.bodyUsed) return none;
  const copy = request.clone();
  return {
    ...around,
    async body() {
      const bytes = await readCopy(copy.body?.getReader());
      return bytes === undefined ? NOT_RECORDED : toBody(bytes);
    },
    // The other half of the stream goes on.
    discard: () => void copy.body?.cancel().catch(() => {}),
  };
}

function isIterator(headers: RequestInit['headers']): boolean {
  return typeof headers === 'object' && 'next' in headers && typeof headers.next === 'function';
}

/** The request may be of fetch itself, or of a package. */
function isRequest(input: unknown): input is Request {
  return (
    typeof input === 'object' &&
    input !== null &&
    'url' in input &&
    'clone' in input &&
    typeof input.clone === 'function'
  );
}

/** The content that is there already; only the sender may read a stream. */
function takeBody(body: NonNullable<RequestInit['body']>): RecordedBody | Promise<RecordedBody> {
  // As it is sent, where it is not well-formed.
  if (typeof body === 'string') return toBody(new TextEncoder().encode(body));
  if (body instanceof URLSearchParams) return body.toString();
  if (body instanceof ArrayBuffer) return toBody(new Uint8Array(body.slice(0)));
  if (ArrayBuffer.isView(body))
    return toBody(new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice());
  if (body instanceof Blob) return body.arrayBuffer().then((bytes) => toBody(new Uint8Array(bytes)));
  return NOT_RECORDED;
}
