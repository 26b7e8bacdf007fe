import { at, isObject, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { follow } from '../document/refs.ts';
import { contentKindOf } from '../model/content-model.ts';
import type { Sampler } from '../sample/sampler.ts';

/** What is looked at of an operation as Prism reads it from the description. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly responses: readonly {
    readonly code: string;
    readonly contents?: readonly { readonly mediaType: string; readonly examples?: readonly unknown[] }[];
  }[];
}

/**
 * Gives each JSON response without an example one that fits its schema; Prism's own would break patterns and lengths. A value is made when it is
 * first asked for, since most never are.
 */
export function addSamples(
  { method, path, responses }: Operation,
  document: JsonObject,
  sampler: Sampler,
): void {
  for (const { code, contents = [] } of responses) {
    for (const content of contents) {
      if ((content.examples ?? []).length > 0) continue;
      const pointer = schemaPointer(document, [path, method, code, content.mediaType]);
      if (
        pointer === undefined ||
        contentKindOf(document, content.mediaType, at(document, pointer)) !== 'json'
      )
        continue;
      const examples = () => {
        const sample = sampler.nearest(pointer, 'response');
        return sample === undefined ? [] : [{ id: 'sample', key: 'sample', value: sample.value }];
      };
      Object.defineProperty(content, 'examples', { get: examples, enumerable: true, configurable: true });
    }
  }
}

function schemaPointer(
  document: JsonObject,
  [path, method, code, mediaType]: readonly [string, string, string, string],
): string | undefined {
  let here = { node: document as Record<string, unknown>, pointer: '#' };
  for (const name of ['paths', path, method, 'responses', code, 'content', mediaType]) {
    if (!Object.hasOwn(here.node, name)) return undefined;
    here = follow(document as Record<string, unknown>, here.node[name], step(here.pointer, name));
  }
  return isObject(here.node.schema) ? step(here.pointer, 'schema') : undefined;
}
