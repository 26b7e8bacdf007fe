import { USER_AGENT } from '../catalogue/suite.ts';
import { maskMediaType } from './mask-media-type.ts';
import { maskName } from './mask-name.ts';
import { maskUrl } from './mask-url.ts';
import { isPlain } from './plain-words.ts';
import { MASK } from './secret-search.ts';
import type { Secrets } from './secrets.ts';

type Show = (value: string, secrets: Secrets) => string;

/** Request ids and dates contain runs of digits that are not secret. */
const asItIs: Show = (value, secrets) =>
  secrets.isIn(value) || secrets.hides(value) ? MASK : secrets.scrub(value);

/**
 * Shows a header of one format, or not at all: other content, such as a parameter or a comment, may be anything.
 *
 * @param unmistakable the form where not all secrets are known: no secret may have it
 */
const ofForm =
  (form: RegExp, unmistakable = form): Show =>
  (value, secrets) =>
    (secrets.isPartial ? unmistakable : form).test(value) ? asItIs(value, secrets) : MASK;

const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** The pattern takes each of the three date formats of RFC 9110, section 5.6.7. */
const DATE = `${DAY}, \\d\\d[ -]${MONTH}[ -](?:\\d\\d){1,2} [\\d:]{8} GMT|${DAY} ${MONTH} [ \\d]\\d [\\d:]{8} \\d{4}`;

/** The suite itself sends these headers. */
const fromSuite: Show = (value, secrets) =>
  OWN.has(value) ? value : secrets.isPartial ? MASK : asItIs(value, secrets);
const OWN: ReadonlySet<string> = new Set(['application/json', '*/*', USER_AGENT]);

const ofRequest: Show = (value, secrets) =>
  secrets.isPartial ? maskMediaType(value, secrets) : fromSuite(value, secrets);

/** Headers whose values are shown, and how. Of all others the name is. */
const SHOWN: Readonly<Record<'request' | 'response', Readonly<Record<string, Show>>>> = {
  request: { 'content-type': ofRequest, accept: fromSuite, 'user-agent': fromSuite },
  response: {
    allow: ofForm(
      /^(?:[A-Z]{2,16}(?:\s*,\s*|$))*$/,
      /^(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)(?:\s*,\s*|$))*$/,
    ),
    'content-length': ofForm(/^\d{1,15}$/, /^\d{1,6}$/),
    'content-type': maskMediaType,
    date: ofForm(new RegExp(`^(?:${DATE})$`)),
    location: maskUrl,
    'retry-after': ofForm(new RegExp(`^(?:\\d{1,9}|${DATE})$`), new RegExp(`^(?:\\d{1,3}|${DATE})$`)),
    'x-request-id': ofForm(/^[\w.:/+=-]{1,128}$/, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  },
};

/** Section 5. A key that contains a part of its own header's name reveals nothing by that. */
const CREDENTIALS = ['sd-api-key', 'sd-person-id'];

export function maskHeaders(
  side: 'request' | 'response',
  headers: Readonly<Record<string, string>>,
  secrets: Secrets,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lower = name.toLowerCase();
      const show = Object.hasOwn(SHOWN[side], lower) ? SHOWN[side][lower] : undefined;
      const isKnown = show !== undefined || CREDENTIALS.includes(lower);
      return [
        isKnown ? name : maskHeaderName(name, secrets),
        show === undefined ? MASK : show(value, secrets),
      ];
    }),
  );
}

/** Names of headers are the protocol's or a product's: those of ordinary words are shown, whatever the API. */
function maskHeaderName(name: string, secrets: Secrets): string {
  return secrets.described !== undefined && isPlain(name) ? name : maskName(name, secrets);
}

/** Tells whether the suite itself sets the header, so that its value is not secret. */
export function isShownRequestHeader(name: string): boolean {
  return Object.hasOwn(SHOWN.request, name.toLowerCase());
}
