import { StoreOpenError } from '../open-error.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { networkCodeOf, sqlStateOf, toStoreTrouble } from './postgres-errors.ts';

interface Refusal {
  readonly message: string;
  readonly fix: string;
}

/** Errors of a first connection that whoever started the server can mend. */
export function toOpenError(error: unknown, url: string, place: string, schema: string): unknown {
  if (error instanceof StoreOpenError) return error;
  const trouble = toStoreTrouble(error);
  if (!(trouble instanceof StoreUnavailable)) return error;
  const { message, fix } = explain(error as Error, new URL(url), schema) ?? {
    message: `PostgreSQL does not do it: ${trouble.note}`,
    fix: 'Its log says more.',
  };
  return new StoreOpenError(message, place, fix, error);
}

function explain(error: Error, url: URL, schema: string): Refusal | undefined {
  const user = decodeURIComponent(url.username);
  const database = decodeURIComponent(url.pathname.slice(1));
  const host = url.host;
  const { syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'open')
    return { message: `the file ${path} cannot be read`, fix: 'Correct the names of files in the address.' };
  switch (sqlStateOf(error) ?? networkCodeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return {
        message: `nothing answers at ${host}`,
        fix: 'Start PostgreSQL there, or correct the host and the port.',
      };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { message: `no machine has the name ${url.hostname}`, fix: 'Correct the host in the address.' };
    case '28P01':
    case '28000':
      return {
        message: `PostgreSQL does not let the user ${user} in`,
        fix: 'Correct the user and the password in the address, or let the user in (pg_hba.conf).',
      };
    case '3D000':
      return {
        message: `there is no database ${database}`,
        fix: `Make it (createdb ${database}), or correct the name in the address.`,
      };
    case '42501':
      return {
        message: `the user ${user} may not make the tables`,
        fix: `Let one who may run: CREATE SCHEMA ${schema} AUTHORIZATION "${user}";`,
      };
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return {
        message: `the server's certificate is not one for ${url.hostname}`,
        fix: 'Write the host in the address as the certificate has it.',
      };
    case '57P03':
      return { message: 'PostgreSQL is starting or stopping', fix: 'Try again in a moment.' };
  }
  if (error.message.startsWith('SASL')) {
    return {
      message: `PostgreSQL asks for a password of ${user}`,
      fix: 'Put it into the address: postgres://user:password@host:5432/database.',
    };
  }
  if (/timeout/.test(error.message))
    return {
      message: `${host} does not answer in time`,
      fix: 'Correct the host, or let it through the firewall.',
    };
  if (error.message === 'The server does not support SSL connections')
    return {
      message: 'the server does not encrypt',
      fix: 'Take sslmode out of the address, or set up TLS there.',
    };
  if (/certificate|CERT|altnames/.test(`${error.message} ${networkCodeOf(error)}`)) {
    return {
      message: `the server's certificate is not trusted: ${networkCodeOf(error) ?? error.message}`,
      fix: 'Name the authority that signed it in the address: ?sslmode=verify-full&sslrootcert=ca.pem.',
    };
  }
  return undefined;
}
