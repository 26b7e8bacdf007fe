import { StoreOpenError } from '../store-open-error.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { convertPostgresError, firstLine, networkCodeOf, sqlStateOf } from './postgres-errors.ts';

/**
 * An error of the first connection as StoreOpenError, which says how to fix it; a programming error is returned unchanged. What the server
 * or Node.js says is quoted, since it names users, files and certificates, except where only a programmer would understand it.
 */
export function explainPostgresError(error: unknown, address: URL, place: string): unknown {
  if (error instanceof StoreOpenError || !(convertPostgresError(error) instanceof StoreUnavailable))
    return error;
  const text = describe(error as Error);
  const [, fix, words] = explanations(address).find(([pattern]) => pattern.test(text)) ?? [];
  const message = words ?? `the database cannot be used: ${text}`;
  return new StoreOpenError(message, place, fix ?? 'See its log for details.', error);
}

/** `28P01 password authentication failed for user "ann"`, `connect ECONNREFUSED 127.0.0.1:5432` */
function describe(error: Error): string {
  const code = sqlStateOf(error) ?? networkCodeOf(error) ?? '';
  const said = firstLine(error.message);
  return said.includes(code) ? said : `${code} ${said}`.trim();
}

/** A pattern of an error's text, how to fix the error, and a message of our own. The first that fits counts. */
function explanations({ host, hostname, username }: URL): (readonly [RegExp, string, string?])[] {
  const user = decodeURIComponent(username);
  const server = host || 'the socket';
  return [
    [/^E[A-Z]+: .*, (?:open|read)\b/, 'Correct the file names in the address.'],
    [
      /ECONNREFUSED|ENOENT/,
      'Start PostgreSQL there, or correct the host and the port.',
      `nothing responds at ${server}`,
    ],
    [/ENOTFOUND|EAI_AGAIN/, 'Correct the host in the address.', `there is no host named ${hostname}`],
    [/^28/, 'Correct the user and the password in the address, or allow the user in pg_hba.conf.'],
    [
      /^SASL/,
      'Add it to the address: postgres://user:password@host:5432/database.',
      `PostgreSQL requires a password for the user ${user}`,
    ],
    [/^3D000/, 'Create the database, or correct its name in the address.'],
    [/^42501/, `Let a user with permission run: CREATE SCHEMA banking_sandbox AUTHORIZATION "${user}";`],
    [
      /^08P01 unsupported startup parameter/,
      'Name it in ignore_startup_parameters of PgBouncer, or give the address of PostgreSQL itself.',
    ],
    [/^08P01 transaction blocks/, 'Set pool_mode of PgBouncer to transaction or session.'],
    // The server's own words, which follow an SQLSTATE, may mention a timeout, too.
    [
      /^\D*(?:timeout|ETIMEDOUT)/,
      'Correct the host, or allow the connection in the firewall.',
      `${server} does not respond in time`,
    ],
    [/^The server does not support SSL/, 'Remove sslmode from the address, or set up TLS on the server.'],
    [
      /certificate|CERT|altnames/,
      'Name the authority of the certificate in the address (?sslmode=verify-full&sslrootcert=ca.pem), and a host that it is valid for.',
    ],
  ];
}
