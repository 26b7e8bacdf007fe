import type { JsonObject } from '../../../lib/json.ts';
import type { ApiModel } from '../../../templates/model.ts';
import { typesTemplate } from '../../../templates/types.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { identifierPattern } from '../model/identifier-pattern.ts';
import { describedDocument } from './jsdoc.ts';
import { typesInput } from './types-input.ts';

/** The types of a whole description, and one named export per component schema; with `like`, what openapi-typescript writes. */
export function makeTypes(document: DocumentNode, model: ApiModel, like = false): string {
  // A copy with the facts for readers written into the descriptions.
  const input = typesInput(describedDocument(document) as JsonObject);
  return typesTemplate({ ...input, model, like, ofText: like ? () => ['string'] : textTypes });
}

/** `acc-${string}`, and also `""` for the variant that may be unset. */
function textTypes(schema: DocumentNode): string[] {
  const read = identifierPattern(schema);
  if (read === undefined) return ['string'];
  return [...(read.orUnset ? ['""'] : []), `\`${read.prefix}\${string}\``];
}
