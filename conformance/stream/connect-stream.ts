import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import type { MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import { ConfigurationError } from '../model/options.ts';
import type { StreamAddress } from './stream-address.ts';
import { openStreams } from './streams.ts';

/** A connection to a server that has the streams. */
export interface OpenStream {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  /** Makes an empty list of headers. */
  readonly headers: () => MsgHdrs;
  readonly name: string;
  /** The number of parts. */
  readonly partitions: number;
}

/** A busy server may need some seconds for a message. */
const REQUEST_MS = 15_000;

/** The server cannot be used at the moment. The message has none of its texts. */
export class StreamUnavailable extends Error {
  override readonly name = 'StreamUnavailable';
  readonly fix = 'Start the server with JetStream (nats-server -js), or check the address and NATS_USER.';
}

/**
 * Connects, and creates the streams that are missing. The connection is made again whenever it is lost.
 *
 * @param isReader nothing is created
 * @throws StreamUnavailable, ConfigurationError where the name belongs to a stream of another kind, or for a reader to none
 */
export async function connectStream(address: StreamAddress, isReader = false): Promise<OpenStream> {
  const [{ connect, credsAuthenticator, headers }, { jetstream, jetstreamManager }] = await Promise.all([
    import('@nats-io/transport-node'),
    import('@nats-io/jetstream'),
  ]);
  const { server, name, isEncrypted, user, password, token, credentials } = address;
  const { caFile, certFile, keyFile } = address;
  const files = {
    ...(caFile !== undefined && { caFile }),
    ...(certFile !== undefined && { certFile }),
    ...(keyFile !== undefined && { keyFile }),
  };
  let connection: NatsConnection | undefined;
  try {
    connection = await connect({
      servers: server,
      name: 'banking-platform-api',
      timeout: 5000,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      ignoreAuthErrorAbort: true,
      ...(user !== undefined && { user }),
      ...(password !== undefined && { pass: password }),
      ...(token !== undefined && { token }),
      ...(credentials !== undefined && {
        authenticator: credsAuthenticator(new TextEncoder().encode(credentials)),
      }),
      ...((isEncrypted || Object.keys(files).length > 0) && { tls: files }),
    });
    const manager = await jetstreamManager(connection, { timeout: REQUEST_MS });
    const partitions = await openStreams(manager, address, isReader);
    const client = jetstream(connection, { timeout: REQUEST_MS });
    return { connection, client, manager, headers, name, partitions };
  } catch (error) {
    await connection?.close();
    if (error instanceof ConfigurationError) throw error;
    throw new StreamUnavailable(`NATS at ${server} cannot be used: ${reasonOf(error)}`);
  }
}

/** The error's kind: its words come from the server, or hold what was sent. */
export function reasonOf(error: unknown): string {
  const { code, name, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  const known: Readonly<Record<string, string>> = {
    AuthorizationError: 'it refuses the credentials',
    UserAuthenticationExpiredError: 'the credentials have expired',
    PermissionViolationError: 'the user lacks a permission',
    JetStreamNotEnabled: 'it has no JetStream',
    NoRespondersError: 'it has no JetStream',
    TimeoutError: 'it does not respond',
  };
  const kind = known[name] ?? code ?? cause?.code ?? name;
  return /^[\w ]{1,60}$/.test(String(kind)) ? String(kind) : 'unknown error';
}

/** Tells whether a request failed because the server is away, or not ready. */
export function isAway(error: unknown): boolean {
  return AWAY.has((error as Error).name);
}

const AWAY: ReadonlySet<string> = new Set([
  'ClosedConnectionError',
  'ConnectionError',
  'JetStreamApiError',
  'JetStreamError',
  'JetStreamStatusError',
  'NoRespondersError',
  'RequestError',
  'TimeoutError',
]);
