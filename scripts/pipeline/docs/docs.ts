import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConsoleParts, docsPage, downloadLinks } from '../../../templates/docs/page.ts';
import { printedSection } from '../../../templates/docs/printed.ts';
import { startText } from '../../../templates/docs/start.ts';
import type { ApiModel } from '../../../templates/model.ts';
import type { EvidenceRecords } from '../../../templates/reference/evidence.ts';
import type { ClientOrigin } from '../../../templates/samples/typescript.ts';
import { packageInfo } from '../../cli/package-info.ts';
import { withAdditionalOperations } from '../bundle/openapi-3.2.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { withinLimits } from '../limits.ts';
import { mapping, trimmedText } from '../model/values.ts';
import { consoleAssets } from './console/console-assets.ts';
import { consoleDocument } from './console/console-document.ts';
import { withPlaces } from './console/place-markers.ts';
import { enrichDocument } from './enrich.ts';
import { withMarkdownLinks } from './markdown-links.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { type Redoc, startRedoc } from './redoc.ts';
import { forRedoc } from './shown/for-redoc.ts';
import { shownDocument } from './shown/shown-document.ts';
import { withHarmlessTexts } from './with-harmless-texts.ts';
import { withSamples } from './with-samples.ts';

export interface DocsInput {
  /** The bundled 3.1 document. */
  readonly document: DocumentNode;
  readonly model: ApiModel;
  readonly evidence: EvidenceRecords;
  /** The source of the readers' client: this package for its own description, else their `generate`. */
  readonly origin: ClientOrigin;
  /** Files that the page offers to save, by name: `openapi.yaml` and so on, byte for byte. */
  readonly downloads: Readonly<Record<string, string>>;
  /** True if the page has a console that sends calls. Default: it has one. */
  readonly console?: boolean;
  /** True if the pages of `markdown-files.ts` stand beside the file, for links to them. */
  readonly markdown?: boolean;
  /** Says what a user has to know of what is made. */
  readonly warn?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** A Redoc that was started before there was a document; whoever started it closes it. One of its own when absent. */
  readonly redoc?: Redoc | undefined;
  /** Called once Redoc is at work in its own process, and this one has nothing to do for the page but wait. */
  readonly onRendering?: (() => void) | undefined;
}

/**
 * The documentation as one HTML file that needs no network: Redoc, the document, its notes, tables, samples and downloads.
 * The same bytes for the same input.
 *
 * @throws ToolError `environment` when Redocly's command line is not installed
 */
export async function buildDocs(input: DocsInput): Promise<string> {
  if (input.redoc !== undefined) return buildPage(input, input.redoc);
  const redoc = startRedoc(input.signal);
  try {
    return await buildPage(input, redoc);
  } finally {
    await redoc.close();
  }
}

async function buildPage(input: DocsInput, rendering: Redoc): Promise<string> {
  const hasConsole = input.console !== false;
  const { document, paper, model } = await withinLimits('the documentation', () => {
    const described = shownDocument(input.document);
    const sampled = withSamples(described, input.model, input.warn);
    const enriched = enrichDocument(described, sampled, input.evidence, input.origin);
    const start = startText({
      model: sampled,
      origin: input.origin,
      servers: Array.isArray(described.servers) ? described.servers : [],
      columns: true,
      console: !hasConsole ? 'none' : input.origin === 'package' ? 'bank' : 'console',
    });
    return {
      document: withStart(forRedoc(enriched), start),
      paper: enrichDocument(described, sampled, input.evidence, input.origin, 'plain'),
      model: sampled,
    };
  });
  const placed = hasConsole ? withPlaces(document, model) : document;
  const linked = input.markdown === true ? withMarkdownLinks(placed, model) : placed;
  const shown = withDownloadLinks(linked, Object.keys(input.downloads));
  const [redoc, assets, console] = await Promise.all([
    rendering.render(withHarmlessTexts(withAdditionalOperations(shown)), input.onRendering),
    pageAssets(),
    hasConsole ? consoleParts({ ...input, model }) : undefined,
  ]);
  const info = mapping(input.document.info);
  const parts = {
    title: `${input.model.title} ${input.model.version}`.trim(),
    summary: trimmedText(info.summary) || `Reference of the ${input.model.title}.`,
    ...redoc,
    ...assets,
    printed: printedSection(paper, markdownToHtml),
    downloads: input.downloads,
    console,
  };
  return docsPage(parts, (text) => createHash('sha256').update(text).digest('base64'));
}

async function consoleParts(input: DocsInput): Promise<ConsoleParts> {
  const [document, { style, script, bank }] = await Promise.all([
    withinLimits('the console', () => consoleDocument(input)),
    consoleAssets(),
  ]);
  return { document, style, script, bank: document.hasBank ? bank : undefined };
}

/** The start stands above what the author says of the whole: it is what a reader came for. */
function withStart(document: DocumentNode, start: string): DocumentNode {
  const info = mapping(document.info);
  return { ...document, info: { ...info, description: `${start}\n${trimmedText(info.description)}` } };
}

/** Above the first heading: what follows a heading is a section of its own. */
function withDownloadLinks(document: DocumentNode, names: readonly string[]): DocumentNode {
  if (names.length === 0) return document;
  const info = mapping(document.info);
  const description = trimmedText(info.description);
  const heading = description.search(/^#{1,6} /m);
  const at = heading < 0 ? description.length : heading;
  const parts = [description.slice(0, at).trim(), downloadLinks(names), description.slice(at).trim()];
  return { ...document, info: { ...info, description: parts.filter((part) => part !== '').join('\n\n') } };
}

/** The style and script that go into the page, as files so that editors and linters know them. */
async function pageAssets(): Promise<{ style: string; script: string }> {
  const folder = join(packageInfo().root, 'templates', 'docs');
  const [style, script] = await Promise.all([
    readFile(join(folder, 'page.css'), 'utf8'),
    readFile(join(folder, 'page.js'), 'utf8'),
  ]);
  return { style, script };
}
