import type { JsonObject } from '../../../lib/json.ts';
import { escapeInvisible } from '../../../lib/json-text.ts';
import { dataBlock } from '../data-block.ts';
import type { Item, ItemKind } from '../items/item.ts';
import { type Tool, ToolCallFailure } from '../tool.ts';

const DEFAULT_LIMIT = 5;
const KINDS = [
  'operation',
  'schema',
  'field',
  'header',
  'requirement',
  'not-shown',
  'section',
  'guide',
] as const satisfies readonly ItemKind[];

/** Characters of a sentence in the list; `read` has all of it. */
const MAX_ABOUT = 160;

interface Arguments {
  readonly query: string;
  readonly kind?: (typeof KINDS)[number];
  readonly limit?: number;
  readonly offset?: number;
}

/** @param isForeign whether the texts are those of a description that somebody else wrote */
export function searchTool(search: (query: string) => readonly Item[], isForeign = false): Tool {
  return {
    name: 'search',
    title: 'Search the description',
    description:
      'Find operations, fields, headers, requirements with their evidence, and what the source does not show (kind not-shown), also by a question in plain words. Returns IDs for read.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, maxLength: 300, description: 'A question, words or an ID' },
        kind: { enum: KINDS },
        limit: { type: 'integer', minimum: 1, maximum: 25, default: DEFAULT_LIMIT },
        offset: { type: 'integer', minimum: 0, default: 0 },
      },
      required: ['query'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        total: { type: 'integer' },
        items: { type: 'array', items: { type: 'object' } },
        nextOffset: { type: 'integer' },
      },
      required: ['total', 'items'],
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    async run(args: Arguments) {
      const { query, kind, limit = DEFAULT_LIMIT, offset = 0 } = args;
      const found = search(query).filter((item) => kind === undefined || item.kind === kind);
      if (found.length === 0)
        throw new ToolCallFailure(
          `Nothing${kind === undefined ? '' : ` of the kind ${kind}`} has one of these words.`,
          `Use words of the API, such as card limit, or ${kind === undefined ? 'the name of an operation or a field' : 'leave out kind'}.`,
        );
      const items = found.slice(offset, offset + limit).map(line);
      const next = offset + items.length;
      const page = {
        total: found.length,
        items,
        ...(next < found.length && items.length > 0 && { nextOffset: next }),
      };
      const rest = 'nextOffset' in page ? `\n${found.length - next} more: repeat with offset ${next}.` : '';
      const text = items.map((item) => Object.values(item).join(' | ')).join('\n');
      return {
        content: [{ type: 'text', text: isForeign ? `${dataBlock(text)}${rest}` : `${text}${rest}` }],
        structuredContent: page,
      };
    },
  };
}

function line({ id, kind, about, section, evidence, open = [] }: Item): JsonObject {
  const text = escapeInvisible(about.replaceAll(/\s+/g, ' '));
  return {
    id,
    kind,
    ...(evidence !== undefined && { evidence }),
    ...(section !== undefined && { section }),
    about: text.length > MAX_ABOUT ? `${text.slice(0, MAX_ABOUT)}…` : text,
    ...(kind === 'field' && open.length > 0 && { open: `open: ${open.join(', ')}` }),
  };
}
