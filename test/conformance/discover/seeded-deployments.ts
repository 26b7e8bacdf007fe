/** Deployments that refuse by chance, by load or by a rule that one change of a request does not show. What `discover` says of each is compared with what it says of the sandbox. */

import { type Random, randomOf } from '../../../conformance/scenario/random.ts';
import { type OperationId, operationIds } from '../../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { operationOf } from '../../mutants/permitted/to-bank.ts';
import { type VirtualClock, virtualClock } from '../../mutants/virtual-clock.ts';
import type { BankToDiscover } from './discover-bank.ts';

interface Call {
  readonly operation: OperationId;
  readonly body: JsonObject;
  readonly headers: Headers;
  /** Counts the calls, from 1. */
  readonly count: number;
  readonly now: number;
}

/** Decides about one call; `true` or a status: it is refused. `accepted` hears of what the sandbox has accepted. */
interface Rule {
  readonly refuses: (call: Call) => boolean | number;
  readonly accepted?: (call: Call, response: JsonObject) => void;
}

export interface SeededDeployment {
  readonly id: string;
  readonly bank: () => BankToDiscover;
}

const isWrite = ({ operation }: Call) => operation !== 'retrieveProgram';
const accountOf = ({ body }: Call) => String(body.accountId ?? '');

/** Refusals that are about the moment, and not about the request. */
const TROUBLES: Readonly<Record<string, (random: Random, clock: VirtualClock) => Rule>> = {
  'refuses some calls': (random) => {
    const rate = random.pick([0.01, 0.02, 0.05, 0.1, 0.2, 0.3]);
    const status = random.pick([400, 403, 404, 409, 422]);
    return { refuses: () => chance(random, rate) && status };
  },
  'refuses some writes, or fails': (random) => {
    const rate = random.pick([0.02, 0.05, 0.1]);
    return { refuses: (call) => isWrite(call) && chance(random, rate) && random.pick([400, 422, 500, 503]) };
  },
  'limits the rate with 429': (random) => {
    const each = random.integer(5, 40);
    return { refuses: ({ count }) => count % each === 0 && 429 };
  },
  'limits the rate with 403': (random) => {
    const [most, period] = [random.integer(4, 30), 1000];
    let times: number[] = [];
    return {
      refuses: ({ now }) => {
        times = [...times.filter((one) => one > now - period), now];
        return times.length > most && 403;
      },
    };
  },
  'refuses each n-th write': (random) => {
    const each = random.integer(2, 9);
    let writes = 0;
    return { refuses: (call) => isWrite(call) && ++writes % each === 0 };
  },
  'refuses everything after some calls': (random) => {
    const most = random.integer(20, 600);
    return { refuses: ({ count }) => count > most && 403 };
  },
  'refuses for a while': (random) => {
    let left = 0;
    return {
      refuses: () => {
        if (left === 0 && chance(random, 0.03)) left = random.integer(1, 7);
        left = Math.max(0, left - 1);
        return left > 0;
      },
    };
  },
  'knows new accounts after some calls': (random) => {
    const [late, known] = [random.integer(1, 4), new Map<string, number>()];
    return {
      refuses: (call) => call.count - (known.get(accountOf(call)) ?? Number.NEGATIVE_INFINITY) <= late && 404,
      accepted: ({ operation, count }, { id }) => {
        if (operation === 'createAccount') known.set(String(id), count);
      },
    };
  },
  'knows new accounts after a time, in some of its parts': (random) => {
    const [late, known] = [random.integer(20, 1500), new Map<string, number>()];
    return {
      refuses: (call) =>
        call.now - (known.get(accountOf(call)) ?? Number.NEGATIVE_INFINITY) < late &&
        chance(random, 0.5) &&
        404,
      accepted: ({ operation, now }, { id }) => {
        if (operation === 'createAccount') known.set(String(id), now);
      },
    };
  },
  'uses up each account': (random) => {
    const [most, asked] = [random.integer(4, 12), new Map<string, number>()];
    return {
      refuses: (call) => {
        const account = accountOf(call);
        asked.set(account, (asked.get(account) ?? 0) + 1);
        return account !== '' && (asked.get(account) ?? 0) > most;
      },
    };
  },
};

/** Fields that the sandbox does not require, and that complete requests have. */
const OPTIONAL: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  createContact: ['email', 'phone', 'ach', 'card', 'check', 'wire'],
  createCard: ['allowedCategories', 'blockedMerchants', 'atmAccess', 'embossingBusiness'],
  updateSentCheck: ['description', 'title', 'metadata'],
};
/** Values of complete requests by which a rule may decide, of fields that the sandbox requires and of others. */
const VALUES: Readonly<Partial<Record<OperationId, Readonly<Record<string, (value: Json) => boolean>>>>> = {
  createCard: {
    atmAccess: (value) => value === false,
    cardType: (value) => value === 'physical',
    limitInterval: (value) => value === 'allTime',
    limitAmount: (value) => Number(value) >= 1,
    label: (value) => String(value).startsWith('C'),
    embossingPerson: (value) => /^[A-Z ]+$/.test(String(value)),
  },
  createContact: {
    name: (value) => /^[A-Z]/.test(String(value)),
    email: (value) => String(value).endsWith('@example.com'),
    ach: (value) => isObject(value) && value.accountType === 'businessChecking',
    wire: (value) => isObject(value) && Object.hasOwn(value, 'international'),
  },
  receiveAchPull: {
    type: (value) => value === 'sameDay',
    amount: (value) => Number(value) > 1,
  },
  updateSentCheck: { title: (value) => String(value).startsWith('Conf'), metadata: isObject },
};
const OPTIONAL_OR_DESCRIPTION: typeof OPTIONAL = { ...OPTIONAL, receiveAchPull: ['description'] };

type Has = (name: string) => boolean;

/** Requirements of some requests, and not of all. Each is given fields that it draws, and says when a body lacks one. */
const SHAPES: Readonly<
  Record<
    string,
    { readonly fields: number; readonly lacks: (names: readonly string[]) => (has: Has) => boolean }
  >
> = {
  'one where another is': {
    fields: 2,
    lacks:
      ([a = '', b = '']) =>
      (has) =>
        has(b) && !has(a),
  },
  'both or neither': {
    fields: 2,
    lacks:
      ([a = '', b = '']) =>
      (has) =>
        has(a) !== has(b),
  },
  'all three or none': {
    fields: 3,
    lacks: (names) => (has) => names.some(has) && !names.every(has),
  },
  'at least one of two': {
    fields: 2,
    lacks:
      ([a = '', b = '']) =>
      (has) =>
        !has(a) && !has(b),
  },
  'at least two of three': { fields: 3, lacks: (names) => (has) => names.filter(has).length < 2 },
  'one where both others are': {
    fields: 3,
    lacks:
      ([a = '', b = '', c = '']) =>
      (has) =>
        has(b) && has(c) && !has(a),
  },
  'one where either other is': {
    fields: 3,
    lacks:
      ([a = '', b = '', c = '']) =>
      (has) =>
        (has(b) || has(c)) && !has(a),
  },
  'a chain of three': {
    fields: 3,
    lacks:
      ([a = '', b = '', c = '']) =>
      (has) =>
        (has(c) && !has(b)) || (has(b) && !has(a)),
  },
};

const isGiven = (value: Json | undefined) => value !== undefined && value !== '' && value !== null;

/** A rule of the shape on one operation. An empty text may count as none. */
function dependent(random: Random, shape: string): Rule {
  const { fields, lacks } = SHAPES[shape] as (typeof SHAPES)[string];
  const operation = random.pick(operationIds.filter((id) => (OPTIONAL[id]?.length ?? 0) >= fields));
  const names = draw(random, OPTIONAL[operation] ?? [], fields);
  const isMissing = lacks(names);
  const counts = chance(random, 0.5) ? isGiven : (value: Json | undefined) => value !== undefined;
  return {
    refuses: (call) => call.operation === operation && isMissing((name) => counts(call.body[name])),
  };
}

/** A field is required only beside some values of another, of some callers, or of some records. */
const BESIDE: Readonly<Record<string, (random: Random) => Rule>> = {
  'one beside a value of another': (random) => {
    const operation = random.pick(operationIds.filter((id) => VALUES[id] !== undefined));
    const [name, holds] = random.pick(Object.entries(VALUES[operation] ?? {})) as [
      string,
      (value: Json) => boolean,
    ];
    const field = random.pick((OPTIONAL_OR_DESCRIPTION[operation] ?? []).filter((one) => one !== name));
    return {
      refuses: (call) =>
        call.operation === operation && holds(call.body[name] ?? null) && !isGiven(call.body[field]),
    };
  },
  'one of callers that name a person': (random) => {
    const [operation, field] = anyField(random, ['createContact']);
    return {
      refuses: (call) =>
        call.operation === operation && call.headers.has('sd-person-id') && !isGiven(call.body[field]),
    };
  },
  'one of an account that has records': (random) => {
    const [operation, field] = anyField(random, ['createContact', 'createCard', 'receiveAchPull']);
    const known = new Set<string>();
    return {
      refuses: (call) =>
        call.operation === operation && known.has(accountOf(call)) && !isGiven(call.body[field]),
      accepted: (call) => {
        if (call.operation === operation) known.add(accountOf(call));
      },
    };
  },
};

function anyField(random: Random, operations: readonly OperationId[]): [OperationId, string] {
  const operation = random.pick(operations);
  return [operation, random.pick(OPTIONAL_OR_DESCRIPTION[operation] ?? [])];
}

export const KINDS: Readonly<Record<string, (random: Random, clock: VirtualClock) => Rule>> = {
  ...TROUBLES,
  ...Object.fromEntries(
    Object.keys(SHAPES).map((shape) => [`requires ${shape}`, (random: Random) => dependent(random, shape)]),
  ),
  ...Object.fromEntries(Object.entries(BESIDE).map(([name, rule]) => [`requires ${name}`, rule])),
};

export function seededDeployment(kind: string, seed: number): SeededDeployment {
  const ruleOf = KINDS[kind];
  if (ruleOf === undefined) throw new Error(`No kind of deployment is called ${kind}.`);
  return { id: `${kind} (${seed})`, bank: () => bankWith(seed, kind, ruleOf) };
}

function bankWith(
  seed: number,
  kind: string,
  ruleOf: (random: Random, clock: VirtualClock) => Rule,
): BankToDiscover {
  const clock = virtualClock();
  const rule = ruleOf(randomOf(seed, kind), clock);
  let count = 0;
  return {
    clock,
    around: (next) => async (request) => {
      const operation = operationOf(request.method, new URL(request.url).pathname);
      if (operation === undefined) return next(request);
      const text = await request.clone().text();
      const sent = (text === '' ? {} : JSON.parse(text)) as Json;
      const body = isObject(sent) ? sent : {};
      count += 1;
      const call = { operation, body, headers: request.headers, count, now: clock.now() };
      const refused = rule.refuses(call);
      if (refused !== false) return refusal(refused === true ? 422 : refused);
      const response = await next(request);
      if (response.ok) rule.accepted?.(call, (await response.clone().json()) as JsonObject);
      return response;
    },
  };
}

function refusal(status: number): Response {
  return Response.json(
    { type: 'about:blank', title: 'Refused', status, detail: 'The bank does not accept this request.' },
    {
      status,
      headers: { 'content-type': 'application/problem+json', ...(status === 429 && { 'retry-after': '1' }) },
    },
  );
}

function chance(random: Random, rate: number): boolean {
  return random.integer(0, 999_999) < rate * 1_000_000;
}

function draw<Value>(random: Random, from: readonly Value[], count: number): Value[] {
  if (count === 0) return [];
  const one = random.pick(from);
  return [
    one,
    ...draw(
      random,
      from.filter((other) => other !== one),
      count - 1,
    ),
  ];
}
