import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECIMAL_MULTIPLE_OF, isMultiple } from '../../../../lib/is-multiple.ts';
import { makeValidators } from '../../../../scripts/pipeline/make/validators.ts';
import { zodModel } from '../../../../scripts/pipeline/model/zod-model.ts';
import { Sampler } from '../../../../scripts/pipeline/sample/sampler.ts';
import { zodTemplate } from '../../../../templates/zod.ts';
import { oddDescription } from '../descriptions.ts';
import { loadModule } from '../generated-module.ts';

describe('what is generated for `multipleOf`', () => {
  const STEPS = [0.01, 0.1, 0.05, 1e-7, 2.5, 3, 1e21, 0.3];

  it.each(STEPS)('decides by decimals for %d, everywhere alike', async (step) => {
    const schema = { type: 'number', multipleOf: step };
    const { document, model } = oddDescription([{ name: 'Amount', schema, accepts: [], rejects: [] }]);
    const { 'validators.ts': all = '', 'validators-fast.ts': fast = '' } = await makeValidators(
      document,
      model,
    );
    const modules = [await loadModule('validators.ts', all), await loadModule('validators-fast.ts', fast)];
    const zod = await loadModule('zod.ts', zodTemplate(model, zodModel(document, model)));
    const ajv = new Ajv2020().removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF).compile(schema);
    const operation = model.operations.find(({ body }) => body !== undefined)?.id ?? '';
    const checks = [
      ...modules.map(
        ({ requestBodies }) => (requestBodies as Record<string, (value: unknown) => boolean>)[operation],
      ),
      (value: unknown) =>
        (zod.Amount as { safeParse(value: unknown): { success: boolean } }).safeParse(value).success,
      ajv,
    ];
    const digits = BigInt(Math.round(step * 1e7));
    fc.assert(
      fc.property(
        fc.oneof(
          fc
            .integer({ min: -1_000_000, max: 1_000_000 })
            .map((count) => Number(`${BigInt(count) * digits}e-7`)),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.integer({ min: -300, max: 300 }).map((exponent) => Number(`3e${exponent}`)),
          fc.integer(),
        ),
        (value) => {
          const expected = isMultiple(value, step);
          expect(checks.map((check) => check?.(value))).toEqual(checks.map(() => expected));
        },
      ),
      { numRuns: 400, seed: 5 },
    );
  });

  it('is what samples keep to', () => {
    const schema = { type: 'number', multipleOf: 0.1, minimum: 0.3, maximum: 0.35 };
    const sampler = new Sampler({ components: { schemas: { Price: schema } } });
    expect(sampler.sample('#/components/schemas/Price', 'response')).toEqual({ value: 0.3 });
  });
});
