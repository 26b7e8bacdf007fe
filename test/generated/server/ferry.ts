import type { LooseCall, LooseHandlers } from './made.ts';

export const ORIGIN = 'https://ferry.example';
export const TOKEN = { authorization: 'Bearer token-1' };

/** A body that `createBooking` takes. */
export const NEW_BOOKING = { from: 'ABD', passengers: [{ kind: 'person', name: 'Ada Rowe' }] };

export const BOOKING = {
  id: 'bkg-11',
  passengers: [{ kind: 'person', name: 'Ada Rowe' }],
  total: 21.5,
  extras: { bicycle: 1 },
};

/** Handlers that answer what the description promises and remember every call. */
export function ferryHandlers(): { readonly handlers: LooseHandlers; readonly calls: LooseCall[] } {
  const calls: LooseCall[] = [];
  const answering = (status: number, body?: unknown) => (call: LooseCall) => {
    calls.push(call);
    return body === undefined ? { status } : { status, body };
  };
  const handlers = {
    listSailings: answering(200, []),
    createBooking: answering(202, BOOKING),
    replacePassenger: answering(201, BOOKING),
    cancelBooking: answering(204),
  };
  return { handlers, calls };
}

/** A request with a JSON body and a token, unless told otherwise. */
export function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Request {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers: { ...TOKEN, ...json, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Status and body of a response, for one comparison. */
export async function read(response: Response): Promise<{ status: number; body: unknown }> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
