import { isObject } from '../../../lib/json.ts';
import { llmsText } from '../../../templates/docs/markdown/llms.ts';
import { operationPage } from '../../../templates/docs/markdown/operation-page.ts';
import { startFacts, startText } from '../../../templates/docs/start.ts';
import type { OperationModel } from '../../../templates/model.ts';
import { blocks, plainText } from '../../../templates/reference/markdown.ts';
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
  const start = {
    model,
    origin: input.origin,
    servers: Array.isArray(described.servers) ? described.servers : [],
    console: 'none',
    columns: false,
  } as const;
  const guides = guidesOf(
    document,
    startText(start),
    new Map(Object.entries(reference).map(([path, page]) => [page.slice(2, page.indexOf('\n')), path])),
  );
  return {
    'llms.txt': llmsText({
      model,
      start: startFacts(start),
      guides,
      summary: trimmedText(info.summary) || `Reference of the ${model.title}.`,
      files: Object.fromEntries(
        Object.entries(reference).map(([path, page]) => [
          path,
          { title: page.slice(2, page.indexOf('\n')), content: CONTENT[path] ?? '' },
        ]),
      ),
      pathOf: markdownPath,
    }),
    ...Object.fromEntries(guides.map(({ path, text }) => [path, text])),
    ...Object.fromEntries(
      [...model.operations, ...model.webhooks].map((operation) => [
        markdownPath(operation),
        operationPage(operation, { document, model, evidence: input.evidence, origin: input.origin }),
      ]),
    ),
    ...reference,
  };
}

interface Guide {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** True for a page that the author put behind the operations. */
  readonly isAppendix: boolean;
}

/** Returns the pages of the author: what the whole is, with how to start, and the tags that are pages. */
function guidesOf(document: DocumentNode, start: string, tables: ReadonlyMap<string, string>): Guide[] {
  const tags = (Array.isArray(document.tags) ? document.tags : []).map(mapping);
  const isPage = (tag: DocumentNode) => tag['x-traitTag'] === true;
  const firstGroup = tags.findIndex((tag) => !isPage(tag));
  const pages = tags.flatMap((tag, index) => {
    if (!isPage(tag)) return [];
    const name = String(tag.name);
    return [
      {
        ...guide(name, tag.description, tables.get(name)),
        isAppendix: firstGroup >= 0 && index > firstGroup,
      },
    ];
  });
  const overview = guide('Start', `${start}\n${trimmedText(mapping(document.info).description)}`);
  const paths = new Map([overview, ...pages].map((one) => [one.path, one]));
  return [...paths.values()];
}

function guide(title: string, text: unknown, table?: string): Guide {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return {
    isAppendix: false,
    path: `guides/${name || 'page'}.md`,
    title: plainText(title),
    text: blocks([
      `# ${plainText(title)}`,
      trimmedText(text),
      ...(table === undefined ? [] : [`[The whole table](../${table})`]),
    ]),
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
