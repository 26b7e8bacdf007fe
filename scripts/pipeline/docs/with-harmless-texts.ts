import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { isDataPlace, NAMED } from '../read/data-places.ts';
import { harmlessMarkdown } from './harmless-markdown.ts';

/** Keys whose texts are read as Markdown. An extension (`x-…`) may have texts under any name. */
const TEXTS: ReadonlySet<string> = new Set(['description', 'scopes', 'summary', 'title']);

/** Keys whose values are shown as they are, in code. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'value']);

const CODE: ReadonlySet<string> = new Set(['x-codeSamples', 'x-code-samples']);

const ADDRESS = /^(?:url|href|termsOfService|\w+Url)$/;

/** Leads to a server, a mail or a telephone, or to a place beside the file. A variable may stand for the scheme. */
const HARMLESS_ADDRESS = /^(?:(?:https?|wss?|ftps?|grpcs?|mailto|tel|\{\w+\}):|[^:]*$|[^:]*[/?#])/i;

/** A copy whose texts and addresses run nothing, wherever Redoc shows them. An address that could run something is empty. */
export function withHarmlessTexts(document: DocumentNode): DocumentNode {
  const keepsData = !refersIntoData(document);
  /** @param names how many levels of names, which the author chose, follow */
  const visit = (node: unknown, isText: boolean, names: number): unknown => {
    if (typeof node === 'string') return isText ? harmlessMarkdown(node) : node;
    if (Array.isArray(node)) return node.map((member) => visit(member, isText, 0));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, member]) => {
        if (names > 0) return [key, visit(member, isText, names - 1)];
        if (CODE.has(key)) return [key, member];
        if (keepsData && !isText && isData(key, member)) return [key, member];
        if (ADDRESS.test(key) && typeof member === 'string') return [key, harmlessAddress(member)];
        return [key, visit(member, isText || TEXTS.has(key) || key.startsWith('x-'), namesIn(key, member))];
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
