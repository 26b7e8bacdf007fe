import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { put } from '../document/schema-walk.ts';
import { withoutEndlessReferences } from './endless-references.ts';
import {
  beyondZod,
  inTurn,
  malformedKeyword,
  protoProperty,
  typeAgainstValues,
  unreadablePattern,
} from './keyword-rules.ts';
import { loosenOperations } from './loosen-operations.ts';
import { loosenSchemas } from './loosen-schemas.ts';
import type { OnLoosened } from './note.ts';
import { References } from './references.ts';

const RULES = inTurn(malformedKeyword, unreadablePattern, typeAgainstValues, protoProperty);

/**
 * A bundled document in the form that every generator can express: accepts what the description accepts, and more only where
 * that is reported. Parts stand where they stood; schemas that stood where OpenAPI has none become components.
 */
export function loosened(bundled: DocumentNode, onLoosened: OnLoosened): DocumentNode {
  const document = loosenOperations(bundled as JsonObject, onLoosened);
  const references = new References(document);
  const rule = inTurn(references.rule, RULES);
  const result = loosenSchemas(document, rule, onLoosened);
  const added: Record<string, Json> = {};
  // A hoisted schema may refer to further schemas of its kind.
  for (let open = true; open; ) {
    open = false;
    for (const [name, schema] of Object.entries(references.hoisted)) {
      if (Object.hasOwn(added, name)) continue;
      open = true;
      put(
        added,
        name,
        schemasOf(loosenSchemas(withSchemas({}, { [name]: schema }), rule, onLoosened))[name] ?? {},
      );
    }
  }
  const whole = Object.keys(added).length === 0 ? result : withSchemas(result, added);
  return withoutEndlessReferences(whole, onLoosened) as DocumentNode;
}

/** Loosens a description for zod, which cannot express all that the other validators can. */
export function loosenedForZod(document: DocumentNode, onLoosened: OnLoosened): DocumentNode {
  return loosenSchemas(document as JsonObject, beyondZod, onLoosened) as DocumentNode;
}

function withSchemas(document: JsonObject, added: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {};
  return { ...document, components: { ...components, schemas: { ...schemasOf(document), ...added } } };
}

function schemasOf({ components }: JsonObject): JsonObject {
  const schemas = isObject(components) ? components.schemas : undefined;
  return isObject(schemas) ? schemas : {};
}
