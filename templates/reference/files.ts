import type { ApiModel } from '../model.ts';
import type { EvidenceRecords } from './evidence.ts';
import { notShownTable } from './not-shown.ts';
import { operationTable } from './operations.ts';
import { requirementTable } from './requirements.ts';
import { schemaTable } from './schemas.ts';
import { sourceSectionTable } from './source-sections.ts';

/** The reference tables as Markdown files, by path below the output folder. A file about what the description does not have is absent. */
export function referenceFiles(model: ApiModel, evidence: EvidenceRecords): Record<string, string> {
  const { requirements, notShown } = evidence;
  return {
    'reference/operations.md': page(`Operations of ${model.title}`, operationTable(model)),
    'reference/schemas.md': page(`Schemas of ${model.title}`, schemaTable(model)),
    ...(requirements.length === 0
      ? {}
      : {
          'reference/requirements.md': page('Requirements', requirementTable(requirements, { links: false })),
        }),
    ...(notShown.length === 0
      ? {}
      : { 'reference/not-shown.md': page('What is not shown', notShownTable(notShown, { links: false })) }),
    ...(model.sourceSections.length === 0
      ? {}
      : {
          'reference/source.md': page(
            'The source',
            sourceSectionTable(model.sourceSections, evidence, { links: false }),
          ),
        }),
  };
}

function page(title: string, body: string): string {
  return `# ${title}\n\n${body}\n`;
}
