import { credentialsText, leavesCredentialsOpen } from '../../../templates/docs/credentials.ts';
import type { ApiModel, OperationModel } from '../../../templates/model.ts';
import { type EvidenceRecords, requirementAnchor } from '../../../templates/reference/evidence.ts';
import { code } from '../../../templates/reference/markdown.ts';
import { notShownTable } from '../../../templates/reference/not-shown.ts';
import { requirementTable } from '../../../templates/reference/requirements.ts';
import { sourceSectionTable } from '../../../templates/reference/source-sections.ts';
import type { ClientOrigin } from '../../../templates/samples/typescript.ts';
import { samplesOf } from '../../../templates/samples.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping, trimmedText } from '../model/values.ts';
import { type NoteMore, type NoteStyle, sourceText, withNotes } from './notes.ts';

/** Pages that the documentation adds, as tags without operations. A tag of the same name gets the table appended. */
const NOT_SHOWN_PAGE = 'What is not shown';
const REQUIREMENTS_PAGE = 'Requirements';
const SOURCE_PAGE = 'The source';

/**
 * The document as its readers should see it: code samples and requirements on every operation, notes in the descriptions,
 * and the tables of the evidence as pages of their own.
 *
 * @param model with a value for each request body that samples show
 * @returns a copy; the document is left as it is
 */
export function enrichDocument(
  document: DocumentNode,
  model: ApiModel,
  evidence: EvidenceRecords,
  origin: ClientOrigin,
  notes: NoteStyle['notes'] = 'folded',
): DocumentNode {
  const entries = new Set(evidence.notShown.map((entry) => entry.id));
  const isShown = !leavesCredentialsOpen(document);
  const more = new Map<unknown, NoteMore>(
    model.operations.map((operation) => [
      operationNode(document, operation),
      {
        text: notes === 'folded' ? credentialsLine(operation, model, isShown) : '',
        ...requirementList(operation, evidence, document['x-source-sections']),
      },
    ]),
  );
  const copy = structuredClone(withNotes(document, entries, { notes, more }));
  for (const operation of model.operations) {
    const node = operationNode(copy, operation);
    if (node === undefined) continue;
    node['x-codeSamples'] = samplesOf(model, operation, origin);
    if (notes === 'plain') continue;
    const call = code(`${operation.method.toUpperCase()} ${operation.path}`);
    node.description = `${call}\n\n${trimmedText(node.description)}`.trim();
  }
  for (const [name, markdown] of pagesOf(model, evidence)) addPage(copy, name, markdown);
  return copy;
}

function operationNode(document: DocumentNode, { path, method }: OperationModel): DocumentNode | undefined {
  return mapping(mapping(document.paths)[path])[method] as DocumentNode | undefined;
}

/** Redoc shows what is mandatory. */
function credentialsLine({ security }: OperationModel, model: ApiModel, isShown: boolean): string {
  if (security.mandatory || security.kind === 'none' || (security.kind === 'open' && isShown)) return '';
  return `Credentials: ${credentialsText(security, model, isShown)}.`;
}

function requirementList(
  { id }: OperationModel,
  { requirements }: EvidenceRecords,
  sections: unknown,
): Omit<NoteMore, 'text'> {
  const rows = requirements.filter((row) => row.operations.includes(id));
  if (rows.length === 0) return { label: 'Source', markdown: '' };
  const items = rows.map(
    (row) =>
      `- <span class="evidence">${row.evidence}</span> ${row.statement.trim().replace(/\s*\n\s*/g, ' ')} ` +
      `<small class="note">[${code(row.id)}](#${requirementAnchor(row.id)}) ${sourceText(row.section, sections)}.</small>`,
  );
  return {
    label: rows.length === 1 ? 'Source and 1 requirement' : `Source and ${rows.length} requirements`,
    markdown: items.join('\n'),
  };
}

/** The documentation's knowledge besides the document, by the page that it belongs to. */
function pagesOf(model: ApiModel, evidence: EvidenceRecords): [name: string, markdown: string][] {
  const { notShown, requirements } = evidence;
  const pages: [string, string][] = [];
  if (notShown.length > 0) pages.push([NOT_SHOWN_PAGE, notShownTable(notShown, { links: true })]);
  if (requirements.length > 0) {
    pages.push([
      REQUIREMENTS_PAGE,
      `Facts that no schema can express, each with its evidence: *stated* by the source, *observed* behavior that the source ` +
        `reports, or *implied* by what the source states.\n\n${requirementTable(requirements, { links: true })}`,
    ]);
  }
  if (model.sourceSections.length > 0) {
    pages.push([SOURCE_PAGE, sourceSectionTable(model.sourceSections, evidence, { links: true })]);
  }
  return pages;
}

/** Appends to the section of the description or to the page's tag, or adds the tag behind all others, as an appendix. */
function addPage(document: DocumentNode, name: string, markdown: string): void {
  const info = mapping(document.info);
  const description = typeof info.description === 'string' ? info.description : '';
  // A published description has its pages there.
  const heading = `\n## ${name}\n`;
  const start = description.indexOf(heading);
  if (start >= 0) {
    const next = description.indexOf('\n## ', start + heading.length);
    const end = next < 0 ? description.length : next;
    const before = description.slice(0, end).trimEnd();
    document.info = { ...info, description: `${before}\n\n${markdown}\n${description.slice(end)}` };
    return;
  }
  const tags: unknown[] = Array.isArray(document.tags) ? document.tags : [];
  const at = tags.findIndex((tag) => mapping(tag).name === name);
  const tag = mapping(tags[at]);
  const before = typeof tag.description === 'string' ? `${tag.description.trim()}\n\n` : '';
  document.tags =
    at >= 0
      ? tags.with(at, { ...tag, description: `${before}${markdown}` })
      : [...tags, { name, 'x-traitTag': true, description: markdown }];
}
