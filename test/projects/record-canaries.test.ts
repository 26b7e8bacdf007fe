import { expect, test } from 'vitest';
import { createPseudonymizer } from '../../conformance/record/create-pseudonymizer.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import { ndjsonWriter } from '../../conformance/traffic/write-ndjson.ts';
import { findCanary } from '../conformance/record/find-canary.ts';
import { FORMS, plant } from '../conformance/record/planted-calls.ts';

const KEY = new Uint8Array(32).fill(5);

test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'no planted value is in the recording: %s',
  (form) => {
    const { planted, calls } = plant(form);
    const pseudonymizer = createPseudonymizer({ key: KEY });
    const others = calls.map(pseudonymizer.call);
    expect(new Set(planted).size).toBe(planted.length);
    const wanted = planted.flatMap((one) => [one, ...signsOf(one)]);
    for (const writer of [harWriter(), ndjsonWriter()]) {
      const file = others.map((call) => writer.write(call)).join('') + writer.end();
      expect(findCanary(file, wanted)).toBeUndefined();
    }
    // The search finds what is there.
    const open = ndjsonWriter();
    expect(findCanary(calls.map((call) => open.write(call)).join(''), planted.slice(0, 1))).toBe(planted[0]);
  },
);

/** A value has this left if its digits alone are replaced: for most it is no secret, for those made of signs it is all. */
function signsOf(value: string): string[] {
  return /\p{L}/u.test(value) ? [] : value.split(/\d+/).filter((part) => part.length > 10);
}
