import { isStreamAddress } from '../../lib/is-stream-address.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { ConfigurationError } from '../model/options.ts';

/** Calls are handed over here. It holds credentials, can be sent to another process, and is never displayed: see `describeAddress`. */
export interface StreamAddress {
  /** `nats.example:4222` */
  readonly server: string;
  /** The name of the stream of calls. */
  readonly name: string;
  /** The number of parts where the stream does not exist yet. */
  readonly partitions: number;
  readonly isEncrypted: boolean;
  readonly user?: string;
  readonly password?: string;
  readonly token?: string;
  /** The content of a file of credentials, as `nsc` writes it. */
  readonly credentials?: string;
  /** The paths of PEM files. */
  readonly caFile?: string;
  readonly certFile?: string;
  readonly keyFile?: string;
}

const PARTITIONS = 16;
const MAX_PARTITIONS = 512;
const FIX =
  'Write it as nats://nats.example:4222/calls, or tls:// to encrypt, and give user and password by NATS_USER and NATS_PASSWORD.';

/**
 * Reads `nats://host:4222/name?partitions=16`. Credentials and certificates are those of the environment, by the variables of the `nats` command:
 * NATS_USER, NATS_PASSWORD, NATS_TOKEN, NATS_CREDS, NATS_CA, NATS_CERT and NATS_KEY.
 *
 * @param read reads the file of credentials
 * @throws ConfigurationError, without the address, which may hold a password
 */
export function readStreamAddress(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
  read: (path: string) => string,
): StreamAddress {
  const url = isStreamAddress(text) ? parseUrl(text) : undefined;
  if (url === undefined || url.hostname === '')
    throw new ConfigurationError('this is not the address of a NATS stream', FIX);
  const name = url.pathname.replace(/^\//, '') || 'bank-calls';
  expectName(name, 'the name of the stream');
  const others = [...url.searchParams.keys()].filter((key) => key !== 'partitions');
  const partitions = Number(url.searchParams.get('partitions') ?? PARTITIONS);
  if (others.length > 0 || !Number.isInteger(partitions) || partitions < 1 || partitions > MAX_PARTITIONS)
    throw new ConfigurationError(
      `the address of a stream may only have ?partitions=, from 1 to ${MAX_PARTITIONS}`,
      FIX,
    );
  const { NATS_USER, NATS_PASSWORD, NATS_TOKEN, NATS_CREDS, NATS_CA, NATS_CERT, NATS_KEY } = env;
  const given = {
    user: decoded(url.username) || NATS_USER,
    password: decoded(url.password) || NATS_PASSWORD,
    token: NATS_TOKEN,
    credentials: NATS_CREDS && readCredentials(NATS_CREDS, read),
    caFile: NATS_CA,
    certFile: NATS_CERT,
    keyFile: NATS_KEY,
  };
  return {
    server: `${url.hostname}:${url.port || 4222}`,
    name,
    partitions,
    isEncrypted: url.protocol === 'tls:',
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  };
}

/** A name becomes part of a subject, where dots and wildcards mean something. */
export function expectName(name: string, what: string): void {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return;
  throw new ConfigurationError(
    `${what} may have letters, digits, - and _ only, at most 64`,
    'Choose another name, such as calls-2026.',
  );
}

/** Shows the address without credentials. */
export function describeAddress({ server, name, isEncrypted }: StreamAddress): string {
  return `${isEncrypted ? 'tls' : 'nats'}://${server}/${name}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigurationError('the address of the stream has a % that encodes nothing', FIX);
  }
}

function readCredentials(path: string, read: (path: string) => string): string {
  try {
    return read(path);
  } catch {
    throw new ConfigurationError(
      'the file of NATS_CREDS cannot be read',
      'Name a file that exists and may be read.',
    );
  }
}
