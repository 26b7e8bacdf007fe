import { marked } from 'marked';
import type { DiffReport } from '../diff-report.ts';
import { showMarkdown } from './show-markdown.ts';

/** The report as one page that loads nothing. */
export function showHtml(report: DiffReport): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changes of the API description</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8888; padding: .35rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
code { font-size: .85em; }
</style>
<main>
${marked.parse(showMarkdown(report), { async: false })}</main>
</html>
`;
}
