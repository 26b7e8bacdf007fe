import type { CheckConditions } from '../../generated/catalogue-check.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import { at } from '../../lib/json.ts';
import type { CallJudge } from '../judge/calls-before.ts';
import { isInMeantEntry, placesInBody } from '../judge/checks/body-places.ts';
import type { Judge } from '../judge/checks/check-kind.ts';
import { hasQuery, placeCondition, withConditions } from '../judge/checks/conditions.ts';
import { isKeptValue } from '../judge/checks/is-kept.ts';
import { judgeKnown } from '../judge/checks/judge-known.ts';
import { isCallKind, kinds } from '../judge/checks/kinds.ts';
import type { ApiRow, ApiRows } from '../model/api-rows.ts';
import { OF_ROWS, type Requirement } from '../model/requirement.ts';
import { describedPlaces } from './described-places.ts';
import { kindsOfRow } from './record-names.ts';
import { RecordNames } from './touched-records.ts';

/** A row as calls are judged by it: a response by itself, or a call by those before it. */
export interface JudgedRow {
  readonly requirement: Requirement;
  readonly operation: OperationId;
  /** The kind of record that it is about. */
  readonly kind: string | undefined;
  /** The other operations whose responses it compares with. */
  readonly relatedOperations: ReadonlySet<string>;
  readonly judge: Judge | undefined;
  readonly judgeCall: CallJudge | undefined;
}

/** The behavior of an API, as its rows have it. */
export interface JudgedBehavior {
  readonly rows: readonly JudgedRow[];
  readonly names: RecordNames;
  /** The kinds of operations that a description has, by what a call to none of them is compared with. */
  readonly operations: ReadonlyMap<string, OperationTraits>;
}

export interface OperationTraits {
  readonly method: string;
  readonly path: string;
  readonly queryParameters: readonly string[];
}

export function judgedBehavior(
  { rows, records }: ApiRows,
  document: JsonObject,
  operations: readonly { readonly id: string; readonly method: string; readonly path: string }[],
  isFieldName: (name: string) => boolean,
): JudgedBehavior {
  return {
    rows: rows.map((row) => toJudgedRow(row, kindsOfRow(row, records)[0], isFieldName)),
    names: new RecordNames(records, operations),
    operations: new Map(
      operations.map((one) => [
        one.id,
        {
          method: one.method,
          path: one.path,
          queryParameters: describedPlaces(document, one).parameters('query'),
        },
      ]),
    ),
  };
}

function toJudgedRow(
  row: ApiRow,
  kind: string | undefined,
  isFieldName: (name: string) => boolean,
): JudgedRow {
  const { id, section, evidence, statement, operations, source } = row;
  const [operation, ...relatedOperations] = operations as readonly OperationId[];
  const requirement: Requirement = {
    ...{ id, evidence, statement, kind: 'behaviour' },
    section: `${OF_ROWS}${source?.title === undefined ? section : `${source.title}, ${section}`}`,
    operations: operations as readonly OperationId[],
    ...(source !== undefined && { sourceUrl: source.url }),
  };
  const common = {
    requirement,
    operation: operation as OperationId,
    kind,
    relatedOperations: new Set<string>(relatedOperations),
  };
  const [name = '', operand] = Object.entries(row.check)[0] ?? [];
  const found = kinds[name];
  if (found === undefined) throw new Error(`no kind of check: ${name}`);
  const where = row.where ?? {};
  const ignoreCase = row.ignoreCase === true;
  if (isCallKind(found)) {
    const judge = found.judgeCall(operand as never, {
      relatedOperations: common.relatedOperations,
      ignoreCase,
      isMeant: ({ request }) => hasValues(request.body, where.sent),
      isMeantEntry: (body, entry) => isInMeantEntry(body, `${entry}/`, where.entry),
    });
    return { ...common, judge: undefined, judgeCall: inCalls(judge, where) };
  }
  const judge: Judge = (response, known) =>
    found.judge(operand as never, {
      operation: common.operation,
      fields: [],
      applies: placeCondition(where, common.operation),
      isCreation: () => false,
      isCreatedByRow: relatedOperations.length > 0,
      ignoreCase,
      isKept: (sent, actual) => isKeptValue(sent, actual, ignoreCase),
      expand: (pairs) =>
        placesInBody(response.body, pairs).filter((place) =>
          isInMeantEntry(response.body, place.at, where.entry),
        ),
      isFieldName,
      idNamed: () => () => undefined,
    })(response, known);
  const restricted = withConditions(judge, where);
  return {
    ...common,
    judge: (response, known) => judgeKnown(restricted, response, known),
    judgeCall: undefined,
  };
}

/** The conditions on the call that is judged; those on what was sent are about the related call. */
function inCalls(judge: CallJudge, { query, response, set }: CheckConditions): CallJudge {
  return (call, others) => {
    if (query !== undefined && !hasQuery({ url: call.request.url, sent: call.request.body }, query))
      return [];
    if (!hasValues(call.body, response)) return [];
    if (set !== undefined && (at(call.body, set) ?? '') === '') return [];
    return judge(call, others);
  };
}

function hasValues(body: Parameters<typeof at>[0], values: CheckConditions['sent'] = {}): boolean {
  return Object.entries(values).every(([pointer, value]) => at(body, pointer) === value);
}
