import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';

/**
 * The same document with the pages that are tags without operations (`x-traitTag`, which only Redoc knows) as sections of the description
 * of the whole, which every tool shows.
 */
export function withPagesInDescription(document: JsonObject): JsonObject {
  const { tags, info } = document;
  if (!Array.isArray(tags) || !isObject(info)) return document;
  const pages = tags.filter(isPage);
  if (pages.length === 0) return document;
  const sections = pages.map(({ name, description }) => `## ${name}\n\n${String(description ?? '').trim()}`);
  const before = typeof info.description === 'string' ? [info.description.trim()] : [];
  return {
    ...document,
    info: { ...info, description: `${[...before, ...sections].join('\n\n')}\n` },
    tags: tags.filter((tag) => !isPage(tag)),
  };
}

function isPage(tag: Json): tag is JsonObject {
  return isObject(tag) && tag['x-traitTag'] === true;
}
