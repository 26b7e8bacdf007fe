// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Reads credentials from where the description puts them. They are not verified: that is the handler's task. */
// prettier-ignore
import { parseCookies } from './server-cookies.ts';
// prettier-ignore
import { refusal } from './server-problem.ts';
// prettier-ignore
import type { BasicCredential, CredentialRow, OperationRow } from './server-types.ts';

// prettier-ignore
type Credential = string | BasicCredential;

/** Credentials by name, without empty ones. Throws a ProblemError with status 401 when mandatory ones are missing. */
// prettier-ignore
export function readCredentials(
  operation: OperationRow,
  rows: readonly CredentialRow[],
  request: Request,
  query: string,
  realm: string,
): Readonly<Record<string, Credential>> {
  const found: Record<string, Credential> = {};
  for (const row of rows) {
    if (!operation.credentials.includes(row.name)) continue;
    const value = readOne(row, request.headers, query);
    if (value !== undefined && value !== '') found[row.name] = value;
  }
  const enough = operation.mandatory.some((names) =>
    names.every((name) => Object.keys(found).includes(name)),
  );
  if (operation.mandatory.length > 0 && !enough) {
    const names = new Set(operation.mandatory.flat());
    const challenges = rows.filter((row) => names.has(row.name)).map((row) => challenge(row, realm));
    throw refusal(
      'unauthenticated',
      'This operation needs credentials, and the request shows none that fit.',
      {
        headers: { 'www-authenticate': [...new Set(challenges)].join(', ') },
      },
    );
  }
  return found;
}

// prettier-ignore
function readOne(row: CredentialRow, headers: Headers, query: string): Credential | undefined {
  if (row.kind === 'header') return headers.get(row.wireName) ?? undefined;
  if (row.kind === 'query') return new URLSearchParams(query).get(row.wireName) ?? undefined;
  if (row.kind === 'cookie')
    return parseCookies(headers.get('cookie')).find(({ name }) => name === row.wireName)?.raw;
  if (row.kind === 'http') {
    const [, scheme = '', rest] = /^(\S+) +(.*\S) *$/.exec(headers.get('authorization') ?? '') ?? [];
    return scheme.toLowerCase() === row.scheme?.toLowerCase() ? rest : undefined;
  }
  const [, scheme, value] =
    /^(\S+) +([A-Za-z0-9\-._~+/]+=*) *$/.exec(headers.get('authorization') ?? '') ?? [];
  if (value === undefined || scheme?.toLowerCase() !== row.kind) return undefined;
  return row.kind === 'bearer' ? value : readBasic(value);
}

/** `undefined` when it is not base64 of UTF-8 text with a colon in it. */
// prettier-ignore
function readBasic(base64: string): BasicCredential | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
}

/** HTTP requires a challenge with every 401, but has no scheme for keys in headers, queries or cookies: hence `ApiKey`. */
// prettier-ignore
function challenge(row: CredentialRow, realm: string): string {
  const quoted = `realm=${quote(realm)}`;
  if (row.kind === 'bearer') return `Bearer ${quoted}`;
  if (row.kind === 'basic') return `Basic ${quoted}, charset="UTF-8"`;
  if (row.kind === 'http') return `${row.scheme} ${quoted}`;
  return `ApiKey ${quoted}, in=${quote(row.kind)}, name=${quote(row.wireName)}`;
}

/** A quoted string of a header: what is not printable ASCII would make the header invalid. */
// prettier-ignore
function quote(text: string): string {
  return `"${text.replace(/[^\x20-\x7e]/g, '?').replace(/["\\]/g, '\\$&')}"`;
}
