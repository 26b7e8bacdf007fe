import { describe, expect, it } from 'vitest';
import { cloneOf } from '../../../../scripts/pipeline/read/clone.ts';

describe('cloneOf', () => {
  it('copies everything that a file can hold, and shares nothing with it', () => {
    const file = JSON.parse('{"a": [1, {"b": null}], "__proto__": {"c": true}, "d": "text"}');
    const value = { ...file, tagged: new Set(['x']), bytes: new Uint8Array([1]) };
    const copy = cloneOf(value);
    expect(copy).toEqual(value);
    expect(Object.hasOwn(cloneOf(file), '__proto__')).toBe(true);
    copy.a[1].b = 2;
    copy.tagged.add('y');
    expect([value.a[1].b, value.tagged.size]).toEqual([null, 1]);
  });

  it('keeps aliases, even to what they stand in', () => {
    const shared = { name: 'shared' };
    const value: Record<string, unknown> = { one: shared, list: [shared] };
    value.self = value;
    const copy = cloneOf(value);
    expect(copy.one).toBe((copy.list as unknown[])[0]);
    expect(copy.one).not.toBe(shared);
    expect(copy.self).toBe(copy);
  });
});
