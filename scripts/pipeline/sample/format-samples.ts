/** A `format` of texts that is in common use. */
interface Format {
  /** A different text for each number from 0. */
  readonly sample: (turn: number) => string;
  /** Matches only what checkers of formats let pass; absent where they check nothing. */
  readonly check?: RegExp;
}

const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const DAY = String.raw`(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31`;
const DATE = String.raw`(?:\d{4}-(?:${DAY})|${LEAP_YEAR}-02-29)`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
const ZONE = String.raw`(?:Z|[+-]\d\d:?\d\d)`;
/** A character of a URL, or an escaped one. */
const CHARACTER = String.raw`(?:[!$&-;=@A-Z_a-z~]|%[\da-f]{2})`;
const QUERY = String.raw`(?:\?(?:${CHARACTER}|\?)*)?(?:#(?:${CHARACTER}|\?)*)?`;
/** A character of a host's label, also of a language other than English. */
const LABEL = String.raw`[a-z\d\u00a1-\uffff]`;
const DOMAIN = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
/** Between the dots of an email address. */
const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`;
/** Sixteen bits of an IPv6 address. */
const BITS = String.raw`[\da-f]{1,4}`;

const matches = (source: string) => new RegExp(`^(?:${source})$`, 'iu');
const numbered = (before: string, turn: number, after = '') =>
  `${before}${turn === 0 ? '' : turn + 1}${after}`;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const day = (turn: number) => `2026-01-${twoDigits(31 - (turn % 31))}`;
const time = (turn: number) => `12:${twoDigits(turn % 60)}:00`;
const email = (turn: number) => numbered('someone', turn, '@example.com');
const url = (turn: number) => numbered('https://example.com/', turn);

export const FORMATS: Readonly<Record<string, Format>> = {
  date: { sample: day, check: matches(DATE) },
  'date-time': {
    sample: (turn) => `2026-01-31T${time(turn)}Z`,
    check: matches(`${DATE}[T ]${TIME}${ZONE}`),
  },
  time: { sample: (turn) => `${time(turn)}Z`, check: matches(TIME + ZONE) },
  'iso-time': { sample: time, check: matches(`${TIME}${ZONE}?`) },
  'iso-date-time': {
    sample: (turn) => `2026-01-31T${time(turn)}`,
    check: matches(`${DATE}[T ]${TIME}${ZONE}?`),
  },
  duration: {
    sample: (turn) => `P${turn + 1}D`,
    check: /^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d+W)$/,
  },
  email: { sample: email, check: matches(String.raw`${ATOM}(?:\.${ATOM})*@(?:${DOMAIN}\.)+${DOMAIN}`) },
  'idn-email': { sample: email },
  hostname: {
    sample: (turn) => numbered('example', turn, '.com'),
    check: matches(String.raw`(?=.{1,253}$)${DOMAIN}(?:\.${DOMAIN})*`),
  },
  ipv4: {
    sample: (turn) => `192.0.2.${(turn % 254) + 1}`,
    check: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/,
  },
  ipv6: {
    sample: (turn) => `2001:db8::${(turn + 1).toString(16)}`,
    check: matches(
      `(?:${BITS}:){7}${BITS}|(?=(?:(?:${BITS})?:){2,7}(?:${BITS})?$)(?:${BITS}(?::${BITS})*)?::(?:${BITS}(?::${BITS})*)?`,
    ),
  },
  uri: {
    sample: url,
    check: matches(
      String.raw`[a-z][a-z\d+.-]*:(?://(?:[\w.-]+@)?[a-z\d.-]+(?::\d+)?(?=[/?#]|$)|(?!/))${CHARACTER}*${QUERY}`,
    ),
  },
  url: {
    sample: url,
    check: matches(
      String.raw`(?:https?|ftp)://(?:[^\s/?#@]+@)?${LABEL}+(?:[.-]${LABEL}+)*\.[a-z\u00a1-\uffff]{2,}(?::\d{2,5})?(?:/\S*)?`,
    ),
  },
  'uri-reference': {
    sample: (turn) => numbered('/example', turn),
    check: matches(`(?!//)(?![^/]*:)${CHARACTER}*${QUERY}`),
  },
  'uri-template': {
    sample: (turn) => numbered('/example', turn, '/{id}'),
    check: matches(String.raw`(?:[!#$&(-;=?@\w~[\]]|%[\da-f]{2}|\{[+#./;?&]?\w+(?:,\w+)*\})*`),
  },
  uuid: {
    sample: (turn) => `3fa85f64-5717-4562-b3fc-${(0x2c963f66afa6 + turn).toString(16)}`,
    check: matches(String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`),
  },
  byte: {
    sample: (turn) => btoa(numbered('text', turn)),
    check: matches(String.raw`(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?`),
  },
  regex: { sample: (turn) => numbered('a', turn), check: /^\^?[\w .-]*\$?$/ },
  'json-pointer': { sample: (turn) => numbered('/example', turn), check: /^(?:\/(?:[^~/]|~[01])*)*$/ },
  decimal: { sample: (turn) => `${turn + 1}.00` },
};

/** Checkers look for these texts, by format. */
export const CHECKED_FORMATS = Object.fromEntries(
  Object.entries(FORMATS).flatMap(([name, { check }]) => (check === undefined ? [] : [[name, check]])),
);
