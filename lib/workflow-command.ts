import { terminalText } from './terminal-text.ts';

/** A property of a workflow command: `file`, `line`, `col`, `title`. */
type Properties = Readonly<Record<string, string | number>>;

/**
 * A line on standard output that GitHub Actions shows as an annotation: `::error title=…::message`. Neither the message nor a property can end it or
 * begin another one. GitHub shows ten errors and ten warnings of a step.
 */
export function workflowCommand(
  level: 'error' | 'warning' | 'notice',
  properties: Properties,
  message: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level}${list.length === 0 ? '' : ` ${list.join(',')}`}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return terminalText(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
