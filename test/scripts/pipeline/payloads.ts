import fc from 'fast-check';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { mutated, randomPayload, STRANGE } from '../../foreign/random-payload.ts';
import { randomNumbers } from '../../random-numbers.ts';

/** These are not expected to have the same verdict from zod as from JSON Schema. */
const STRANGER: readonly Json[] = [...STRANGE, 1e21, { constructor: 1 }, JSON.parse('{"__proto__":{"a":1}}')];

/** Payloads for a schema: the examples and values made from the schema, each as it is or changed in up to three places. */
export function payloads(
  document: JsonObject,
  schema: unknown,
  examples: readonly unknown[],
): fc.Arbitrary<unknown> {
  const made = fc.nat().map((seed) => randomPayload(document, schema as Json, randomNumbers(seed)));
  const base = examples.length > 0 ? fc.oneof(fc.constantFrom(...(examples as Json[])), made) : made;
  return fc
    .tuple(base, fc.nat())
    .map(([value, seed]) => (seed % 4 === 0 ? value : mutated(value, randomNumbers(seed), STRANGER)));
}
