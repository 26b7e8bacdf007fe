import type { ApiModel } from '../../../templates/model.ts';
import type { EvidenceRecords } from '../../../templates/reference/evidence.ts';
import { referenceFiles } from '../../../templates/reference/files.ts';
import { harmlessMarkdown } from '../document/harmless-markdown.ts';

/** The reference tables. What renders them may show HTML as it is, so that their texts have none but that of text. */
export function makeReference(model: ApiModel, evidence: EvidenceRecords): Record<string, string> {
  const schemas = model.schemas.map((schema) => ({
    ...schema,
    description: harmlessMarkdown(schema.description),
  }));
  return referenceFiles({ ...model, schemas }, evidence);
}
