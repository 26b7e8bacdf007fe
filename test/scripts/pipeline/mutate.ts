import { isObject } from '../../../lib/json.ts';

const REFERENCES = ['#/nowhere', '#', '#/', '#/components/schemas', './none.yaml', '', 'a b', '%'];

type Holder = Record<string, unknown> | unknown[];

/** A copy of a description with some of what a person or a program gets wrong: `faults` of them. */
export function mutate(document: unknown, random: () => number, faults: number): unknown {
  const copy = structuredClone(document);
  for (let fault = 0; fault < faults; fault++) {
    const places = [...membersOf(copy)];
    const [holder, key] = places[Math.floor(random() * places.length)] as [Holder, string];
    const target = holder as Record<string, unknown>;
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const [other, otherKey] = pick(places);
    const elsewhere = (other as Record<string, unknown>)[otherKey];
    const set = (name: string, value: unknown) => {
      target[name] = value;
    };
    const value = target[key];
    const change = pick<() => void>([
      () => delete target[key],
      () => set(key, null),
      () => set(key, pick<unknown>([0, -1.5, '', 'text', true, [], {}, [null], { '': {} }, ['a', 'a']])),
      () => set(key, structuredClone(elsewhere)),
      () => set(key, { $ref: pick(REFERENCES) }),
      () => set(key, { $ref: `#/${pick(pathsOf(copy))}` }),
      () => set(key, Array.isArray(value) ? value.concat(value) : [value]),
      () => {
        delete target[key];
        set(
          pick([
            `${key}s`,
            key.slice(1),
            key.toUpperCase(),
            `x-${key}`,
            `${key}{`,
            `{${key}`,
            `${key}}`,
            'constructor',
            '',
          ]),
          value,
        );
      },
    ]);
    change();
  }
  return copy;
}

function* membersOf(node: unknown): Generator<[Holder, string]> {
  if (!isObject(node) && !Array.isArray(node)) return;
  for (const [key, value] of Object.entries(node)) {
    yield [node as Holder, key];
    yield* membersOf(value);
  }
}

function pathsOf(node: unknown, path = ''): string[] {
  if (!isObject(node)) return [path];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${path}${path === '' ? '' : '/'}${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [here, ...pathsOf(value, here)];
  });
}
