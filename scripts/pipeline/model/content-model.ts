import { type Int64Shape, type Int64Shapes, int64Strings } from '../../../lib/json-int64.ts';
import { step } from '../../../lib/json-pointer.ts';
import type {
  ContentKind,
  ContentModel,
  ExampleModel,
  FieldModel,
  TypeModel,
} from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow, type Standing } from '../document/refs.ts';
import { int64ShapeIn } from '../int64/int64-shapes.ts';
import { contentKind, isBinary, isBinaryType } from './content-kind.ts';
import { exampleModels } from './example-models.ts';
import { PARAMETER_STYLES } from './parameter-model.ts';
import { typeModel } from './type-model.ts';
import type { NamedDocument } from './type-names.ts';
import { propertiesOf, valueShape } from './value-shape.ts';
import { importedBy, mapping, quoted, trimmedText } from './values.ts';

/**
 * The media types of a body or a response, JSON first, then in the order of the description.
 *
 * @param root expression for the `content` of the body in the types file
 */
export function contentModels(named: NamedDocument, at: Standing, root: string): ContentModel[] {
  const models = Object.entries(mapping(at.node.content)).map(([mediaType, node]) => {
    const pointer = step(at.pointer, 'content', mediaType);
    const content = follow(named.document, node, pointer);
    return contentModel(named, mediaType, content, `${root}[${quoted(mediaType)}]`);
  });
  return models.sort((one, other) => Number(other.kind === 'json') - Number(one.kind === 'json'));
}

function contentModel(
  named: NamedDocument,
  mediaType: string,
  at: Standing,
  typescript: string,
): ContentModel {
  const { document } = named;
  const { described, pointer, expression } = describedPart(document, mediaType, at, typescript);
  const schema = described ?? {};
  const kind = contentKindOf(document, mediaType, schema);
  const type = typeModel(named, schema, pointer, {
    typescript: expression,
    imports: expression === 'unknown' ? [] : [importedBy(typescript)],
  });
  const int64 = named.int64 && int64ShapeIn(described, new Set(Object.keys(named.int64)));
  const isText = kind === 'text' && schemaKind(document, schema) === 'string';
  return {
    mediaType,
    kind,
    type: NATIVE[kind] === undefined || isText ? type : { ...type, ...NATIVE[kind] },
    validated: described !== undefined && (VALIDATED.has(kind) || isText),
    fields: kind === 'form' || kind === 'multipart' ? fieldModels(document, schema, at.node.encoding) : [],
    int64,
    examples: exampleModels(document, at).map((one) => withStrings(one, int64, named.int64)),
  };
}

/** The value of an example as code has it. */
function withStrings(
  example: ExampleModel,
  shape: Int64Shape | undefined,
  shapes: Int64Shapes = {},
): ExampleModel {
  if (shape === undefined || example.value === undefined) return example;
  return { ...example, value: int64Strings(example.value, shape, shapes) };
}

/** Kinds whose values are of one type, whatever the schema says. */
const NATIVE: Partial<Record<ContentKind, Pick<TypeModel, 'name' | 'typescript' | 'imports'>>> = {
  text: { name: undefined, typescript: 'string', imports: [] },
  binary: { name: undefined, typescript: 'Blob', imports: [] },
};

/** Decides how generated code reads and writes content with this schema. */
export function contentKindOf(document: DocumentNode, mediaType: string, schema: unknown): ContentKind {
  // Not before it is needed: the shape of a large schema is larger still.
  return contentKind(mediaType, follow(document, schema ?? {}, '#').node, () => schemaKind(document, schema));
}

function schemaKind(document: DocumentNode, schema: unknown): string {
  const shape = valueShape(document, schema);
  return typeof shape === 'string' ? shape : 'object';
}

const VALIDATED: ReadonlySet<ContentKind> = new Set(['json', 'form', 'multipart', 'events', 'lines']);

/**
 * The schema of the value; of one item where there is one after another. OpenAPI 3.2 describes an item by `itemSchema`, of an event as an object
 * with its fields, and the whole as a list by `schema`, which in 3.1 most authors use for an item.
 */
function describedPart(document: DocumentNode, mediaType: string, at: Standing, typescript: string) {
  const kind = contentKind(mediaType, {}, () => 'any');
  const key = at.node.itemSchema !== undefined && STREAMED.has(kind) ? 'itemSchema' : 'schema';
  const whole = { described: at.node[key], pointer: step(at.pointer, key) };
  if (whole.described === undefined || !STREAMED.has(kind)) return { ...whole, expression: typescript };
  const found = follow(document, whole.described, whole.pointer);
  const { type, items } = found.node;
  if (key === 'schema' && type === 'array' && items !== undefined)
    return { described: items, pointer: step(found.pointer, 'items'), expression: `(${typescript})[number]` };
  if (key === 'schema') return { ...whole, expression: typescript };
  const { data } = propertiesOf(document, found.node);
  if (kind !== 'events' || data === undefined || found.node.properties === undefined)
    return { ...whole, expression: 'unknown' };
  const field = follow(document, data, step(found.pointer, 'properties', 'data'));
  const { contentSchema } = field.node;
  return contentSchema === undefined
    ? { described: field.node, pointer: field.pointer, expression: 'unknown' }
    : { described: contentSchema, pointer: step(field.pointer, 'contentSchema'), expression: 'unknown' };
}

const STREAMED: ReadonlySet<ContentKind> = new Set(['events', 'lines']);

function fieldModels(document: DocumentNode, schema: unknown, encodings: unknown): FieldModel[] {
  return Object.entries(propertiesOf(document, schema)).map(([name, property]) => {
    const encoding = mapping(mapping(encodings)[name]);
    const contentType = trimmedText(encoding.contentType) || undefined;
    const style = PARAMETER_STYLES.find((known) => known === encoding.style);
    return {
      name,
      shape: fileShape(document, property, contentType) ?? valueShape(document, property),
      contentType,
      // Each of the three has a default, and naming any of them means the others, too.
      style:
        style ??
        (encoding.explode !== undefined || encoding.allowReserved !== undefined ? 'form' : undefined),
      explode:
        typeof encoding.explode === 'boolean' ? encoding.explode : style === undefined || style === 'form',
      allowReserved: encoding.allowReserved === true,
    };
  });
}

function fileShape(
  document: DocumentNode,
  property: unknown,
  contentType: string | undefined,
): 'file' | 'files' | undefined {
  const { items } = follow(document, property, '#').node;
  if (items !== undefined) return isFile(document, items, contentType) ? 'files' : undefined;
  return isFile(document, property, contentType) ? 'file' : undefined;
}

function isFile(document: DocumentNode, property: unknown, contentType: string | undefined): boolean {
  const { node } = follow(document, property, '#');
  const choices = [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  if (isBinary(node) || choices.some((choice) => isFile(document, choice, undefined))) return true;
  const shape = valueShape(document, node);
  return (shape === 'any' || shape === 'string') && contentType !== undefined && isBinaryType(contentType);
}
