import { Ajv2020 } from 'ajv/dist/2020.js';
import { at, isObject, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../../lib/json-pointer.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { HTTP_METHODS } from '../document/http-methods.ts';
import { follow } from '../document/refs.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';
import { onlyVerdicts } from '../model/verdicts.ts';
import { hideDataReferences } from '../read/data-places.ts';
import { FORMATS } from '../sample/format-samples.ts';
import { bodyForPrism } from './mock-bodies.ts';
import { parametersForPrism } from './mock-parameters.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
/** What holds values, not schemas. */
const VALUES = ['example', 'examples', 'default', 'const', 'enum'];

/**
 * A copy of a bundled document in the form that Prism understands rightly: it checks by draft-07 unless a dialect is named (and
 * not at all with OpenAPI's own), and where a credential is optional it refuses a request that has an `Authorization` header.
 */
export function documentForPrism(document: DocumentNode): DocumentNode {
  const shown = hideDataReferences(document as JsonObject);
  // References to the parameters of another operation count them as they were described.
  const described = mapDocumentSchemas(shown, forPrism) as DocumentNode;
  const copy = structuredClone(described);
  const dialect = copy.jsonSchemaDialect;
  if (typeof dialect !== 'string' || dialect.includes('spec.openapis.org')) copy.jsonSchemaDialect = DIALECT;
  for (const item of Object.values(isObject(copy.paths) ? copy.paths : {})) {
    if (isObject(item) && item.parameters !== undefined)
      item.parameters = parametersForPrism(described, item.parameters);
  }
  for (const { operation } of describedOperations(copy)) {
    if (operation.parameters !== undefined)
      operation.parameters = parametersForPrism(described, operation.parameters);
    if (operation.requestBody !== undefined)
      operation.requestBody = bodyForPrism(copy, operation.requestBody);
    operation.responses = responsesForPrism(operation.responses);
    const security = operation.security ?? copy.security;
    if (Array.isArray(security) && security.some((one) => Object.keys(one).length === 0))
      operation.security = [];
  }
  return copy;
}

/** Those that a mock can respond with: nobody waits for the end of a `101`. Responses may be left out since 3.1. */
function responsesForPrism(responses: unknown): DocumentNode {
  const all = Object.entries(isObject(responses) ? responses : {});
  const final = all.filter(([status]) => !status.startsWith('1'));
  return final.length > 0 ? Object.fromEntries(final) : { '200': { description: '' } };
}

/**
 * `nullable` says nothing since OpenAPI 3.1, but Ajv, which Prism checks with, throws for one that has no `type` beside it. Where there is a
 * `format` beside a `pattern`, Prism's random values follow the format and break the pattern. No text is a `uuid` and has 24 characters at most:
 * the length is what was meant.
 */
function forPrism(schema: SchemaNode, pointer: string): SchemaNode {
  if (typeof schema === 'boolean') return schema;
  const { nullable: _, format, ...rest } = schema;
  const shortest = FORMATS[String(format)]?.sample(0).length ?? 0;
  const isTooLong = typeof rest.maxLength === 'number' && rest.maxLength < shortest;
  const isLeftOut = format === undefined || typeof rest.pattern === 'string' || isTooLong;
  const kept = isLeftOut ? rest : { ...rest, format };
  return mapSubschemas(kept, pointer, forPrism);
}

/**
 * A copy without `multipleOf` where the step has decimals: Prism divides, and would refuse 0.07 as a multiple of 0.01. For requests; random
 * values of responses keep to it.
 */
export function withoutDecimalSteps(document: DocumentNode): DocumentNode {
  const without = (schema: SchemaNode, pointer: string): SchemaNode => {
    if (typeof schema === 'boolean') return schema;
    const { multipleOf, ...rest } = schema;
    const isLeftOut = typeof multipleOf === 'number' && !Number.isInteger(multipleOf);
    return mapSubschemas(isLeftOut ? rest : schema, pointer, without);
  };
  return mapDocumentSchemas(document as JsonObject, without) as DocumentNode;
}

/**
 * Makes sure that requests can be checked: that each body's schema compiles the way Prism compiles it. Prism drops one that does not
 * without a word, and then lets every body pass. What is wrong in most cases is found at once; to compile all schemas takes seconds in a
 * large description, so that is done by operation.
 *
 * @returns compiles the bodies of an operation; to be called when it is first used
 * @throws ToolError `unsupported` with the place in the bundled document; the function that is returned throws it, too
 */
export function refuseUncheckable(
  document: DocumentNode,
): (operation: Pick<DescribedOperation, 'path' | 'method'>) => void {
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
  const seen = new Set<unknown>();
  for (const pointer of requestSchemas(document, describedOperations(document))) {
    const dangling = danglingReference(document, at(document, pointer.slice(1)), seen);
    if (dangling !== undefined) throw uncheckable(pointer, new Error(`can't resolve reference ${dangling}`));
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, validateSchema: false });
  // Without examples: what they hold is no schema, whatever it is called.
  ajv.addSchema(onlyVerdicts(document as JsonObject), 'document');
  return ({ path, method }) => {
    const operations = describedOperations(document).filter(
      (one) => one.path === path && one.method === method,
    );
    for (const pointer of requestSchemas(document, operations)) {
      try {
        ajv.getSchema(`document${toFragment(fromPointer(pointer.slice(1)))}`);
      } catch (error) {
        throw uncheckable(pointer, error as Error);
      }
    }
  };
}

function uncheckable(pointer: string, cause: Error): ToolError {
  return new ToolError('unsupported', `the mock cannot check a request body: ${cause.message}`, {
    place: { file: 'the bundled description', pointer },
    fix: 'Correct the schema; `lint` finds its file and line.',
    cause,
  });
}

/** A reference that leads nowhere, of those that a schema leads to. */
function danglingReference(document: DocumentNode, node: unknown, seen: Set<unknown>): string | undefined {
  if (typeof node !== 'object' || node === null || seen.has(node)) return undefined;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    const isReference = key === '$ref' && typeof value === 'string';
    const next = isReference ? at(document, value) : value;
    if (isReference && (!value.startsWith('#') || next === undefined)) return value;
    const dangling = danglingReference(document, next, seen);
    if (dangling !== undefined) return dangling;
  }
  return undefined;
}

/** Pointers of the schemas of the request bodies of operations. */
function requestSchemas(document: DocumentNode, operations: readonly DescribedOperation[]): string[] {
  return operations.flatMap(({ pointer, operation }) => {
    const body = follow(document, operation.requestBody, step(pointer, 'requestBody'));
    return Object.keys(isObject(body.node.content) ? body.node.content : {}).map((type) =>
      step(body.pointer, 'content', type, 'schema'),
    );
  });
}

interface DescribedOperation {
  readonly path: string;
  readonly method: string;
  readonly pointer: string;
  readonly operation: DocumentNode;
}

export function describedOperations(document: DocumentNode): DescribedOperation[] {
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
