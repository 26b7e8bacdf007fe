import type { ApiModel } from '../model.ts';
import { code, table } from './markdown.ts';

/** One row a schema, in the order of the document. */
export function schemaTable(model: ApiModel): string {
  return table(
    ['Schema', 'Description', 'Source'],
    model.schemas.map((schema) => [code(schema.name), schema.description, schema.source ?? '']),
  );
}
