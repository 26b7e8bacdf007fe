import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { toOpenApi30 } from '../../../../scripts/pipeline/bundle/down-convert.ts';
import { DESCRIPTIONS, oddDescription, payloadsOf } from '../descriptions.ts';
import { ODD_SCHEMAS } from '../odd-schemas.ts';
import { payloads } from '../payloads.ts';
import { openApi30Validators } from './openapi30-validator.ts';

const complaints = async (document: object) => {
  const config = await createConfig({ extends: ['spec'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`);
};

const WITHOUT_30 = new Set([
  'const',
  'examples',
  'prefixItems',
  'if',
  'then',
  'else',
  '$defs',
  'jsonSchemaDialect',
]);

/** Keywords of schemas that 3.0 does not know, wherever they stand; properties may be called anything. */
function newerWords(node: unknown, pointer = '#', names = false): string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => newerWords(item, step(pointer, index)));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = step(pointer, key);
    if (names) return newerWords(value, here);
    if (key.startsWith('x-') || ['example', 'examples', 'enum', 'default'].includes(key)) return [];
    const wrong = WITHOUT_30.has(key) || (key === 'type' && Array.isArray(value));
    return [
      ...(wrong ? [here] : []),
      ...newerWords(value, here, key === 'properties' || key === 'variables'),
    ];
  });
}

describe.each(Object.entries(DESCRIPTIONS))('the 3.0 document of the %s', (_, read) => {
  it('passes the rules of the specification and has no newer words', async () => {
    const { document } = await read();
    const converted = toOpenApi30(document);
    expect(converted).toMatchObject({ openapi: '3.0.3' });
    expect(await complaints(converted)).toEqual([]);
    expect(newerWords(converted)).toEqual([]);
    expect(newerWords(document).length).toBeGreaterThan(0);
  });

  it('accepts and rejects what the 3.1 document does', async () => {
    const description = await read();
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    ajv.addSchema(description.document, 'api');
    const in30 = openApi30Validators(toOpenApi30(description.document));
    const seen = { accepted: 0, rejected: 0 };
    const places = [
      ...payloadsOf(description).map((place) => ({ ...place, numRuns: 100 })),
      ...description.model.schemas.map(({ name, pointer }) => {
        return { title: name, type: { pointer }, schema: { $ref: pointer }, examples: [], numRuns: 15 };
      }),
    ];
    for (const { type, schema, examples, numRuns } of places) {
      const [newer, older] = [ajv.compile({ $ref: `api${type.pointer}` }), in30(type.pointer)];
      for (const example of examples) expect(older(example)).toBe(true);
      fc.assert(
        fc.property(payloads(description.document, schema, examples), (payload) => {
          const verdict = newer(payload);
          seen[verdict ? 'accepted' : 'rejected'] += 1;
          expect(older(payload)).toBe(verdict);
        }),
        { numRuns, seed: 11 },
      );
    }
    expect(seen.accepted).toBeGreaterThan(200);
    expect(seen.rejected).toBeGreaterThan(200);
  });

  it('is made of the same operations, and leaves the original alone', async () => {
    const { document } = await read();
    const before = structuredClone(document);
    const converted = toOpenApi30(document) as JsonObject;
    expect(document).toEqual(before);
    expect(Object.keys(converted.paths as object)).toEqual(Object.keys(document.paths as object));
    expect(converted.servers).toEqual(document.servers);
    expect(converted.security).toEqual(document.security);
  });
});

describe('odd schemas in 3.0', () => {
  // Plain Ajv, which judges here, throws for payloads with members such as `toString`. Generated validators do not.
  const readable = ODD_SCHEMAS.filter(({ name }) => name !== 'UniqueWhateverTheNames');

  it.each(readable.filter(({ refused }) => refused?.openApi30 === undefined))(
    '$name keeps its verdicts',
    async (odd) => {
      const converted = toOpenApi30(oddDescription([odd]).document);
      const validate = openApi30Validators(converted)(`#/components/schemas/${odd.name}`);
      for (const payload of odd.accepts) expect([payload, validate(payload)]).toEqual([payload, true]);
      for (const payload of odd.rejects) expect([payload, validate(payload)]).toEqual([payload, false]);
      expect(newerWords(converted)).toEqual([]);
    },
  );

  it.each(ODD_SCHEMAS.filter(({ refused }) => refused?.openApi30 !== undefined))(
    '$name is refused, with a place and a way out',
    (odd) => {
      const { document } = oddDescription([odd]);
      expect(() => toOpenApi30(document)).toThrow(
        expect.objectContaining({
          exit: 'unsupported',
          message: expect.stringContaining(odd.refused?.openApi30 ?? ''),
          place: expect.objectContaining({
            pointer: expect.stringMatching(`^#/components/schemas/${odd.name}/`),
          }),
          fix: expect.stringMatching(/\w.*\.$/),
        }),
      );
    },
  );

  it('pass the rules of the specification together', async () => {
    const fine = ODD_SCHEMAS.filter(({ refused }) => refused?.openApi30 === undefined);
    const found = await complaints(toOpenApi30(oddDescription(fine).document));
    // The odd description has no security, servers or licence, which is beside the point here.
    expect(found.filter((line) => line.includes('/schemas/'))).toEqual([]);
  });
});

describe('the rest of a document in 3.0', () => {
  const base = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} };

  it('has no summary, no license identifier, no dialect and no webhooks', () => {
    const converted = toOpenApi30({
      ...base,
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      info: { ...base.info, summary: 'S', license: { name: 'MIT', identifier: 'MIT' } },
      webhooks: { paid: { post: { responses: { 200: { description: 'Taken.' } } } } },
      'x-source': '1',
    });
    expect(converted).toEqual({
      openapi: '3.0.3',
      info: {
        title: 'T',
        version: '1',
        'x-summary': 'S',
        license: { name: 'MIT', 'x-identifier': 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      'x-source': '1',
      paths: {},
      'x-webhooks': { paid: { post: { responses: { 200: { description: 'Taken.' } } } } },
    });
  });

  it('names no page for a license that is an expression', () => {
    const info = { ...base.info, license: { name: 'Both', identifier: 'MIT OR Apache-2.0' } };
    expect(toOpenApi30({ ...base, info })).toMatchObject({
      info: { license: { name: 'Both', 'x-identifier': 'MIT OR Apache-2.0' } },
    });
  });

  it('writes shared path items out, and references that have a description of their own', () => {
    const converted = toOpenApi30({
      ...base,
      paths: { '/a': { $ref: '#/components/pathItems/A' } },
      components: {
        pathItems: {
          A: {
            get: {
              operationId: 'getA',
              responses: { 404: { $ref: '#/components/responses/Gone', description: 'No such thing.' } },
            },
            put: { operationId: 'putA' },
          },
        },
        responses: { Gone: { description: 'Gone.', content: { 'application/json': { schema: true } } } },
      },
    });
    expect(converted).toMatchObject({
      paths: {
        '/a': {
          get: {
            responses: {
              404: { description: 'No such thing.', content: { 'application/json': { schema: {} } } },
            },
          },
          put: { responses: { default: { description: 'Not described.' } } },
        },
      },
    });
    expect(converted).not.toHaveProperty('components.pathItems');
  });

  it('leaves data alone that looks like a schema or a reference', () => {
    const data = { $ref: 'not a reference', type: ['string', 'null'], const: 1, description: 'kept' };
    const document = {
      ...base,
      components: {
        examples: { e: { value: data } },
        schemas: { S: { type: 'object', default: data, enum: [data], 'x-seen': [data] } },
      },
    };
    expect(toOpenApi30(document)).toMatchObject({ components: document.components });
  });

  it.each([
    [{ ...base, jsonSchemaDialect: 'https://example.com/own' }, 'dialect', '#/jsonSchemaDialect'],
    [
      { ...base, components: { securitySchemes: { c: { type: 'mutualTLS' } } } },
      'mutualTLS',
      '#/components/securitySchemes',
    ],
    [
      { ...base, components: { schemas: { S: { $ref: '#anchor' } } } },
      'carried over',
      '#/components/schemas/S/$ref',
    ],
  ])('refuses what it cannot say: %#', (document, word, pointer) => {
    expect(() => toOpenApi30(document)).toThrow(
      expect.objectContaining({
        exit: 'unsupported',
        message: expect.stringContaining(word),
        place: expect.objectContaining({ pointer }),
      }),
    );
  });
});
