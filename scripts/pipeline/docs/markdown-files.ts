import { isObject } from '../../../lib/json.ts';
import { llmsText } from '../../../templates/docs/markdown/llms.ts';
import { operationPage } from '../../../templates/docs/markdown/operation-page.ts';
import type { OperationModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { makeReference } from '../make/reference.ts';
import { withCallbacks } from '../model/callbacks.ts';
import { mapping, trimmedText } from '../model/values.ts';
import type { DocsInput } from './docs.ts';
import { withNotes } from './notes.ts';
import { shownDocument } from './shown/shown-document.ts';
import { withHarmlessTexts } from './with-harmless-texts.ts';
import { withSamples } from './with-samples.ts';

export type MarkdownInput = Pick<DocsInput, 'document' | 'model' | 'evidence' | 'origin'>;

/** Returns the path of an operation's page, from the folder of the HTML file. */
export const markdownPath = ({ id }: Pick<OperationModel, 'id'>): string => `operations/${id}.md`;

/** `llms.txt`, a page for each operation and the reference tables, by path from the folder of the HTML file. */
export function markdownFiles(input: MarkdownInput): Record<string, string> {
  const described = shownDocument(input.document);
  const model = withSamples(described, input.model);
  const entries = new Set(input.evidence.notShown.map(({ id }) => id));
  const texts = withHarmlessTexts(withNotes(withCallbacks(described), entries, { notes: 'plain' }));
  const document = asPlainMarkdown(texts) as DocumentNode;
  const reference = makeReference(model, input.evidence);
  const info = mapping(document.info);
  return {
    'llms.txt': llmsText({
      model,
      summary: trimmedText(info.summary) || `Reference of the ${model.title}.`,
      files: Object.fromEntries(
        Object.entries(reference).map(([path, page]) => [
          path,
          { title: page.slice(2, page.indexOf('\n')), content: CONTENT[path] ?? '' },
        ]),
      ),
      pathOf: markdownPath,
    }),
    ...Object.fromEntries(
      [...model.operations, ...model.webhooks].map((operation) => [
        markdownPath(operation),
        operationPage(operation, { document, model, evidence: input.evidence, origin: input.origin }),
      ]),
    ),
    ...reference,
  };
}

const CONTENT: Readonly<Record<string, string>> = {
  'reference/operations.md': 'all operations in one table',
  'reference/schemas.md': 'all schemas in one table',
  'reference/requirements.md': 'facts that no schema can express, each with its evidence',
  'reference/not-shown.md': 'what is open, and what is done about it',
  'reference/source.md': 'sections of the source, and what refers to them',
};

/** The page's own elements and links within the page have no meaning in a file. */
function asPlainMarkdown(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asPlainMarkdown);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, member]) => [
      key,
      key === 'description' && typeof member === 'string'
        ? member
            .replace(/<small class="note">(.*?)<\/small>/gs, '$1')
            .replace(/\[([^\]]+)\]\(#[^)\s]*\)/g, '$1')
        : asPlainMarkdown(member),
    ]),
  );
}
