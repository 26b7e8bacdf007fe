import { execFileSync } from 'node:child_process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeValidators } from '../../scripts/pipeline/validators.ts';
import { DESCRIPTIONS, oddDescription, payloadsOf, type TestDescription } from './descriptions.ts';
import { ODD_SCHEMAS } from './odd-schemas.ts';
import { payloads } from './payloads.ts';

interface Validator {
  (data: unknown): boolean;
  errors?: { instancePath: string; schemaPath: string; keyword: string; message?: string }[] | null;
}
interface Module {
  readonly requestBodies: Readonly<Record<string, Validator>>;
  readonly parameters: Readonly<Record<string, Validator>>;
  readonly responses: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
}

/** Loads a module from its text alone: it could not import anything if it wanted to. */
const load = (text: string | undefined): Promise<Module> =>
  import(`data:text/javascript,${encodeURIComponent(text ?? '')}`);

async function modules({ document, model }: TestDescription) {
  const files = await makeValidators(document, model);
  return { files, all: await load(files['validators.js']), fast: await load(files['validators-fast.js']) };
}

describe.each(Object.entries(DESCRIPTIONS))('the validators of the %s', (_, read) => {
  it('judge as Ajv judges by the description itself, and find the same errors', async () => {
    const description = await read();
    const { all, fast } = await modules(description);
    const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, logger: false });
    ajv.addSchema(description.document, 'api');
    const seen = { accepted: 0, rejected: 0 };
    for (const { operation, status, type, schema, examples } of payloadsOf(description)) {
      const reference = ajv.compile({ $ref: `api${type.pointer}` });
      const table = (module: Module) =>
        status === undefined ? module.requestBodies[operation] : module.responses[operation]?.[status];
      const [every, first] = [table(all), table(fast)];
      if (every === undefined || first === undefined) throw new Error(`no validator for ${operation} ${status}`);
      for (const example of examples) expect(every(example)).toBe(true);
      fc.assert(
        fc.property(payloads(description.document, schema, examples), (payload) => {
          const verdict = reference(payload);
          seen[verdict ? 'accepted' : 'rejected'] += 1;
          expect(every(payload)).toBe(verdict);
          expect(first(payload)).toBe(verdict);
          expect(brief(every.errors)).toEqual(brief(reference.errors as never));
          if (!verdict) expect(first.errors).toHaveLength(1 + (first.errors?.length ?? 0) - 1);
        }),
        { numRuns: 250, seed: 7 },
      );
    }
    expect(seen.accepted).toBeGreaterThan(500);
    expect(seen.rejected).toBeGreaterThan(500);
  });

  it('make the same text on every run', async () => {
    const [once, again] = [await read(), await read()];
    expect(await makeValidators(once.document, once.model)).toEqual(
      await makeValidators(again.document, again.model),
    );
  });
});

const brief = (errors: Validator['errors']) =>
  (errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort();
