import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../lib/json.ts';

/** A schema of the published description; nested objects are always references. */
export interface DescribedSchema extends JsonObject {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly items?: DescribedSchema;
  readonly required?: readonly string[];
  readonly examples?: readonly Json[];
  readonly 'x-source'?: string;
  readonly 'x-not-shown'?: string | readonly string[];
  readonly 'x-seen'?: readonly Json[];
  readonly 'x-always-set'?: {
    readonly evidence: 'stated' | 'observed' | 'implied';
    readonly section: string;
  };
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
}

interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DescribedSchema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly in: string; readonly name: string }>>;
  };
  readonly 'x-source-sections': readonly { readonly section: string; readonly topic: string }[];
}

/** The published description, as it is in `generated/openapi.json`. */
export const document: Document = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
);

/** The operation's own description: `Issues a card against an account. …` */
export function operationDescription(operation: string): string {
  const all = Object.values(document.paths).flatMap((path) => Object.values(path));
  return all.find(({ operationId }) => operationId === operation)?.description ?? '';
}

/** Entries of the not-shown list that are attached to a schema or field. */
export function notShownOf({ 'x-not-shown': ids = [] }: DescribedSchema): readonly string[] {
  return [ids].flat();
}
