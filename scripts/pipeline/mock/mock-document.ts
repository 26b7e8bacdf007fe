import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { HTTP_METHODS } from '../model/http-methods.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../model/schema-walk.ts';
import { hideDataReferences } from '../read/data-places.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
/** What holds values, not schemas. */
const VALUES = ['example', 'examples', 'default', 'const', 'enum'];

/**
 * A copy of a bundled document in the form that Prism understands rightly: it checks by draft-07 unless a dialect is named (and
 * not at all with OpenAPI's own), and where a credential is optional it refuses a request that has an `Authorization` header.
 */
export function documentForPrism(document: DocumentNode): DocumentNode {
  const shown = hideDataReferences(document as JsonObject);
  const copy = structuredClone(mapDocumentSchemas(shown, withoutNullable)) as DocumentNode;
  const dialect = copy.jsonSchemaDialect;
  if (typeof dialect !== 'string' || dialect.includes('spec.openapis.org')) copy.jsonSchemaDialect = DIALECT;
  for (const { operation } of operationsOf(copy)) {
    const security = operation.security ?? copy.security;
    if (Array.isArray(security) && security.some((one) => Object.keys(one).length === 0))
      operation.security = [];
  }
  return copy;
}

/** `nullable` says nothing since OpenAPI 3.1, but Ajv, which Prism checks with, throws for one that has no `type` beside it. */
function withoutNullable(schema: SchemaNode, pointer: string): SchemaNode {
  if (typeof schema === 'boolean') return schema;
  const { nullable: _, ...rest } = schema;
  return mapSubschemas(rest, pointer, withoutNullable);
}

/**
 * Makes sure that every request can be checked: that each body's schema compiles the way Prism compiles it. Prism drops one
 * that does not without a word, and then lets every body pass.
 *
 * @throws ToolError `unsupported` with the place in the bundled document
 */
export function refuseUncheckable(document: DocumentNode): void {
  for (const { pointer, pattern } of patternsOf(document, '#')) {
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      throw new ToolError('unsupported', `the mock cannot check a pattern: ${(error as Error).message}`, {
        place: { file: 'the bundled description', pointer },
        fix: 'Write the pattern so that it compiles with the `u` flag; `lint` finds its file and line.',
        cause: error,
      });
    }
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, validateSchema: false });
  ajv.addSchema(document, 'document');
  for (const pointer of requestSchemas(document)) {
    try {
      ajv.getSchema(`document${encodeURI(pointer)}`);
    } catch (error) {
      throw new ToolError(
        'unsupported',
        `the mock cannot check a request body: ${(error as Error).message}`,
        {
          place: { file: 'the bundled description', pointer },
          fix: 'Mend the schema; `lint` finds its file and line.',
          cause: error,
        },
      );
    }
  }
}

/** Pointers of the schemas of every request body. */
function requestSchemas(document: DocumentNode): string[] {
  const shared = (document.components as { requestBodies?: DocumentNode } | undefined)?.requestBodies ?? {};
  const bodies = [
    ...operationsOf(document).map(({ pointer, operation }) => [
      `${pointer}/requestBody`,
      operation.requestBody,
    ]),
    ...Object.entries(shared).map(([name, body]) => [step('#/components/requestBodies', name), body]),
  ];
  return bodies.flatMap(([pointer, body]) =>
    Object.keys(isObject(body) && isObject(body.content) ? body.content : {}).map((type) =>
      step(String(pointer), 'content', type, 'schema'),
    ),
  );
}

interface DescribedOperation {
  readonly path: string;
  readonly method: string;
  readonly pointer: string;
  readonly operation: DocumentNode;
}

export function operationsOf(document: DocumentNode): DescribedOperation[] {
  return Object.entries((document.paths ?? {}) as Record<string, DocumentNode>).flatMap(([path, item]) =>
    [...HTTP_METHODS].flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      return [{ path, method, pointer: step('#/paths', path, method), operation: operation as DocumentNode }];
    }),
  );
}

function* patternsOf(node: unknown, pointer: string): Generator<{ pointer: string; pattern: string }> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* patternsOf(item, `${pointer}/${index}`);
  } else if (isObject(node)) {
    for (const [key, value] of Object.entries(node)) {
      const at = step(pointer, key);
      if (key === 'pattern' && typeof value === 'string') yield { pointer: at, pattern: value };
      if (!VALUES.includes(key) && !key.startsWith('x-')) yield* patternsOf(value, at);
    }
  }
}
