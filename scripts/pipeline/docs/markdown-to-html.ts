import { Marked } from 'marked';
import { escapeHtml } from '../../../templates/docs/page.ts';

/**
 * Markdown for paper. What a description's author wrote as HTML gives its text alone: nothing in it may run or be fetched, and nothing on paper
 * can be clicked.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text.replace(/<[^>]*>?/g, '')),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^https?:/.test(href) && !text.includes(escapeHtml(href))
        ? `${text} (${escapeHtml(href)})`
        : text;
    },
  },
});

export function markdownToHtml(text: string): string {
  return marked.parse(text, { async: false }).trim();
}
