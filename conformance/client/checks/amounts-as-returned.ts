import {
  answeredBefore,
  bankCalls,
  type ClientJudgement,
  HELD,
  type JudgeClient,
  violation,
} from '../client-judgement.ts';
import type { ClientRun, ObservedCall } from '../client-run.ts';
import { sentLeavesOf } from '../request-findings.ts';

const AMOUNT = /(?<=")-?\d+\.\d{2}(?=")/g;

/** An amount that a floating-point number made of one that was returned. */
export const amountsAsReturned: JudgeClient = (runs) =>
  runs.of(['awkward-amounts']).flatMap((run): ClientJudgement[] => {
    // A client that sends the same to any bank did not compute it from an amount of this one.
    const usual = new Set(
      bankCalls(runs.plain)
        .flatMap(amountsSent)
        .map(({ text }) => text),
    );
    const calls = bankCalls(run);
    if (calls.length === 0) return [];
    const found = calls.flatMap((call) => {
      const returned = returnedBefore(run, call);
      const distorted = new Map([...returned].flatMap((one) => distortions(one).map((made) => [made, one])));
      return amountsSent(call).flatMap(({ text, pointer }) => {
        if (returned.has(text)) return [HELD];
        if (usual.has(text)) return [];
        const original = distorted.get(text);
        return original === undefined ? [] : [violation(run, call, original, text, pointer)];
      });
    });
    return found.length > 0 ? found : [{ outcome: 'vacuous', reason: 'no amount of a response was sent on' }];
  });

function amountsSent({ operation, requestBody }: ObservedCall): { text: string; pointer: string }[] {
  if (operation === undefined || requestBody.value === undefined) return [];
  return sentLeavesOf(operation, requestBody.value)
    .filter(({ format }) => format === 'Amount')
    .map(({ value, pointer }) => ({ text: value, pointer }));
}

function returnedBefore(run: ClientRun, call: ObservedCall): Set<string> {
  return new Set(
    answeredBefore(run, call).flatMap(({ response }) =>
      'status' in response && typeof response.body === 'string' ? (response.body.match(AMOUNT) ?? []) : [],
    ),
  );
}

/** Computes what becomes of an amount in floating point, in the usual ways. */
function distortions(amount: string): string[] {
  const number = Number(amount);
  const cents = number * 100;
  const made = [
    number.toFixed(2),
    (Math.trunc(cents) / 100).toFixed(2),
    (Math.round(cents) / 100).toFixed(2),
    String(BigInt(Math.trunc(cents))).replace(/(\d{2})$/, '.$1'),
    Math.fround(number).toFixed(2),
    Math.round(number).toFixed(2),
    Math.trunc(number).toFixed(2),
  ];
  return made.filter((one) => one !== amount);
}
