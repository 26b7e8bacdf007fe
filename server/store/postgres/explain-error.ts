import { StoreOpenError } from '../store-open-error.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { convertPostgresError, networkCodeOf, sqlStateOf } from './errors.ts';

type Explanation = readonly [message: string, fix: string];

/** An error of the first connection as StoreOpenError, which says how to fix it; a programming error is returned unchanged. */
export function explainPostgresError(error: unknown, url: string, place: string, schema: string): unknown {
  if (error instanceof StoreOpenError) return error;
  const known = convertPostgresError(error);
  if (!(known instanceof StoreUnavailable)) return error;
  const unknown: Explanation = [`PostgreSQL reports an error: ${known.note}`, 'See its log for details.'];
  const [message, fix] = explain(error as NodeJS.ErrnoException, new URL(url), schema) ?? unknown;
  return new StoreOpenError(message, place, fix, error);
}

function explain(error: NodeJS.ErrnoException, url: URL, schema: string): Explanation | undefined {
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1));
  const code = sqlStateOf(error) ?? networkCodeOf(error);
  if (error.syscall === 'open')
    return [`the file ${error.path} cannot be read`, 'Correct the file names in the address.'];
  if (code === 'ECONNREFUSED' || code === 'ENOENT')
    return [`nothing responds at ${url.host}`, 'Start PostgreSQL there, or correct the host and the port.'];
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return [`there is no host named ${url.hostname}`, 'Correct the host in the address.'];
  if (code === '28P01' || code === '28000')
    return [
      `PostgreSQL does not accept the user ${user}`,
      'Correct the user and the password in the address, or allow the user in pg_hba.conf.',
    ];
  if (code === '3D000')
    return [
      `there is no database ${database}`,
      `Create it (createdb ${database}), or correct the name in the address.`,
    ];
  if (code === '42501')
    return [
      `the user ${user} has no permission to create the tables`,
      `Let a user with permission run: CREATE SCHEMA ${schema} AUTHORIZATION "${user}";`,
    ];
  if (code === '57P03') return ['PostgreSQL is starting or stopping', 'Try again in a moment.'];
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return [
      `the server's certificate is not valid for ${url.hostname}`,
      'Use a host name in the address that the certificate is valid for.',
    ];
  if (error.message.startsWith('SASL'))
    return [
      `PostgreSQL requires a password for the user ${user}`,
      'Add it to the address: postgres://user:password@host:5432/database.',
    ];
  const [, parameters] = /unsupported startup parameters?:? (.+)/.exec(error.message) ?? [];
  if (parameters !== undefined)
    return [
      `the connection pooler at ${url.host} refuses parameters of the connection: ${parameters}`,
      'Name them in ignore_startup_parameters of PgBouncer, or give the address of PostgreSQL itself.',
    ];
  // The server's own words may mention a timeout, too.
  if (sqlStateOf(error) === undefined && /timeout/.test(error.message))
    return [
      `${url.host} does not respond in time`,
      'Correct the host, or allow the connection in the firewall.',
    ];
  if (error.message === 'The server does not support SSL connections')
    return [
      'the server does not support TLS',
      'Remove sslmode from the address, or set up TLS on the server.',
    ];
  if (/certificate|CERT|altnames/.test(`${error.message} ${code}`))
    return [
      `the server's certificate is not trusted: ${code ?? error.message}`,
      'Name the certificate authority in the address: ?sslmode=verify-full&sslrootcert=ca.pem.',
    ];
  return undefined;
}
