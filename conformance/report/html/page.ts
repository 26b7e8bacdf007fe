import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { html, type Markup } from './markup.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#1f4f8f"/>' +
  '<path d="m4 8.5 2.6 2.6L12 5.4" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/**
 * The whole page, one file. It fetches nothing, and its content security policy allows only its own script and style, by digest: text from a
 * server could not run even if it got in as markup.
 *
 * @param body part by part
 * @returns part by part; the body is made as they are taken
 */
export async function page(title: string, body: Iterable<Markup>): Promise<Iterable<string>> {
  const [script, ...styles] = await Promise.all(
    ['in-page.js', 'theme.css', 'page.css', 'media.css'].map((file) =>
      readFile(new URL(`./${file}`, import.meta.url), 'utf8'),
    ),
  );
  const style = styles.join('\n');
  const policy = [
    "default-src 'none'",
    `script-src ${digest(script)}`,
    `style-src ${digest(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = html`<meta charset="utf-8">
<meta name="generator" content="banking-platform-api conform">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`;
  const before = `<!DOCTYPE html>
<html lang="en">
<head>
${text(head)}
<style>${style}</style>
</head>
<body>
`;
  const after = `
<script>${script}</script>
</body>
</html>
`;
  return (function* () {
    yield before;
    for (const part of body) yield text(part);
    yield after;
  })();
}

function text(markup: Markup): string {
  return markup.text;
}

function digest(text = ''): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
