/** Holds the steps of a patch against fault.ts. */
import type { Complaints } from './complaints.ts';

const OPS = ['add', 'replace', 'test', 'remove', 'move', 'copy', 'take', 'change'] as const;
const CHANGES = ['slice', 'prepend', 'append', 'letters', 'addSeconds', 'addAmount', 'invert', 'as'] as const;

const FOR_FLAGS: readonly string[] = ['invert', 'as'];

type Check = (value: unknown, place: readonly string[]) => unknown;

export function readPatch(value: unknown, place: readonly string[], complaints: Complaints): void {
  const { pointer, text } = complaints;
  const path = { op: () => {}, path: pointer };
  const withValue = { ...path, value: () => {} };
  const withFrom = { ...path, from: pointer };
  const members: Readonly<Record<(typeof OPS)[number], Readonly<Record<string, Check>>>> = {
    add: withValue,
    replace: withValue,
    test: withValue,
    remove: path,
    move: withFrom,
    copy: withFrom,
    take: { ...withFrom, of: complaints.oneOf(['request', 'before']) },
    change: {
      ...path,
      slice: readSlice,
      prepend: text,
      append: text,
      letters: complaints.oneOf(['upper', 'lower']),
      addSeconds: complaints.integer(-1e10, 1e10),
      addAmount: readAmount,
      invert: readInvert,
      as: complaints.oneOf(['text', 'number']),
    },
  };
  complaints.listOf(readStep, 1)(value, place);

  function readStep(step: unknown, at: readonly string[]): void {
    if (!complaints.object(step, at)) return;
    const op = OPS.find((one) => one === step.op);
    if (op === undefined) return void complaints.oneOf(OPS)(step.op, [...at, 'op']);
    complaints.members(step, at, members[op]);
    const needed = Object.keys(members[op]).filter((name) => !CHANGES.some((change) => change === name));
    for (const name of needed) if (!(name in step)) complaints.add([...at, name], 'required', 'is required');
    if (
      op === 'change' &&
      'invert' in step &&
      CHANGES.some((change) => change in step && !FOR_FLAGS.includes(change))
    )
      complaints.add([...at, 'invert'], 'effect', "goes with none of the others but 'as'");
    if (op === 'change' && !CHANGES.some((change) => change in step))
      complaints.add(at, 'effect', `must say what to change: ${CHANGES.join(', ')}`);
  }

  function readSlice(slice: unknown, at: readonly string[]): void {
    const fits =
      Array.isArray(slice) && (slice.length === 1 || slice.length === 2) && slice.every(Number.isInteger);
    if (!fits) complaints.add(at, 'type', 'must be one or two integers');
  }

  function readInvert(invert: unknown, at: readonly string[]): void {
    if (invert !== true) complaints.add(at, 'const', 'must be true');
  }

  function readAmount(amount: unknown, at: readonly string[]): void {
    if (typeof amount !== 'string' || !/^-?\d{1,15}(?:\.\d{1,4})?$/.test(amount))
      complaints.add(at, 'pattern', "must be a decimal number as text: '-0.01'");
  }
}
