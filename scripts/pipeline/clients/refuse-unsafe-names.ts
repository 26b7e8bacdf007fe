import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';
import { NAMED } from '../read/data-places.ts';
import type { LanguageName } from './languages.ts';

/** Controls that make a line of code look like another one, and the mark that Go does not read inside of a file. */
const DISGUISES = /[\u202a-\u202e\u2066-\u2069\ufeff]/;
/** The generator does not find these again by a reference. */
const ESCAPED_IN_REFERENCES = /[/~%\p{Cc}\p{Cs}]/u;
/** These would end the comment that the generator copies a discriminator's texts into, in one language or another. */
const ENDS_COMMENT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\*\/|\?>/u;
/** These would end a string of Java or a tag of Go. */
const ENDS_STRING = /["`\\]/;
/** The names that a tag of Go can hold: `isValidTag` of `encoding/json`. */
const GO_TAG = /^(?!-$)[\p{L}\p{N}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u;

/**
 * Refuses names that the generator would copy into code as they are. They are sent as they are, so that nothing else can stand for them.
 *
 * @throws ToolError `unsupported` with the place of each in the document
 */
export function refuseUnsafeNames(document: JsonObject, languages: readonly LanguageName[]): void {
  const errors: ToolError[] = [];
  const refuse = (what: string, name: string, pointer: string, of: readonly LanguageName[] = languages) => {
    const message = `A client in ${of.join(', ')} cannot have the ${what} ${JSON.stringify(name)}: its code would contain characters that are more than a name there.`;
    const fix = `Rename it, or leave ${of.join(', ')} out of --clients.`;
    errors.push(
      new ToolError('unsupported', message, { place: { file: 'the bundled description', pointer }, fix }),
    );
  };
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { discriminator, properties } = schema;
    if (isObject(discriminator)) {
      const here = step(pointer, 'discriminator');
      const { propertyName, mapping } = discriminator;
      if (
        typeof propertyName === 'string' &&
        (ENDS_COMMENT.test(propertyName) || ENDS_STRING.test(propertyName))
      )
        refuse('discriminator', propertyName, step(here, 'propertyName'));
      for (const value of Object.keys(isObject(mapping) ? mapping : {}))
        if (ENDS_COMMENT.test(value)) refuse('discriminator value', value, step(here, 'mapping', value));
    }
    if (languages.includes('go'))
      for (const name of Object.keys(isObject(properties) ? properties : {}))
        if (!GO_TAG.test(name)) refuse('property', name, step(pointer, 'properties', name), ['go']);
    mapSubschemas(schema, pointer, visit);
    return schema;
  };
  mapDocumentSchemas(document, visit);
  for (const name of Object.keys((document.components as JsonObject | undefined)?.schemas ?? {}))
    if (ESCAPED_IN_REFERENCES.test(name)) refuse('schema', name, step('#/components/schemas', name));
  for (const [text, pointer] of disguises(document, '#', false)) refuse('text', text, pointer);
  throwAll(errors);
}

/** Names and values that have one of the controls, but for examples and extensions, of which no code is made. */
function* disguises(node: Json, pointer: string, named: boolean): Generator<[text: string, pointer: string]> {
  if (typeof node === 'string' && DISGUISES.test(node)) yield [node, pointer];
  if (Array.isArray(node))
    for (const [index, item] of node.entries()) yield* disguises(item, step(pointer, index), false);
  if (!isObject(node)) return;
  for (const [key, member] of Object.entries(node)) {
    if (!named && (key.startsWith('example') || key.startsWith('x-'))) continue;
    const here = step(pointer, key);
    if (DISGUISES.test(key)) yield [key, here];
    yield* disguises(member, here, !named && NAMED.has(key));
  }
}
