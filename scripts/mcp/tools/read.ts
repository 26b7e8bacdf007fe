import { escapeInvisible } from '../../../lib/json-text.ts';
import { dataBlock } from '../data-block.ts';
import type { Item } from '../items/item.ts';
import { type KeptTexts, textPartOf } from '../kept-texts.ts';
import { type Tool, ToolCallFailure } from '../tool.ts';

interface Arguments {
  readonly id: string;
  readonly offset?: number;
}

export function readTool(
  items: ReadonlyMap<string, Item>,
  search: (query: string) => readonly Item[],
  kept: KeptTexts,
  isForeign = false,
): Tool {
  return {
    name: 'read',
    title: 'Read one item',
    description:
      'Read an item found by search: facts, evidence, section, examples. The ID sandbox lists the records that exist. Also reads long results by their ID (response:1, report:2).',
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string', maxLength: 300 },
        offset: { type: 'integer', minimum: 0, description: 'Where to continue in a long text' },
      },
      required: ['id'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    async run(args: Arguments) {
      const { id, offset = 0 } = args;
      const data = kept.find(id);
      const read = items.get(id)?.read();
      const text = data ?? (read === undefined ? undefined : visibleText(read));
      if (text === undefined) throw unknownId(id);
      if (offset > 0 && offset >= text.length)
        throw new ToolCallFailure(`The text ends at ${text.length}.`, 'Use a smaller offset.');
      const { part, next } = textPartOf(text, offset);
      const rest =
        next === undefined
          ? ''
          : `\n\n${text.length - next} more characters: read ${id} with offset ${next}.`;
      return {
        content: [
          { type: 'text', text: `${data === undefined && !isForeign ? part : dataBlock(part)}${rest}` },
        ],
      };
    },
  };

  /** Line breaks are the text's own. */
  function visibleText(text: string): string {
    return text.split('\n').map(escapeInvisible).join('\n');
  }

  function unknownId(id: string): ToolCallFailure {
    const kind = /^(response|report):/.exec(id)?.[1];
    if (kind !== undefined)
      return new ToolCallFailure(
        'There is no such result in this session, or it is too old.',
        `Known: ${kept.ids.join(', ') || 'none'}. Otherwise repeat the call that it came from.`,
      );
    const near = search(id)
      .slice(0, 3)
      .map((item) => item.id);
    return new ToolCallFailure(
      'Unknown ID.',
      near.length === 0
        ? 'Use search to find IDs.'
        : `Did you mean ${near.join(' or ')}? search finds others.`,
    );
  }
}
