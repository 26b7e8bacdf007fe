import { isMethod } from '../../../lib/http-methods.ts';
import { at, isObject } from '../../../lib/json.ts';

export type DescriptionNode = Readonly<Record<string, unknown>>;

/** An operation, or a call that the server makes, with what its path item says about it. */
export interface OperationNode {
  /** The key, which is the same in both versions: `post /v1/card/{}`. */
  readonly key: string;
  /** The operationId, or method and path: `createCard`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly node: DescriptionNode;
  /** The parameters by location and name: `query limit`; path parameters by position. */
  readonly parameters: ReadonlyMap<string, DescriptionNode>;
  readonly pointer: readonly string[];
  /** Its own servers, or those of its path item. */
  readonly servers: unknown;
}

/** Follows references to components. */
export function resolved(document: DescriptionNode, value: unknown): DescriptionNode {
  let here = value;
  for (let step = 0; step < 50 && isObject(here) && typeof here.$ref === 'string'; step += 1) {
    const { $ref, ...beside } = here;
    const target = at(document, $ref);
    here = isObject(target) ? { ...target, ...beside } : {};
  }
  return isObject(here) ? here : {};
}

/** @param group where the path items are; `callbacks` for those of one callback, handed in as `paths` */
export function operationsOf(
  document: DescriptionNode,
  group: 'paths' | 'webhooks' | 'callbacks',
): OperationNode[] {
  return objectEntries(document[group === 'webhooks' ? group : 'paths']).flatMap(([path, value]) => {
    const item = resolved(document, value);
    return Object.keys(item)
      .filter(isMethod)
      .flatMap((method) => {
        if (!isObject(item[method])) return [];
        const node = item[method];
        const key = group === 'paths' ? `${method} ${path.replace(/\{[^}]*\}/g, '{}')}` : `${method} ${path}`;
        const name =
          typeof node.operationId === 'string' ? node.operationId : `${method.toUpperCase()} ${path}`;
        const parameters = new Map([
          ...parametersOf(document, item, path),
          ...parametersOf(document, node, path),
        ]);
        return [
          {
            key,
            name,
            method,
            path,
            node,
            parameters,
            pointer: [group, path, method],
            servers: node.servers ?? item.servers,
          },
        ];
      });
  });
}

/** OpenAPI: a parameter of one of these names is ignored, since the media types and the security say it. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

function parametersOf(
  document: DescriptionNode,
  holder: DescriptionNode,
  path: string,
): (readonly [string, DescriptionNode])[] {
  const list = Array.isArray(holder.parameters) ? holder.parameters : [];
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return list.flatMap((one) => {
    const parameter = resolved(document, one);
    const { in: place, name } = parameter;
    if (typeof name !== 'string') return [];
    if (place === 'header' && IGNORED_HEADERS.has(name.toLowerCase())) return [];
    if (place === 'path') return [[`path ${names.indexOf(name)}`, parameter] as const];
    return [[`${String(place)} ${place === 'header' ? name.toLowerCase() : name}`, parameter] as const];
  });
}

export function objectEntries(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}
