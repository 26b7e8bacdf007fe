/** A request as the mock's server read it. */
export interface MockRequest {
  readonly method: string;
  /** As it was sent, not decoded and not normalized: `//x/harbors`. */
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface MockResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it is sent; `undefined` for none. */
  readonly body: string | undefined;
  /** The fault of the request, for the log: `body/name must be string`. */
  readonly reasons?: readonly string[];
}

/** The header and the member of a body that tell a response which the mock made up from one that the description holds. */
export const MADE_UP = { header: 'x-made-up-by', value: 'mock' } as const;
const NOTE = 'Invented by the mock: the description does not specify this error response.';

/** An error in the form of RFC 9457, labelled as the mock's own. */
export function madeUp(
  status: number,
  title: string,
  more: {
    readonly detail?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    readonly members?: Readonly<Record<string, unknown>>;
    readonly reasons?: readonly string[];
  } = {},
): MockResponse {
  const { detail, headers, members, reasons } = more;
  return {
    reasons: reasons ?? [detail ?? title],
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', [MADE_UP.header]: MADE_UP.value },
    body: JSON.stringify({
      type: 'about:blank',
      title,
      status,
      ...(detail === undefined || detail === title ? {} : { detail }),
      ...members,
      note: NOTE,
    }),
  };
}
