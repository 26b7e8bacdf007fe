import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { ApiModel } from '../../templates/model.ts';
import type { JsonObject } from './bundle.ts';
import { identifierPattern } from './identifier-pattern.ts';
import { describedDocument } from './jsdoc.ts';

/**
 * The types of a whole description, and one named export per component schema. The only file that touches
 * openapi-typescript, whose author ended its maintenance: a successor is a change here and nowhere else.
 */
export async function makeTypes(document: JsonObject, model: ApiModel): Promise<string> {
  // A copy with the facts for readers written into the descriptions; openapi-typescript also writes into what it is given.
  const copy = describedDocument(document);
  const nodes = await openapiTS(copy as unknown as OpenAPI3, {
    // A request field with a default may still be left out.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => identifierType(schema as JsonObject),
  });
  return `${indentByTwo(astToString(nodes))}\n${namedExports(model, document)}`;
}

/** `acc-${string}`, and `"" | `acc-${string}`` for the variant that may be unset. */
function identifierType(schema: JsonObject): ts.TypeNode | undefined {
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

/** The printer indents by four and offers no choice. Nothing it prints holds a line whose indent means anything. */
function indentByTwo(code: string): string {
  return code.replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

function namedExports(model: ApiModel, document: JsonObject): string {
  const schemas = (document.components as JsonObject | undefined)?.schemas as JsonObject | undefined;
  const lines = model.schemas
    .filter(({ name }) => schemas?.[name] !== undefined)
    .map(({ name, description }) => {
      const comment = description === '' ? '' : `/** ${oneLine(description)} */\n`;
      return `${comment}export type ${name} = components['schemas']['${name}'];\n`;
    });
  return lines.join('');
}

function oneLine(description: string): string {
  const first = description.split(/\n\s*\n/)[0] ?? '';
  return first.replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim();
}
