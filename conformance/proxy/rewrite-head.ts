import { statusPhrase } from '../../lib/status-phrase.ts';

/** What becomes of the lines of a request's head on their way to the target. */
export interface HeadRewriter {
  /** The line as it goes on: most of them as they are. */
  line(bytes: Buffer, isFirst: boolean): Buffer;
  /** Why the request does not go on. */
  refusal(firstLine: Buffer): ProxyRefusal | undefined;
}

/** A response of the proxy's own. */
export interface ProxyRefusal {
  readonly status: number;
  readonly reason: string;
}

export interface RewriterOptions {
  /** `https://bank.example:8443` */
  readonly target: URL;
  /** Whether the target gets the `Host` that the client sent. Default: false, it gets its own. */
  readonly keepHost?: boolean;
  /** Whether a host, with its port if it has one, is this proxy. */
  readonly isOwnHost: (host: string) => boolean;
}

const HOST = /^(host:[ \t]*)[^\r\n]*(\r?\n)$/i;
/** `GET http://127.0.0.1:4030/v1/account HTTP/1.1`, as clients of forward proxies send it. */
const ABSOLUTE = /^([^ ]+ )https?:\/\/([^/?# ]*)/i;

export function createRewriter({ target, keepHost = false, isOwnHost }: RewriterOptions): HeadRewriter {
  const isHere = (host: string) => isOwnHost(host) || host.toLowerCase() === target.host;
  return {
    line(bytes, isFirst) {
      if (keepHost) return bytes;
      if (isFirst) {
        if (namesPath(bytes) || !ABSOLUTE.test(latin1(bytes))) return bytes;
        const text = latin1(bytes).replace(ABSOLUTE, (_all, method: string) => `${method}${target.origin}`);
        return Buffer.from(text, 'latin1');
      }
      const first = bytes[0];
      if (first !== 0x48 && first !== 0x68) return bytes;
      const [, name, end] = HOST.exec(latin1(bytes)) ?? [];
      return name === undefined ? bytes : Buffer.from(`${name}${target.host}${end}`, 'latin1');
    },
    refusal(firstLine) {
      if (namesPath(firstLine) && firstLine[0] !== 0x43) return undefined;
      const text = latin1(firstLine);
      if (text.startsWith('CONNECT '))
        return {
          status: 405,
          reason: 'this proxy serves one deployment and does not open tunnels',
        };
      const host = ABSOLUTE.exec(text)?.[2];
      return host === undefined || isHere(host)
        ? undefined
        : {
            status: 400,
            reason: 'the request names another host; this proxy serves one deployment',
          };
    },
  };
}

/** As most requests do. */
function namesPath(firstLine: Buffer): boolean {
  return firstLine[firstLine.indexOf(0x20) + 1] === 0x2f;
}

function latin1(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** Marks a response as the proxy's own: no other has this header. */
export const OWN_HEADER = 'x-conformance-proxy';

export function ownResponse({ status, reason }: ProxyRefusal, isHead: boolean): Buffer {
  const body = Buffer.from(`${reason}\n`);
  const head = [
    `HTTP/1.1 ${status} ${statusPhrase(status) ?? ''}`,
    `${OWN_HEADER}: ${reason}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
    ...(status === 405 ? ['allow: DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'] : []),
    '\r\n',
  ].join('\r\n');
  return isHead ? Buffer.from(head) : Buffer.concat([Buffer.from(head), body]);
}
