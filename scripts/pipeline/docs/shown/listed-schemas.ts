import { at, isObject } from '../../../../lib/json.ts';
import { isForReaders } from '../../bundle/publish/publish.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { componentName } from '../../document/refs.ts';
import { reached, schemaPointer, schemasOf } from './response-schemas.ts';

/** Redoc lists a schema under the tags that it names, and under none that does not exist. */
const UNLISTED = { 'x-tags': ['(not listed)'] };

/** Names that the house style gives to a second form of a schema: what is sent, or may be null. */
const TWIN = /(?:Input|OrNull|OrUnset)$/;

/**
 * Returns the same document with the schemas in the order in which readers want them: records, which are what operations respond with, then the rest. Schemas that
 * no operation uses are not listed; nor, if the description asks to be made ready for readers, are values without fields and second forms of a
 * schema, which take its name.
 */
export function withListedSchemas(document: DocumentNode): DocumentNode {
  const { components } = document;
  if (!isObject(components) || !isObject(components.schemas)) return document;
  const { schemas } = components;
  const listed = listedSchemas(document);
  const shown = Object.entries(schemas).map(([name, schema]) => {
    if (listed.has(name) || !isObject(schema)) return [name, schema] as const;
    const base = name.replace(TWIN, '');
    return [
      name,
      { ...schema, ...(listed.has(base) && !('title' in schema) && { title: base }), ...UNLISTED },
    ] as const;
  });
  const records = responseSchemas(document);
  const rank = (name: string) => (records.includes(name) ? records.indexOf(name) : records.length);
  const sorted = shown.toSorted(([one], [other]) => rank(one) - rank(other));
  return { ...document, components: { ...components, schemas: Object.fromEntries(sorted) } };
}

/** Returns the names of the schemas that the page lists. */
export function listedSchemas(document: DocumentNode): ReadonlySet<string> {
  const schemas = schemasOf(document);
  const used = reached(document);
  const forReaders = isForReaders(document);
  const isTwin = (name: string) => TWIN.test(name) && Object.hasOwn(schemas, name.replace(TWIN, ''));
  return new Set(
    Object.entries(schemas)
      .filter(
        ([name, schema]) =>
          used.has(schemaPointer(name)) && !(forReaders && (isTwin(name) || !hasFields(schema))),
      )
      .map(([name]) => name),
  );
}

function hasFields(schema: unknown): boolean {
  return (
    isObject(schema) &&
    ['properties', 'allOf', 'oneOf', 'anyOf', 'additionalProperties'].some((key) => key in schema)
  );
}

/** Names of the schemas that are the bodies of successful responses, in the order of the operations. */
function responseSchemas(document: DocumentNode): string[] {
  const names: string[] = [];
  for (const item of Object.values(isObject(document.paths) ? document.paths : {}))
    for (const operation of Object.values(isObject(item) ? item : {}))
      for (const [status, given] of Object.entries(
        isObject(operation) && isObject(operation.responses) ? operation.responses : {},
      )) {
        const response = isObject(given) && typeof given.$ref === 'string' ? at(document, given.$ref) : given;
        if (!status.startsWith('2') || !isObject(response) || !isObject(response.content)) continue;
        for (const media of Object.values(response.content)) {
          const reference = isObject(media) && isObject(media.schema) ? media.schema.$ref : undefined;
          const name = typeof reference === 'string' ? componentName(reference, 'schemas') : undefined;
          if (name !== undefined && !names.includes(name)) names.push(name);
        }
      }
  return names;
}
