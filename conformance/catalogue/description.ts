import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { Evidence } from '../model/requirement.ts';
import { sha256Of } from './suite.ts';

// The description as it is generated and published.

/** A schema of the description, as far as the suite reads it. `vocabulary.test.ts` checks that the description uses nothing else. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly 'x-source'?: string;
  readonly 'x-seen'?: JsonObject[string];
  readonly 'x-not-shown'?: string | readonly string[];
  readonly 'x-sensitive'?: boolean;
  /** The reason why a field never holds its unset value. */
  readonly 'x-always-set'?: { readonly evidence: Evidence; readonly section: string };
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface DescribedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

type PathItem = { readonly parameters?: readonly Parameter[] } & Readonly<Record<string, DescribedOperation>>;

interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
const document: Document = JSON.parse(text);

/** `digest`: `sha256:…` of the published `openapi.json`, byte by byte. */
export const description: { readonly title: string; readonly version: string; readonly digest: string } = {
  title: document.info.title,
  version: document.info.version,
  digest: sha256Of(text),
};

/** Schema of the request's body, or of a success's; `undefined` where there is none. */
export function bodySchema(id: OperationId, side: 'request' | 'response'): Schema | undefined {
  const { path, method, success } = operations[id];
  const operation = document.paths[path]?.[method.toLowerCase()];
  const holder = side === 'request' ? operation?.requestBody : operation?.responses[success[0] ?? ''];
  return holder?.content?.['application/json']?.schema;
}

/** Schemas of the parameters in the path, by name. */
export function pathSchemas(id: OperationId): Readonly<Record<string, Schema>> {
  const { path, method } = operations[id];
  const item = document.paths[path];
  const all = [...(item?.parameters ?? []), ...(item?.[method.toLowerCase()]?.parameters ?? [])];
  const named = all.map((one) =>
    one.$ref === undefined
      ? one
      : document.components.parameters?.[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)],
  );
  return Object.fromEntries(
    named.flatMap((one) => (one?.in === 'path' && one.schema !== undefined ? [[one.name, one.schema]] : [])),
  );
}

/** The schema that `#/components/schemas/Name` leads to. */
export function namedSchema(reference: string): { readonly name: string; readonly schema: Schema } {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`the description has no schema ${reference}`);
  return { name, schema };
}
