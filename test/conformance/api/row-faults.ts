import { instancesOf } from '../../../conformance/judge/checks/body-places.ts';
import type { ApiRow } from '../../../conformance/model/api-rows.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { at, type Json } from '../../../lib/json.ts';
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

/** The entries of the first list in a body. */
function entriesOf(body: Json | undefined): readonly Json[] {
  return Array.isArray(body) ? body : [];
}

/** The fault of a server that breaks a row, by kind of check. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  equals: otherValue,
  pathParameter: otherValue,
  sameAs: otherValue,
  readBack: otherValue,
  returned: otherValue,
  afterward: otherValue,
  filtered: otherValue,
  neverSent: (call, { operand }) => changed(call, placesOf(operand), () => 'shown'),
  ordered: (call, { operand }) =>
    changed(call, Object.keys(operand as object), (value) =>
      typeof value === 'number' ? value + 1e9 : '2999-01-01T00:00:00.000Z',
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
      ? responding(call, { body: entriesOf(call.body).slice(1) })
      : undefined,
  notListed: (call, { calls }) => {
    if (!isRight(call)) return undefined;
    const before = calls
      .slice(0, calls.indexOf(call))
      .filter(
        (one) =>
          one.operation === call.operation && isRight(one) && one.call.request.url === call.call.request.url,
      );
    const shown = entriesOf(call.body);
    const kept = new Set(shown.map(keyOf));
    const deleted = before.flatMap(({ body }) => entriesOf(body)).find((one) => !kept.has(keyOf(one)));
    return deleted === undefined ? undefined : responding(call, { body: [...shown, deleted] });
  },
  atMost: (call, { operand }) => {
    const [parameter = ''] = Object.values(operand as Record<string, string>);
    const max = Number(new URL(call.call.request.url).searchParams.get(parameter));
    const [first] = entriesOf(call.body);
    return max > 0 && first !== undefined
      ? responding(call, { body: Array.from({ length: max + 1 }, () => first) })
      : undefined;
  },
};

function keyOf(entry: Json): string {
  return JSON.stringify(at(entry, '/id') ?? at(entry, '/name') ?? at(entry, '/kind') ?? entry);
}

/** The calls of a server that breaks a row in all responses that can show it. */
export function faultyCalls(
  row: ApiRow,
  calls: readonly PlacedCall[],
): { calls: RecordedCall[]; changed: number } {
  const [kind = '', operand] = Object.entries(row.check)[0] ?? [];
  const fault = FAULTS[kind];
  if (fault === undefined) throw new Error(`No fault for the check ${kind}.`);
  let count = 0;
  const made = calls.map((call) => {
    const broken =
      call.operation === row.operations[0]
        ? fault(call, { operand, operations: row.operations, calls })
        : undefined;
    if (broken !== undefined) count++;
    return broken ?? call.call;
  });
  return { calls: made, changed: count };
}
