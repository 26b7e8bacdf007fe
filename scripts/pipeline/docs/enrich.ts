import type { ApiModel, OperationModel } from '../../../templates/model.ts';
import {
  type EvidenceRecords,
  type RequirementRow,
  requirementAnchor,
} from '../../../templates/reference/evidence.ts';
import { code } from '../../../templates/reference/markdown.ts';
import { notShownTable } from '../../../templates/reference/not-shown.ts';
import { requirementTable } from '../../../templates/reference/requirements.ts';
import { sourceSectionTable } from '../../../templates/reference/source-sections.ts';
import type { ClientOrigin } from '../../../templates/samples/typescript.ts';
import { samplesOf } from '../../../templates/samples.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping } from '../model/values.ts';
import { sourceText, withNotes } from './notes.ts';

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
): DocumentNode {
  const entries = new Set(evidence.notShown.map((entry) => entry.id));
  const copy = structuredClone(withNotes(document, entries));
  for (const operation of model.operations) enrichOperation(copy, model, operation, evidence, origin);
  for (const [name, markdown] of pagesOf(model, evidence)) addPage(copy, name, markdown);
  return copy;
}

function enrichOperation(
  document: DocumentNode,
  model: ApiModel,
  operation: OperationModel,
  evidence: EvidenceRecords,
  origin: ClientOrigin,
): void {
  const item = mapping(mapping(document.paths)[operation.path]);
  const node = item[operation.method] as DocumentNode | undefined;
  if (node === undefined) return;
  node['x-codeSamples'] = samplesOf(model, operation, origin);
  const rows = evidence.requirements.filter((row) => row.operations.includes(operation.id));
  const parts = [
    typeof node.description === 'string' ? node.description : '',
    operation.security.kind === 'listed' && !operation.security.mandatory ? OPTIONAL_CREDENTIALS : '',
    rows.length > 0 ? requirementList(rows, document['x-source-sections']) : '',
  ];
  node.description = parts.filter((part) => part !== '').join('\n\n');
}

/** Redoc names the credentials and drops the alternative of sending none. */
const OPTIONAL_CREDENTIALS =
  '<small class="note">The credentials named below are not described as mandatory.</small>';

/** Folded, so that the fields stay in sight. Blank lines around the list make it Markdown inside the element. */
function requirementList(rows: readonly RequirementRow[], sections: unknown): string {
  const items = rows.map(
    (row) =>
      `- <span class="evidence">${row.evidence}</span> ${row.statement.trim().replace(/\s*\n\s*/g, ' ')} ` +
      `<small class="note">[${code(row.id)}](#${requirementAnchor(row.id)}) ${sourceText(row.section, sections)}.</small>`,
  );
  const count = rows.length === 1 ? '1 requirement' : `${rows.length} requirements`;
  return `<details class="requirements"><summary>${count}</summary>\n\n${items.join('\n')}\n\n</details>`;
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

/** Appends to the section of the description or to the page's tag, or adds the tag behind the last page, in front of the tags that hold operations. */
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
  const last = tags.findLastIndex((one) => mapping(one)['x-traitTag'] === true);
  document.tags =
    at >= 0
      ? tags.with(at, { ...tag, description: `${before}${markdown}` })
      : tags.toSpliced(last + 1, 0, { name, 'x-traitTag': true, description: markdown });
}
