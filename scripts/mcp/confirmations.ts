import { randomUUID } from 'node:crypto';
import type { InputRequiredResult } from '@modelcontextprotocol/server';
import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { type ToolCall, ToolCallFailure } from './tool.ts';

/** Questions to the user that are open. */
export interface Confirmations {
  /**
   * Asks the user once for one thing.
   *
   * @param what is done: a yes to something else does not count
   * @returns the question to send, or `undefined` after a yes to it
   * @throws ToolCallFailure after a no, and where the client cannot ask
   */
  ask(call: ToolCall, what: object, message: () => Promise<string>): Promise<InputRequiredResult | undefined>;
}

const NAME = 'confirm';

export function createConfirmations(): Confirmations {
  /** The questions by the state that the client returns with the user's response. Used once. */
  const open = new Map<unknown, string>();
  return {
    async ask(call, what, message) {
      if (!call.canAsk)
        throw new ToolCallFailure(
          'The user has to confirm this run, and this client cannot ask (it does not support elicitation). Nothing was sent.',
          'Ask the user to run `banking-platform-api conform` in a terminal, or to use a client that supports elicitation. The sandbox needs no confirmation.',
        );
      const asked = open.get(call.state);
      open.delete(call.state);
      // A response without a question of ours, or to another one, confirms nothing.
      if (asked !== canonicalJson(what)) {
        const state = randomUUID();
        open.set(state, canonicalJson(what));
        return question(await message(), state);
      }
      const response = inputResponse(call.answers, NAME);
      const said = response.kind === 'elicit' ? response : undefined;
      if (said?.action === 'accept' && said.content?.run === true) return undefined;
      throw new ToolCallFailure(
        'The user did not confirm the run. Nothing was sent.',
        'Do not repeat it unless the user asks for it.',
      );
    },
  };
}

function question(message: string, requestState: string): InputRequiredResult {
  return inputRequired({
    requestState,
    inputRequests: {
      [NAME]: inputRequired.elicit({
        mode: 'form',
        message,
        requestedSchema: {
          type: 'object',
          properties: { run: { type: 'boolean', title: 'Send these requests', default: false } },
          required: ['run'],
        },
      }),
    },
  });
}
