import type { Report } from '../../../conformance/model/report.ts';
import type { JsonObject } from '../../../lib/json.ts';
import type { Sandbox } from '../../../server/sandbox-types.ts';
import { narrow, passAgentGate } from '../agent-gate.ts';
import type { Confirmations } from '../confirmations.ts';
import type { Deployment, RunRequest } from '../deployment.ts';
import { judgeSandbox, sandboxOptions } from '../judge-sandbox.ts';
import { firstPart, type KeptTexts } from '../kept-texts.ts';
import { type PlannedRun, planOf, stepsOf } from '../plan-of.ts';
import { type Tool, type ToolCall, ToolCallFailure } from '../tool.ts';
import { CHOICE, JUDGED, judged } from './judged.ts';

interface Arguments extends RunRequest {
  readonly target: 'sandbox' | 'deployment';
  readonly plan?: boolean;
  readonly all?: boolean;
}

/** Calls of a plan that a result holds by themselves; its text has all of them. */
const MAX_CALLS = 50;

/** @param deployment `undefined`: the server was started without one */
export function conformTool(
  sandbox: Pick<Sandbox, 'seed'>,
  deployment: Deployment | undefined,
  confirmations: Confirmations,
  kept: KeptTexts,
): Tool {
  let isRunning = false;
  return {
    name: 'conform',
    title: 'Run the conformance suite',
    description:
      'Check a new sandbox, or the deployment that the user started this server for. Arguments only narrow a run: what a deployment run may do is decided by flags of the server, and the user confirms each one. plan lists the requests without sending any.',
    inputSchema: INPUT,
    outputSchema: JUDGED,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    async run(args: Arguments, call) {
      const { target, plan = false, all = false, ...request } = args;
      if (target === 'sandbox') {
        if (plan) return planned(await planOf(sandboxOptions(sandbox, request)), kept);
        return judged(await judgeSandbox(request, call), kept, all);
      }
      if (deployment === undefined)
        throw new ToolCallFailure(
          'The server was started without a deployment.',
          'Use the target sandbox. Only the user can name a deployment, by restarting the server with --base-url.',
        );
      const options = narrow(deployment.permitted, request);
      if (plan) return planned(await planOf(options), kept);
      passAgentGate(options, await stepsOf(options));
      const question = await confirmations.ask(call, { target, ...request }, async () =>
        questionOf(await planOf(options), deployment),
      );
      if (question !== undefined) return question;
      return judged(await judgeDeployment(deployment, request, call), kept, all);
    },
  };

  async function judgeDeployment(one: Deployment, request: RunRequest, call: ToolCall): Promise<Report> {
    if (isRunning)
      throw new ToolCallFailure(
        'Another run against the deployment is in progress.',
        'Wait until it has ended.',
      );
    isRunning = true;
    try {
      return await one.judge(request, { signal: call.signal, onLine: call.progress });
    } finally {
      isRunning = false;
    }
  }
}

function planned({ baseUrl, calls, notSent }: PlannedRun, kept: KeptTexts) {
  const lines = calls.map(
    ({ method, path, purpose, writes, amount }) =>
      `${method} ${path}: ${purpose}${writes ? ', writes' : ''}${amount === undefined ? '' : `, moves up to ${amount}`}`,
  );
  const left = notSent.map(({ operation, reason }) => `not sent: ${operation}: ${reason}`);
  const text = [`${calls.length} requests to ${baseUrl}. Nothing was sent.`, ...lines, ...left].join('\n');
  return {
    content: [{ type: 'text' as const, text: firstPart(text, kept) }],
    structuredContent: {
      verdict: 'planned',
      calls: calls.slice(0, MAX_CALLS).map(({ operation, method, path, writes, amount }) => ({
        ...{ operation, method, path, writes },
        ...(amount !== undefined && { amount }),
      })),
    },
  };
}

const INPUT: JsonObject = {
  type: 'object',
  properties: {
    target: { enum: ['sandbox', 'deployment'] },
    ...CHOICE,
    readOnly: { type: 'boolean', description: 'Send only GET' },
    seed: { type: 'integer', minimum: 0, maximum: 2 ** 32 - 1 },
    plan: { type: 'boolean' },
    all: { type: 'boolean', description: 'Also list what passed and what was skipped' },
  },
  required: ['target'],
  additionalProperties: false,
};

/** The question to the user. Nothing in it is a text of the caller. */
function questionOf({ baseUrl, calls }: PlannedRun, { flags }: Deployment): string {
  const writes = calls.filter((one) => one.writes);
  const money = calls.flatMap(({ operation, amount }) =>
    amount === undefined ? [] : [`${operation}: up to ${amount}`],
  );
  return [
    `Run the conformance suite against ${baseUrl}?`,
    `It sends at most ${calls.length} requests, ${writes.length === 0 ? 'all of them reads' : `${writes.length} of which write (${[...new Set(writes.map(({ operation }) => operation))].join(', ')})`}.`,
    money.length === 0 ? 'It moves no money.' : `It moves money (${money.join(', ')}).`,
    `The server was started with: ${flags.join(' ') || 'no permissions'}.`,
  ].join('\n');
}
