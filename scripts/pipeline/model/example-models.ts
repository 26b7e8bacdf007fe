import { isRef } from '@redocly/openapi-core';
import { step } from '../../../lib/json-pointer.ts';
import type { ExampleModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { componentName, follow, type Standing } from '../document/refs.ts';
import { mapping, trimmedText } from './values.ts';

/** Named examples by the name of their component, a lone `example` by the name `example`. */
export function exampleModels(document: DocumentNode, at: Standing): ExampleModel[] {
  if ('example' in at.node) return [{ name: 'example', summary: '', value: at.node.example }];
  return Object.entries(mapping(at.node.examples)).map(([key, example]) => {
    const found = follow(document, example, step(at.pointer, 'examples', key));
    const name = isRef(example) ? componentName(found.pointer, 'examples') : undefined;
    return { name: name ?? key, summary: trimmedText(found.node.summary), value: found.node.value };
  });
}
