import { expect, test } from 'vitest';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { verifyReport } from '../../../conformance/report/verify-report.ts';
import { runSuite } from '../../../conformance/run/run-suite.ts';
import { findLoosened } from '../../../scripts/pipeline/overlay/find-loosened.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';
import { virtualClock } from '../../mutants/virtual-clock.ts';
import { useOverlay } from './overlaid.ts';

const overlaid = useOverlay();

async function judge(
  overlay: OverlaidDescription | undefined,
  faults: readonly Fault[] = [],
  options: Partial<ConformanceOptions> = {},
  see: (request: Request) => void = () => {},
): Promise<Report> {
  const clock = virtualClock();
  const sandbox = await createSandbox({ systemTime: () => new Date(clock.now()) });
  for (const fault of faults) sandbox.faults.add({ times: null, ...fault });
  const { apiKey = '', personId, programId, businessId, checkTransferId } = sandbox.seed;
  const known = { apiKey, personId, programId, businessId, checkTransferId };
  const answer = toFetch(sandbox);
  const fetch = (request: Request) => {
    see(request);
    return answer(request);
  };
  const given = { baseUrl: 'http://127.0.0.1:4020', seed: 7, clock, fetch, ...known };
  const run = runSuite({ ...given, ...(overlay && { overlay }), ...options });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

/** Checks the outcome for what an overlay says of the deployment. */
function ofDeployment({ requirements }: Report): Record<string, string> {
  const own = requirements.filter(({ evidence }) => evidence === 'deployment');
  return Object.fromEntries(own.map(({ id, status }) => [id, status]));
}

const REFUSAL = {
  description: 'Refused.',
  content: {
    'application/problem+json': {
      schema: { type: 'object', required: ['code'], properties: { code: { enum: ['a'] } } },
    },
  },
};
const WORD = [
  { target: "$.paths['/v1/card'].post.responses", update: { 422: REFUSAL } },
  { target: '$.components.schemas.CreateCardRequest', update: { required: ['label', 'neverSent'] } },
  { target: '$.components.schemas.Card.properties.cardStatus', update: { enum: ['pendingActivation'] } },
  { target: '$.components.schemas.Cardholder.properties.name', update: { minLength: 900 } },
];

test('each part of an overlay that calls can contradict is judged by them', async () => {
  const report = await judge(await overlaid(...WORD));
  expect(ofDeployment(report)).toEqual({
    // That a request with a label is accepted shows nothing; no request had the other field, and all were accepted.
    'createCard.deployment.request.label:required': 'skipped',
    'createCard.deployment.request.neverSent:required': 'violated',
    'createCard.deployment.201.cardStatus:enum': 'passed',
    'createCard.deployment.201.cardholder.name:minLength': 'violated',
    'createCard.deployment.422': 'skipped',
  });
  expect(report.run.verdict).toBe('violated');
  const { violations } = report.requirements.find(({ id }) =>
    id.endsWith('name:minLength'),
  ) as Report['requirements'][0];
  expect(violations[0]).toMatchObject({
    pointer: '/cardholder/name',
    section: 'deployment',
    evidence: 'deployment',
    expected: 'must NOT have fewer than 900 characters',
  });
});

test('an error of a status that the overlay describes is judged when it occurs, by its schema', async () => {
  const overlay = await overlaid(...WORD.slice(0, 1));
  const answer = (body: { code: string }): Fault => ({
    operation: 'createCard',
    answer: { status: 422, body },
  });
  expect(ofDeployment(await judge(overlay, [answer({ code: 'a' })]))).toEqual({
    'createCard.deployment.422': 'passed',
  });
  expect(ofDeployment(await judge(overlay, [answer({ code: 'b' })]))).toEqual({
    'createCard.deployment.422': 'violated',
  });
  // Another status is described by nobody.
  const other: Fault = { operation: 'createCard', answer: { status: 409, body: { code: 'b' } } };
  expect(ofDeployment(await judge(overlay, [other]))).toEqual({ 'createCard.deployment.422': 'skipped' });
});

test('the status of the retrieval, once an overlay says it', async () => {
  const responses = "$.paths['/v1/program/{programId}'].get.responses";
  const overlay = await overlaid(
    { target: responses, update: { 200: { description: 'The program.' } } },
    { target: `${responses}['2XX']`, remove: true },
  );
  expect(ofDeployment(await judge(overlay))).toEqual({ 'retrieveProgram.deployment.status': 'passed' });
  const accepted: Fault = { operation: 'retrieveProgram', answer: { status: 202 } };
  expect(ofDeployment(await judge(overlay, [accepted]))).toEqual({
    'retrieveProgram.deployment.status': 'violated',
  });
});

const CARD = "$.paths['/v1/card'].post";

test('headers of responses that the overlay adds are judged', async () => {
  const headers = {
    'X-Served-By': { required: true, schema: { type: 'string', minLength: 3 } },
    'X-Left': { schema: { type: 'integer', minimum: 5 } },
  };
  const overlay = await overlaid({ target: `${CARD}.responses['201']`, update: { headers } });
  const answer = (given: Record<string, string>): Fault => ({
    operation: 'createCard',
    answer: { status: 201, headers: given },
  });
  const id = (name: string, keyword: string) => `createCard.deployment.201.header.${name}:${keyword}`;
  expect(ofDeployment(await judge(overlay))).toEqual({
    [id('x-served-by', 'required')]: 'violated',
    [id('x-served-by', 'schema')]: 'skipped',
    [id('x-left', 'schema')]: 'skipped',
  });
  expect(ofDeployment(await judge(overlay, [answer({ 'x-served-by': 'abc', 'x-left': '7' })]))).toEqual({
    [id('x-served-by', 'required')]: 'passed',
    [id('x-served-by', 'schema')]: 'passed',
    [id('x-left', 'schema')]: 'passed',
  });
  expect(ofDeployment(await judge(overlay, [answer({ 'x-served-by': 'ab', 'x-left': '4' })]))).toEqual({
    [id('x-served-by', 'required')]: 'passed',
    [id('x-served-by', 'schema')]: 'violated',
    [id('x-left', 'schema')]: 'violated',
  });
});

test('what the overlay makes mandatory is sent with every request', async () => {
  const overlay = await overlaid(
    {
      target: CARD,
      update: {
        parameters: [
          { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'X-Tenant', in: 'header', required: true, example: 'acme', schema: { type: 'string' } },
          { name: 'region', in: 'query', required: true, schema: { enum: ['eu'] } },
        ],
      },
    },
    {
      target: '$.components.schemas.CreateCardRequest',
      update: {
        required: ['costCenter'],
        properties: { costCenter: { type: 'string', pattern: '^C\\d{3}$' } },
      },
    },
  );
  const seen: Request[] = [];
  const report = await judge(overlay, [], { headers: { 'x-tenant': 'other' } }, (request) => {
    if (new URL(request.url).pathname === '/v1/card') seen.push(request.clone() as Request);
  });
  const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(seen.length);
  for (const request of seen) {
    expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(request.headers.get('x-tenant')).toBe('other');
    expect(new URL(request.url).searchParams.get('region')).toBe('eu');
    expect(((await request.json()) as { costCenter: string }).costCenter).toMatch(/^C\d{3}$/);
  }
  expect(report.run.verdict).toBe('conformant');
});

test('credentials that the overlay requires: a request without them is not accepted', async () => {
  const overlay = await overlaid(
    { target: `${CARD}.security`, remove: true },
    { target: CARD, update: { security: [{ apiKey: [], partner: [] }] } },
    {
      target: '$.components.securitySchemes',
      update: { partner: { type: 'apiKey', in: 'header', name: 'X-Partner' } },
    },
  );
  const id = 'createCard.deployment.request.credentials';
  const carried = await judge(overlay, [], { headers: { 'x-partner': 'secret-of-a-partner' } });
  expect(ofDeployment(carried)).toEqual({ [id]: 'skipped' });
  const without = await judge(overlay);
  expect(ofDeployment(without)).toEqual({ [id]: 'violated' });
  expect(without.requirements.find((one) => one.id === id)?.violations[0]).toMatchObject({
    expected: 'a refusal, since the request lacks apiKey and partner',
    actual: 'the request was accepted',
  });
});

test('what the source states is judged as without overlays, and the report names them', async () => {
  const overlay = await overlaid(...WORD.slice(0, 1));
  const [plain, held] = [await judge(undefined), await judge(overlay)];
  const ofSource = held.requirements.filter(({ evidence }) => evidence !== 'deployment');
  expect(ofSource.map(({ id, status }) => [id, status])).toEqual(
    plain.requirements.map(({ id, status }) => [id, status]),
  );
  expect(held.run.verdict).toBe('conformant');
  expect(held.run.overlays).toEqual([{ title: 'An overlay', digest: expect.stringMatching(/^sha256:/) }]);
  expect(held.run.catalogue).not.toEqual(plain.run.catalogue);
  expect(verifyReport(JSON.parse(JSON.stringify(sealReport(held)))).problems).toEqual([]);
});

test('it fails a run whatever evidence does, and may be waived and selected like any other', async () => {
  const overlay = await overlaid(...WORD);
  const options = { evidence: 'stated' } as const;
  expect((await judge(overlay, [], options)).run.verdict).toBe('violated');
  const only = ['createCard.deployment'];
  const report = await judge(overlay, [], { only });
  expect(
    new Set(report.requirements.flatMap(({ status, evidence }) => (status === 'skipped' ? [] : [evidence]))),
  ).toEqual(new Set(['deployment']));
});

test.each([
  ['$.components.schemas.Card.properties.label', { type: ['null', 'integer'] }, 'Cannot'],
  ['$.components.schemas.Amount.pattern', '.*', 'is another one'],
  ["$.components.schemas.Card.properties['id']", undefined, 'is missing'],
])('%s may not be loosened', async (target, update, words) => {
  const action = update === undefined ? { target, remove: true } : { target, update };
  await expect(overlaid(action)).rejects.toMatchObject({
    exit: 'problem',
    message: expect.stringContaining(words),
  });
});

test.each([
  [{ type: 'string' }, { type: ['string', 'null'] }],
  [
    { type: 'object', required: ['a', 'b'] },
    { type: 'object', required: ['a'] },
  ],
  [{ enum: ['a'] }, { enum: ['a', 'b'] }],
  [{ enum: ['a'] }, {}],
  [{ minLength: 2 }, { minLength: 1 }],
  [{ maximum: 2 }, {}],
  [{ pattern: 'a' }, { pattern: 'b' }],
  [{ properties: { a: { type: 'string' } } }, { properties: { a: {} } }],
  [{ items: { type: 'string' } }, {}],
  [{ additionalProperties: false }, {}],
  [{ anyOf: [{ type: 'string' }] }, { anyOf: [{ type: 'string' }, {}] }],
  [{ allOf: [{ type: 'string' }, { minLength: 1 }] }, { allOf: [{ type: 'string' }] }],
])('%j is loosened by %j, and not the other way round', (tight, loose) => {
  const of = (schema: object) => ({ components: { schemas: { A: schema } } }) as never;
  expect(findLoosened(of(tight), of(loose)).length).toBeGreaterThan(0);
  expect(findLoosened(of(tight), of(tight))).toEqual([]);
  if (!('pattern' in tight)) expect(findLoosened(of(loose), of(tight))).toEqual([]);
});
