/** The documentation page is made of these parts. Texts are plain text; `head`, `body`, `style` and `script` go in as they are. */
export interface PageParts {
  readonly title: string;
  /** A description of one sentence for search engines and link previews. */
  readonly summary: string;
  readonly head: string;
  readonly body: string;
  /** The markup that is printed in place of the body. */
  readonly printed: string;
  readonly style: string;
  readonly script: string;
  /** Texts of the scripts in the body. */
  readonly scripts: readonly string[];
  /** Files that the reader can save, by name. */
  readonly downloads: Readonly<Record<string, string>>;
  /** Absent: the page has none, and may connect to nothing at all. */
  readonly console: ConsoleParts | undefined;
}

/** The console: what it has to know of the description, its style and script, and the bank where the page has it. */
export interface ConsoleParts {
  readonly document: unknown;
  readonly style: string;
  readonly script: string;
  readonly bank: string | undefined;
}

/** Servers of the reader's own machine, for the console. Policies know no IPv6 addresses. */
const LOCAL = 'connect-src http://127.0.0.1:* http://localhost:*';

/**
 * The page may do no more than this, whatever a description's text becomes in it: nothing is fetched, framed or sent, and only the page's own scripts
 * run. The console calls servers of this machine, when its reader says so. Redoc's styles are made while it runs.
 */
const policy = (hashes: readonly string[], hasConsole: boolean) =>
  [
    "default-src 'none'",
    `script-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "frame-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(hasConsole ? [LOCAL] : []),
  ].join('; ');

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#1f4f8f"/>' +
  '<path d="M4 5h8M4 8h8M4 11h5" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>';

/** Tells by whom a page was made; near its top, since a page that was made is found by it. */
const GENERATOR = '<meta name="generator" content="banking-platform-api docs">';

/** Tells whether a text is a page of this maker, whatever description it shows. */
export function isDocsPage(text: string): boolean {
  return text.slice(0, 300).includes(GENERATOR);
}

/**
 * The whole page, one file.
 *
 * @param hashOf SHA-256 of a text's UTF-8, in Base64
 */
export function docsPage(parts: PageParts, hashOf: (text: string) => string): string {
  const own = `\n${parts.script}`;
  const console = parts.console && consoleScripts(parts.console);
  const running = [own, ...parts.scripts, ...Object.values(console ?? {})];
  // Browsers read every line end as one character.
  const hashes = running.map((script) => hashOf(script.replace(/\r\n?/g, '\n')));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${GENERATOR}
<meta http-equiv="Content-Security-Policy" content="${policy(hashes, parts.console !== undefined)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(parts.summary)}">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
${parts.head}
<style>
${parts.style}${parts.console?.style ?? ''}</style>
</head>
<body>
<a class="skip-link" href="#content">Skip to the content</a>
${Object.entries(parts.downloads)
  .map(
    ([name, content]) =>
      `<script type="application/json" data-download="${escapeHtml(name)}">${inScript(content)}</script>`,
  )
  .join('\n')}
<script>${own}</script>
${parts.body}
${parts.printed}${parts.console === undefined ? '' : consoleMarkup(parts.console)}
</body>
</html>
`;
}

/** The bank is text until the console runs it. */
function consoleMarkup(parts: ConsoleParts): string {
  const { script, bank } = consoleScripts(parts);
  const document = `<script type="application/json" id="console-document">${inScript(parts.document)}</script>`;
  return [
    '',
    document,
    ...(bank === undefined ? [] : [`<script type="text/plain" id="console-bank">${bank}</script>`]),
    `<script>${script}</script>`,
  ].join('\n');
}

function consoleScripts({ script, bank }: ConsoleParts): { script: string; bank?: string } {
  return { script: code(script), ...(bank !== undefined && { bank: code(bank) }) };
}

/** A script that no parser of HTML takes for its end, or for the beginning of another: both can stand in texts only. */
function code(script: string): string {
  return script.replace(/<(?=!--|\/?script)/gi, '\\x3C');
}

/** The links that save the files; the page's script fills them, so the files are in the page once. */
export function downloadLinks(names: readonly string[]): string {
  const links = names.map((name) => `<a href="#download/${name}" download="${name}">${name}</a>`);
  return `<p class="downloads">Save the description: ${links.join(' ')}</p>`;
}

/** Text as HTML, in an element or in an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A value as JSON that no parser of HTML takes for the end of the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
