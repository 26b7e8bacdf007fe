import { jsonFile } from '../../../lib/json-text.ts';
import { brunoFiles } from '../../../templates/collections/bruno.ts';
import type { CollectionFiles, CollectionModel } from '../../../templates/collections/collection.ts';
import { postmanFiles } from '../../../templates/collections/postman.ts';
import { ToolError } from '../../cli/errors.ts';
import { yamlText } from '../../cli/yaml-text.ts';

export type CollectionFormat = 'postman' | 'bruno';

export const COLLECTION_FORMATS: Readonly<
  Record<CollectionFormat, (model: CollectionModel) => CollectionFiles>
> = { postman: postmanFiles, bruno: brunoFiles };

/** The collection's texts, by path from its folder. */
export function collectionTexts(format: CollectionFormat, model: CollectionModel): Record<string, string> {
  const files = Object.entries(COLLECTION_FORMATS[format](model));
  return Object.fromEntries(
    files.map(([path, value]) => [
      path,
      path.endsWith('.json') ? jsonFile(value) : yamlText(value, { lineWidth: 0 }),
    ]),
  );
}

/** @throws ToolError `usage` for a word that is none of them */
export function formatsNamed(words: readonly string[]): CollectionFormat[] {
  const unknown = words.find((word) => !Object.hasOwn(COLLECTION_FORMATS, word));
  if (unknown === undefined) return [...new Set(words as readonly CollectionFormat[])];
  throw new ToolError('usage', `Invalid value "${unknown}" for --collections.`, {
    fix: `Use any of: ${Object.keys(COLLECTION_FORMATS).join(', ')}, separated by commas.`,
  });
}
