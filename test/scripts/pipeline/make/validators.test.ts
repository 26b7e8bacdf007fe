import { execFileSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeValidators } from '../../../../scripts/pipeline/make/validators.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { DESCRIPTIONS, oddDescription, payloadsOf, type TestDescription } from '../descriptions.ts';
import { ODD_SCHEMAS } from '../odd-schemas.ts';
import { payloads } from '../payloads.ts';

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
  import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text ?? ''))}`);

async function modules({ document, model }: TestDescription) {
  const files = await makeValidators(document, model);
  return { files, all: await load(files['validators.ts']), fast: await load(files['validators-fast.ts']) };
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
      if (every === undefined || first === undefined)
        throw new Error(`no validator for ${operation} ${status}`);
      for (const example of examples) expect(every(example)).toBe(true);
      fc.assert(
        fc.property(payloads(description.document, schema, examples), (payload) => {
          const verdict = reference(payload);
          seen[verdict ? 'accepted' : 'rejected'] += 1;
          expect(every(payload)).toBe(verdict);
          expect(first(payload)).toBe(verdict);
          expect(placesOf(every.errors)).toEqual(placesOf(reference.errors as never));
          if (!verdict) expect(first.errors?.length).toBeGreaterThan(0);
        }),
        { numRuns: 250, seed: 7 },
      );
    }
    expect(seen.accepted).toBeGreaterThan(500);
    expect(seen.rejected).toBeGreaterThan(500);
  });
});

describe('the validators of many operations', () => {
  it('are compiled without nesting code once for each of them', async () => {
    // One `allOf` over all exports overflowed the stack here.
    const operations = 600;
    const content = (size: number) => ({ 'application/json': { schema: { maxLength: size } } });
    const response = (size: number) => ({ description: 'A text.', content: content(size) });
    const paths = Object.fromEntries(
      Array.from({ length: operations }, (_, size) => [
        `/texts/${size}`,
        {
          get: {
            operationId: `getText${size}`,
            responses: { 200: response(size), 404: response(size + 1), default: response(size + 2) },
          },
        },
      ]),
    );
    const document = { openapi: '3.1.0', info: { title: 'Texts', version: '1' }, paths };
    const { all, fast } = await modules({ document, model: buildModel(document) });
    for (const { responses } of [all, fast]) {
      const validate = responses.getText599 ?? {};
      const text = 'x'.repeat(600);
      const verdicts = ['200', '404', 'default'].map((status) => validate[status]?.(text));
      expect(verdicts).toEqual([false, true, true]);
      expect(Object.keys(responses)).toHaveLength(operations);
    }
  });
});

describe('the validators of odd schemas', async () => {
  const description = oddDescription();
  const { files, all, fast } = await modules(description);

  it.each(ODD_SCHEMAS)('judge $name as JSON Schema does', ({ name, accepts, rejects }) => {
    for (const module of [all, fast]) {
      const validate = module.requestBodies[`check${name}`];
      for (const payload of accepts) expect([payload, validate?.(payload)]).toEqual([payload, true]);
      for (const payload of rejects) expect([payload, validate?.(payload)]).toEqual([payload, false]);
    }
  });

  it('run where code from strings is forbidden, and import nothing', () => {
    const check = `${stripTypeScriptTypes(files['validators.ts'] ?? '')}
      if (!requestBodies.checkUnique([1, 2]) || requestBodies.checkCharacters('abc')) throw new Error('wrong verdict');
      try { new Function('return 1'); } catch { console.log('forbidden'); }`;
    const flags = ['--disallow-code-generation-from-strings', '--input-type=module'];
    expect(execFileSync(process.execPath, flags, { input: check, encoding: 'utf8' })).toBe('forbidden\n');
  });

  it('compile a named schema once, however many refer to it', () => {
    const text = files['validators.ts'] ?? '';
    const [, pointer = '?'] = /const (\S+)="#\/components\/schemas\/Tree";/.exec(text) ?? [];
    expect(text.split(`$required(_e,_p,${pointer},"name")`)).toHaveLength(2);
  });

  it('are refused for a property that programs cannot handle safely', async () => {
    const schema = JSON.parse('{ "type": "object", "properties": { "__proto__": { "type": "string" } } }');
    const { document, model } = oddDescription([{ name: 'Proto', schema, accepts: [], rejects: [] }]);
    await expect(makeValidators(document, model)).rejects.toMatchObject({
      exit: 'unsupported',
      message: 'A property called "__proto__" cannot be validated.',
      place: { pointer: '#/components/schemas/Proto/properties/__proto__' },
      fix: expect.stringContaining('another name'),
    });
  });
});

describe('the validators of parameters', async () => {
  const ferry = await DESCRIPTIONS.ferry?.();
  if (ferry === undefined) throw new Error('the ferry is gone');
  const { all } = await modules(ferry);
  const sailings = all.parameters.listSailings as Validator;

  it('take parsed values in three groups, header names in lower case', () => {
    const query = { from: 'ABD', status: ['open'], limit: 5, withCars: true };
    expect(sailings({ path: {}, query, header: { 'x-request-tag': 'nightly' } })).toBe(true);
    expect(sailings({ query: { from: 'ABD' } })).toBe(true);
  });

  it.each([
    [{ query: {} }, '/query', 'required', '#/sets/validateListSailingsParameters/properties/query/required'],
    [{ query: { from: 'abd' } }, '/query/from', 'pattern', '#/components/schemas/PortCode/pattern'],
    [
      { query: { from: 'ABD', limit: 101 } },
      '/query/limit',
      'maximum',
      '#/paths/~1sailings/get/parameters/2/schema/maximum',
    ],
    [
      { query: { from: 'ABD', status: ['sunk'] } },
      '/query/status/0',
      'enum',
      '#/components/schemas/SailingStatus/enum',
    ],
    [
      { query: { from: 'ABD' }, header: { 'x-request-tag': 'x'.repeat(41) } },
      '/header/x-request-tag',
      'maxLength',
      '#/paths/~1sailings/get/parameters/4/schema/maxLength',
    ],
    [{}, '', 'required', '#/sets/validateListSailingsParameters/required'],
  ])('say where %j is wrong', (value, instancePath, keyword, schemaPath) => {
    expect(sailings(value)).toBe(false);
    expect(sailings.errors).toEqual([expect.objectContaining({ instancePath, keyword, schemaPath })]);
  });

  it('leave an operation without body out of the table of bodies, and one without content out of the responses', () => {
    expect(Object.keys(all.requestBodies)).toEqual(['createBooking', 'replacePassenger']);
    expect(Object.keys(all.responses.cancelBooking ?? {})).toEqual(['404']);
  });
});

const placesOf = (errors: Validator['errors']) =>
  (errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort();
