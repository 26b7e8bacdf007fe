import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Bank } from '../open-bank.ts';

/** How the requirements of one operation are held against the bank. */
export interface Suite<Input, Case> {
  readonly inputs: fc.Arbitrary<Input>;
  /** Calls the operation, and takes its answer. */
  act(bank: Bank, input: Input): Promise<Case>;
  /** The same, as the state shows it: to the next call where there is one that tells, else in the store. */
  again(bank: Bank, seen: Case): Promise<Case>;
  /** By the end of the requirement's id, which begins with the operation's. Throws where it does not hold. */
  readonly rows: Readonly<Record<string, (seen: Case) => void>>;
}

/** Lets suites of different operations stand in one list. */
export function suite<Input, Case>(parts: Suite<Input, Case>): Suite<unknown, unknown> {
  return parts as unknown as Suite<unknown, unknown>;
}

/** What was sent is there, however deep; what was not sent is not asked for. */
export function expectReturned(got: unknown, sent: unknown): void {
  if (sent === undefined) return;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    expect(got).toEqual(sent);
    return;
  }
  for (const [name, value] of Object.entries(sent))
    expectReturned((got as Record<string, unknown> | null)?.[name], value);
}

/** What the server gets of a value: JSON has no `-0`, and no members that are undefined. */
export function asSent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
