import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/json.ts';

/** One operation with its examples, read from the bundled document. */
export interface ExampleCall {
  readonly id: string;
  readonly method: string;
  /** The path has the example values of its parameters filled in. */
  readonly path: string;
  readonly parameters: readonly unknown[];
  readonly request: unknown;
  /** Component names of the two bodies. */
  readonly requestSchema: string | undefined;
  readonly responseSchema: string | undefined;
  readonly status: number;
  /** As in the description: `201`, `2XX`. */
  readonly statusKey: string;
  readonly response: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a bundled document, walked along paths that its own lint rules guarantee.
type Any = any;

export const documentFile = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

/** Every operation of the bank's description, in order. */
export function exampleCalls(): ExampleCall[] {
  const document: Any = JSON.parse(readFileSync(documentFile, 'utf8'));
  const follow = (value: Any): Any => (typeof value?.$ref === 'string' ? at(document, value.$ref) : value);
  const example = (content: Any): unknown => {
    const [first] = Object.values(content?.['application/json']?.examples ?? {});
    return follow(first)?.value;
  };
  const schemaName = (content: Any): string | undefined =>
    content?.['application/json']?.schema?.$ref?.split('/').at(-1);
  return Object.entries<Any>(document.paths).flatMap(([path, item]) =>
    Object.entries<Any>(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => {
        const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow);
        const inPath = all.filter((one) => one.in === 'path');
        const [statusKey, answer] = Object.entries<Any>(operation.responses).find(([key]) =>
          key.startsWith('2'),
        ) ?? ['', {}];
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path: inPath.reduce((text, { name, example: value }) => text.replace(`{${name}}`, value), path),
          parameters: inPath.map((one) => one.example),
          request: example(operation.requestBody?.content),
          requestSchema: schemaName(operation.requestBody?.content),
          responseSchema: schemaName(follow(answer).content),
          status: statusKey === '2XX' ? 200 : Number(statusKey),
          statusKey,
          response: example(follow(answer).content),
        };
      }),
  );
}
