import type { Slot } from '../../../../console/console-types.ts';
import { isObject } from '../../../../lib/json.ts';
import { step, toPointer } from '../../../../lib/json-pointer.ts';
import type { ApiModel } from '../../../../templates/model.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { follow } from '../../document/refs.ts';
import { mapping } from '../../model/values.ts';

/** A value that a link of the description hands on. */
export interface LinkedValue {
  /** Operation ids. */
  readonly from: string;
  readonly to: string;
  /** Into the response's body. */
  readonly pointer: string;
  /** The place in the request; `undefined`: the parameter of this name, wherever it is. */
  readonly place: Slot['in'] | undefined;
  /** `accountId`, `/accountId` for the body. */
  readonly name: string;
}

const BODY = /^\{?\$response\.body#(\/[^}]*)\}?$/;

/** Lists what the `links` of all responses hand on from one JSON body to parameters and bodies. */
export function linksOf(document: DocumentNode, model: ApiModel): LinkedValue[] {
  const idOf = (link: DocumentNode): string | undefined => {
    const { operationId, operationRef } = link;
    const found = model.operations.find(({ path, method, pointer }) =>
      operationRef === undefined
        ? nodeOf(document, path, method).operationId === operationId
        : pointer === operationRef,
    );
    return found?.id;
  };
  return model.operations.flatMap(({ id, path, method }) =>
    Object.values(mapping(nodeOf(document, path, method).responses)).flatMap((response) =>
      Object.values(mapping(follow(document, response, '#').node.links)).flatMap((value) => {
        const link = follow(document, value, '#').node;
        const to = idOf(link);
        return to === undefined ? [] : valuesOf(link).map((one) => ({ from: id, to, ...one }));
      }),
    ),
  );
}

function nodeOf(document: DocumentNode, path: string, method: string): DocumentNode {
  const item = follow(document, mapping(document.paths)[path], step('#/paths', path)).node;
  return mapping(item[method]);
}

function valuesOf(link: DocumentNode): Pick<LinkedValue, 'pointer' | 'place' | 'name'>[] {
  const parameters = Object.entries(mapping(link.parameters)).flatMap(([key, expression]) => {
    const [, place, name] = /^(path|query|header|cookie)\.(.+)$/.exec(key) ?? [undefined, undefined, key];
    return named(expression, place as Slot['in'] | undefined, name as string);
  });
  return [...parameters, ...bodyValues(link.requestBody, [])];
}

function bodyValues(value: unknown, path: readonly string[]): ReturnType<typeof named> {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, member]) => bodyValues(member, [...path, name]));
  return path.length === 0 ? [] : named(value, 'body', toPointer(path));
}

function named(expression: unknown, place: Slot['in'] | undefined, name: string) {
  const pointer = typeof expression === 'string' ? BODY.exec(expression)?.[1] : undefined;
  return pointer === undefined ? [] : [{ pointer, place, name }];
}
