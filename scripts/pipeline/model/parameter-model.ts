import { step } from '../../../lib/json-pointer.ts';
import type { ParameterLocation, ParameterModel, ParameterStyleName } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow, type Standing } from '../document/refs.ts';
import { exampleModels } from './example-models.ts';
import { toIdentifier } from './identifiers.ts';
import { typeModel } from './type-model.ts';
import type { NamedDocument } from './type-names.ts';
import { valueShape } from './value-shape.ts';
import { importedBy, mapping, quoted, trimmedText } from './values.ts';

/** The styles that OpenAPI names. */
export const PARAMETER_STYLES: readonly ParameterStyleName[] = [
  'form',
  'simple',
  'label',
  'matrix',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
];

/** OpenAPI says that header parameters of these names mean nothing. */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Parameters of the path first, then the operation's own; one of the operation replaces its namesake of the path.
 *
 * @param root expression for the operation in the types file: `operations['createCard']`
 */
export function parameterModels(
  named: NamedDocument,
  root: string,
  item: Standing,
  operation: Standing,
): ParameterModel[] {
  const models = new Map<string, ParameterModel>();
  for (const { node, pointer } of [item, operation]) {
    const base = step(pointer, 'parameters');
    for (const [index, parameter] of (Array.isArray(node.parameters) ? node.parameters : []).entries()) {
      const at = follow(named.document, parameter, step(base, index));
      const where = trimmedText(at.node.in);
      const name = trimmedText(at.node.name);
      if (where === 'header' && IGNORED_HEADERS.has(name.toLowerCase())) continue;
      models.set(`${where} ${name}`, parameterModel(named, root, at));
    }
  }
  return [...models.values()];
}

function parameterModel(named: NamedDocument, root: string, at: Standing): ParameterModel {
  const { document } = named;
  const { node } = at;
  const name = trimmedText(node.name);
  const where = trimmedText(node.in);
  const required = node.required === true;
  const group = `Exclude<${root}['parameters']['${where}'], undefined>`;
  const typescript = `${group}[${quoted(name)}]`;
  const content = schemaOf(document, at);
  const style = content.style ?? styleOf(where, node.style);
  return {
    in: where as ParameterLocation,
    name,
    identifier: toIdentifier(name),
    required,
    deprecated: node.deprecated === true,
    description: trimmedText(node.description),
    type: typeModel(named, content.schema, content.pointer, {
      typescript: required ? typescript : `Exclude<${typescript}, undefined>`,
      imports: [importedBy(root)],
    }),
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form' || style === 'cookie',
    allowReserved: where === 'query' && node.allowReserved === true,
    allowEmptyValue: node.allowEmptyValue === true,
    shape: content.shape ?? valueShape(document, content.schema),
    example: parameterExample(document, at, content.schema),
  };
}

interface ParameterSchema {
  readonly schema: unknown;
  readonly pointer: string;
  readonly style?: ParameterStyleName;
  readonly shape?: 'string';
}

/** A parameter has a schema, or exactly one media type: JSON, or else a text as it is. */
function schemaOf(document: DocumentNode, { node, pointer }: Standing): ParameterSchema {
  const [entry] = Object.entries(mapping(node.content));
  if (entry === undefined) return { schema: node.schema ?? {}, pointer: step(pointer, 'schema') };
  const [mediaType, content] = entry;
  const at = follow(document, content, step(pointer, 'content', mediaType));
  const found = { schema: at.node.schema ?? {}, pointer: step(at.pointer, 'schema') };
  return /json\b/i.test(mediaType) ? { ...found, style: 'json' } : { ...found, shape: 'string' };
}

function styleOf(where: string, style: unknown): ParameterStyleName {
  // As `form`, but for the encoding, which it does without.
  if (where === 'cookie' && style === 'cookie') return style;
  const known = PARAMETER_STYLES.find((one) => one === style);
  return known ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple');
}

function parameterExample(document: DocumentNode, at: Standing, given: unknown): unknown {
  const schema = follow(document, given, at.pointer).node;
  const ofSchema = Array.isArray(schema.examples) ? schema.examples[0] : schema.example;
  const [content] = Object.entries(mapping(at.node.content)).map(([, node]) => mapping(node));
  const examples = [
    ...exampleModels(document, at),
    ...(content ? exampleModels(document, { ...at, node: content }) : []),
  ];
  return examples[0]?.value ?? ofSchema;
}
