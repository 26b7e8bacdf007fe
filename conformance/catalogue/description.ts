import { readFileSync } from 'node:fs';
import type { JsonObject } from '../json.ts';
import type { Operation, OperationId } from './operations.ts';
import { digestOf } from './suite.ts';

// The description as it is generated and published: what is judged is what it says.

/** A schema of the description, as far as the suite reads it. `vocabulary.test.ts` holds that it says no more than this. */
export interface Schema {
  readonly $ref?: string;
  /** A schema or null, and nothing else. */
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly 'x-source'?: string;
  readonly 'x-seen'?: JsonObject[string];
  readonly 'x-not-shown'?: string;
  readonly 'x-sensitive'?: boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

type Credential = Operation['credentials'][number];

interface DescribedOperation {
  readonly operationId: OperationId;
  readonly 'x-source': string;
  readonly security: readonly Readonly<Partial<Record<Credential, unknown>>>[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<Credential, unknown>>;
  };
}

const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
const document: Document = JSON.parse(text);

/** `digest`: `sha256:…` of the published `openapi.json`, byte by byte. */
export const description: { readonly title: string; readonly version: string; readonly digest: string } = {
  title: document.info.title,
  version: document.info.version,
  digest: digestOf(text),
};

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** The seven operations in the order of the description. */
export const operations = Object.fromEntries(
  described.map(({ path, method, operation }): [OperationId, Operation] => [
    operation.operationId,
    {
      id: operation.operationId,
      method,
      path,
      section: operation['x-source'],
      success: successOf(operation),
      writes: method !== 'GET',
      movesMoney: operation.operationId === 'receiveAchPull',
      credentials: credentialsOf(operation),
    },
  ]),
) as Readonly<Record<OperationId, Operation>>;

/** Schema of the body that is sent, or of the one that a success brings; `undefined` where there is none. */
export function bodySchema(id: OperationId, side: 'request' | 'response'): Schema | undefined {
  const operation = described.find((one) => one.operation.operationId === id)?.operation;
  const holder = side === 'request' ? operation?.requestBody : operation?.responses[successOf(operation)];
  return holder?.content?.['application/json']?.schema;
}

/** The schema that `#/components/schemas/Name` leads to. */
export function namedSchema(reference: string): { readonly name: string; readonly schema: Schema } {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`the description has no schema ${reference}`);
  return { name, schema };
}

/** Where none is listed, none is ruled out: all of them. */
function credentialsOf({ security }: DescribedOperation): readonly Credential[] {
  const listed = Object.keys(Object.assign({}, ...security));
  return (listed.length > 0 ? listed : Object.keys(document.components.securitySchemes)) as Credential[];
}

function successOf({ responses }: DescribedOperation): string {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  if (success === undefined) throw new Error('an operation of the description has no success');
  return success;
}
