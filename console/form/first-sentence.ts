/** The first sentence of a Markdown text as plain text, for a line below a field. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? plain;
}
