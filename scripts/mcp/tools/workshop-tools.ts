import { dataBlock } from '../data-block.ts';
import type { RunRequest } from '../deployment.ts';
import { firstPart, type KeptTexts } from '../kept-texts.ts';
import { type Tool, type ToolCall, ToolCallFailure } from '../tool.ts';
import type { Workshop } from '../workshop.ts';
import { CHOICE, judged, LIST } from './judged.ts';

type Choice = Pick<RunRequest, 'only' | 'skip'> & { readonly all?: boolean };

const ALL = { all: { type: 'boolean', description: 'Also list what passed and what was skipped' } };
const following = ({ signal, progress }: ToolCall) => ({ signal, onLine: progress });

/** @param isForeign the server was started for another description, by which calls are judged where no argument names one */
export function recordingTool(workshop: Workshop, kept: KeptTexts, isForeign: boolean): Tool {
  return {
    name: 'judge_recording',
    title: 'Check recorded calls',
    description:
      'Check recorded calls (HAR or NDJSON files below the folder of this server), by any OpenAPI description. Sends nothing.',
    inputSchema: {
      type: 'object',
      properties: {
        files: { ...LIST, minItems: 1 },
        spec: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: `OpenAPI description below that folder. Default: ${isForeign ? 'that of this server' : 'the banking API'}`,
        },
        ...CHOICE,
        ...ALL,
      },
      required: ['files'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    async run(args: Choice & { readonly files: readonly string[]; readonly spec?: string }, call) {
      const { files, spec, all, ...request } = args;
      return judged(await workshop.judgeRecording(files, spec, request, following(call)), kept, all);
    },
  };
}

export function clientTool({ judgeClient }: Workshop, kept: KeptTexts): Tool {
  let isRunning = false;
  return {
    name: 'judge_client',
    title: 'Judge a client',
    description:
      'Run the client that the user started this server for (mcp -- COMMAND) against failing sandboxes, and check what it does. No argument names a command.',
    inputSchema: { type: 'object', properties: { ...CHOICE, ...ALL }, additionalProperties: false },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    async run(args: Choice, call) {
      if (judgeClient === undefined)
        throw new ToolCallFailure(
          'The server was started without a client.',
          'Only the user can name a command, by restarting the server with it: mcp -- npm run test:bank. Or ask the user to run banking-platform-api judge-client.',
        );
      if (isRunning) throw new ToolCallFailure('The client is being checked.', 'Wait until that has ended.');
      isRunning = true;
      try {
        const { all, ...request } = args;
        return await judged(await judgeClient(request, following(call)), kept, all);
      } finally {
        isRunning = false;
      }
    },
  };
}

export function diffTool(workshop: Workshop, kept: KeptTexts): Tool {
  const version = { type: 'string', minLength: 1, maxLength: 300 };
  return {
    name: 'diff',
    title: 'Compare two versions',
    description:
      'Compare two versions of a description: what breaks, what is added. A version is a file below the folder of this server, a git revision or a published version.',
    inputSchema: {
      type: 'object',
      properties: {
        base: version,
        revision: { ...version, description: 'Default: the description as it is now' },
      },
      required: ['base'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    async run({ base, revision }: { readonly base: string; readonly revision?: string }, call) {
      const text = await workshop.compare(base, revision, following(call));
      return { content: [{ type: 'text', text: firstPart(text, kept, dataBlock) }] };
    },
  };
}
