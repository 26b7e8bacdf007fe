import type { DiffReport } from '../diff-report.ts';
import { footer, listed, sectionsOf } from './show-text.ts';

/** The report as Markdown, for a comment or a job's summary. */
export function showMarkdown(report: DiffReport): string {
  const lines = [`# Changes from ${escaped(report.base)} to ${escaped(report.revision)}`, ''];
  for (const { title, changes } of sectionsOf(report)) {
    lines.push(`## ${title}`, '', '| where | change | operations | id |', '| --- | --- | --- | --- |');
    for (const { where, message, operations, accepted, id } of changes) {
      const reason = accepted === undefined ? '' : ` (accepted: ${accepted})`;
      lines.push(
        `| ${cell(where)} | ${cell(message + reason)} | ${cell(listed(operations))} | \`${id.replaceAll('|', '\\|')}\` |`,
      );
    }
    lines.push('');
  }
  lines.push(...footer(report).map((line) => `- ${escaped(line)}`));
  return `${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return escaped(text).replaceAll('|', '\\|').replace(/\s+/g, ' ');
}

/** Texts of a description are data: none of them may become markup. */
function escaped(text: string): string {
  // A backslash before `<` would belong to an address before it, and escape nothing.
  return text
    .replace(/[\\`*_[\]]/g, '\\$&')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
