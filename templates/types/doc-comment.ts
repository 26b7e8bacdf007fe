import type { JsonObject } from '../../lib/json.ts';

/** Returns what a schema, parameter, header, body or operation says to its readers, as a doc comment that ends its line; empty if it says nothing. */
export function docComment(node: JsonObject): string {
  const { title, summary, format, deprecated, type, examples } = node;
  const entries = [
    ...[title, summary].filter((one) => typeof one === 'string' && one !== ''),
    ...(typeof format === 'string' ? [`Format: ${format}`] : []),
    ...(deprecated === true ? ['@deprecated'] : []),
    ...(['description', 'default', 'example'] as const).flatMap((tag) => tagged(tag, node[tag])),
    ...(Array.isArray(examples) ? examples : []).flatMap((example) => tagged('example', example)),
    ...('const' in node ? ['@constant'] : []),
    ...(Array.isArray(node.enum) ? [`@enum {${[type ?? 'unknown'].flat().join('|')}}`] : []),
  ].map((entry) =>
    String(entry)
      .trim()
      .replace(/\r\n?|\n/g, '\n    ')
      .replaceAll('*/', '*\\/'),
  );
  const [only] = entries;
  if (only === undefined) return '';
  if (entries.length === 1 && !only.includes('\n')) return `/** ${only} */\n`;
  const lines = entries.join('\n').split('\n');
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */\n'].join('\n');
}

function tagged(tag: 'description' | 'default' | 'example', value: unknown): string[] {
  if (value === undefined || (tag === 'description' && (typeof value !== 'string' || value === '')))
    return [];
  return [`@${tag} ${typeof value === 'object' ? JSON.stringify(value, null, 2) : value}`];
}
