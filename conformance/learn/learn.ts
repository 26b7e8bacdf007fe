import { groupBy } from '../../lib/group-by.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { checkRows } from '../api/check-rows.ts';
import { kindsOfRow } from '../api/record-names.ts';
import { type ApiDescription, type CallsTo, toJudgedApi } from '../api/to-judged-api.ts';
import { expandOperand } from '../judge/checks/check-kind.ts';
import { kinds } from '../judge/checks/kinds.ts';
import type { ApiRecords, ApiRow, ApiRows } from '../model/api-rows.ts';
import type { CallSource } from '../traffic/call-source.ts';
import { judgeTraffic } from '../traffic/judge-traffic.ts';
import { type ProposedKind, proposeRecords, withKinds } from './propose-records.ts';
import { type Proposal, proposeRows } from './propose-rows.ts';
import { seenCalls } from './seen-calls.ts';

export interface LearnOptions extends Pick<CallsTo, 'baseUrl'> {
  /** Rows and records that are there already. */
  readonly known: ApiRows;
  /** Lists what records lack, and fails nothing. */
  readonly keepsRecords?: boolean;
  /** A proposal has to hold as often, and as many identifiers have to be in paths. */
  readonly least: number;
  readonly signal?: AbortSignal;
}

/** A row that held, and how often. Of several places, the one that held least. */
export interface LearnedRow {
  readonly row: Omit<ApiRow, 'section'>;
  readonly held: number;
}

export interface Learned {
  /** Calls of the description's operations. */
  readonly calls: number;
  readonly kinds: readonly ProposedKind[];
  readonly rows: readonly LearnedRow[];
  /** Proposals that were judged, those that a call contradicted, and those that too few calls bore out. */
  readonly proposed: number;
  readonly contradicted: number;
  readonly unproven: number;
}

interface Held extends Proposal {
  readonly held: number;
}

/**
 * Proposes records and rows by convention, judges a recording with all of them as `conform` does, and keeps those that held and were never violated. Nobody
 * else is assumed to have changed anything: a difference that others may have made speaks against a proposal, too.
 *
 * @throws RecordingError for a file that is broken
 */
export async function learn(
  described: ApiDescription,
  source: CallSource,
  { known, keepsRecords = false, least, baseUrl, signal }: LearnOptions,
): Promise<Learned> {
  const plain = toJudgedApi(described, { baseUrl });
  const calls = await seenCalls(source, plain);
  const found = proposeRecords(described.operations, calls, least, known.records);
  const records = keepsRecords ? known.records : withKinds(known.records, found);
  const values = plain.words?.values ?? new Set();
  const isDescribed = (value: Json) => typeof value === 'boolean' || values.has(String(value));
  const proposals = possible(
    proposeRows(described.operations, calls, records, isDescribed, least),
    records,
    described,
  );
  const api = toJudgedApi({ ...described, rows: { rows: proposals.map(toJudgedRow), records } }, { baseUrl });
  const report = await judgeTraffic(
    source,
    { api, complete: true, ...(signal && { signal }) },
    { withoutCalls: true },
  );
  const results = new Map(report.requirements.map((one) => [one.id, one]));
  const resultOf = (index: number) => results.get(proposalId(index));
  const held = proposals.flatMap((one, index): Held[] => {
    const { status, judged = 0 } = resultOf(index) ?? {};
    return status === 'passed' && judged >= least ? [{ ...one, held: judged }] : [];
  });
  const contradicted = proposals.filter((_, index) => resultOf(index)?.status === 'violated').length;
  return {
    calls: report.counts.exchanges,
    kinds: found,
    rows: merge(meaningful(held), known, records),
    ...{ proposed: proposals.length, contradicted },
    unproven: proposals.length - contradicted - held.length,
  };
}

const proposalId = (index: number) => `proposal.${index}`;

/** Keeps what a person could have written: the description has the places, and the records are named. */
function possible(
  proposals: readonly Proposal[],
  records: ApiRecords,
  described: ApiDescription,
): Proposal[] {
  const problems = checkRows({ rows: proposals.map(toJudgedRow), records }, described);
  const wrong = new Set(problems.map(({ at }) => ('row' in at ? at.row : '')));
  return proposals.filter((_, index) => !wrong.has(proposalId(index)));
}

function toJudgedRow(proposal: Proposal, index: number): ApiRow {
  return { ...toRow(proposal, proposalId(index)), section: '' };
}

function toRow({ kind, operand, operations, record }: Proposal, id: string): Omit<ApiRow, 'section'> {
  const check = { [kind]: expandOperand(kinds[kind]?.operand ?? 'flag', operand) };
  const words = kinds[kind]?.words(check[kind] as never) ?? '';
  return {
    ...{ id, evidence: 'observed', statement: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.` },
    ...{ operations, check, ...(record !== undefined && { record }) },
  };
}

/** Without those that hold because another one does, or of which nobody has seen a value that could have been wrong. */
function meaningful(all: readonly Held[]): Held[] {
  const keyOf = ({ kind, operations: [judged] }: Proposal, operand: unknown) =>
    JSON.stringify([kind, judged, operand]);
  const held = new Set(all.map((one) => keyOf(one, one.operand)));
  const has = (one: Held, operand: unknown, kind = one.kind) => held.has(keyOf({ ...one, kind }, operand));
  const above = (pointer: unknown) => String(pointer).slice(0, String(pointer).lastIndexOf('/'));
  const named = new Set(
    all.flatMap(({ kind, operand, operations: [judged] }) =>
      kind === 'pathParameter' ? [`${judged} ${Object.keys(operand as object)[0]}`] : [],
    ),
  );
  return all.filter((one) => {
    if (one.isAside) return false;
    const [[place = '', other] = []] = isObject(one.operand) ? Object.entries(one.operand) : [];
    switch (one.kind) {
      // All values are the same in both orders.
      case 'sorted':
        return !(has(one, { [place]: 'ascending' }) && has(one, { [place]: 'descending' }));
      case 'notDecreasing':
        return !has(one, one.operand, 'unchanged');
      // It would not be the same record.
      case 'unchanged':
        return !named.has(`${one.operations[0]} ${one.operand}`);
      case 'readBack':
      case 'returned':
        return above(other) === '' || !has(one, { [above(place)]: above(other) });
      default:
        return true;
    }
  });
}

/** Makes one row of the places of one kind of check. Rows that are there already are left out. */
function merge(held: readonly Held[], known: ApiRows, records: ApiRecords): LearnedRow[] {
  const groups = groupBy(held, ({ kind, operations, record, words }) =>
    JSON.stringify([kind, operations, record, words]),
  );
  const written = new Set(known.rows.map(({ operations, check }) => JSON.stringify([operations, check])));
  const ids = new Set(known.rows.map(({ id }) => id));
  return [...groups.values()].flatMap((group) => {
    const [first] = group as [Held];
    const operand = group.map((one) => one.operand).reduce(joined);
    const { record, ...plain } = toRow({ ...first, operand }, idOf(first, ids));
    if (written.has(JSON.stringify([plain.operations, plain.check]))) return [];
    ids.add(plain.id);
    const isClear = record === undefined || kindsOfRow(plain, records)[0] === record;
    const row = isClear ? plain : { ...plain, record };
    return [{ row, held: Math.min(...group.map((one) => one.held)) }];
  });
}

function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  return isObject(one) && isObject(other) ? { ...one, ...other } : one;
}

function idOf({ operations: [judged = ''], words, record = '' }: Held, taken: ReadonlySet<string>): string {
  const id = `${judged}.${words}`;
  const names = [id, `${id}-of-${record.toLowerCase() || 'responses'}`];
  for (let number = 2; ; number++) {
    const free = names.find((one) => !taken.has(one));
    if (free !== undefined) return free;
    names.push(`${id}-${number}`);
  }
}
