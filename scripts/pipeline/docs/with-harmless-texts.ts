import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { harmlessMarkdown } from '../document/harmless-markdown.ts';
import { isDataPlace, NAMED } from '../read/data-places.ts';

/** Keys whose texts Redoc reads as Markdown. Names and titles it shows as they are. */
const TEXTS: ReadonlySet<string> = new Set(['description', 'scopes']);

/** Extensions (`x-…`) may have texts under any name, but these have code and names. */
const AS_THEY_ARE: ReadonlySet<string> = new Set([
  'x-code-samples',
  'x-codeSamples',
  'x-displayName',
  'x-tagGroups',
]);

/** Keys whose values are shown as they are, in code. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'value']);

const ADDRESS = /^(?:url|href|termsOfService|\w+Url)$/;

/** Leads to a server, a mail or a telephone, or to a place beside the file. A variable may stand for the scheme. */
const HARMLESS_ADDRESS = /^(?:(?:https?|wss?|ftps?|grpcs?|mailto|tel|\{\w+\}):|[^:]*$|[^:]*[/?#])/i;

/** A copy whose texts and addresses run nothing, wherever Redoc shows them. An address that could run something is empty. */
export function withHarmlessTexts(document: DocumentNode): DocumentNode {
  const keepsData = !refersIntoData(document);
  /** @param names how many levels of names, which the author chose, follow */
  const isInfoSummary = (node: unknown, key: string) => node === document.info && key === 'summary';
  const visit = (node: unknown, isText: boolean, names: number): unknown => {
    if (typeof node === 'string') return isText ? harmlessMarkdown(node) : node;
    if (Array.isArray(node)) return node.map((member) => visit(member, isText, 0));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, member]) => {
        if (names > 0) return [key, visit(member, isText, names - 1)];
        if (AS_THEY_ARE.has(key)) return [key, member];
        if (keepsData && !isText && isData(key, member)) return [key, member];
        if (ADDRESS.test(key) && typeof member === 'string') return [key, harmlessAddress(member)];
        const hasTexts = isText || TEXTS.has(key) || key.startsWith('x-') || isInfoSummary(node, key);
        return [key, visit(member, hasTexts, namesIn(key, member))];
      }),
    );
  };
  return visit(document, false, 0) as DocumentNode;
}

function isData(key: string, value: unknown): boolean {
  return DATA.has(key) || (key === 'examples' && Array.isArray(value));
}

function namesIn(key: string, value: unknown): number {
  if (key === 'callbacks') return 2;
  return NAMED.has(key) || (key === 'examples' && isObject(value)) ? 1 : 0;
}

/** Then what looks like data is a part of the description elsewhere. */
function refersIntoData(node: unknown): boolean {
  if (typeof node === 'string') return node.startsWith('#/') && isDataPlace(node);
  return typeof node === 'object' && node !== null && Object.values(node).some(refersIntoData);
}

function harmlessAddress(address: string): string {
  // Browsers skip these before and in a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  const read = address.replace(/[\u0000- \u007f]/g, '');
  if (HARMLESS_ADDRESS.test(read) || /^data:image\//i.test(read)) return address;
  return '';
}
