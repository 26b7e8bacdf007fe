import { expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { parseCents } from '../../conformance/parse-cents.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { examples } from '../../generated/examples.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { applyPatch } from '../../server/faults/apply-patch.ts';
import { memoryStore } from '../../server/store/memory.ts';
import type { Store } from '../../server/store/store.ts';
import { memorySource } from '../conformance/traffic/memory-source.ts';
import { recordedRun, withNotes } from '../conformance/traffic/recorded-run.ts';
import { leavesOf } from '../mutants/behavior/leaves.ts';
import type { Fetch } from '../mutants/judge-bank.ts';
import { operationOf, patchStored } from '../mutants/permitted/to-bank.ts';
import { set } from '../mutants/steps.ts';
import { randomNumbers } from '../random-numbers.ts';

// Somebody configures a program while a run is made. A bank that does as its program says at each moment is accused of nothing, and one that does not is.

const PROGRAM = examples.retrieveProgram.responses.retrieveProgramResponse as unknown as Json;
const PLACES = leavesOf(PROGRAM).filter(
  (place) => place !== '/id' && (other(at(PROGRAM, place), place) ?? '') !== '',
);
const SETTINGS = PLACES.filter((place) => /\/(?:enabled|sameDay|count|daily|monthly)$/.test(place));
/** Calls of the run before which a program may change. */
const CALLS = 16;

type Change = Readonly<Record<string, Json>>;

/** Another value of the same form: of settings, and of texts that are set. */
function other(value: Json | undefined, place: string): Json | undefined {
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || /^\w{3}-/.test(value)) return undefined;
  if (/^\d+$/.test(value)) return '1';
  if (/^\d+\.\d\d$/.test(value)) return '1.00';
  if (/^\d{4}-/.test(value)) return '2026-05-04T10:20:31Z';
  return /\/(?:daily|monthly)$/.test(place) ? '12.00' : value;
}

const changed = (places: readonly string[], to: typeof other = other): Change =>
  Object.fromEntries(places.map((place) => [place, to(at(PROGRAM, place), place) ?? null]));
const flags = SETTINGS.filter((place) => typeof at(PROGRAM, place) === 'boolean');
const amounts = SETTINGS.filter((place) => !flags.includes(place));

/** Changes of many places at once. */
const GROUPS: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    Object.keys(PROGRAM as object)
      .map((name) => [name, changed(PLACES.filter((place) => place.startsWith(`/${name}/`)))] as const)
      .filter(([, change]) => Object.keys(change).length > 1),
  ),
  'all flags': changed(flags),
  'all flags on': changed(flags, () => true),
  'all flags off': changed(flags, () => false),
  'all amounts': changed(amounts),
  'no amounts': changed(amounts, () => ''),
  'no originators': {
    '/incoming/achPull/allowedOriginators': [],
    '/incoming/achPull/blockedOriginators': [],
  },
  everything: changed(PLACES),
};

interface Bank {
  readonly change: Change;
  /** The number of the call before which it is made. */
  readonly before: number;
  /** Accounts are never given more than their program has by then, though more was asked for. */
  readonly follows: boolean;
  /** A flag of new accounts that is not what the program has. */
  readonly ignores?: string;
}

function surround(next: Fetch, store: Store, programId: string, bank: Bank): Fetch {
  let calls = 0;
  const { change, before, follows, ignores } = bank;
  const program = async () => JSON.parse((await store.read([programId]))[0] ?? '') as Json;
  return async (request) => {
    const steps = Object.entries(change).map(([place, value]) => set(place, value));
    if (calls++ === before) await patchStored(store, programId, steps);
    const operation = operationOf(request.method, new URL(request.url).pathname);
    const response = await next(
      follows && operation === 'updateAccount' ? await limited(request, await program()) : request,
    );
    if (!response.ok || operation === 'retrieveProgram') return response;
    const body = (await response.json()) as Json;
    if (operation === 'createAccount') {
      const { accountCreationCredit = '' } = at(await program(), '/bank') as JsonObject;
      const balance = isPositive(accountCreationCredit) ? { availableBalance: accountCreationCredit } : {};
      const shown = { ...(body as JsonObject), ...balance };
      const patch = ignores === undefined ? [] : [set(ignores, at(body, ignores) !== true)];
      return Response.json(applyPatch(shown, patch, { request: undefined, before: undefined }), response);
    }
    if (!follows || operation !== 'updateAccount') return Response.json(body, response);
    const blocked = at(await program(), '/incoming/achPull/blockedOriginators') ?? null;
    const patch = [set('/config/incoming/achPull/blockedOriginators', blocked)];
    return Response.json(applyPatch(body, patch, { request: undefined, before: undefined }), response);
  };
}

/** The update of a bank that gives an account no more than its program has by then. */
async function limited(request: Request, program: Json): Promise<Request> {
  const sent = (await request.json()) as JsonObject;
  const config = within(sent.config ?? null, program, '');
  return new Request(request, {
    body: JSON.stringify({ ...sent, ...(sent.config !== undefined && { config }) }),
  });
}

function within(own: Json, program: Json, place: string): Json {
  if (isObject(own))
    return Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, within(value, program, `${place}/${name}`)]),
    );
  const most = at(program, place.replace(/^\/card\//, '/card/type/'));
  if (typeof own === 'boolean') return own && most !== false;
  const [is, limit] = [numberOf(own), numberOf(most)];
  return limit !== undefined && (is === undefined || is > limit) ? (most ?? own) : own;
}

const numberOf = (value: Json | undefined) =>
  typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : parseCents(value);

const isPositive = (amount: Json) => (parseCents(amount) ?? 0n) > 0n;

async function violationsBy(bank: Bank): Promise<Readonly<Record<string, readonly string[]>>> {
  const store = memoryStore();
  const run = await recordedRun({
    store,
    around: (next, { seed }) => surround(next, store, seed.programId, bank),
  });
  const judged = async (calls: readonly RecordedCall[]) =>
    violationsOf(await judgeTraffic(memorySource(calls), {}, { withoutCalls: true }));
  return {
    'the run': violationsOf(run.report),
    'its recording': await judged(withNotes(run)),
    'calls of anybody': await judged(run.calls),
  };
}

const violationsOf = ({ requirements }: Report) =>
  requirements.flatMap(({ violations }) =>
    violations.map(({ requirement, pointer }) => `${requirement} ${pointer}`),
  );

const random = randomNumbers(37);
const moment = () => Math.floor(random() * CALLS);

const HONEST: readonly Bank[] = [
  ...PLACES.map((place, index) => ({ change: changed([place]), before: moment(), follows: index % 2 > 0 })),
  ...Object.values(GROUPS).flatMap((change, group) =>
    Array.from({ length: CALLS }, (_, before) => ({ change, before, follows: (before + group) % 2 > 0 })),
  ),
];

test('a program that changes during a run accuses nobody', async () => {
  const accused: string[] = [];
  for (const bank of HONEST)
    for (const [judge, violations] of Object.entries(await violationsBy(bank)))
      if (violations.length > 0) {
        const group = Object.keys(GROUPS).find((name) => GROUPS[name] === bank.change);
        const what = group ?? Object.keys(bank.change).join(' ');
        accused.push(
          `${judge}: ${what} before call ${bank.before}, ${bank.follows}: ${violations.join(', ')}`,
        );
      }
  console.log(`${HONEST.length} banks, each judged three times: ${accused.length} accused`);
  expect(accused).toEqual([]);
});

const ACCOUNT = examples.createAccount.responses.createAccountResponse as unknown as Json;
const IGNORED = leavesOf(at(ACCOUNT, '/config'), '/config').filter((place) => place.endsWith('/enabled'));

test('a new account that does not have a flag of its program is found, whatever else changes', async () => {
  const missed: string[] = [];
  for (const ignores of IGNORED) {
    const others = PLACES.filter((place) => !place.endsWith('/enabled'));
    const change = changed(others.filter(() => random() < 0.1));
    const { 'calls of anybody': _, ...judged } = await violationsBy({
      ...{ change, before: moment(), follows: random() < 0.5, ignores },
    });
    for (const [judge, violations] of Object.entries(judged))
      if (!violations.includes(`createAccount.enabled-flags-come-from-program ${ignores}`))
        missed.push(`${judge}: ${ignores}`);
  }
  console.log(`${IGNORED.length} flags: ${missed.length} missed`);
  expect(IGNORED.length).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});
