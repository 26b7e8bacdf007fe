import type { ApiModel } from '../model.ts';
import type { EvidenceRecords } from './evidence.ts';
import { code, plainText, table } from './markdown.ts';
import { notShownTable } from './not-shown.ts';
import { requirementTable } from './requirements.ts';
import { sourceSectionTable } from './source-sections.ts';

/** The reference tables as Markdown files, by path below the output folder. A file about what the description does not have is absent. */
export function referenceFiles(model: ApiModel, evidence: EvidenceRecords): Record<string, string> {
  const { requirements, notShown } = evidence;
  return {
    'reference/operations.md': page(`Operations of ${plainText(model.title)}`, operationTable(model)),
    'reference/schemas.md': page(`Schemas of ${plainText(model.title)}`, schemaTable(model)),
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

/** One row an operation: its name, what it sends and what success looks like. */
function operationTable(model: ApiModel): string {
  return table(
    ['Operation', 'Method and path', 'Summary', 'Request', 'Success', 'Credentials', 'Source'],
    model.operations.map((operation) => [
      code(operation.id),
      code(`${operation.method.toUpperCase()} ${operation.path}`),
      plainText(operation.summary),
      operation.body === undefined ? 'none' : code(operation.body.contents[0].type.typescript),
      operation.responses
        .filter((response) => response.success)
        .map((response) =>
          [response.status, ...response.contents.slice(0, 1).map(({ type }) => code(type.typescript))].join(
            ' ',
          ),
        )
        .join(', '),
      operation.security.names.length === 0
        ? 'none shown'
        : `${operation.security.names.map(code).join(', ')}${operation.security.mandatory ? '' : ' (not shown to be mandatory)'}`,
      plainText(operation.source ?? ''),
    ]),
  );
}

/** One row a schema, in the order of the document. */
function schemaTable(model: ApiModel): string {
  return table(
    ['Schema', 'Description', 'Source'],
    model.schemas.map((schema) => [code(schema.name), schema.description, plainText(schema.source ?? '')]),
  );
}
