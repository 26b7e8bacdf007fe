import { StoreOpenError } from '../open-error.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { networkCodeOf, sqlStateOf, toStoreError } from './errors.ts';

type Explanation = readonly [message: string, fix: string];

/** Errors of a first connection that the person who started the server can fix. */
export function toOpenError(error: unknown, url: string, place: string, schema: string): unknown {
  if (error instanceof StoreOpenError) return error;
  const known = toStoreError(error);
  if (!(known instanceof StoreUnavailable)) return error;
  const unknown: Explanation = [`PostgreSQL reports an error: ${known.note}`, 'Its log says more.'];
  const [message, fix] = explain(error as NodeJS.ErrnoException, new URL(url), schema) ?? unknown;
  return new StoreOpenError(message, place, fix, error);
}

function explain(error: NodeJS.ErrnoException, url: URL, schema: string): Explanation | undefined {
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1));
  const code = sqlStateOf(error) ?? networkCodeOf(error);
  if (error.syscall === 'open')
    return [`the file ${error.path} cannot be read`, 'Correct the names of files in the address.'];
  if (code === 'ECONNREFUSED' || code === 'ENOENT')
    return [`nothing answers at ${url.host}`, 'Start PostgreSQL there, or correct the host and the port.'];
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return [`there is no host named ${url.hostname}`, 'Correct the host in the address.'];
  if (code === '28P01' || code === '28000')
    return [
      `PostgreSQL does not let the user ${user} in`,
      'Correct the user and the password in the address, or let the user in (pg_hba.conf).',
    ];
  if (code === '3D000')
    return [
      `there is no database ${database}`,
      `Create it (createdb ${database}), or correct the name in the address.`,
    ];
  if (code === '42501')
    return [
      `the user ${user} may not create the tables`,
      `Let one who may run: CREATE SCHEMA ${schema} AUTHORIZATION "${user}";`,
    ];
  if (code === '57P03') return ['PostgreSQL is starting or stopping', 'Try again in a moment.'];
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return [
      `the server's certificate is not one for ${url.hostname}`,
      'Write the host in the address as the certificate has it.',
    ];
  if (error.message.startsWith('SASL'))
    return [
      `PostgreSQL asks for a password of ${user}`,
      'Put it into the address: postgres://user:password@host:5432/database.',
    ];
  if (/timeout/.test(error.message))
    return [
      `${url.host} does not answer in time`,
      'Correct the host, or let the connection through the firewall.',
    ];
  if (error.message === 'The server does not support SSL connections')
    return ['the server does not encrypt', 'Take sslmode out of the address, or set up TLS there.'];
  if (/certificate|CERT|altnames/.test(`${error.message} ${code}`))
    return [
      `the server's certificate is not trusted: ${code ?? error.message}`,
      'Name the authority that signed it in the address: ?sslmode=verify-full&sslrootcert=ca.pem.',
    ];
  return undefined;
}
