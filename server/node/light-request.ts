import type { IncomingMessage } from 'node:http';

const NEVER = new AbortController().signal;

/**
 * A request without a body, as `Request`, of which only method, address and headers are usually needed: making a real one takes as long as
 * responding to it.
 */
export class LightRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly #rawHeaders: readonly string[];
  #full: Request | undefined;

  /** @param origin `http://127.0.0.1:4020` */
  constructor({ method = 'GET', url = '/', rawHeaders }: IncomingMessage, origin: string) {
    this.method = method;
    this.url = origin + url;
    this.#rawHeaders = rawHeaders;
    this.headers = new LightHeaders(rawHeaders) as unknown as Headers;
  }

  /** Whether a request to the same address is equal to this one. */
  hasHeaders(rawHeaders: readonly string[]): boolean {
    const own = this.#rawHeaders;
    if (own.length !== rawHeaders.length) return false;
    for (let at = 0; at < own.length; at += 1) if (own[at] !== rawHeaders[at]) return false;
    return true;
  }

  /** Never aborted: what has no body to wait for is done before the client can disconnect. */
  get signal(): AbortSignal {
    return NEVER;
  }

  /** The same as a real `Request`. */
  get full(): Request {
    this.#full ??= new Request(this.url, { method: this.method, headers: this.headers });
    return this.#full;
  }
}
delegate(LightRequest.prototype, Request.prototype, ({ full }) => full);

class LightHeaders {
  readonly #raw: readonly string[];
  #full: Headers | undefined;

  /** @param raw names and values in turns */
  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let at = 0; at < this.#raw.length; at += 2) {
      const given = this.#raw[at] as string;
      if (given.length !== wanted.length || given.toLowerCase() !== wanted) continue;
      const value = this.#raw[at + 1] as string;
      found = found === null ? value : `${found}${wanted === 'cookie' ? '; ' : ', '}${value}`;
    }
    return found;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  get full(): Headers {
    if (this.#full === undefined) {
      this.#full = new Headers();
      for (let at = 0; at < this.#raw.length; at += 2)
        this.#full.append(this.#raw[at] as string, this.#raw[at + 1] as string);
    }
    return this.#full;
  }
}
delegate(LightHeaders.prototype, Headers.prototype, ({ full }) => full);

/** Gives a prototype the members of another that it does not have, and makes its objects instances of that. */
function delegate<Light extends object, Full extends object>(
  light: Light,
  full: Full,
  toFull: (light: Light) => Full,
): void {
  const members = Object.getOwnPropertyDescriptors(full) as Record<PropertyKey, PropertyDescriptor>;
  for (const name of Reflect.ownKeys(members)) {
    if (Object.hasOwn(light, name) || name === 'constructor') continue;
    const isMethod = typeof members[name]?.value === 'function';
    const memberOf = (object: Light): unknown => Reflect.get(toFull(object), name);
    Object.defineProperty(light, name, {
      configurable: true,
      ...(isMethod
        ? {
            value(this: Light, ...values: unknown[]) {
              return (memberOf(this) as (...values: unknown[]) => unknown).apply(toFull(this), values);
            },
          }
        : {
            get(this: Light) {
              return memberOf(this);
            },
          }),
    });
  }
  Object.setPrototypeOf(light, full);
}
