import type { Failure } from './exchange.ts';

interface Kind {
  readonly code: RegExp;
  readonly reason: Failure['reason'];
  readonly words: string;
}

/** What a system's error codes mean to people. The first that matches counts. */
const KINDS: readonly Kind[] = [
  { code: /^ECONNREFUSED$/, reason: 'unreachable', words: 'connection refused' },
  { code: /^(ENOTFOUND|EAI_\w+)$/, reason: 'unreachable', words: 'unknown host name' },
  {
    code: /^(EHOST|ENET)(UNREACH|DOWN)$|^EADDRNOTAVAIL$/,
    reason: 'unreachable',
    words: 'no route to the host',
  },
  {
    code: /^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/,
    reason: 'unreachable',
    words: 'the connection timed out',
  },
  {
    code: /^(CERT_|CRL_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_)/,
    reason: 'unreachable',
    words: 'the certificate is not trusted',
  },
  { code: /^(ERR_SSL_|EPROTO)/, reason: 'unreachable', words: 'the TLS handshake failed' },
  { code: /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/, reason: 'timeout', words: 'no response in time' },
  { code: /^UND_ERR_HEADERS_OVERFLOW$/, reason: 'too-large', words: 'the response headers are too large' },
  { code: /^HPE_/, reason: 'cut-off', words: 'the response is not valid HTTP' },
  { code: /^Z_/, reason: 'cut-off', words: 'the body cannot be decompressed' },
  {
    code: /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/,
    reason: 'cut-off',
    words: 'the connection closed before the response was complete',
  },
];

/** Why a call failed. The error's message is not kept: it may quote an address, a header, a body. */
export function toFailure(error: unknown, phase: 'before the response' | 'in the body'): Failure {
  const causes = causesOf(error);
  for (const { code, name } of causes) {
    const known = name === 'HTTPParserError' ? 'HPE_INVALID' : code;
    const kind = KINDS.find((one) => known !== undefined && one.code.test(known));
    if (kind !== undefined)
      return { kind: 'failure', reason: kind.reason, detail: code ? `${kind.words} (${code})` : kind.words };
  }
  const code = causes.find((one) => one.code !== undefined)?.code;
  return phase === 'in the body'
    ? failure('cut-off', 'the body could not be read completely', code)
    : failure('unreachable', 'no connection, or no valid HTTP response', code);
}

function failure(reason: Failure['reason'], words: string, code: string | undefined): Failure {
  return { kind: 'failure', reason, detail: code === undefined ? words : `${words} (${code})` };
}

/** The error and its causes, the innermost first: `fetch failed` does not help, `ECONNREFUSED` does. */
function causesOf(error: unknown): { readonly code: string | undefined; readonly name: string }[] {
  const causes: { code: string | undefined; name: string }[] = [];
  let one: unknown = error;
  for (let depth = 0; depth < 8 && one instanceof Object; depth++) {
    // A host with several addresses fails with one error for each.
    const { code, name, cause, errors } = one as {
      code?: unknown;
      name?: unknown;
      cause?: unknown;
      errors?: readonly unknown[];
    };
    causes.unshift({
      code: typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined,
      name: String(name),
    });
    one = cause ?? errors?.[0];
  }
  return causes;
}
