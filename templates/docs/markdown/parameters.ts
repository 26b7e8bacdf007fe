import { at, isObject } from '../../../lib/json.ts';
import type { OperationModel } from '../../model.ts';
import { code, plainText, table } from '../../reference/markdown.ts';
import { descriptionOf, followed, limitsOf, printedFields } from '../printed-schema.ts';
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
        const schema = followed(document, at(document, one.type.pointer));
        const written = serialization(described);
        // A named schema with fields has a section of its own.
        if (one.type.name !== undefined) {
          const limits = limitsOf(schema, code, plainText);
          return [[name, one.in, [code(one.type.name), ...limits, ...written].join(', ') + example, text]];
        }
        return [
          [name, one.in, [typeWithLimits(schema), ...written].join(', ') + example, text],
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

/** Says how a value is written, where that is not the usual way. */
function serialization({
  in: place,
  style,
  explode,
  allowReserved,
  allowEmptyValue,
  content,
}: Node): string[] {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const isForm = (style ?? usual) === 'form';
  const [mediaType] = Object.keys(isObject(content) ? content : {});
  return [
    ...(typeof style === 'string' && style !== usual ? [`style ${code(style)}`] : []),
    ...(typeof explode === 'boolean' && explode !== isForm ? [`explode ${code(String(explode))}`] : []),
    ...(allowReserved === true ? ['reserved characters as they are'] : []),
    ...(allowEmptyValue === true ? ['may be empty'] : []),
    ...(mediaType === undefined ? [] : [`as ${code(mediaType)}`]),
  ];
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
