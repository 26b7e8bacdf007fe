import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';

/** One run of the client, and what the bank does differently in it. */
export interface Scenario {
  /** `without-faults`, `new-values`, `server-error:createCard` */
  readonly id: string;
  readonly kind: string;
  /** The words for people. */
  readonly title: string;
  /** The operation whose first call goes wrong; absent: the scenario is about all calls. */
  readonly operation?: OperationId;
  /**
   * Faults of the sandbox (`fault.schema.json`). `{other-host}` stands for the address of a second host that watches what it gets, and
   * `{in 2 seconds}` for an HTTP date.
   */
  readonly faults: readonly JsonObject[];
  /** The changes that no fault can make. */
  readonly rewriting?: 'escaped' | 'capital-ids' | 'bare-ids';
}

export const OTHER_HOST = '{other-host}';
export const IN_2_SECONDS = '{in 2 seconds}';

export const WITHOUT_FAULTS: Scenario = {
  id: 'without-faults',
  kind: 'without-faults',
  title: 'The bank works',
  faults: [],
};

/** Describes for reports what a rewriting does. */
export const REWRITING_WORDS: Readonly<Record<NonNullable<Scenario['rewriting']>, string>> = {
  escaped: 'every character of each text in a response is written as an escape, such as \\u0061 for a',
  'capital-ids':
    'the identifiers of accounts, contacts, cards and transfers have capital letters in responses',
  'bare-ids':
    'the identifiers of accounts, contacts, cards and transfers have no hyphens in responses but the first one',
};

/** A way in which a bank fails, or is otherwise than expected, although the source permits it. */
interface ScenarioKind {
  readonly id: string;
  readonly title: string;
  /**
   * `failure`: of the first call of an operation, in a run of its own. `variation`: of all calls, in one run. `repetition`: nothing is otherwise, which
   * shows what differs from run to run by itself.
   */
  readonly of: 'failure' | 'variation' | 'repetition';
  /** Without the operation. */
  readonly fault?: JsonObject;
  readonly rewriting?: Scenario['rewriting'];
}

/** The bank works, as in the first run. */
export const AGAIN = 'without-faults-again';

/** Each response takes its time. */
export const SLOW = 'slow';

const PROBLEM = { 'content-type': 'application/problem+json' };
const PAGE = '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Error</h1></body></html>';

function problem(status: number, title: string, headers: JsonObject = {}): JsonObject {
  return {
    answer: { status, headers: { ...PROBLEM, ...headers }, body: { type: 'about:blank', title, status } },
  };
}

function redirect(status: number): JsonObject {
  return { answer: { status, headers: { location: `${OTHER_HOST}/elsewhere` } } };
}

/** To another host. */
export const REDIRECTS: readonly string[] = ['redirected', 'found', 'see-other'];

const FAILURES: readonly Omit<ScenarioKind, 'of'>[] = Object.entries<[title: string, fault: JsonObject]>({
  'cut-before': ['The connection is cut, and nothing was done', { drop: 'before' }],
  'cut-after': ['The connection is cut after the call was done', { drop: 'after' }],
  'cut-midway': ['The connection is cut in the middle of the response', { drop: 'midway' }],
  'no-response': ['No response comes', { delayMs: 60_000, drop: 'before' }],
  refused: ['422 with a problem in JSON', problem(422, 'Refused')],
  'refused-as-html': [
    '422 with a page of HTML',
    { answer: { status: 422, headers: { 'content-type': 'text/html' }, body: PAGE } },
  ],
  'refused-empty': ['422 without a body', { answer: { status: 422 } }],
  'refused-as-list': ['422 with a list in JSON', { answer: { status: 422, body: ['refused'] } }],
  'refused-truncated': [
    '422 with half of a JSON text',
    {
      answer: { status: 422, headers: { 'content-type': 'application/json' }, body: '{"title": "Ref' },
    },
  ],
  'server-error': ['500 with a problem in JSON', problem(500, 'Internal error')],
  unavailable: ['503 with Retry-After in seconds', problem(503, 'Unavailable', { 'retry-after': '2' })],
  'bad-gateway': [
    '502 with a page of HTML',
    { answer: { status: 502, headers: { 'content-type': 'text/html' }, body: PAGE } },
  ],
  'gateway-timeout': [
    '504 with a page of HTML',
    { answer: { status: 504, headers: { 'content-type': 'text/html' }, body: PAGE } },
  ],
  throttled: ['429 with Retry-After in seconds', problem(429, 'Too many requests', { 'retry-after': '2' })],
  'throttled-until': [
    '429 with Retry-After as a date',
    problem(429, 'Too many requests', { 'retry-after': IN_2_SECONDS }),
  ],
  redirected: ['307 to another host', redirect(307)],
  found: ['302 to another host, which clients take for a GET', redirect(302)],
  'see-other': ['303 to another host, which asks for a GET', redirect(303)],
  'success-truncated': ['A success with half of its JSON', { body: 'truncated' }],
  'success-as-html': ['A success with a page of HTML', { body: 'not-json' }],
  'success-empty': ['A success without a body', { body: 'empty' }],
  down: ['503 for each call from here on', { ...problem(503, 'Unavailable'), times: null }],
  failing: ['500 for each call from here on', { ...problem(500, 'Internal error'), times: null }],
  unreachable: [
    'The connection is cut for each call from here on, and nothing is done',
    { drop: 'before', times: null },
  ],
}).map(([id, [title, fault]]) => ({ id, title, fault }));

const VARIATIONS: readonly Omit<ScenarioKind, 'of'>[] = [
  { id: 'new-values', title: 'Values that were not seen yet' },
  { id: 'null-objects', title: 'Objects and lists that are null' },
  { id: 'filled-objects', title: 'Values where only null was seen' },
  { id: 'empty-texts', title: 'Texts, timestamps and amounts that are not set' },
  { id: 'unlisted-fields', title: 'Further fields' },
  { id: 'absent-fields', title: 'Descriptive fields that are absent' },
  { id: 'other-success', title: 'Other success statuses' },
  { id: 'keys-reversed', title: 'Members in the reverse order', fault: { body: 'keys-reversed' } },
  { id: 'indented', title: 'Indented JSON', fault: { body: 'indented' } },
  { id: 'in-pieces', title: 'Bodies in many pieces', fault: { body: 'in-pieces' } },
  { id: 'other-lists', title: 'Lists in another order or of another length' },
  { id: 'escaped', title: 'Texts written with escapes', rewriting: 'escaped' },
  {
    id: 'more-headers',
    title: 'Further headers, and a character set in the content type',
    fault: {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-ratelimit-remaining': '99',
        etag: '"1"',
      },
    },
  },
  { id: 'capital-ids', title: 'Identifiers in capital letters', rewriting: 'capital-ids' },
  { id: 'bare-ids', title: 'Identifiers without the hyphens of a UUID', rewriting: 'bare-ids' },
  { id: 'awkward-amounts', title: 'Amounts that a floating-point number cannot hold' },
  { id: SLOW, title: 'Responses that take most of a second', fault: { delayMs: 700 } },
];

export const SCENARIO_KINDS: readonly ScenarioKind[] = [
  { id: AGAIN, title: 'The bank works, once more', of: 'repetition' },
  ...VARIATIONS.map((kind) => ({ ...kind, of: 'variation' as const })),
  ...FAILURES.map((kind) => ({ ...kind, of: 'failure' as const })),
];

/** JSON Schema of a list of kinds, for rows. */
export const KIND_LIST: JsonObject = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { enum: SCENARIO_KINDS.map(({ id }) => id) },
};

/** Tells whether the kind is about a call that does not succeed, or does not seem to. */
export function isFailure(kind: string): boolean {
  return SCENARIO_KINDS.some(({ id, of }) => id === kind && of === 'failure');
}

/** Tells whether the kind is about a bank that behaves in an unexpected way that the source permits. */
export function isVariation(kind: string): boolean {
  return VARIATIONS.some(({ id }) => id === kind);
}

/** Tells whether every call of an operation goes wrong, and not the first alone. */
export function isLasting(kind: string): boolean {
  return FAILURES.some(({ id, fault }) => id === kind && fault?.times === null);
}

/** Tells whether the kind changes the body of a success, and nothing else. */
export function spoilsSuccess(kind: string): boolean {
  return FAILURES.some(({ id, fault }) => id === kind && fault?.body !== undefined);
}

/** A run for each permitted variation, and for each failure of each operation that the client calls. */
export function planScenarios(kinds: ReadonlySet<string>, used: readonly OperationId[]): Scenario[] {
  return SCENARIO_KINDS.filter(({ id }) => kinds.has(id)).flatMap((kind): Scenario[] => {
    const { id, title, rewriting, of, fault } = kind;
    if (of === 'failure')
      return used.map((operation) => ({
        id: `${id}:${operation}`,
        kind: id,
        title: `${title}: ${operation}`,
        operation,
        faults: [{ operation, ...fault }],
      }));
    if (of === 'repetition') return [{ id, kind: id, title, faults: [] }];
    const faults =
      fault === undefined
        ? variationFaults(id)
        : Object.keys(operations).map((operation) => ({ operation, times: null, ...fault }));
    return [{ id, kind: id, title, faults, ...(rewriting !== undefined && { rewriting }) }];
  });
}

type Variations = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

let variations: Variations | undefined;

/** The faults of a permitted variation in `variations.yaml`, until they are removed; none for others. */
function variationFaults(kind: string): JsonObject[] {
  variations ??= parse(readFileSync(new URL('./variations.yaml', import.meta.url), 'utf8')) as Variations;
  return Object.entries(variations[kind] ?? {}).map(([operation, fault]) => ({
    operation,
    times: null,
    ...fault,
  }));
}
