import { isObject, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { queryIn } from '../judge/checks/query-in.ts';
import { CallReader } from '../traffic/call-reader.ts';
import type { CallSource } from '../traffic/call-source.ts';

/** A call with a complete response, as far as proposals are made of it. */
export interface SeenCall {
  readonly operation: string;
  readonly baseUrl: string;
  readonly startedAt: number;
  readonly status: number;
  readonly path: Readonly<Record<string, string>>;
  readonly query: ReadonlySet<string>;
  /** It asks for a version of the record. */
  readonly hasVersion: boolean;
  readonly sent: Leaves;
  readonly shown: Leaves;
}

// `/items/*/id`
/** The values at each place of a body; objects and lists have a place, and no value. Only names that the description has are places. */
export type Leaves = ReadonlyMap<string, readonly Json[]>;

/** Proposals are made of the first calls of a recording; it is judged as a whole. */
const MAX_CALLS = 20_000;
const MAX_VALUES = 500_000;
const MAX_DEPTH = 6;

/** Reads what the calls of a recording look like. */
export async function seenCalls(source: CallSource, api: JudgedApi): Promise<SeenCall[]> {
  const reader = new CallReader(api);
  const names = api.words?.names ?? new Set();
  const calls: SeenCall[] = [];
  let values = 0;
  for await (const { call, isOther } of source.scan()) {
    const placed = isOther ? undefined : reader.place(call);
    if (placed === undefined) continue;
    const { operation, request, outcome } = reader.exchange(placed);
    if (outcome.kind !== 'response') continue;
    const [sent, shown] = [leavesOf(request.body, names), leavesOf(outcome.body.value, names)];
    calls.push({
      ...{ operation, baseUrl: placed.match.baseUrl, startedAt: call.startedAt, status: outcome.status },
      path: request.pathParameters,
      query: new Set(queryIn(request.url).keys()),
      hasVersion: 'if-match' in request.headers,
      ...{ sent, shown },
    });
    for (const leaves of [sent, shown]) for (const list of leaves.values()) values += list.length + 1;
    if (calls.length >= MAX_CALLS || values >= MAX_VALUES) break;
  }
  return calls.sort((one, other) => one.startedAt - other.startedAt);
}

export function isDone({ status }: Pick<SeenCall, 'status'>): boolean {
  return status >= 200 && status < 300;
}

function leavesOf(body: Json | undefined, names: ReadonlySet<string>): Leaves {
  const leaves = new Map<string, Json[]>();
  const open: { readonly value: Json; readonly place: string; readonly depth: number }[] =
    body === undefined ? [] : [{ value: body, place: '', depth: 0 }];
  // Grows during the loop.
  for (const { value, place, depth } of open) {
    const known = leaves.get(place) ?? [];
    leaves.set(place, known);
    if (Array.isArray(value) || isObject(value)) {
      if (depth === MAX_DEPTH) continue;
      const inner = Array.isArray(value)
        ? value.map((entry: Json) => ['*', entry] as const)
        : Object.entries(value).filter(([name]) => names.has(name));
      for (const [name, one] of inner) open.push({ value: one, place: step(place, name), depth: depth + 1 });
    } else known.push(value);
  }
  return leaves;
}
