/** Reports made by hand, of every requirement there is: what a run of each kind would have found. */
import { catalogueDigest, notShown, requirements } from '../../../conformance/catalogue/catalogue.ts';
import { description } from '../../../conformance/catalogue/description.ts';
import { suite } from '../../../conformance/catalogue/suite.ts';
import { count, decide } from '../../../conformance/judge/verdict.ts';
import {
  type BaselineComparison,
  type Cause,
  REPORT_SCHEMA,
  type Report,
  type ReportExchange,
  type RequirementResult,
  type WaiverResult,
} from '../../../conformance/model/report.ts';
import type { TrafficSection } from '../../../conformance/model/traffic-section.ts';
import type { Violation } from '../../../conformance/model/violation.ts';
import { examples } from '../../../generated/examples.ts';
import type { JsonObject } from '../../../lib/json.ts';

type Outcome = Partial<
  Pick<RequirementResult, 'status' | 'judged' | 'violations' | 'fails' | 'notes' | 'sourceUrl'>
>;

/** The results of the requirements that are named; all others were checked once and passed. */
export function reportOf(
  outcomes: Readonly<Record<string, Outcome>>,
  rest: Partial<Pick<Report, 'waivers' | 'exchanges' | 'notSent' | 'observations'>> & {
    run?: Partial<Report['run']>;
  } = {},
): Report {
  const unknown = Object.keys(outcomes).filter((id) => !requirements.some((one) => one.id === id));
  if (unknown.length > 0) throw new Error(`no such requirements: ${unknown.join(', ')}`);
  const results = requirements.map((requirement): RequirementResult => {
    const kept = { status: 'passed', judged: 1, violations: [], fails: false, notes: [] } as const;
    return { ...requirement, ...kept, ...outcomes[requirement.id] };
  });
  const { waivers = [], exchanges = [], notSent = [], observations = notSeen } = rest;
  return {
    $schema: REPORT_SCHEMA,
    run: {
      id: '0b5b3f5c-3f6e-4c55-9a2e-6d4e8f1c2a77',
      suite,
      description,
      catalogue: { digest: catalogueDigest },
      target: { baseUrl: 'https://bank.example/prefix' },
      profile: 'full',
      evidence: 'implied',
      readOnly: false,
      only: [],
      skip: [],
      seed: 4711,
      startedAt: '2026-03-10T12:00:00.000Z',
      endedAt: '2026-03-10T12:00:02.250Z',
      durationMs: 2250,
      verdict: decide(results, waivers, rest.run?.stopped !== undefined),
      thorough: {
        maxCalls: 50,
        questions: [{ id: 'virtual-card', asks: 'Does a virtual card show what was sent?' }],
        leftOut: ['line-breaks'],
      },
      ...rest.run,
    },
    counts: count(results, exchanges.length),
    requirements: results,
    waivers,
    observations,
    exchanges,
    notSent,
  };
}

const notSeen = notShown.map(({ id, section, open }) => ({ id, section, open, seen: [] }));

/** A violation of a requirement that there is. */
export function violation(
  requirement: string,
  pointer: string,
  expected: string,
  actual: string,
  exchange: string,
): Violation {
  const found = requirements.find(({ id }) => id === requirement);
  const operation = found?.operations[0];
  if (found === undefined || operation === undefined) throw new Error(`no such requirement: ${requirement}`);
  const { section, evidence } = found;
  return { requirement, section, evidence, operation, pointer, expected, actual, exchange };
}

const sent = { 'sd-api-key': '[masked]', 'sd-person-id': '[masked]', 'content-type': 'application/json' };
const answered = { 'content-type': 'application/json; charset=utf-8', date: 'Tue, 10 Mar 2026 12:00:00 GMT' };

const { label: _, ...cardWithoutLabel } = examples.createCard.responses.createCardResponse;
const issueCard: ReportExchange = {
  id: 'issue-card',
  operation: 'createCard',
  purpose: 'Issue a card against the account',
  sentAt: '2026-03-10T12:00:01.000Z',
  durationMs: 34,
  request: {
    method: 'POST',
    url: 'https://bank.example/prefix/v1/card?trace=1',
    headers: sent,
    body: examples.createCard.requests.createCardRequest as unknown as JsonObject,
  },
  response: {
    status: 201,
    headers: answered,
    bytes: 1834,
    body: { ...cardWithoutLabel, availableLimit: '1' } as unknown as JsonObject,
  },
  curl: `curl -X POST 'https://bank.example/prefix/v1/card?trace=1' \\\n  -H "sd-api-key: $BANKING_API_KEY" \\\n  -d '{"label":"Studio card"}'`,
};
const pullMoney: ReportExchange = {
  id: 'pull-money',
  operation: 'receiveAchPull',
  purpose: 'Pull money from the contact',
  question: 'second-contact',
  sentAt: '2026-03-10T12:00:01.500Z',
  durationMs: 30_000,
  request: { method: 'POST', url: 'https://bank.example/prefix/v1/receive/ach', headers: sent, body: {} },
  failure: 'no response within 30,000 ms',
  curl: 'curl -X POST',
};
const readProgram: ReportExchange = {
  id: 'read-program',
  operation: 'retrieveProgram',
  purpose: 'Read the program',
  sentAt: '2026-03-10T12:00:00.000Z',
  durationMs: 12.5,
  request: { method: 'GET', url: 'https://bank.example/prefix/v1/program/prg-1', headers: sent },
  response: { status: 200, headers: answered, bytes: 12, unreadable: 'it is not JSON' },
  curl: "curl 'https://bank.example/prefix/v1/program/prg-1'",
};

const waivers: readonly WaiverResult[] = [
  {
    requirement: 'createCard.available-limit-equals-limit',
    reason: 'Fixed in the next release',
    expires: '2027-03-31',
    state: 'applied',
  },
  { requirement: 'createCard.bin-is-returned', reason: 'Long ago', expires: '2026-12-31', state: 'stale' },
  {
    requirement: 'createCard.body.label:present',
    pointer: '/label',
    reason: 'For the pilot',
    expires: '2026-01-31',
    state: 'expired',
  },
  {
    requirement: 'updateSentCheck.metadata-is-returned',
    reason: 'Not in use',
    expires: '2026-12-31',
    state: 'unused',
  },
];

const NO_CHECK = 'updateSentCheck was not called: no check is known; give --check-transfer-id';

/** Everything that can be in a report: every status, every optional field, all states of waivers. */
export function richReport(): Report {
  const label = [
    {
      ...violation('createCard.body.label:present', '/label', 'a field', 'no such field', 'issue-card'),
      cause: 'no-label',
      baseline: 'persisting' as const,
    },
  ];
  const checks = requirements.filter(({ operations: [first] }) => first === 'updateSentCheck');
  const accounts = requirements.filter(({ operations: [first] }) => first === 'updateAccount');
  const notAsked = { status: 'skipped', judged: 0, notes: ['left out with --skip updateAccount'] } as const;
  const unknown = { status: 'inconclusive', judged: 0, notes: [NO_CHECK] } as const;
  const report = reportOf(
    {
      ...Object.fromEntries(checks.map(({ id }) => [id, unknown])),
      ...Object.fromEntries(accounts.map(({ id }) => [id, notAsked])),
      'createCard.body.label:present': { status: 'violated', fails: true, violations: label },
      'createCard.label-is-returned': {
        status: 'violated',
        fails: true,
        judged: 2,
        notes: ['the second card was not issued'],
        violations: [
          {
            ...violation(
              'createCard.label-is-returned',
              '/label',
              'the label that was sent: "Studio card"',
              'no such field',
              'issue-card',
            ),
            cause: 'no-label',
            baseline: 'new',
          },
        ],
      },
      'createCard.available-limit-equals-limit': {
        status: 'waived',
        sourceUrl: 'https://docs.example/cards',
        violations: [
          {
            ...violation(
              'createCard.available-limit-equals-limit',
              '/availableLimit',
              '"500.00"',
              '"1"',
              'issue-card',
            ),
            why: 'less by 499.00',
            baseline: 'new',
          },
        ],
      },
      'createCard.response.json': {
        status: 'violated',
        fails: false,
        violations: [
          {
            ...violation(
              'createCard.response.json',
              '',
              'a JSON text in UTF-8',
              'the body begins with a byte order mark',
              'issue-card',
            ),
            baseline: 'new',
          },
        ],
      },
      'createContact.body.name:type': { judged: 0, notes: ['the list is empty'] },
    },
    {
      waivers,
      exchanges: [readProgram, issueCard, pullMoney],
      notSent: [
        {
          id: 'annotate-check',
          operation: 'updateSentCheck',
          reason: 'no check is known; give --check-transfer-id',
        },
      ],
      observations: notSeen.map((one, index) => ({
        ...one,
        seen:
          index % 3 === 0
            ? [
                {
                  exchange: 'issue-card',
                  operation: 'createCard',
                  pointer: '/cardStatus',
                  what: '"pendingActivation"',
                },
                { exchange: 'pull-money', operation: 'receiveAchPull', what: 'returned 200' },
              ]
            : [],
      })),
      run: {
        evidence: 'stated',
        only: ['createCard'],
        skip: ['updateAccount'],
        stopped: 'two consecutive calls got no response',
      },
    },
  );
  const left = [
    {
      record: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
      operation: 'updateAccount',
      exchange: report.exchanges[0]?.id ?? '',
      pointers: ['/config/card/physical/count', '/config/card/virtual/count'],
      values: [
        { pointer: '/config/card/physical/count', now: '"7"' },
        { pointer: '/config/card/virtual/count', before: 'null', sent: '"3"' },
      ],
      why: 'no response showed what it held before',
      shownBy: report.exchanges[0]?.id ?? '',
      shown: 'as shown by <read-settings-again>, an update that changes nothing',
    } as const,
  ];
  const restored = [
    {
      record: 'acc-20c5ad64-7c7f-4f5b-a29f-4e9a2d1f9b53',
      operation: 'updateAccount',
      exchange: report.exchanges[0]?.id ?? '',
      shownBy: report.exchanges[0]?.id ?? '',
      shown: 'as shown by the response to restore-settings alone: no operation of the API reads it back',
    } as const,
  ];
  return { ...report, left, restored, causes: [noLabel], baseline, digest: `sha256:${'0'.repeat(64)}` };
}

const noLabel: Cause = {
  id: 'no-label',
  sentence: 'The field `label` of a card is missing.',
  places: 2,
  requirements: ['createCard.body.label:present', 'createCard.label-is-returned'],
  example: { requirement: 'createCard.body.label:present', exchange: 'issue-card', pointer: '/label' },
};

const baseline: BaselineComparison = {
  run: {
    id: 'c0a7f1de-2b55-4a43-8d0e-55d1c8b9f0a1',
    startedAt: '2026-03-03T12:00:00.000Z',
    baseUrl: 'https://bank.example/prefix',
  },
  verdict: 'violated',
  new: 3,
  persisting: 1,
  fixed: [{ requirement: 'createCard.bin-is-returned', operation: 'createCard', pointer: '/bin' }],
  notJudged: [
    {
      requirement: 'updateSentCheck.metadata-is-returned',
      operation: 'updateSentCheck',
      pointer: '/metadata',
    },
  ],
};

/** The section that a report of recorded traffic has besides. */
export const sampleTraffic: TrafficSection = {
  sources: [{ name: 'staging.har', calls: 3 }],
  deployments: [{ baseUrl: 'https://bank.example/prefix', calls: 3 }],
  from: '2026-03-03T12:00:00.000Z',
  to: '2026-03-03T13:00:00.000Z',
  runs: 0,
  complete: false,
  part: { number: 3, of: 8 },
  operations: [{ operation: 'createCard', calls: 3, succeeded: 2, refused: { 422: 1 }, failed: 0 }],
  others: [{ what: 'GET /v1/statements/{id}', count: 12 }],
  coverage: [{ operation: 'createCard', side: 'response', path: 'label', shown: 2, of: 2 }],
  tallies: { 'createCard.label-is-returned': { held: 2 } },
  samples: [{ exchange: 'issue-card', at: 1_772_539_200_000, kind: 'createCard 201' }],
  agreement: [
    {
      requirement: 'createCard.response.201.body',
      responses: 3,
      places: [
        { template: '/label', place: '#/components/schemas/Card/properties/label/type', responses: 2 },
      ],
    },
  ],
};

/** Nothing to complain of, and no optional field anywhere. */
export function soundReport(): Report {
  const { failure: _, request, ...exchange } = pullMoney;
  const { body: __, ...bare } = request;
  return reportOf(
    {},
    { exchanges: [{ ...exchange, request: bare, response: { status: 201, headers: {}, bytes: 0 } }] },
  );
}

/**
 * Returns the same report with every text of it, and every key of what was sent and returned, replaced by `change`. Words that the report's form
 * fixes stay.
 */
export function withTexts(report: Report, change: (text: string) => string): Report {
  const fixed = new Set([
    ...[
      '$schema',
      'kind',
      'evidence',
      'status',
      'state',
      'verdict',
      'profile',
      'startedAt',
      'endedAt',
      'sentAt',
    ],
    ...[
      'pointer',
      'operation',
      'operations',
      'requirement',
      'exchange',
      'section',
      'expires',
      'baseline',
      'cause',
    ],
  ]);
  const walk = (value: unknown, name: string, above: string): unknown => {
    if (typeof value === 'string')
      return fixed.has(name) || (name === 'id' && above !== 'body') ? value : change(value);
    if (Array.isArray(value)) return fixed.has(name) ? value : value.map((entry) => walk(entry, name, above));
    if (typeof value !== 'object' || value === null) return value;
    const inBody = above === 'body' || name === 'body';
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        inBody || name === 'headers' ? change(key) : key,
        walk(entry, key, inBody ? 'body' : name),
      ]),
    );
  };
  return walk(report, '', '') as Report;
}
