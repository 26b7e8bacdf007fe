import { randomNumbers } from '../random-numbers.ts';

/** These sizes say how large and how entangled a made description is. */
export interface Density {
  readonly seed: number;
  /** Component schemas, half of them for requests and half for responses. All of one half refer to each other, in circles. */
  readonly schemas: number;
  readonly operations: number;
  /** Objects within objects, in one schema. */
  readonly depth: number;
}

type Schema = Record<string, unknown>;

/** A description in which nearly every schema leads to nearly every other. The same numbers make the same description. */
export function denseDescription({ seed, schemas, operations, depth }: Density): Record<string, unknown> {
  const random = randomNumbers(seed);
  const below = (most: number) => Math.floor(random() * most);
  const half = Math.floor(schemas / 2);
  const nameOf = (pool: string, index: number) => `${pool}${index % half}`;
  const ref = (pool: string, index: number) => ({ $ref: `#/components/schemas/${nameOf(pool, index)}` });

  const memberOf = (pool: string, left: number): Schema => {
    const any = () => ref(pool, below(half));
    const makers: readonly (() => Schema)[] = [
      any,
      () => ({ type: 'array', items: any() }),
      () => ({ type: 'object', additionalProperties: any() }),
      () => ({ anyOf: [any(), any(), { type: 'string', maxLength: 20 + below(20) }] }),
      () => ({ oneOf: [any(), { type: 'null' }] }),
      () => ({ allOf: [any(), { description: 'Another text.' }] }),
      () => ({ type: 'string', enum: ['a', 'b', 'c'].slice(below(2)) }),
      () => ({ type: ['integer', 'null'], minimum: below(5) }),
    ];
    if (left === 0) return makers[below(makers.length)]?.() ?? {};
    return { type: 'object', properties: { inner: memberOf(pool, left - 1), other: makers[below(6)]?.() } };
  };

  const schemaOf = (pool: string, index: number): Schema => ({
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string' },
      // Every second one can be told from the others.
      ...(index % 2 === 0 && { kind: { const: nameOf(pool, index) } }),
      next: ref(pool, index + 1),
      ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`member${at}`, memberOf(pool, 0)])),
      deep: memberOf(pool, index % 50 === 0 ? depth : 1),
    },
  });

  const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
  const pools = ['Sent', 'Read'];
  return {
    openapi: '3.1.0',
    info: { title: 'Dense', version: '1.0.0' },
    paths: Object.fromEntries(
      Array.from({ length: operations }, (_, index) => [
        `/things${index}`,
        {
          post: {
            operationId: `operation${index}`,
            requestBody: { required: true, ...json(ref('Sent', below(half))) },
            responses: { 200: { description: 'Done.', ...json(ref('Read', below(half))) } },
          },
        },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        pools.flatMap((pool) =>
          Array.from({ length: half }, (_, index) => [nameOf(pool, index), schemaOf(pool, index)]),
        ),
      ),
    },
  };
}
