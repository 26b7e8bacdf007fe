import type { HeaderList } from '../traffic/recorded-call.ts';

/** Replaces each part of a header. */
export interface HeaderReplacements {
  text(text: string): string;
  /** Replaces a header that nothing is known about. */
  name(name: string): string;
  /** Replaces one that is no common one. Default: as any text. */
  mediaType?(mediaType: string): string;
  url(address: string): string;
  host(host: string): string;
  /** @param milliseconds since 1970 */
  moment(milliseconds: number): number;
  /** The length of the new body, in bytes; `undefined` if there is none. */
  readonly length: number | undefined;
}

type Replace = (value: string, replace: HeaderReplacements) => string;

const asText: Replace = (value, { text }) => text(value);
const asUrl: Replace = (value, { url }) => url(value);
const asHost: Replace = (value, { host }) => host(value);
const asDate: Replace = (value, { text, moment }) => {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(value);
  const read = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(read) ? text(value) : new Date(moment(read)).toUTCString();
};
/** After `Bearer`, everything is replaced. */
const asCredentials: Replace = (value, { text }) => {
  const [, scheme = '', rest = value] = /^(Basic|Bearer|Digest|DPoP|Negotiate) +(.*)$/is.exec(value) ?? [];
  return `${scheme} ${text(rest)}`.trim();
};
/** Words that say nothing about anybody; numbers of seconds; weights. */
const asWords: Replace = (value, { text, mediaType = text }) =>
  value
    .split(/([\s,;=]+)/)
    .map((part, index) => {
      if (index % 2 === 1 || part === '' || isWord(part)) return part;
      return part.includes('/') ? mediaType(part) : text(part);
    })
    .join('');

const WORDS: ReadonlySet<string> = new Set(
  [
    '* */* br bytes chunked close compress deflate gzip identity keep-alive none nosniff trailers upgrade zstd',
    'immutable max-age must-revalidate no-cache no-store no-transform private public s-maxage stale-if-error',
    'CONNECT DELETE GET HEAD OPTIONS PATCH POST PUT TRACE charset q utf-8 us-ascii iso-8859-1 100-continue',
    'application/json application/problem+json application/xml application/octet-stream application/x-ndjson',
    'application/x-www-form-urlencoded multipart/form-data text/csv text/event-stream text/html text/plain text/xml',
    'accept-encoding accept-language authorization accept content-type cookie origin user-agent http https',
  ].flatMap((line) => line.toLowerCase().split(' ')),
);

function isWord(part: string): boolean {
  return WORDS.has(part.toLowerCase()) || /^(?:\d{1,4}|[01]\.\d{1,3})$/.test(part);
}

/** Headers whose names are shown, and how their values are replaced. */
const KNOWN: ReadonlyMap<string, Replace> = new Map<string, Replace>([
  ...of(
    asWords,
    'accept-encoding accept-ranges access-control-allow-methods accept allow cache-control connection content-encoding content-type expect',
    'keep-alive pragma retry-after te trailer transfer-encoding upgrade vary x-content-type-options :method :scheme :status',
  ),
  ...of(asUrl, 'content-location origin location referer :path'),
  ...of(asHost, 'host :authority x-forwarded-host'),
  ...of(asDate, 'date expires if-modified-since last-modified'),
  ...of(asCredentials, 'authorization proxy-authorization'),
  ...of((_value, { length = 0 }) => String(length), 'content-length'),
  ...of(
    asText,
    'sd-api-key sd-person-id accept-language cookie etag forwarded from idempotency-key if-match if-none-match link set-cookie server',
    'strict-transport-security traceparent tracestate user-agent via www-authenticate x-api-key x-correlation-id x-forwarded-for x-powered-by',
    'x-real-ip x-request-id',
  ),
]);

function of(replace: Replace, ...lines: readonly string[]): [string, Replace][] {
  return lines.flatMap((line) => line.split(' ')).map((name) => [name, replace]);
}

/** Returns replacements of the headers, in the same order. Of those that are known the name is kept. */
export function otherHeaders(headers: HeaderList, replace: HeaderReplacements): HeaderList {
  return headers.map(([name, value]) => {
    const known = KNOWN.get(name.toLowerCase());
    return [known === undefined ? replace.name(name) : name, (known ?? asText)(value, replace)];
  });
}
