import { at, isObject } from '../../../lib/json.ts';
import type { OperationModel } from '../../model.ts';
import { code, table } from '../../reference/markdown.ts';
import { descriptionOf, followed, printedFields } from '../printed-schema.ts';
import { typeWithLimits } from './schema-section.ts';

type Node = Record<string, unknown>;

/** Lists what a request has besides its body. */
export function parameters(
  { parameters: list, pointer }: OperationModel,
  node: Node,
  document: unknown,
): string[] {
  if (list.length === 0) return [];
  const item = followed(document, at(document, pointer.slice(0, pointer.lastIndexOf('/'))));
  const nodes = [item.parameters, node.parameters].flat().map((given) => followed(document, given));
  return [
    '## Parameters',
    table(
      ['Name', 'In', 'Type', 'Description'],
      list.flatMap((one) => {
        const described =
          nodes.findLast(({ name, in: place }) => name === one.name && place === one.in) ?? {};
        const example = one.example === undefined ? '' : `, example ${code(JSON.stringify(one.example))}`;
        const name = code(one.name) + marks({ ...described, required: one.required });
        const text = descriptionOf(described) || one.description;
        if (one.type.name !== undefined) return [[name, one.in, code(one.type.name) + example, text]];
        const schema = at(document, one.type.pointer);
        return [
          [name, one.in, typeWithLimits(schema) + example, text],
          ...printedFields(document, schema).map((field) => [
            code(`${one.name}.${field.path}`) + marks({ required: field.required }),
            one.in,
            typeWithLimits(field.schema),
            field.description,
          ]),
        ];
      }),
    ),
  ];
}

export function responseNode(document: unknown, { responses }: Node, status: string): Node {
  return followed(document, isObject(responses) ? responses[status] : undefined);
}

/** The headers of a response, each with what it leads to. */
export function headerNodes(document: unknown, node: Node, status: string): [name: string, header: Node][] {
  const { headers } = responseNode(document, node, status);
  return Object.entries(isObject(headers) ? headers : {}).map(([name, given]) => [
    name,
    followed(document, given),
  ]);
}

export function headerTable(headers: readonly [name: string, header: Node][]): string[] {
  if (headers.length === 0) return [];
  const rows = headers.map(([name, header]) => [
    code(name) + marks(header),
    typeWithLimits(header.schema ?? contentSchema(header)),
    descriptionOf(header),
  ]);
  return [table(['Header', 'Type', 'Description'], rows)];
}

/** Writes what a reader must know before using it. */
function marks({ required, deprecated }: Node): string {
  const words = [...(required === true ? ['required'] : []), ...(deprecated === true ? ['deprecated'] : [])];
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function contentSchema({ content }: Node): unknown {
  const [media] = Object.values(isObject(content) ? content : {});
  return isObject(media) ? media.schema : undefined;
}
