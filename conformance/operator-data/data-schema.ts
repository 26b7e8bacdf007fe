import type { JsonObject } from '../../lib/json.ts';
import { DATA_KINDS, type DataKind, VALUE_SCHEMAS } from './data-kinds.ts';

/** The JSON Schema of the file that `--data` names, made of the list of kinds. `npm run generate:schema-validators` writes it. */
export function dataSchema(): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:banking-platform-api:conformance-data:1',
    title: 'Values that a deployment accepts',
    description:
      'What only the operator of a deployment knows: `conform --data` sends these values instead of generated ones. Section numbers are those of the source. Only forms that the source states are required here.',
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries([
      ['$schema', { type: 'string' }],
      ...DATA_KINDS.map((kind) => [kind.name, listOf(kind)]),
    ]) as JsonObject,
    $defs: {
      text: {
        description:
          'Without blanks at its edges, and not empty: that is what an unset value looks like (section 1).',
        type: 'string',
        pattern: '^\\S([^\\r\\n]*\\S)?$',
        maxLength: 255,
      },
      textOrEmpty: { type: 'string', pattern: '^(\\S([^\\r\\n]*\\S)?)?$', maxLength: 255 },
      bankAccount: VALUE_SCHEMAS.bankAccount,
      address: VALUE_SCHEMAS.address,
    },
  };
}

function listOf({ description, section, holds, form }: DataKind): JsonObject {
  const one = { $ref: `#/$defs/${holds}` };
  return {
    description: `${description} (Section ${section}.)`,
    type: 'array',
    minItems: 1,
    maxItems: 1000,
    uniqueItems: true,
    items: form === undefined ? one : { allOf: [one, { pattern: form.pattern }] },
  };
}
