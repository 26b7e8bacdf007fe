import { visibleLines } from '../../../lib/visible.ts';

/** A piece of HTML. Only `html` makes them, so that every text in a page has been escaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Markup };

export type MarkupPart = string | number | undefined | Markup | readonly MarkupPart[];

/**
 * A template of HTML. Text is escaped, for content and for attributes in double quotes, and its invisible characters are
 * written out; pieces of HTML and lists of them are inserted as they are; `undefined` is nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(toText)));
}

function toText(part: MarkupPart): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(toText).join('');
  return escapeHtml(visibleLines(String(part)));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A sentence with the text between backticks as code. */
export function prose(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
