import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonObject } from '../../../../lib/json.ts';
import { isObject } from '../../../../lib/json.ts';

/**
 * OpenAPI 3.0.3 means this by a schema, as draft-07, which has no `nullable`, no boolean `exclusiveMinimum`, and likewise ignores what stands beside
 * `$ref`. Written from the specification, and knows nothing of how the document was made.
 */
export function openApi30Validators(document: object): (pointer: string) => ValidateFunction {
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    logger: false,
    validateSchema: false,
    ownProperties: true,
  });
  ajv.addSchema(translate(document) as JsonObject, 'api');
  return (pointer) => ajv.compile({ $ref: `api${pointer}` });
}

function translate(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(translate);
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    // Annotations, and words that draft-07 has a meaning for and 3.0 has not.
    if (['example', 'examples', 'default', 'const', 'if', 'then', 'else'].includes(key) && !isObject(value))
      continue;
    result[key] = key === 'enum' ? value : translate(value);
  }
  if (node.nullable === true && typeof node.type === 'string') result.type = [node.type, 'null'];
  if (typeof node.nullable === 'boolean') delete result.nullable;
  for (const [exclusive, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof node[exclusive] !== 'boolean') continue;
    delete result[exclusive];
    if (node[exclusive] === true) {
      result[exclusive] = node[plain];
      delete result[plain];
    }
  }
  return result;
}
