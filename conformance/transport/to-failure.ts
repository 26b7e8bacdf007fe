import type { Failure } from '../model/exchange.ts';
import { ProxyError } from './proxy-error.ts';

interface Kind {
  readonly code: RegExp;
  readonly reason: Failure['reason'];
  readonly words: string;
}

/** The system's error codes in words for people. The first that matches counts. */
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
    code: /^CERT_HAS_EXPIRED$/,
    reason: 'unreachable',
    words: 'the certificate of the deployment has expired: it has to be renewed',
  },
  {
    code: /^CERT_NOT_YET_VALID$/,
    reason: 'unreachable',
    words: 'the certificate of the deployment is not valid yet: compare the clocks of both machines',
  },
  {
    code: /^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
    reason: 'unreachable',
    words: 'the certificate of the deployment is for other host names: call it by one of them',
  },
  {
    code: /^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF))/,
    reason: 'unreachable',
    words:
      'the certificate of the deployment is not trusted: its authority is unknown; name its certificate with --ca',
  },
  {
    code: /^ERR_SSL_\w*ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE|CERTIFICATE_\w+|UNSUPPORTED_CERTIFICATE|UNKNOWN_CA|ACCESS_DENIED|HANDSHAKE_FAILURE|NO_CERTIFICATE)$/,
    reason: 'unreachable',
    words: 'the deployment did not accept the client certificate, or expects one: --client-cert',
  },
  {
    code: /^(CERT_|CRL_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_)/,
    reason: 'unreachable',
    words: 'the certificate is not trusted',
  },
  { code: /^(ERR_SSL_|EPROTO)/, reason: 'unreachable', words: 'the TLS handshake failed' },
  { code: /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/, reason: 'timeout', words: 'no response in time' },
  {
    code: /^(UND_ERR_HEADERS|HPE_HEADER)_OVERFLOW$/,
    reason: 'too-large',
    words: 'the response headers are too large',
  },
  { code: /^HPE_/, reason: 'cut-off', words: 'the response is not valid HTTP' },
  { code: /^Z_/, reason: 'cut-off', words: 'the body cannot be decompressed' },
  {
    code: /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/,
    reason: 'cut-off',
    words: 'the connection closed before the response was complete',
  },
];

/** Says why a call failed. The error's message is not kept: it may quote an address, a header, a body. */
export function toFailure(error: unknown, phase: 'before the response' | 'in the body'): Failure {
  if (error instanceof ProxyError) return { kind: 'failure', reason: 'unreachable', detail: error.detail };
  const causes = causesOf(error);
  for (const { code, name, isAlert } of causes) {
    const known = name === 'HTTPParserError' ? 'HPE_INVALID' : isAlert ? TLS_ALERT : code;
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

/** A code that stands for all alerts of older versions of TLS, which come as `EPROTO`. */
const TLS_ALERT = 'ERR_SSL_ALERT_HANDSHAKE_FAILURE';

interface Cause {
  readonly code: string | undefined;
  readonly name: string;
  /** The other side has refused the TLS handshake. */
  readonly isAlert: boolean;
}

/** The error and its causes, the innermost first: `fetch failed` does not help, `ECONNREFUSED` does. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  let one: unknown = error;
  for (let depth = 0; depth < 8 && one instanceof Object; depth++) {
    // A host with several addresses fails with one error for each.
    const { code, name, message, cause, errors } = one as {
      code?: unknown;
      name?: unknown;
      message?: unknown;
      cause?: unknown;
      errors?: readonly unknown[];
    };
    causes.unshift({
      code: typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined,
      name: String(name),
      isAlert: code === 'EPROTO' && /alert (?!protocol version)/.test(String(message)),
    });
    one = cause ?? errors?.[0];
  }
  return causes;
}
