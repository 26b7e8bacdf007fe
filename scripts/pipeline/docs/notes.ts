import { IN_THIS_DEPLOYMENT } from '../../../lib/in-this-deployment.ts';
import { isObject } from '../../../lib/json.ts';
import { type NotShown, notShownAnchor } from '../../../templates/reference/evidence.ts';
import { code } from '../../../templates/reference/markdown.ts';
import { sectionAnchor } from '../../../templates/reference/source-sections.ts';
import { isForReaders } from '../bundle/publish/publish.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { notShownIds, source } from '../model/values.ts';

/** Entries that a note can link to; a note about any other is text. */
export type KnownEntries = ReadonlySet<NotShown['id']>;

export interface NoteStyle {
  /** `folded`: a mark that opens them. `plain`: text, for Markdown files and paper. */
  readonly notes: 'folded' | 'plain';
  /** More about a part of the document, such as requirements of an operation: a label for the mark, and Markdown. */
  readonly more?: ReadonlyMap<unknown, NoteMore>;
}

export interface NoteMore {
  /** Stands behind the description, in sight. */
  readonly text: string;
  /** The text on the mark. */
  readonly label: string;
  /** Behind the mark; empty if there is nothing more. */
  readonly markdown: string;
}

/**
 * Appends to every description what the extensions beside it say: the values seen, what is left open, the section of the
 * source. A reader of the page sees none of the extensions themselves.
 *
 * @returns a copy; the document is left as it is
 */
export function withNotes(document: DocumentNode, entries: KnownEntries, style: NoteStyle): DocumentNode {
  const visit = (node: unknown, keysAreNames: boolean): unknown => {
    if (Array.isArray(node)) return node.map((member) => visit(member, false));
    if (!isObject(node)) return node;
    const copy = Object.fromEntries(
      Object.entries(node).map(([key, member]) => [
        key,
        keysAreNames || !isData(key) ? visit(member, !keysAreNames && NAMED.has(key)) : member,
      ]),
    );
    // The document itself has no description; its section is that of what it describes as a whole.
    return keysAreNames || node === document
      ? copy
      : annotate(document, copy, entries, style, style.more?.get(node));
  };
  return visit(document, false) as DocumentNode;
}

/** Keys whose members are names that the author chose, so that a property may be called `example` or `x-seen`. */
const NAMED: ReadonlySet<string> = new Set([
  'callbacks',
  'content',
  '$defs',
  'dependentSchemas',
  'headers',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'webhooks',
]);

/** Keys that hold values, never parts of a description. */
function isData(key: string): boolean {
  return key.startsWith('x-') || ['const', 'default', 'enum', 'example', 'examples'].includes(key);
}

function annotate(
  document: DocumentNode,
  node: DocumentNode,
  entries: KnownEntries,
  style: NoteStyle,
  more: NoteMore | undefined,
): DocumentNode {
  const target = typeof node.$ref === 'string' ? follow(document, node, '#').node : undefined;
  // A bare reference shows its target's description, which has the notes already.
  if (target !== undefined && Object.keys(node).length === 1) return node;
  const described = typeof node.description === 'string' ? node.description : undefined;
  const here = node[IN_THIS_DEPLOYMENT] ?? target?.[IN_THIS_DEPLOYMENT];
  const isFolded = style.notes === 'folded';
  const parts = noteParts(
    {
      seen: node['x-seen'] ?? target?.['x-seen'],
      pattern: isFolded && isForReaders(document) ? (node.pattern ?? target?.pattern) : undefined,
      always: node['x-always-set'] ?? target?.['x-always-set'],
      open: notShownIds('x-not-shown' in node ? node : (target ?? {})),
      source: source(node) ?? (target !== undefined && described === undefined ? source(target) : undefined),
    },
    entries,
    document['x-source-sections'],
  );
  const before = described ?? (typeof target?.description === 'string' ? target.description : '');
  const text = joined(' ', before.trim(), deploymentText(here));
  const note = parts.join(' ');
  if (note === '' && more === undefined)
    return text === before.trim() ? node : { ...node, description: text };
  if (more === undefined && text !== '')
    return { ...node, description: joined(' ', text, isFolded ? mark(note) : note) };
  const inside = joined('\n\n', note, more?.markdown ?? '');
  const description = isFolded
    ? joined('\n\n', text, more?.text ?? '', inside === '' ? '' : block(more?.label ?? LABEL, inside))
    : joined('\n\n', text, inside);
  return { ...node, description };
}

function joined(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(between);
}

const LABEL = 'Source';

/** One mark at the end of a line, which opens what it holds. */
function mark(note: string): string {
  return `<details class="note"><summary title="Source">i</summary>${note}</details>`;
}

/** Writes the same for more than a line. The blank lines make it Markdown. */
function block(label: string, markdown: string): string {
  return `<details class="requirements"><summary>${label}</summary>\n\n${markdown}\n\n</details>`;
}

function noteParts(
  note: {
    seen: unknown;
    pattern: unknown;
    always: unknown;
    open: readonly string[];
    source: string | undefined;
  },
  entries: KnownEntries,
  sections: unknown,
): string[] {
  const parts: string[] = [];
  if (Array.isArray(note.seen) && note.seen.length > 0) {
    parts.push(`Seen: ${note.seen.map(seenValue).join(', ')}. Not a complete set.`);
  }
  if (isObject(note.always)) parts.push(alwaysText(note.always));
  if (note.open.length > 0)
    parts.push(`Not shown: ${note.open.map((id) => openText(id, entries)).join(', ')}.`);
  if (note.source !== undefined) parts.push(`${sourceText(note.source, sections)}.`);
  if (typeof note.pattern === 'string') parts.push(`Pattern: ${code(note.pattern)}`);
  return parts;
}

/** The reader looks for what is known of a deployment, so it stands open. */
function deploymentText(here: unknown): string {
  if (!Array.isArray(here) || here.length === 0) return '';
  return `<small class="note"><b>In this deployment:</b> ${here.map((one) => escaped(String(one))).join(' ')}</small>`;
}

/** An overlay's texts come from a deployment: they are text, never markup. */
function escaped(text: string): string {
  return text.replace(/[<>&[\]`*_]/g, (one) => `&#${one.charCodeAt(0)};`);
}

function seenValue(value: unknown): string {
  if (value === '') return 'the empty string';
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

function openText(id: string, entries: KnownEntries): string {
  return entries.has(id) ? `[${id}](#${notShownAnchor(id)})` : id;
}

/** `Source 2.6`, with a link where the page has an index of sections. */
export function sourceText(sections: string, index: unknown): string {
  if (!Array.isArray(index)) return `Source ${sections}`;
  return `Source ${sections.replace(/[^\s,]+/g, (section) => `[${section}](#${sectionAnchor(section)})`)}`;
}

/** `Never unset (implied, source 1).` */
function alwaysText({ evidence, section }: Readonly<Record<string, unknown>>): string {
  return `Never unset (${String(evidence)}, source ${String(section)}).`;
}
