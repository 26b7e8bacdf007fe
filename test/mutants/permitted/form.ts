/** Writes a response in other ways that HTTP and JSON allow. */
import type { Json } from '../../../lib/json.ts';
import type { AnswerChange, PermittedVariation } from './permitted-variation.ts';
import { rewriteText } from './rewrite.ts';

const contentType = (line: string | null): PermittedVariation => ({
  id: `the content type ${line ?? 'none'}`,
  factor: 'content type',
  entries: ['response-content-type'],
  answers: { each: { headers: { 'content-type': line } } },
});

const written = (body: NonNullable<AnswerChange['body']>): PermittedVariation => ({
  id: `bodies ${body}`,
  factor: 'writing',
  answers: { each: { body } },
});

const status = (code: number): PermittedVariation => ({
  id: `the program with ${code}`,
  factor: 'status of the program',
  entries: ['program-retrieval-status'],
  answers: { retrieveProgram: { status: code } },
});

/** `"a"` as `"\u0061"`: the same text. */
function escaped(text: string): string {
  return text.replace(/"((?:[^"\\]|\\.)*)"/g, (_whole, inner: string) => {
    const value = JSON.parse(`"${inner}"`) as string;
    return `"${Array.from(value.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
  });
}

/** More members than anybody asked for in every object, apart from metadata, which comes back as it was sent (4.7). */
function withMore(value: Json): Json {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === 'metadata' ? member : withMore(member),
  ]);
  return {
    'x-revision': 7,
    ...Object.fromEntries(members),
    links: { self: null, next: [] },
    displayName: 'More',
    isNew: true,
  };
}

export const form: readonly PermittedVariation[] = [
  contentType('application/json; charset=utf-8'),
  contentType('APPLICATION/JSON;Charset="UTF-8"'),
  contentType('application/vnd.bank.v1+json'),
  contentType('text/json'),
  contentType('text/html; charset=utf-8'),
  contentType('application/octet-stream'),
  contentType(null),
  contentType('application/hal+json; profile="https://bank.example/profile"'),
  written('indented'),
  written('keys-reversed'),
  written('in-pieces'),
  written('duplicate-key'),
  {
    id: 'bodies with every character escaped',
    factor: 'writing',
    around: rewriteText((text) => escaped(text)),
  },
  {
    id: 'bodies between blank lines',
    factor: 'writing',
    around: rewriteText((text) => `\r\n\t ${text}\n\n`),
  },
  status(201),
  status(202),
  status(203),
  status(206),
  status(299),
  {
    id: 'further fields in every object but metadata',
    factor: 'further fields',
    entries: ['unlisted-fields'],
    around: rewriteText((text) => JSON.stringify(withMore(JSON.parse(text) as Json))),
  },
  {
    id: 'notification settings and realTimeAuth on accounts',
    factor: 'further fields',
    entries: ['account-notification-settings', 'unlisted-fields'],
    answers: Object.fromEntries(
      ['createAccount', 'updateAccount'].map((operation) => [
        operation,
        {
          patch: [
            { op: 'add', path: '/notification', value: { ntfEmailEnabled: true, ntfSmsEnabled: null } },
            { op: 'add', path: '/realTimeAuth', value: { ach: null, card: { url: 'https://bank.example' } } },
            { op: 'add', path: '/config/notification', value: { webhookErrorEmailEnabled: 'yes' } },
          ],
        },
      ]),
    ),
  },
  {
    id: 'further headers',
    factor: 'headers',
    entries: ['rate-limits', 'versions', 'events', 'idempotency'],
    answers: {
      each: {
        headers: {
          'cache-control': 'no-store',
          'set-cookie': 'session=1; Path=/; HttpOnly',
          'x-ratelimit-remaining': '99',
          'retry-after': '0',
          deprecation: '@1893456000',
          sunset: 'Tue, 01 Jan 2030 00:00:00 GMT',
          link: '<https://bank.example/v2>; rel="successor-version"',
          'x-event-id': 'evt-1',
          'idempotency-key': '1',
          etag: '"1"',
          'content-language': 'en',
          vary: 'accept, accept-encoding',
        },
      },
    },
  },
  {
    id: 'a date of long ago in its headers, and no name',
    factor: 'headers',
    answers: { each: { headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT', 'x-request-id': null } } },
  },
];
