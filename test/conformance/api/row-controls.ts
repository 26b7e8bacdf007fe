import type { ApiRow } from '../../../conformance/model/api-rows.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import type { Json } from '../../../lib/json.ts';
import { otherThan, type PlacedCall, responding } from './changed-calls.ts';
import { faultyCalls } from './row-faults.ts';

/** Calls of a server that does nothing wrong, although a careless judge would say so. */
interface Control {
  readonly what: string;
  readonly calls: readonly RecordedCall[];
  /** The row that must not accuse. Default: none may. */
  readonly row?: string;
  /** The recording is said to have all calls that change a record. */
  readonly isComplete?: boolean;
}

const isWrite = ({ call }: PlacedCall) => !/^(?:GET|HEAD)$/.test(call.request.method);
const isRight = ({ status }: PlacedCall) => status >= 200 && status < 300;
const nameOf = ({ operation }: PlacedCall, index: number) => `${operation} (call ${index + 1})`;

/** Checks that compare a record with what an earlier call did to it. */
const OF_STATE = /^(?:readBack|afterwards|gone|listed|notListed|unchanged|notDecreasing)$/;
const kindOf = (row: ApiRow) => Object.keys(row.check)[0] ?? '';

export const CONTROLS: Readonly<
  Record<string, (rows: readonly ApiRow[], calls: readonly PlacedCall[]) => Control[]>
> = {
  'a write is not in the recording': (_, calls) =>
    calls.flatMap((call, index) =>
      isWrite(call)
        ? [{ what: nameOf(call, index), calls: calls.filter((one) => one !== call).map((one) => one.call) }]
        : [],
    ),

  'another client changed one record before it was read': (rows, calls) =>
    rows
      .filter((row) => OF_STATE.test(kindOf(row)))
      .flatMap((row) => {
        const faulty = faultyCalls(row, calls).calls;
        return calls.flatMap((call, index) =>
          faulty[index] === call.call
            ? []
            : [
                {
                  what: nameOf(call, index),
                  row: row.id,
                  calls: calls.map((one, at) => (at === index ? faulty[at] : one.call) as RecordedCall),
                },
              ],
        );
      }),

  'a write was still under way': (rows, calls) =>
    rows
      .filter((row) => /^(?:readBack|afterwards|gone|listed|notListed)$/.test(kindOf(row)))
      .map((row) => {
        const end = Math.max(...calls.map(({ call }) => call.endedAt)) + 1000;
        const partners = row.operations.slice(1);
        const faulty = faultyCalls(row, calls).calls;
        return {
          what: row.id,
          row: row.id,
          isComplete: true,
          calls: calls.map((one, index) => {
            const call = faulty[index] ?? one.call;
            return partners.includes(one.operation) ? { ...call, endedAt: end } : call;
          }),
        };
      }),

  'a write was refused': (_, calls) =>
    refusedOrFailed(calls, (call) => responding(call, { status: 422, body: { error: 'no' } })),

  'a write failed, and was sent again': (_, calls) =>
    refusedOrFailed(calls, (call) => responding(call, { status: 503, body: { error: 'busy' } })),

  'a write got no response, and was sent again': (_, calls) =>
    refusedOrFailed(calls, ({ call }) => ({ ...call, response: { failure: 'cut-off', detail: 'reset' } })),

  'a list goes on on a further page': (rows, calls) =>
    rows
      .filter((row) => kindOf(row) === 'listed')
      .map((row) => ({
        what: row.id,
        row: row.id,
        isComplete: true,
        calls: calls.map((one) => {
          const entries = one.body as readonly Json[];
          return one.operation === row.operations[0] && isRight(one) && entries.length > 0
            ? responding(one, { body: entries.slice(0, -1), headers: [['link', '<?page=2>; rel="next"']] })
            : one.call;
        }),
      })),

  'a list was asked for in part': (rows, calls) =>
    rows
      .filter((row) => kindOf(row) === 'listed')
      .flatMap((row) =>
        ['limit=1', 'page=2', 'q=x'].map((query) => ({
          what: `${row.id} with ${query}`,
          row: row.id,
          isComplete: true,
          calls: calls.map((one) => {
            const entries = one.body as readonly Json[];
            if (one.operation !== row.operations[0] || !isRight(one) || entries.length === 0) return one.call;
            const call = responding(one, { body: entries.slice(0, 1) });
            return {
              ...call,
              request: {
                ...call.request,
                url: `${call.request.url}${call.request.url.includes('?') ? '&' : '?'}${query}`,
              },
            };
          }),
        })),
      ),
};

/** Each write comes twice: first with other values and the response that is given, then as it was. */
function refusedOrFailed(
  calls: readonly PlacedCall[],
  respond: (call: PlacedCall) => RecordedCall,
): Control[] {
  return calls.flatMap((one, index) => {
    if (!isWrite(one) || !isRight(one)) return [];
    const before = calls[index - 1]?.call.endedAt ?? one.call.startedAt - 2;
    const at = (before + one.call.startedAt) / 2;
    const first = respond(one);
    const body = one.sent === undefined ? first.request.body : JSON.stringify(otherThan(one.sent));
    const attempt = { ...first, startedAt: at, endedAt: at, request: { ...first.request, body } };
    return [
      {
        what: nameOf(one, index),
        isComplete: true,
        calls: [...calls.slice(0, index), { call: attempt }, ...calls.slice(index)].map(({ call }) => call),
      },
    ];
  });
}
