import { instancesOf } from '../../../conformance/judge/checks/body-places.ts';
import { askedValues } from '../../../conformance/judge/checks/query-in.ts';
import type { ApiRow } from '../../../conformance/model/api-rows.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { otherThan, type PlacedCall, responding, withValue } from './changed-calls.ts';

/** Returns the response of a faulty server to a call of the operation; `undefined` if its fault does not show. */
type Fault = (call: PlacedCall, row: FaultyRow) => RecordedCall | undefined;

interface FaultyRow {
  readonly operand: unknown;
  readonly operations: readonly string[];
  /** The honest calls. */
  readonly calls: readonly PlacedCall[];
}

const isRight = ({ status }: PlacedCall) => status >= 200 && status < 300;

/** Changes each place of a pattern. */
function changed(
  call: PlacedCall,
  patterns: readonly string[],
  change: (value: Json | undefined, pointer: string) => Json,
): RecordedCall | undefined {
  if (!isRight(call) || call.body === undefined) return undefined;
  let { body } = call as { body: Json | undefined };
  for (const pattern of patterns)
    for (const { pointer } of instancesOf(body as Json, pattern))
      body = withValue(body, pointer, change(at(body, pointer), pointer));
  return JSON.stringify(body) === JSON.stringify(call.body)
    ? undefined
    : responding(call, { body: body as Json });
}

const otherValue: Fault = (call, { operand }) => changed(call, placesOf(operand), otherThan);

/** Places alone, or those that are keys of a map. */
function placesOf(operand: unknown): string[] {
  if (typeof operand === 'string') return [operand];
  return Array.isArray(operand) ? operand.map(String) : Object.keys(operand as object);
}

/** The server responds as if there were such a record: as it did to the same request, or to another one. */
const isThere =
  (statuses: (operand: never) => readonly number[]): Fault =>
  (call, { operand, calls }) => {
    if (!statuses(operand as never).includes(call.status)) return undefined;
    const all = calls.filter((one) => one.operation === call.operation && isRight(one));
    const like = all.find((one) => one.call.request.url === call.call.request.url) ?? all[0];
    return responding(call, {
      status: like?.status ?? 200,
      ...(like?.body !== undefined && { body: like.body }),
    });
  };

/** The place of the list in a body: the whole of it, or its first member that is one. */
function listIn(body: Json | undefined): string {
  if (!isObject(body)) return '';
  const name = Object.keys(body).find((one) => Array.isArray(body[one]));
  return name === undefined ? '' : `/${name}`;
}

function entriesOf(body: Json | undefined): readonly Json[] {
  const list = at(body, listIn(body));
  return Array.isArray(list) ? list : [];
}

function withEntries(call: PlacedCall, entries: readonly Json[]): RecordedCall {
  return responding(call, { body: withValue(call.body, listIn(call.body), entries as Json) as Json });
}

/** The faults of a server that breaks a row, by kind of check. */
const FAULTS: Readonly<Record<string, Fault>> = {
  equals: otherValue,
  pathParameter: otherValue,
  sameAs: otherValue,
  readBack: otherValue,
  returned: otherValue,
  afterward: otherValue,
  filtered: otherValue,
  includes: (call, { operand }) => changed(call, placesOf(operand), () => []),
  neverSent: (call, { operand }) => changed(call, placesOf(operand), () => 'shown'),
  ordered: (call, { operand }) =>
    changed(call, Object.keys(operand as object), (value) =>
      typeof value === 'number'
        ? value + 1e9
        : /^-?\d+$/.test(String(value))
          ? `${Number(value) + 1e9}`
          : '2999-01-01T00:00:00.000Z',
    ),
  // The value of the last response alone: before it, the record had another one.
  unchanged: (call, { operand, calls }) =>
    call === calls.findLast((one) => one.operation === call.operation && isRight(one))
      ? changed(call, placesOf(operand), otherThan)
      : undefined,
  notDecreasing: (call, { operand, calls }) =>
    changed(call, placesOf(operand), (value) => {
      const index = calls.indexOf(call);
      return typeof value === 'number'
        ? value - index
        : `20${50 - Math.floor(index / 10)}-01-01T00:00:0${9 - (index % 10)}Z`;
    }),
  gone: isThere((statuses: readonly number[]) => statuses),
  refused: isThere(
    ({ unknown, existing }: { unknown?: number[]; existing?: number[] }) => unknown ?? existing ?? [],
  ),
  listed: (call) =>
    isRight(call) && entriesOf(call.body).length > 0
      ? withEntries(call, entriesOf(call.body).slice(1))
      : undefined,
  notListed: (call, { calls }) => {
    if (!isRight(call)) return undefined;
    const before = calls
      .slice(0, calls.indexOf(call))
      .filter((one) => one.operation === call.operation && isRight(one) && askedFor(one) === askedFor(call));
    const shown = entriesOf(call.body);
    const kept = new Set(shown.map(keyOf));
    const deleted = before.flatMap(({ body }) => entriesOf(body)).find((one) => !kept.has(keyOf(one)));
    return deleted === undefined ? undefined : withEntries(call, [...shown, deleted]);
  },
  atMost: (call, { operand }) => {
    const [parameter = ''] = Object.values(operand as Record<string, string>);
    const [max = 0] = askedValues({ url: call.call.request.url, sent: call.sent }, parameter).map(Number);
    const [first] = entriesOf(call.body);
    return max > 0 && first !== undefined
      ? withEntries(
          call,
          Array.from({ length: max + 1 }, () => first),
        )
      : undefined;
  },
  sorted: (call) => {
    const entries = entriesOf(call.body);
    return isRight(call) && entries.length > 1 ? withEntries(call, [...entries].reverse()) : undefined;
  },
  'pages: one record twice': (call, { operand, calls }) => {
    if (!isPage(call, operand)) return undefined;
    const before = calls[calls.indexOf(call) - 1];
    return withEntries(call, [...entriesOf(before?.body).slice(-1), ...entriesOf(call.body)]);
  },
  'pages: one record on none': (call, { operand }) =>
    isPage(call, operand) ? withEntries(call, entriesOf(call.body).slice(1)) : undefined,
  'ifMatch: an older version': (call, { operand }) =>
    isOneOf(operand, call.status) ? responding(call, { status: 204 }) : undefined,
  'ifMatch: the current version': (call, { operand }) =>
    isRight(call) && call.call.request.headers.some(([name]) => name === 'if-match')
      ? responding(call, { status: (operand as number[])[0] ?? 412 })
      : undefined,
  repeated: (call, { calls }) => {
    const before = calls[calls.indexOf(call) - 1];
    return before !== undefined && isRight(before) && askedFor(before) === askedFor(call)
      ? responding(call, { status: 409 })
      : undefined;
  },
};

function askedFor({ call: { request } }: PlacedCall): string {
  return JSON.stringify([request.method, request.url, request.body]);
}

function isPage({ call, status }: PlacedCall, parameter: unknown): boolean {
  return status === 200 && new URL(call.request.url).searchParams.has(String(parameter));
}

function isOneOf(statuses: unknown, status: number): boolean {
  return (statuses as readonly number[]).includes(status);
}

function keyOf(entry: Json): string {
  return JSON.stringify(
    at(entry, '/id') ?? at(entry, '/key') ?? at(entry, '/name') ?? at(entry, '/kind') ?? entry,
  );
}

interface FaultyCalls {
  readonly fault: string;
  readonly calls: RecordedCall[];
  readonly changed: number;
}

/** The calls of servers that break a row in all responses that can show it, by fault. */
export function faultyCalls(row: ApiRow, calls: readonly PlacedCall[]): [FaultyCalls, ...FaultyCalls[]] {
  const [kind = '', operand] = Object.entries(row.check)[0] ?? [];
  const faults = Object.entries(FAULTS).filter(([name]) => name.split(':')[0] === kind);
  if (faults.length === 0) throw new Error(`No fault for the check ${kind}.`);
  return faults.map(([fault, change]) => {
    let changed = 0;
    const made = calls.map((call) => {
      const broken =
        call.operation === row.operations[0]
          ? change(call, { operand, operations: row.operations, calls })
          : undefined;
      if (broken !== undefined) changed++;
      return broken ?? call.call;
    });
    return { fault, calls: made, changed };
  }) as [FaultyCalls, ...FaultyCalls[]];
}
