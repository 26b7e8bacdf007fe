import type { ApiRow } from '../../conformance/model/api-rows.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import type { Json } from '../../lib/json.ts';
import { otherThan, type PlacedCall, responding } from '../conformance/api/changed-calls.ts';
import { faultyCalls } from '../conformance/api/row-faults.ts';

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
const OF_STATE = /^(?:readBack|afterward|gone|listed|notListed|unchanged|notDecreasing)$/;
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
        const faulty = faultyCalls(row, calls)[0].calls;
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
      .filter((row) => /^(?:readBack|afterward|gone|listed|notListed)$/.test(kindOf(row)))
      .map((row) => {
        const end = Math.max(...calls.map(({ call }) => call.endedAt)) + 1000;
        const relatedOperations = row.operations.slice(1);
        const faulty = faultyCalls(row, calls)[0].calls;
        return {
          what: row.id,
          row: row.id,
          isComplete: true,
          calls: calls.map((one, index) => {
            const call = faulty[index] ?? one.call;
            return relatedOperations.includes(one.operation) ? { ...call, endedAt: end } : call;
          }),
        };
      }),

  'a write failed just before, and may have had its effect': (rows, calls) =>
    rows
      .filter((row) => kindOf(row) === 'readBack')
      .flatMap((row) => {
        const faulty = faultyCalls(row, calls)[0].calls;
        return calls.flatMap((one, index) => {
          const read = faulty[index];
          const write = calls
            .slice(0, index)
            .findLast(
              ({ operation, call }) =>
                row.operations.includes(operation, 1) && call.request.url === one.call.request.url,
            );
          // A list would also have records of which the write did not speak.
          if (read === undefined || read === one.call || write === undefined || Array.isArray(one.body))
            return [];
          const at = one.call.startedAt - 0.5;
          const failed = { ...responding(write, { status: 503 }), startedAt: at, endedAt: at };
          const others = calls.map(({ call }) => call);
          return [
            {
              ...{ what: nameOf(one, index), row: row.id, isComplete: true },
              calls: [...others.slice(0, index), failed, read, ...others.slice(index + 1)],
            },
          ];
        });
      }),

  'the reads were made by somebody else': (rows, calls) =>
    changedReads(rows, calls, (call) => ({
      ...call,
      request: {
        ...call.request,
        headers: [
          ['authorization', 'Bearer other'],
          ['x-api-key', 'other'],
        ],
      },
    })),

  'the responses came from a cache': (rows, calls) =>
    changedReads(rows, calls, (call) =>
      'status' in call.response
        ? { ...call, response: { ...call.response, headers: [...call.response.headers, ['age', '30']] } }
        : call,
    ),

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
            // A list inside an object is asked for in its body.
            if (one.operation !== row.operations[0] || !isRight(one) || !Array.isArray(one.body))
              return one.call;
            const call = responding(one, { body: one.body.slice(0, 1) });
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

/** All responses that differ from what was written are to calls that cannot be compared with it. */
function changedReads(
  rows: readonly ApiRow[],
  calls: readonly PlacedCall[],
  change: (call: RecordedCall) => RecordedCall,
): Control[] {
  return rows
    .filter((row) => /^(?:readBack|afterward|gone|listed|notListed)$/.test(kindOf(row)))
    .map((row) => {
      const faulty = faultyCalls(row, calls)[0].calls;
      return {
        ...{ what: row.id, row: row.id, isComplete: true },
        calls: calls.map((one, index) => {
          const call = faulty[index] ?? one.call;
          return call === one.call ? call : change(call);
        }),
      };
    });
}

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
    const text = first.request.body;
    const otherText = typeof text === 'string' && text !== '' ? `${text} other` : text;
    const body = one.sent === undefined ? otherText : JSON.stringify(otherThan(one.sent));
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
