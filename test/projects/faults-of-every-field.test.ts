/**
 * Faults as the conformance suite will use them: for every field of every answer, one that takes it away, one that makes it another type
 * and one that puts another value there change just that.
 */

import { expect, test } from 'vitest';
import { step } from '../../lib/json-pointer.ts';
import { OPERATIONS, type Operation, openSandbox } from '../server/sandbox-calls.ts';

/** A time that stands still: what differs from call to call is chosen at random, or counted up. */
const now = new Date('2026-05-04T10:20:30Z');
const open = () => openSandbox({ systemTime: () => now });

/** Returns what stands at each place of a value, objects and lists included. */
function toPlaces(value: unknown, at = ''): [string, string][] {
  const own: [string, string] = [at, JSON.stringify(value)];
  if (typeof value !== 'object' || value === null) return [own];
  const inner = Object.entries(value).flatMap(([key, member]) => toPlaces(member, step(at, key)));
  return [own, ...inner];
}

/** Places whose own value differs, or that only one has; objects and lists count only where they came or went. */
function differences(one: unknown, other: unknown): string[] {
  const [left, right] = [new Map(toPlaces(one)), new Map(toPlaces(other))];
  const both = new Set([...left.keys(), ...right.keys()]);
  const isNode = (text: string | undefined) => text?.startsWith('{') || text?.startsWith('[');
  return [...both].filter((at) => {
    const [before, after] = [left.get(at), right.get(at)];
    return isNode(before) && isNode(after) ? before?.[0] !== after?.[0] : before !== after;
  });
}

function otherType(text: string): unknown {
  return text.startsWith('"') ? 7 : 'another type';
}

function otherValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text !== 'true';
  return text.startsWith('"') ? `${JSON.parse(text)} ` : { other: 1 };
}

/** A call of its own each, against a fresh bank: what one call writes must not show in the next. */
async function answer(operation: Operation, patch?: readonly object[]): Promise<unknown> {
  const { read } = await open();
  const { status, body } = await read(operation, patch && { fault: { patch: patch as never } });
  expect(status).toBeLessThan(300);
  return body;
}

test.each(OPERATIONS)('%s', async (operation) => {
  const body = await answer(operation);
  const random = new Set(differences(body, await answer(operation)));
  const fields = toPlaces(body).slice(1);
  expect(fields.length).toBeGreaterThan(30);
  const beyond = (changed: unknown, path: string) =>
    differences(body, changed).filter((at) => at !== path && !at.startsWith(`${path}/`) && !random.has(at));

  for (const [path, text] of fields) {
    const removed = await answer(operation, [{ op: 'remove', path }]);
    // The next item of a list moves up to its place.
    const list = path.slice(0, path.lastIndexOf('/'));
    const inList = new Map(toPlaces(body)).get(list)?.startsWith('[');
    expect(beyond(removed, inList ? list : path)).toEqual([]);
    expect(differences(body, removed).length).toBeGreaterThan(0);
    if (!inList) expect(new Map(toPlaces(removed)).has(path)).toBe(false);

    for (const value of [otherType(text), otherValue(text)]) {
      const replaced = await answer(operation, [{ op: 'replace', path, value }]);
      expect(beyond(replaced, path)).toEqual([]);
      expect(new Map(toPlaces(replaced)).get(path)).toBe(JSON.stringify(value));
    }
  }
});
