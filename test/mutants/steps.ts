/** Short names for the steps of a patch: the catalogues are long, and read as lists. */
import type { Json } from '../../lib/json.ts';
import type { ChangeStep, PatchStep } from '../../server/faults/fault.ts';

export const set = (path: string, value: Json): PatchStep => ({ op: 'add', path, value });

export const drop = (path: string): PatchStep => ({ op: 'remove', path });

export const copy = (from: string, path: string): PatchStep => ({ op: 'copy', from, path });

export const change = (path: string, how: Omit<ChangeStep, 'op' | 'path'>): PatchStep => ({
  op: 'change',
  path,
  ...how,
});

/** The value that stood there before this call: an answer that is out of date. */
export const stale = (path: string): PatchStep => ({ op: 'take', of: 'before', from: path, path });

/** Each takes the other's value. */
export const swap = (one: string, other: string): readonly PatchStep[] => {
  const aside = `${one}-aside`;
  return [copy(one, aside), copy(other, one), { op: 'move', from: aside, path: other }];
};
