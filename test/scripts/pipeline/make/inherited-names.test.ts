import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { loosened } from '../../../../scripts/pipeline/loosen/loosen.ts';
import { makeValidators } from '../../../../scripts/pipeline/make/validators.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { zodModel } from '../../../../scripts/pipeline/model/zod-model.ts';
import { zodTemplate } from '../../../../templates/zod.ts';
import { loadModule } from '../generated-module.ts';

const NAMES = ['constructor', 'toString', '__proto__'];

/** As JSON, since `__proto__` in code is no property. */
const DESCRIPTION = JSON.parse(`{
  "openapi": "3.1.0",
  "info": { "title": "Names that objects inherit", "version": "1" },
  "paths": {
    "/a": {
      "post": {
        "operationId": "send",
        "parameters": [${NAMES.map((name) => `{ "in": "query", "name": "${name}", "schema": { "type": "integer" } }`)}, { "in": "query", "name": "plain", "schema": { "type": "integer" } }],
        "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Closed" } } } },
        "responses": { "204": { "description": "Done." } }
      }
    }
  },
  "components": {
    "schemas": {
      "Closed": {
        "type": "object",
        "properties": { ${NAMES.map((name) => `"${name}": { "type": "integer" }`)}, "a": { "type": "string" } },
        "required": ["a", "__proto__"],
        "additionalProperties": false
      }
    }
  }
}`);

type Check = (value: unknown) => boolean;

async function made() {
  const notes: string[] = [];
  const document = loosened(DESCRIPTION, ({ pointer, message }) => void notes.push(`${pointer} ${message}`));
  const model = buildModel(document);
  const files = await makeValidators(document, model);
  const modules = await Promise.all(
    ['validators.ts', 'validators-fast.ts'].map((name) => loadModule(name, files[name] ?? '')),
  );
  const zod = await loadModule('zod.ts', zodTemplate(model, zodModel(document, model)));
  const ofZod = (name: string) => (value: unknown) => (zod[name] as ZodType).safeParse(value).success;
  const of = (table: string) => modules.map((one) => (one[table] as Record<string, Check>).send as Check);
  const query = of('parameters').map(
    (check): Check =>
      (value) =>
        check({ query: value }),
  );
  return {
    notes,
    bodies: [...of('requestBodies'), ofZod('SendBody')],
    queries: [...query, ofZod('SendQueryParams')],
  };
}

describe('names that every object inherits', () => {
  it.each([
    ['{ "a": "" }', true],
    ['{ "a": "", "constructor": 1, "toString": 2 }', true],
    ['{ "a": "", "constructor": "x" }', false],
    ['{ "a": "", "valueOf": 1 }', false],
    // Described, but not checked, as a note says.
    ['{ "a": "", "__proto__": 1 }', true],
    ['{ "a": "", "__proto__": { "b": 1 } }', true],
  ])('in a body: %s is valid: %s', async (text, expected) => {
    const { bodies } = await made();
    expect(bodies.map((check) => check(JSON.parse(text)))).toEqual([expected, expected, expected]);
  });

  it.each([
    ['{}', true],
    ['{ "plain": 1, "constructor": 1, "toString": 2 }', true],
    ['{ "toString": "x" }', false],
    ['{ "__proto__": 1 }', true],
  ])('in a query: %s is valid: %s', async (text, expected) => {
    const { queries } = await made();
    expect(queries.map((check) => check(JSON.parse(text)))).toEqual([expected, expected, expected]);
  });

  it('validators check a parameter called `__proto__`, and zod does not', async () => {
    const { queries } = await made();
    expect(queries.map((check) => check(JSON.parse('{ "__proto__": "x" }')))).toEqual([false, false, true]);
  });

  it('a property called `__proto__` has a note that says what to do', async () => {
    const why =
      'A property called `__proto__` is not checked, since JavaScript programs cannot handle it safely, and the generated server refuses JSON with it. Give it another name.';
    const { notes } = await made();
    expect(notes).toEqual([
      `#/components/schemas/Closed/properties ${why}`,
      `#/components/schemas/Closed/required ${why}`,
    ]);
  });
});
