import { maskName } from './mask-name.ts';
import { maskUrl } from './mask-url.ts';
import { scrubFreeText } from './scrub-free-text.ts';
import { MASK } from './secret-search.ts';
import type { Secrets } from './secrets.ts';

type Show = (value: string, secrets: Secrets) => string;

const scrubbed: Show = scrubFreeText;
/** Dates and request ids contain runs of digits that are not secret. */
const asItIs: Show = (value, secrets) =>
  secrets.isIn(value) || secrets.hides(value) ? MASK : secrets.scrub(value);

/** Headers whose values are shown, and how. Of all others the name is. */
const SHOWN: Readonly<Record<'request' | 'response', Readonly<Record<string, Show>>>> = {
  request: { 'content-type': asItIs, accept: asItIs, 'user-agent': asItIs },
  response: {
    allow: scrubbed,
    'content-length': (value) => (/^\d{1,15}$/.test(value) ? value : MASK),
    'content-type': scrubbed,
    date: (value, secrets) => (/^[\w,: +-]{1,40}$/.test(value) ? asItIs(value, secrets) : MASK),
    location: maskUrl,
    'retry-after': (value, secrets) => (/^[\w,: +-]{1,40}$/.test(value) ? asItIs(value, secrets) : MASK),
    'x-request-id': (value, secrets) => (/^[\w.:/+=-]{1,128}$/.test(value) ? asItIs(value, secrets) : MASK),
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
      return [isKnown ? name : maskName(name, secrets), show === undefined ? MASK : show(value, secrets)];
    }),
  );
}

/** Whether the suite itself sets the header, so that its value is not secret. */
export function isShownRequestHeader(name: string): boolean {
  return Object.hasOwn(SHOWN.request, name.toLowerCase());
}
