import type { ZodType } from 'zod';
import * as allErrors from '../generated/validators.ts';
import * as firstError from '../generated/validators-fast.ts';
import * as zodModule from '../generated/zod.ts';
import { exampleCalls } from './example-calls.ts';
import { type BenchRow, median, type Part, race, ratioOf } from './measure.ts';

const ROUNDS = 9;
/** Validations of every body in a round. */
const REPEAT = 3000;

type Validate = (data: unknown) => boolean;

/** One body of one operation, with what judges it. */
interface Body {
  readonly good: unknown;
  readonly bad: unknown;
  readonly all: Validate;
  readonly fast: Validate;
  readonly zod: Validate;
}

const schemas: Readonly<Record<string, unknown>> = zodModule;
type Table = Readonly<Record<string, Validate | undefined>>;
type Responses = Readonly<Record<string, Table | undefined>>;

function bodies(): Body[] {
  return exampleCalls().flatMap(({ id, request, requestSchema, response, responseSchema, statusKey }) => {
    const requests = [
      (allErrors.requestBodies as Table)[id],
      (firstError.requestBodies as Table)[id],
    ] as const;
    const responses = [
      (allErrors.responses as Responses)[id]?.[statusKey],
      (firstError.responses as Responses)[id]?.[statusKey],
    ] as const;
    const made = [body(`${id} response`, response, responses, responseSchema)];
    return request === undefined ? made : [body(`${id} request`, request, requests, requestSchema), ...made];
  });
}

function body(
  what: string,
  good: unknown,
  [all, fast]: readonly [Validate | undefined, Validate | undefined],
  schemaName: string | undefined,
): Body {
  const schema = schemas[schemaName ?? ''] as ZodType | undefined;
  if (all === undefined || fast === undefined || schema === undefined)
    throw new Error(`nothing validates ${what}`);
  const made = {
    good,
    bad: faulty(good),
    all,
    fast,
    zod: (data: unknown) => schema.safeParse(data).success,
  };
  for (const judge of [made.all, made.fast, made.zod]) {
    if (!judge(made.good) || judge(made.bad)) throw new Error(`a validator of ${what} is wrong`);
  }
  return made;
}

/** This is the same payload with every text replaced by a number, which is the worst case. */
function faulty(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return value.map(faulty);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, faulty(inner)]));
}

const part: Part = {
  title: 'validators against zod, every request and response body of the description',
  async run() {
    const all = bodies();
    const rows: BenchRow[] = [];
    const compare = async (what: string, payload: 'good' | 'bad', ours: 'all' | 'fast') => {
      const repeat = (judge: 'all' | 'fast' | 'zod') => () => {
        for (let count = 0; count < REPEAT; count++) for (const one of all) one[judge](one[payload]);
      };
      const { ours: own, peer } = await race(ROUNDS, { peer: repeat('zod'), ours: repeat(ours) });
      const each = (times: readonly number[]) =>
        `${((median(times) / REPEAT / all.length) * 1e6).toFixed(0)} ns`;
      rows.push({ what, ours: each(own), peer: each(peer), ratio: ratioOf(own, peer) });
    };
    await compare('accept every body, all errors', 'good', 'all');
    await compare('accept every body, first error', 'good', 'fast');
    await compare('reject every body, all errors', 'bad', 'all');
    await compare('reject every body, first error', 'bad', 'fast');
    return rows;
  },
};

export default part;
