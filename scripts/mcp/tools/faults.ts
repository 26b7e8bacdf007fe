import type { JsonObject } from '../../../lib/json.ts';
import { jsonText } from '../../../lib/json-text.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import type { Faults } from '../../../server/sandbox-types.ts';
import { type Tool, ToolCallFailure } from '../tool.ts';

interface Arguments {
  readonly action: 'list' | 'add' | 'clear';
  readonly fault?: JsonObject;
}

/** Errors of a fault that a result names. */
const MAX_ERRORS = 5;

export function faultsTool(faults: Pick<Faults, 'add' | 'list' | 'clear'>): Tool {
  return {
    name: 'faults',
    title: 'Faults of the sandbox',
    description:
      'Make the next calls of call_sandbox fail. `{"operation":"createCard","answer":{"status":503}}` refuses, and nothing is done; `status` alone carries the call out and changes only the response; `"drop":"after"` loses the response. `"times":null` lasts.',
    inputSchema: {
      type: 'object',
      properties: { action: { enum: ['list', 'add', 'clear'] }, fault: { type: 'object' } },
      required: ['action'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    async run({ action, fault }: Arguments) {
      if (action === 'clear') faults.clear();
      if (action === 'add') {
        if (fault === undefined)
          throw new ToolCallFailure(
            'add needs a fault.',
            'Give it, such as `{"operation": "createCard", "answer": {"status": 503}}`.',
          );
        addTo(faults, fault);
      }
      const active = faults.list();
      const lines = active.map((one) => `${jsonText({ ...one })}: ${effectOf(one)}`);
      return { content: [{ type: 'text', text: lines.join('\n') || 'No fault is active.' }] };
    },
  };
}

function addTo(faults: Pick<Faults, 'add'>, fault: JsonObject): void {
  try {
    // `add` validates it as unknown JSON, whatever its type here.
    faults.add(fault as Fault);
  } catch (error) {
    const { errors } = error as {
      readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
    };
    if (errors === undefined) throw error;
    const places = errors
      .slice(0, MAX_ERRORS)
      .map(({ pointer, detail }) => `${pointer.slice(0, 60)} ${detail}`);
    throw new ToolCallFailure(
      `The fault is invalid: ${places.join('; ')}.`,
      'It can have `operation`, `times`, `delayMs`, `drop`, `answer`, `state`, `written`, `status`, `headers`, `patch`, `body`; fault.schema.json in the package describes them.',
    );
  }
}

/** True if a call is carried out, which a status does not say. */
function effectOf({ answer, drop }: Fault): string {
  if (answer !== undefined) return 'the call is refused, and nothing is done';
  if (drop === 'before') return 'the connection is cut, and nothing is done';
  return 'the call is carried out; only what is returned or written is otherwise';
}
