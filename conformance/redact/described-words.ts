import { isObject, type Json } from '../../lib/json.ts';

/** An API that this package does not know may show its description's own words in its calls. */
export interface DescribedWords {
  /** The names of properties. */
  readonly names: ReadonlySet<string>;
  /** Values of `enum` and `const`, numbers as texts. */
  readonly values: ReadonlySet<string>;
  /** The segments of paths, without parameters. */
  readonly segments: ReadonlySet<string>;
  /** Names of headers, in lower case. */
  readonly headers: ReadonlySet<string>;
  /** The media types in lower case, without parameters. */
  readonly mediaTypes: ReadonlySet<string>;
  /** The origins of servers: `https://api.example.com`. */
  readonly origins: ReadonlySet<string>;
}

/** @param paths templates, with those of servers */
export function describedWords(
  document: Json,
  paths: readonly string[],
  origins: readonly string[],
): DescribedWords {
  const names = new Set<string>();
  const values = new Set<string>();
  const headers = new Set<string>();
  const mediaTypes = new Set<string>();
  const add = (value: Json | undefined) => {
    if (typeof value === 'string' || typeof value === 'number') values.add(String(value));
  };
  // Grows during the loop.
  const open: Json[] = [document];
  for (const node of open) {
    if (Array.isArray(node)) for (const inner of node as readonly Json[]) open.push(inner);
    if (!isObject(node)) continue;
    if (typeof node.in === 'string' && typeof node.name === 'string')
      if (node.in === 'header') headers.add(node.name.toLowerCase());
      else names.add(node.name);
    for (const [name, inner] of Object.entries(node)) {
      if (name === 'headers' && isObject(inner))
        for (const one of Object.keys(inner)) headers.add(one.toLowerCase());
      if (name === 'content' && isObject(inner))
        for (const one of Object.keys(inner)) mediaTypes.add((one.split(';')[0] ?? '').trim().toLowerCase());
      if (name === 'properties' && isObject(inner)) for (const one of Object.keys(inner)) names.add(one);
      if (name === 'required' && Array.isArray(inner))
        for (const one of inner as readonly Json[]) if (typeof one === 'string') names.add(one);
      if (name === 'enum' && Array.isArray(inner)) for (const one of inner as readonly Json[]) add(one);
      if (name === 'const') add(inner);
      if (typeof inner === 'object' && !EXAMPLES.has(name)) open.push(inner as Json);
    }
  }
  const segments = paths.flatMap((path) =>
    path.split('/').filter((part) => part !== '' && !part.includes('{')),
  );
  return { names, values, segments: new Set(segments), headers, mediaTypes, origins: new Set(origins) };
}

/** They may hold anything. */
const EXAMPLES: ReadonlySet<string> = new Set(['default', 'example', 'examples']);
