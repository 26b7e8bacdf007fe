/** Deployments that change after a discovery: `conform --overlay` judges them by what they did then. */
import { expect, test } from 'vitest';
import type { OverlaidDescription } from '../../conformance/model/overlaid-description.ts';
import type { Report } from '../../conformance/model/report.ts';
import { runSuite } from '../../conformance/run/run-suite.ts';
import { operations } from '../../generated/operations.ts';
import { hashKey } from '../../server/node/keys.ts';
import { createSandbox, toFetch } from '../../server/sandbox.ts';
import { useOverlay } from '../conformance/deployment/overlaid.ts';
import { type BankToDiscover, discoverBank } from '../conformance/discover/discover-bank.ts';
import { openRedactor } from '../mutants/open-redactor.ts';
import { virtualClock } from '../mutants/virtual-clock.ts';

const overlaid = useOverlay();

type Rewrite = (response: Response, operation: string, request: Request) => Response | Promise<Response>;

/** A bank of which each response is rewritten. */
function rewriting(rewrite: Rewrite): Pick<BankToDiscover, 'around'> {
  return {
    around: (next) => async (request) => {
      const { pathname } = new URL(request.url);
      const isOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
        method === request.method && new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
      const asked = request.clone();
      const response = await next(request);
      return rewrite(response, Object.values(operations).find(isOf)?.id ?? '', asked);
    },
  };
}

const withBody = (change: (body: Record<string, unknown>) => unknown, of: string): Rewrite => {
  return async (response, operation) => {
    if (operation !== of || !response.ok) return response;
    const { status, headers } = response;
    return Response.json(change((await response.json()) as Record<string, unknown>), { status, headers });
  };
};

const refusing = (of: string, body: () => Response): Rewrite => {
  return (response, operation) => (operation === of ? body() : response);
};

const asItIs: Rewrite = (response) => response;

interface Drift {
  readonly what: string;
  /** The command of the discovery. */
  readonly only: string;
  readonly before: Rewrite;
  readonly after: Rewrite;
  /** The requirement that the change violates. */
  readonly violates: RegExp;
}

const DRIFTS: readonly Drift[] = [
  {
    what: 'the status of the retrieval',
    only: 'program-retrieval-status',
    before: (response, operation) =>
      operation === 'retrieveProgram' && response.status === 200
        ? new Response(response.body, { status: 203, headers: response.headers })
        : response,
    after: asItIs,
    violates: /^retrieveProgram\.deployment\.status$/,
  },
  {
    what: 'the type of a field that is not described',
    only: 'unlisted-fields',
    before: withBody((body) => ({ ...body, network: 'card' }), 'createCard'),
    after: withBody((body) => ({ ...body, network: 7 }), 'createCard'),
    violates: /^createCard\.deployment\./,
  },
  {
    what: 'the type of a field in a shape that was null',
    only: 'metadata-shape',
    before: withBody((body) => ({ ...body, metadata: { level: 'full' } }), 'createContact'),
    after: withBody((body) => ({ ...body, metadata: { level: ['full'] } }), 'createContact'),
    violates: /^createContact\.deployment\./,
  },
  {
    what: 'a field in a shape that was null',
    only: 'metadata-shape',
    before: withBody((body) => ({ ...body, metadata: { level: 'full' } }), 'createContact'),
    after: withBody((body) => ({ ...body, metadata: {} }), 'createContact'),
    violates: /^createContact\.deployment\./,
  },
  {
    what: 'the bodies of errors',
    only: 'errors',
    before: asItIs,
    after: refusing('createCard', () =>
      Response.json({ code: 42 }, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    ),
    violates: /^createCard\.deployment\.422$/,
  },
];

async function judge(bank: Pick<BankToDiscover, 'around'>, overlay: OverlaidDescription): Promise<Report> {
  const clock = virtualClock();
  const sandbox = await createSandbox({ systemTime: () => new Date(clock.now()), hashKey });
  const { apiKey = '', personId, programId, businessId, checkTransferId } = sandbox.seed;
  const known = { apiKey, personId, programId, businessId, checkTransferId };
  const fetch = bank.around?.(toFetch(sandbox), sandbox) ?? toFetch(sandbox);
  const run = runSuite({ baseUrl: 'http://127.0.0.1:4020', seed: 7, clock, fetch, ...known, overlay });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

/** The requirements of the deployment's own word that are violated. */
const violated = ({ requirements }: Report) =>
  requirements.flatMap(({ id, evidence, status }) =>
    evidence === 'deployment' && status === 'violated' ? [id] : [],
  );

test.each(DRIFTS)('$what: as discovered it conforms, and changed it does not', async (drift) => {
  const { overlay, stopped } = await discoverBank({
    ...rewriting(drift.before),
    redactor: openRedactor,
    options: { only: drift.only === 'errors' ? ['errors', 'required-fields'] : [drift.only] },
  });
  expect(stopped).toBeUndefined();
  const word = await overlaid(...overlay.actions);
  expect(violated(await judge(rewriting(drift.before), word))).toEqual([]);
  const found = violated(await judge(rewriting(drift.after), word));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((id) => !drift.violates.test(id))).toEqual([]);
});
