import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { ToolError } from '../../cli/errors.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';

/** A language that clients can be made for, as Redocly's generator calls it. */
export interface Language {
  /** The generator's name for its file. */
  readonly made: string;
  /** The path of the file, from the language's folder. */
  readonly path: (text: string) => string;
  /** The generator's name for the page about the client. */
  readonly page: string;
  /** Works around what the generator gets wrong. */
  readonly prepare?: (document: JsonObject) => JsonObject;
}

export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  python: { made: 'client.py', path: () => 'client.py', page: 'client.python.md' },
  go: { made: 'client.go', path: () => 'client.go', page: 'client.go.md' },
  java: { made: 'Client.java', path: javaPath, page: 'client.java.md' },
  php: {
    made: 'client.php',
    path: () => 'client.php',
    page: 'client.php.md',
    prepare: withOptionalNullableObjects,
  },
};

export type LanguageName = 'python' | 'go' | 'java' | 'php';

/** @throws ToolError `usage` for a word that is none of them */
export function languagesNamed(words: readonly string[]): LanguageName[] {
  const unknown = words.find((word) => !Object.hasOwn(LANGUAGES, word));
  if (unknown === undefined) return [...new Set(words as readonly LanguageName[])];
  throw new ToolError('usage', `Invalid value "${unknown}" for --clients.`, {
    fix: `Use any of: ${Object.keys(LANGUAGES).join(', ')}, separated by commas.`,
  });
}

/** Java finds a class by the folders that its package names. */
function javaPath(text: string): string {
  const name = /^package ([\w.]+);/m.exec(text)?.[1] ?? '';
  return [...name.split('.').filter((part) => part !== ''), 'Client.java'].join('/');
}

/**
 * Returns the same document without `required` for fields that are a named object or null. Redocly's generator for PHP reads such a field, where it
 * is required, as the object alone, and its client throws a TypeError for null; where it is optional, null and absence are both read as null.
 */
function withOptionalNullableObjects(document: JsonObject): JsonObject {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { required, ...mapped } = mapSubschemas(schema, pointer, visit);
    if (!Array.isArray(required)) return mapped;
    const { properties } = mapped;
    const left = required.filter(
      (name) => !(isObject(properties) && typeof name === 'string' && mayBeNull(properties[name])),
    );
    return left.length === 0 ? mapped : { ...mapped, required: left };
  };
  return mapDocumentSchemas(document, visit);
}

function mayBeNull(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const { anyOf, oneOf } = schema;
  return [anyOf, oneOf].some(
    (members) =>
      Array.isArray(members) && members.some((member) => isObject(member) && member.type === 'null'),
  );
}
