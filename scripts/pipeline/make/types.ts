import type { GlobalContext, OpenAPI3, TransformNodeOptions } from 'openapi-typescript';
import type { Node, TupleTypeNode, TypeNode } from 'typescript';
import type { JsonObject } from '../../../lib/json.ts';
import type { ApiModel } from '../../../templates/model.ts';
import { literal } from '../../../templates/samples/literal.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { identifierPattern } from '../model/identifier-pattern.ts';
import { describedDocument } from './jsdoc.ts';
import { withAliases } from './types/aliases.ts';
import {
  astToString,
  resolveRef,
  stringToAST,
  transformSchema,
  transformSchemaObject,
  ts,
} from './types/openapi-typescript.ts';
import { withoutPercentSigns } from './types/percent-signs.ts';
import { typesInput } from './types-input.ts';

/**
 * The types of a whole description, and one named export per component schema. Only this file and `types/openapi-typescript.ts` touch
 * openapi-typescript, whose author ended its maintenance: a successor is a change here and nowhere else.
 */
export async function makeTypes(document: DocumentNode, model: ApiModel): Promise<string> {
  // A copy with the facts for readers written into the descriptions; openapi-typescript also writes into what it is given.
  const { document: described, recursive } = typesInput(describedDocument(document) as JsonObject, model);
  const { document: encoded, restore } = withoutPercentSigns(described);
  const copy = encoded as unknown as OpenAPI3;
  const printed = transformSchema(copy, contextFor(copy));
  const nodes = withAliases(printed.map(ownHelper), recursive);
  return `${indentByTwo(restore(astToString(nodes)))}\n${namedExports(model)}`;
}

/** openapi-typescript's own cannot require properties of what may also be `null`. */
const WITH_REQUIRED =
  'type WithRequired<T, K extends PropertyKey> = T extends object ? T & { [P in K & keyof T]-?: T[P] } : T;';

function ownHelper(node: Node): Node {
  if (!ts.isTypeAliasDeclaration(node) || node.name.text !== 'WithRequired') return node;
  return stringToAST(WITH_REQUIRED)[0] as Node;
}

/**
 * The context that openapi-typescript's main function makes for itself, after it has linted and bundled its input with a
 * Redocly of its own. Ours is linted and bundled already; doing it again takes three quarters of the time.
 */
function contextFor(document: OpenAPI3): GlobalContext {
  const quiet = { silent: true };
  return {
    // A request field with a default may still be left out.
    defaultNonNullable: false,
    transform: (schema, options) => {
      const node = schema as DocumentNode;
      return identifierType(node) ?? emptyType(node) ?? tupleType(node, options);
    },
    // Their values are written into the properties that they read (`types/discriminators.ts`).
    discriminators: { objects: {}, refsHandled: [] },
    resolve: (ref) => resolveRef(document, ref, quiet),
    ...quiet,
    injectFooter: [],
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    // An object of which nothing is said may hold anything, not nothing.
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    transformProperty: undefined,
    // Only the steps that are left out here look at it.
    redoc: undefined as never,
  };
}

/** `acc-${string}`, and `"" | `acc-${string}`` for the variant that may be unset. */
function identifierType(schema: DocumentNode): TypeNode | undefined {
  const read = identifierPattern(schema);
  if (read === undefined) return undefined;
  const { factory } = ts;
  const span = factory.createTemplateLiteralTypeSpan(
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTemplateTail(''),
  );
  const type = factory.createTemplateLiteralType(factory.createTemplateHead(read.prefix), [span]);
  if (!read.orUnset) return type;
  return factory.createUnionTypeNode([factory.createLiteralTypeNode(factory.createStringLiteral('')), type]);
}

const SHAPING = ['properties', 'patternProperties', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', '$ref'];

/** A closed object without properties holds nothing, whatever `emptyObjectsUnknown` says. */
function emptyType(schema: DocumentNode): TypeNode | undefined {
  if (schema.type !== 'object' || schema.additionalProperties !== false) return undefined;
  if (SHAPING.some((keyword) => keyword in schema)) return undefined;
  const { factory } = ts;
  return factory.createTypeReferenceNode('Record', [
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword),
  ]);
}

/** The printer indents by four and offers no choice. Nothing it prints holds a line whose indent means anything. */
function indentByTwo(code: string): string {
  return code.replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

function namedExports(model: ApiModel): string {
  const lines = model.schemas.map(({ name, component, description }) => {
    const comment = description === '' ? '' : `/** ${firstParagraph(description)} */\n`;
    return `${comment}export type ${name} = components['schemas'][${literal(component)}];\n`;
  });
  return lines.join('');
}

function firstParagraph(description: string): string {
  const first = description.split(/\n\s*\n/)[0] ?? '';
  return first.replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim();
}

/**
 * `[string, number?, ...boolean[]]`: items that `minItems` asks for, those that may be missing, and further ones. openapi-typescript writes
 * all of `prefixItems` as required, and nothing after them.
 */
function tupleType(schema: DocumentNode, options: TransformNodeOptions): TupleTypeNode | undefined {
  const { type, prefixItems, items = true, minItems, maxItems } = schema;
  if (type !== 'array' || !Array.isArray(prefixItems)) return undefined;
  const { factory } = ts;
  const min = typeof minItems === 'number' ? minItems : 0;
  const max = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;
  const typeOf = (item: unknown) => transformSchemaObject(item as never, options);
  const listed = prefixItems.slice(0, max).map((item, index) => {
    const one = typeOf(item);
    return index < min ? one : factory.createOptionalTypeNode(one);
  });
  if (items === false || max <= prefixItems.length) return factory.createTupleTypeNode(listed);
  const further = factory.createRestTypeNode(factory.createArrayTypeNode(typeOf(items)));
  return factory.createTupleTypeNode([...listed, further]);
}
