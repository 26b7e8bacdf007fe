import { at, isObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import { holdsData, NAMED } from './data-places.ts';

type Node = Record<string, unknown>;

/** A schema with an `$id`, or the file itself: a part whose references have a base of their own. */
interface Resource {
  readonly pointer: string;
  /** Absolute where anything says so. */
  readonly uri: string;
  /** Pointers by `$anchor`. */
  readonly anchors: Map<string, string>;
}

/**
 * Writes references by URI as pointers, in place: those that follow the `$id` of a schema (JSON Schema 2020-12, 8.2.1) or the `$self` of an OpenAPI
 * 3.2 file, and lead into the same file, or beside it where `$self` says so. A reference that leads nowhere stays as it is.
 */
export function resolveBaseUris(parsed: unknown): void {
  if (!isObject(parsed) || parsed.swagger !== undefined || /^3\.0/.test(String(parsed.openapi))) return;
  new BaseUris(parsed).resolve();
}

class BaseUris {
  readonly #root: Node;
  readonly #self: string;
  readonly #resources = new Map<string, Resource>();
  readonly #references: { readonly holder: Node; readonly key: string; readonly from: Resource }[] = [];

  constructor(root: Node) {
    this.#root = root;
    const { $self, $id } = root;
    this.#self = typeof $self === 'string' ? $self : '';
    const uri = this.#self !== '' ? this.#self : typeof $id === 'string' ? $id : '';
    this.#visit(root, this.#resource('#', uri));
  }

  resolve(): void {
    for (const { holder, key, from } of this.#references) {
      const target = this.#target(String(holder[key]), from);
      if (target !== undefined) holder[key] = target;
    }
  }

  #resource(pointer: string, uri: string): Resource {
    const resource = { pointer, uri, anchors: new Map<string, string>() };
    if (uri !== '') this.#resources.set(uri, resource);
    return resource;
  }

  #visit(node: unknown, around: Resource, pointer = '#'): void {
    if (Array.isArray(node))
      for (const [index, item] of node.entries()) this.#visit(item, around, step(pointer, index));
    if (!isObject(node)) return;
    const here = this.#own(node, around, pointer);
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string')
        this.#references.push({ holder: node, key, from: here });
      if (key === 'examples' || holdsData(key)) continue;
      if (key === 'mapping' && isObject(value)) {
        for (const name of Object.keys(value))
          this.#references.push({ holder: value, key: name, from: here });
      } else if (NAMED.has(key) && isObject(value)) {
        for (const [name, named] of Object.entries(value)) this.#visit(named, here, step(pointer, key, name));
      } else this.#visit(value, here, step(pointer, key));
    }
  }

  #own(node: Node, around: Resource, pointer: string): Resource {
    const { $id: id, $anchor: anchor = node.$dynamicAnchor } = node;
    const isFragment = typeof id === 'string' && id.startsWith('#');
    const resource =
      typeof id === 'string' && !isFragment && pointer !== '#'
        ? this.#resource(pointer, absolute(id.replace(/#$/, ''), around.uri))
        : around;
    // Until draft 7, an `$id` that is a fragment was what `$anchor` is.
    const name = typeof anchor === 'string' ? anchor : isFragment ? id.slice(1) : undefined;
    if (name !== undefined) resource.anchors.set(name, pointer);
    return resource;
  }

  #target(ref: string, from: Resource): string | undefined {
    const [uri = '', fragment = ''] = ref.split('#');
    const whole = uri === '' ? from.uri : absolute(uri, from.uri);
    const resource = uri === '' ? from : this.#resources.get(whole);
    if (resource === undefined) return this.#beside(whole, fragment);
    if (resource.pointer === '#' && uri === '' && /^(\/|$)/.test(fragment)) return undefined;
    const place =
      fragment === '' || fragment.startsWith('/')
        ? fromPointer(`#${fragment}`).reduce((pointer, name) => step(pointer, name), resource.pointer)
        : resource.anchors.get(fragment);
    // Many an author means the file by `#/components`, whatever the standard says.
    if (place === undefined || at(this.#root, place) === undefined) return undefined;
    return place;
  }

  /** A file in the folder of `$self`, which is the folder of this file. */
  #beside(whole: string, fragment: string): string | undefined {
    const folder = this.#self.replace(/[^/]*$/, '');
    if (!/^[a-z][a-z\d+.-]*:/i.test(folder) || !whole.startsWith(folder)) return undefined;
    return `${whole.slice(folder.length)}#${fragment}`;
  }
}

function absolute(uri: string, base: string): string {
  try {
    return new URL(uri, base === '' ? undefined : base).href;
  } catch {
    return uri;
  }
}
