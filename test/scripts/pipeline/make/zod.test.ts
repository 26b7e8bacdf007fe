import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { upperFirst } from '../../../../lib/case.ts';
import type { JsonObject } from '../../../../lib/json.ts';
import { makeTypes } from '../../../../scripts/pipeline/make/types.ts';
import { handlerModels } from '../../../../scripts/pipeline/model/handler-model.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { zodModel } from '../../../../scripts/pipeline/model/zod-model.ts';
import { mswTemplate } from '../../../../templates/msw.ts';
import { zodTemplate } from '../../../../templates/zod.ts';
import {
  DESCRIPTIONS,
  oddDescription,
  type Payload,
  payloadsOf,
  type TestDescription,
} from '../descriptions.ts';
import { loadModule, writeBesideNodeModules } from '../generated-module.ts';
import { ODD_SCHEMAS } from '../odd-schemas.ts';
import { payloads } from '../payloads.ts';

const makeZod = ({ document, model }: TestDescription) => zodTemplate(model, zodModel(document, model));

const ODD = ODD_SCHEMAS.filter(({ refused }) => refused?.zod === undefined);

function schemaFor(module: Record<string, unknown>, { operation, status }: Payload): ZodType {
  const start = upperFirst(operation);
  const name = status === undefined ? `${start}Body` : `${start}${status}Response`;
  const schema = module[name] as ZodType | undefined;
  if (schema === undefined) throw new Error(`zod.ts exports no ${name}`);
  return schema;
}

/** The two exceptions that `zodModel` states: integers that JavaScript cannot hold, and keys called `__proto__`. */
function excepted(payload: unknown): boolean {
  if (typeof payload === 'number') return Number.isInteger(payload) && !Number.isSafeInteger(payload);
  if (typeof payload !== 'object' || payload === null) return false;
  return Object.hasOwn(payload, '__proto__') || Object.values(payload).some(excepted);
}

describe.each(Object.entries(DESCRIPTIONS))('the zod schemas of the %s', (_, read) => {
  it('accept and reject what Ajv does, and keep fields that nobody has described', async () => {
    const description = await read();
    const zod = makeZod(description);
    const module = await loadModule('zod.ts', zod);
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, ownProperties: true });
    ajv.addSchema(description.document, 'api');
    const seen = { accepted: 0, rejected: 0 };
    const places = payloadsOf(description);
    const components = description.model.schemas.map(({ name, pointer }) => {
      const zod = module[name] as ZodType;
      return { type: { pointer }, schema: { $ref: pointer }, examples: [], zod, numRuns: 10 };
    });
    for (const place of [
      ...places.map((at) => ({ ...at, zod: schemaFor(module, at), numRuns: 60 })),
      ...components,
    ]) {
      const reference = ajv.compile({ $ref: `api${place.type.pointer}` });
      for (const example of place.examples) expect(place.zod.parse(example)).toEqual(example);
      fc.assert(
        fc.property(payloads(description.document, place.schema, place.examples), (payload) => {
          fc.pre(!excepted(payload));
          const verdict = reference(payload);
          seen[verdict ? 'accepted' : 'rejected'] += 1;
          const result = place.zod.safeParse(payload);
          expect(result.success).toBe(verdict);
          // vitest's own comparison takes most of the time, and is needed only to show a difference.
          if (result.success && !isDeepStrictEqual(result.data, payload))
            expect(result.data).toEqual(payload);
        }),
        { numRuns: place.numRuns, seed: 13 },
      );
    }
    expect(seen.accepted).toBeGreaterThan(200);
    expect(seen.rejected).toBeGreaterThan(200);
  });

  it('have a docstring each, unless the description says nothing of a schema', async () => {
    const description = await read();
    const silent = new Set(
      description.model.schemas.filter(({ description }) => description === '').map(({ name }) => name),
    );
    const bare = makeZod(description).matchAll(/(?<!\*\/\n)export const (\w+)/g);
    expect([...bare].map(([, name = '']) => name).filter((name) => !silent.has(name))).toEqual([]);
  });
});

describe('odd schemas for zod', () => {
  it('keep their verdicts', async () => {
    const module = await loadModule('zod.ts', makeZod(oddDescription(ODD)));
    for (const { name, accepts, rejects } of ODD) {
      const schema = module[name] as ZodType;
      for (const payload of accepts)
        expect([name, payload, schema.safeParse(payload).success]).toEqual([name, payload, true]);
      for (const payload of rejects.filter((payload) => !excepted(payload)))
        expect([name, payload, schema.safeParse(payload).success]).toEqual([name, payload, false]);
    }
  });

  it('compile strictly under both compilers', async () => {
    const { document, model } = oddDescription(ODD);
    const zod = makeZod({ document, model });
    const msw = mswTemplate(model, handlerModels(model));
    const types = makeTypes(document as Record<string, unknown>, model);
    const compilerOptions = {
      ...{
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'nodenext',
        types: [],
        strict: true,
      },
      ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true },
      ...{ erasableSyntaxOnly: true, allowImportingTsExtensions: true, skipLibCheck: true, noEmit: true },
    };
    const folder = await writeBesideNodeModules({
      'zod.ts': zod,
      'msw.ts': msw,
      'types.ts': types,
      'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    });
    for (const compiler of ['typescript', '@typescript/native']) {
      const tsc = join(import.meta.dirname, '../../../../node_modules', compiler, 'bin/tsc');
      expect(output(tsc, folder)).toBe('');
    }
  });

  it.each(ODD_SCHEMAS.filter(({ refused }) => refused?.zod !== undefined))(
    '$name is refused, with a place and a way out',
    async (odd) => {
      expect(refusalOf(oddDescription([odd]))).toMatchObject({
        exit: 'unsupported',
        message: expect.stringContaining(odd.refused?.zod ?? ''),
        place: { pointer: expect.stringMatching(`^#/components/schemas/${odd.name}`) },
        fix: expect.stringMatching(/\w.*\.$/),
      });
    },
  );

  it('keep a key called `__proto__` out of a closed shape', async () => {
    const closed = oddDescription(ODD.filter(({ name }) => name === 'Closed'));
    const module = await loadModule('zod.ts', makeZod(closed));
    expect((module.Closed as ZodType).safeParse(JSON.parse('{ "__proto__": 1 }')).success).toBe(false);
  });

  it('may be called what a body is called: the body gets a number', () => {
    const odd = { name: 'CheckThisBody', schema: { type: 'string' }, accepts: [], rejects: [] };
    const twin = { name: 'This', schema: { type: 'string' }, accepts: [], rejects: [] };
    const text = makeZod(oddDescription([odd, twin]));
    expect(text.match(/export const CheckThisBody\w*/g)).toEqual([
      'export const CheckThisBody',
      'export const CheckThisBody2',
    ]);
  });
});

describe('numbers and names at the edge of what zod knows', () => {
  it('integers beyond 2^53 are accepted, and a map lets `__proto__` pass unchecked', async () => {
    const schema = { type: 'object', additionalProperties: { type: 'integer' } };
    const description = oddDescription([{ name: 'Numbers', schema, accepts: [], rejects: [] }]);
    const module = await loadModule('zod.ts', makeZod(description));
    const numbers = module.Numbers as ZodType;
    expect(numbers.safeParse({ a: 2 ** 63 }).success).toBe(true);
    expect(numbers.safeParse({ a: 2 ** 40 + 0.5 }).success).toBe(false);
    expect(numbers.safeParse(JSON.parse('{ "__proto__": "x" }')).success).toBe(true);
  });
});

function refusalOf(description: TestDescription): unknown {
  try {
    return makeZod(description);
  } catch (error) {
    return error;
  }
}

function output(tsc: string, folder: string): string {
  try {
    return execFileSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('takes a file of a multipart form as the Blob that the client takes, its size as the length of its bytes', async () => {
  const bytes = { type: 'string', format: 'binary' };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Files', version: '1' },
    paths: {
      '/file': {
        post: {
          operationId: 'upload',
          requestBody: {
            content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Upload' } } },
          },
          responses: { 200: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } },
        },
      },
    },
    components: {
      schemas: {
        Upload: { allOf: [{ $ref: '#/components/schemas/Files' }, { required: ['photo'] }] },
        Files: {
          type: 'object',
          properties: {
            photo: { ...bytes, maxLength: 3 },
            pages: { type: 'array', items: bytes, minItems: 1 },
            title: { type: 'string' },
          },
        },
      },
    },
  } as unknown as JsonObject;
  const module = await loadModule('zod.ts', makeZod({ document, model: buildModel(document) }));
  const { UploadBody, Upload200Response } = module as Record<string, ZodType>;
  const accepts = (value: unknown) => UploadBody?.safeParse(value).success;
  const photo = new Blob(['abc']);
  expect(accepts({ photo, pages: [new File(['a'], 'a')], title: 'a' })).toBe(true);
  for (const wrong of [
    {},
    { photo: 'abc' },
    { photo: new Blob(['abcd']) },
    { photo, pages: [] },
    { photo, title: photo },
  ])
    expect([wrong, accepts(wrong)]).toEqual([wrong, false]);
  expect(Upload200Response?.safeParse(new FormData()).success).toBe(true);
});
