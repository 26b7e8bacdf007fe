import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Change, Store, StoredRecord } from '../../../server/store/store.ts';
import { StoreUnavailable } from '../../../server/store/unavailable.ts';
import { scopedStore } from '../../../server/tenants/scoped-store.ts';
import { anyCall, anyId, sortedRecords } from './contract-calls.ts';
import { hasCycle } from './has-cycle.ts';

/** A database of its own, empty at first. */
export interface TestDatabase {
  /** One more handle on it, as another process would have. A store in memory has but one: always the same then. */
  connect(): Promise<Store>;
  /** Tells whether records are still there when all handles were closed. */
  readonly lasting: boolean;
  /** Takes it away. All handles are closed by then. */
  remove(): Promise<void>;
}

/** Every store must do this, and every part of one: the doc comments of server/store/store.ts, as tests. */
export function describeStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describeContract(name, createDatabase);
  describeContract(`a part of ${name}`, async () => partOfDatabase(await createDatabase()));

  test(`${name}: while one part is replaced again and again, changes outside of it and inside lose nothing`, async () => {
    const database = await createDatabase();
    const [store, other] = [await database.connect(), await database.connect()];
    onTestFinished(async () => {
      await store.close();
      await other.close();
      await database.remove();
    });
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: `part/${index}`, text: '"new"' }));
    let replaced = 0;
    const replacing = (async () => {
      for (; replaced < 5; replaced += 1) await store.replaceAll(many, ['part/kept'], 'part/');
    })();
    let counted = 0;
    while (replaced < 5) {
      const ids = ['outside', 'part/kept', 'zoo'];
      await Promise.all([store, other].flatMap((one) => ids.map((id) => one.change([id], addOneTo(id)))));
      counted += 2;
    }
    await replacing;
    expect(await other.read(['outside', 'part/kept', 'zoo'])).toEqual(Array(3).fill(String(counted)));
    expect(await other.list('part/', '', 2000)).toHaveLength(1001);
  });
}

const PART = {
  scope: 'part/',
  owner: 'part',
  limit: { admit() {}, replace: () => 0 },
  count() {},
  gone: () => new Error('the owner is gone'),
};

/** Ids that are outside of the part `part/`, on all sides of it. */
const OUTSIDE = ['a', 'key-1', 'part', 'part.', 'part0', 'zoo'];

/** A database of which only a part is used; the records outside of it have to stay as they are. */
function partOfDatabase(database: TestDatabase): TestDatabase {
  return {
    ...database,
    async connect() {
      const whole = await database.connect();
      await write(whole, records(...OUTSIDE));
      let closing: Promise<void> | undefined;
      const close = async () => {
        expect(await whole.read(OUTSIDE)).toEqual(OUTSIDE.map((id) => JSON.stringify(id)));
        await whole.close();
      };
      return {
        ...scopedStore(whole, PART),
        close() {
          closing ??= database.lasting ? close() : whole.close();
          return closing;
        },
      };
    },
  };
}

function describeContract(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(`${name} keeps the contract of a store`, () => {
    let database: TestDatabase;
    let store: Store;
    let other: Store;

    beforeAll(async () => {
      database = await createDatabase();
      store = await database.connect();
      other = await database.connect();
    });
    afterAll(async () => {
      await store?.close();
      await other?.close();
      await database?.remove();
    });
    beforeEach(() => store.replaceAll([]));

    test('a change removes records, known or not, and those that are written beside it stay', async () => {
      await write(store, records('a', 'b', 'c'));
      await Promise.all([
        store.change(['a'], () => ({ put: records('d'), remove: ['a', 'none'], result: undefined })),
        store.change(['b'], () => ({ put: [], remove: ['b'], result: undefined })),
        store.change(['b'], ([text]) => ({ put: [{ id: 'b', text: String(text) }], result: undefined })),
      ]);
      expect(await other.read(['a', 'b', 'c', 'd'])).toEqual([undefined, 'undefined', '"c"', '"d"']);
      expect((await other.list('', '', 10)).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    });

    test('what decide throws is thrown as it is, nothing is written, and the changes beside it are', async () => {
      const refusal = new Error('refused');
      const answers = await Promise.allSettled([
        write(store, records('before')),
        store.change(['a'], () => {
          throw refusal;
        }),
        write(store, records('after')),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((answers[1] as PromiseRejectedResult).reason).toBe(refusal);
      expect(await store.read(['before', 'a', 'after'])).toEqual(['"before"', undefined, '"after"']);
    });

    test('a change sees every change acknowledged before it, through any handle', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const [writer, reader] = turn % 2 === 0 ? [store, other] : [other, store];
        await write(writer, [{ id: 'a', text: String(turn) }]);
        expect(await reader.read(['a'])).toEqual([String(turn)]);
        expect(await reader.change(['a'], ([text]) => ({ put: [], result: text }))).toBe(String(turn));
      }
    });

    test('hundreds of concurrent changes of one counter, through two handles, lose nothing', async () => {
      const counts = await Promise.all(
        Array.from({ length: 600 }, (_, index) => (index % 2 === 0 ? store : other).change(['n'], addOne)),
      );
      expect(counts.sort((left, right) => left - right)).toEqual(
        Array.from({ length: 600 }, (_, index) => index + 1),
      );
      expect(await store.read(['n'])).toEqual(['600']);
    });

    test('changes that hold the same records in another order all come to an end, and keep the sum', async () => {
      const ids = ['a', 'b', 'c', 'd'];
      await write(
        store,
        ids.map((id) => ({ id, text: '100' })),
      );
      await Promise.all(
        Array.from({ length: 200 }, (_, index) => {
          const from = ids[index % 4] as string;
          const to = ids[(index * 3 + 1) % 4] as string;
          return (index % 2 === 0 ? store : other).change([from, to], ([left, right]) => ({
            put:
              from === to
                ? []
                : [
                    { id: from, text: String(Number(left) - 1) },
                    { id: to, text: String(Number(right) + 1) },
                  ],
            result: undefined,
          }));
        }),
      );
      const texts = await other.read(ids);
      expect(texts.reduce((sum, text) => sum + Number(text), 0)).toBe(400);
    });

    test('records that a change only looks at are held too, those that are not there yet as well', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const [left, right] = [`left-${turn}`, `right-${turn}`];
        const takeIfFree = (id: string) => (texts: readonly (string | undefined)[]) =>
          texts.every((text) => text === undefined)
            ? { put: [{ id, text: '1' }], result: 1 }
            : { put: [], result: 0 };
        const taken = await Promise.all([
          store.change([left, right], takeIfFree(left)),
          other.change([right, left], takeIfFree(right)),
        ]);
        expect(taken[0] + taken[1]).toBe(1);
      }
    });

    test('no reader sees half of a change', async () => {
      const ids = ['a', 'b', 'c'];
      const put = (text: string) => ids.map((id) => ({ id, text }));
      await write(store, put('0'));
      let running = true;
      const writing = (async () => {
        for (let turn = 1; turn <= 100; turn += 1) await write(store, put(String(turn)));
        running = false;
      })();
      let looked = 0;
      while (running) {
        const texts = await other.read(ids);
        expect(new Set(texts).size).toBe(1);
        const listed = await other.list('', '', 3);
        expect(new Set(listed.map(({ text }) => text)).size).toBe(1);
        looked += 1;
        await new Promise(setImmediate);
      }
      await writing;
      expect(looked).toBeGreaterThan(0);
    });

    test('texts come back character by character', async () => {
      const texts = [
        '""',
        ' { "a" : 1.0,  "a":1e5 }\n',
        JSON.stringify('Ünïcödé 銀行 🏦 e\u0301 \u2028 \ufeff \ufffd \u007f'),
        JSON.stringify('\u0000 \ud800 \u001f'),
        JSON.stringify("' \" \\ ; -- % _ $1 ? :a {} '); DROP TABLE record"),
        JSON.stringify({ large: 'x€'.repeat(350_000) }),
        '1e999',
        '00',
        'null',
      ];
      const put = texts.map((text, index) => ({ id: `odd-${index}`, text }));
      await write(store, put);
      const back = await other.read(put.map(({ id }) => id));
      for (const [index, text] of texts.entries()) expect(back[index] === text, `text ${index}`).toBe(true);
      expect((await other.list('odd-', '', 100)).every(({ text }, index) => text === texts[index])).toBe(
        true,
      );
    });

    test('fillIfEmpty fills an empty store once, whichever caller is first', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        await store.replaceAll([]);
        const sides = [store, other, store, other];
        const filled = await Promise.all(
          sides.map((side, index) =>
            side.fillIfEmpty([
              { id: 'a', text: String(index) },
              { id: 'b', text: String(index) },
            ]),
          ),
        );
        // Two handles in memory are one and the same.
        expect(filled.filter(Boolean)).toHaveLength(1);
        const winner = String(filled.indexOf(true));
        expect(await other.read(['a', 'b'])).toEqual([winner, winner]);
      }
      expect(await store.fillIfEmpty(records('c'))).toBe(false);
      expect(await store.read(['c'])).toEqual([undefined]);
    });

    test('many records at once', async () => {
      const many = Array.from({ length: 3_000 }, (_, index) => ({
        id: `acc-${String(index).padStart(5, '0')}`,
        text: JSON.stringify({ index }),
      }));
      await store.replaceAll(many);
      const pages: StoredRecord[] = [];
      for (let turn = 0; turn < 5; turn += 1)
        pages.push(...(await other.list('acc-', pages.at(-1)?.id ?? '', 700)));
      expect(pages).toEqual(many);
      expect(await store.read(many.map(({ id }) => id))).toEqual(many.map(({ text }) => text));
    });

    test('any sequence of calls does what the same calls do to a plain map', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyCall(), { maxLength: 25 }), async (calls) => {
          await store.replaceAll([]);
          const model = new Map<string, string>();
          for (const call of calls) {
            const real = await call.onStore(call.second ? other : store);
            expect(real).toEqual(call.onModel(model));
          }
          expect(await store.list('', '', 100)).toEqual(sortedRecords(model));
        }),
        { numRuns: 100 },
      );
    });

    test('concurrent changes have the effect of some order of them', async () => {
      // Each appends its number to some records: where two of them met twice, they came in the same order.
      const steps = fc.array(fc.uniqueArray(anyId(), { minLength: 1, maxLength: 4 }), { maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(steps, async (changes) => {
          await store.replaceAll([]);
          const seen = await Promise.all(
            changes.map((ids, number) =>
              (number % 2 === 0 ? store : other).change(ids, (texts) => ({
                put: ids.map((id, at) => ({ id, text: append(texts[at], number) })),
                result: texts.map((text) => text ?? '[]'),
              })),
            ),
          );
          const order = await store.list('', '', 100);
          for (const { id, text } of order) {
            const numbers = JSON.parse(text) as number[];
            expect([...numbers].sort((left, right) => left - right)).toEqual(
              changes.flatMap((ids, number) => (ids.includes(id) ? [number] : [])),
            );
            for (const [at, number] of numbers.entries())
              expect(seen[number]?.[(changes[number] as string[]).indexOf(id)]).toBe(
                JSON.stringify(numbers.slice(0, at)),
              );
          }
          expect(hasCycle(order.map(({ text }) => JSON.parse(text) as number[]))).toBe(false);
        }),
        { numRuns: 40 },
      );
    });

    test('ping resolves and changes nothing', async () => {
      await write(store, records('a'));
      await store.ping();
      await other.ping();
      expect(await store.list('', '', 10)).toEqual(records('a'));
    });
  });

  describe(`${name}, closed`, () => {
    test('close waits for changes in progress; every later call fails because the store is closed', async () => {
      const database = await createDatabase();
      const store = await database.connect();
      onTestFinished(async () => {
        await store.close();
        await database.remove();
      });
      const underWay = Array.from({ length: 50 }, () => store.change(['n'], addOne));
      const closing = store.close();
      expect(await Promise.all(underWay)).toHaveLength(50);
      await closing;
      await store.close();
      const calls: readonly (() => unknown)[] = [
        () => store.read(['n']),
        () => store.change(['n'], addOne),
        () => store.list('', '', 1),
        () => store.replaceAll([]),
        () => store.fillIfEmpty([]),
        () => store.ping(),
      ];
      for (const call of calls) {
        const failure = await Promise.resolve()
          .then(call)
          .catch((error: unknown) => error);
        expect(failure, String(call)).toBeInstanceOf(StoreUnavailable);
        expect((failure as StoreUnavailable).reason).toBe('closed');
      }
      if (database.lasting) {
        const again = await database.connect();
        expect(await again.read(['n'])).toEqual(['50']);
        expect(await again.fillIfEmpty(records('a'))).toBe(false);
        await again.close();
      }
    });
  });
}

/** `"a"` under the id `a`, and so on. */
function records(...ids: readonly string[]): StoredRecord[] {
  return ids.map((id) => ({ id, text: JSON.stringify(id) }));
}

function write(store: Store, put: readonly StoredRecord[]): Promise<void> {
  return store.change([], () => ({ put, result: undefined }));
}

function addOneTo(id: string) {
  return ([text]: readonly (string | undefined)[]): Change<number> => {
    const count = Number(text ?? '0') + 1;
    return { put: [{ id, text: String(count) }], result: count };
  };
}

const addOne = addOneTo('n');

function append(text: string | undefined, number: number): string {
  return JSON.stringify([...(JSON.parse(text ?? '[]') as number[]), number]);
}
