import { bankCalls, HELD, type JudgeClient, violation } from '../judgement.ts';
import { leavesOf } from '../request-findings.ts';

const AMOUNT = /(?<=")-?\d+\.\d{2}(?=")/g;

/** An amount that a floating-point number made of one that was returned. */
export const amountsAsReturned: JudgeClient = (runs) =>
  runs.of(['awkward-amounts']).flatMap((run) => {
    const calls = bankCalls(run);
    if (calls.length === 0) return [];
    const returned = new Set(
      calls.flatMap(({ response }) =>
        'status' in response && typeof response.body === 'string' ? (response.body.match(AMOUNT) ?? []) : [],
      ),
    );
    const rounded = new Map([...returned].flatMap((one) => distortions(one).map((made) => [made, one])));
    const found = calls.flatMap((call) =>
      call.operation === undefined || call.requestBody.value === undefined
        ? []
        : leavesOf(call.operation, call.requestBody.value)
            .filter(({ format }) => format === 'Amount')
            .flatMap(({ value, pointer }) => {
              const text = String(value);
              if (returned.has(text)) return [HELD];
              const original = rounded.get(text);
              return original === undefined ? [] : [violation(run, call, original, text, pointer)];
            }),
    );
    return found.length > 0 ? found : [{ outcome: 'vacuous', reason: 'no amount of a response was sent on' }];
  });

/** What becomes of an amount in floating point, by the usual ways. */
function distortions(amount: string): string[] {
  const number = Number(amount);
  const made = [
    number.toFixed(2),
    (Math.trunc(number * 100) / 100).toFixed(2),
    (Math.trunc(number * 100) / 100).toString(),
    `${BigInt(Math.trunc(number * 100))
      .toString()
      .replace(/(\d{2})$/, '.$1')}`,
    Math.fround(number).toFixed(2),
    (Math.round(number * 100) / 100).toFixed(2),
    Math.round(number).toFixed(2),
    Math.trunc(number).toFixed(2),
    String(number),
  ];
  return made.filter((one) => one !== amount);
}
