import type { Document } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { LocalResolver } from './load.ts';
import { reachableFiles } from './reachable-files.ts';

/** The draft of JSON Schema that everything here speaks; a draft before it has a smaller number. */
export const CURRENT_DRAFT = 2020;

/** The draft that the URI of a dialect stands for: 7, 2019, 2020; `undefined` for one that nobody here knows. */
export function draftOfDialect(uri: string): number | undefined {
  if (/^https:\/\/spec\.openapis\.org\/oas\/3\.[12]\/dialect\//.test(uri)) return CURRENT_DRAFT;
  const [, old, since2019] =
    /^https?:\/\/json-schema\.org\/(?:draft-0([3-7])|draft\/(2019-09|2020-12))\/(?:hyper-)?schema#?$/.exec(
      uri,
    ) ?? [];
  const year = since2019 ?? old;
  return year === undefined ? undefined : Number.parseInt(year, 10);
}

/** The draft at a place of a file: that of the nearest `$schema` around it, or the one given for the whole description. */
export function draftAt(parsed: unknown, pointer: string, otherwise: number): number {
  let draft = otherwise;
  let node = parsed;
  for (const name of [undefined, ...fromPointer(pointer)]) {
    if (name !== undefined)
      node = isObject(node) || Array.isArray(node) ? (node as Record<string, unknown>)[name] : undefined;
    const dialect = isObject(node) ? node.$schema : undefined;
    if (typeof dialect === 'string') draft = draftOfDialect(dialect) ?? CURRENT_DRAFT;
  }
  return draft;
}

/** The draft that `jsonSchemaDialect` gives a whole description. */
export function draftOfDescription({ jsonSchemaDialect }: Readonly<Record<string, unknown>>): number {
  return (
    (typeof jsonSchemaDialect === 'string' ? draftOfDialect(jsonSchemaDialect) : undefined) ?? CURRENT_DRAFT
  );
}

const NAMED = /(?:\$schema|jsonSchemaDialect)['"]?\s*:\s*['"]?([^\s'",}]+)/g;

/** Tells whether any file of a description names another dialect than the current one. Looks at their text, which is quick. */
export async function namesOtherDialect(root: Document, resolver: LocalResolver): Promise<boolean> {
  for await (const { body } of reachableFiles(root, resolver)) {
    for (const [, uri = ''] of body.matchAll(NAMED)) if (draftOfDialect(uri) !== CURRENT_DRAFT) return true;
  }
  return false;
}
