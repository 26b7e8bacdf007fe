/** Makes the steps' calls against a sandbox in process, under a clock that waits for nobody, and keeps what came of them. */

import { toHistory } from '../../../conformance/judge/history.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import type { GivenIds } from '../../../conformance/model/options.ts';
import { explainMismatch } from '../../../conformance/scenario/explain-mismatch.ts';
import { randomOf } from '../../../conformance/scenario/random.ts';
import type { ScenarioStep, StepCall } from '../../../conformance/scenario/step.ts';
import { steps as allSteps } from '../../../conformance/scenario/steps.ts';
import { operations } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../../server/sandbox.ts';
import type { Sandbox } from '../../../server/sandbox-types.ts';

export const START = Date.parse('2026-03-10T12:00:07.250Z');

export interface ScenarioOptions {
  readonly seed?: number;
  readonly steps?: readonly ScenarioStep[];
  readonly maxAmount?: string;
  readonly profile?: 'full' | 'schema';
  readonly given?: GivenIds;
  /** Merge patch of a program of its own, instead of the seeded one. */
  readonly program?: object;
  /** Before the first call. */
  readonly prepare?: (sandbox: Sandbox) => void;
}

export interface ScenarioRun {
  readonly exchanges: readonly Exchange[];
  /** Steps that sent nothing, and why; `undefined` for those that had no need. */
  readonly notSent: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that were waited before each step. */
  readonly waited: Readonly<Record<string, number>>;
}

export async function runScenario(options: ScenarioOptions = {}): Promise<ScenarioRun> {
  let now = START;
  const systemTime = () => new Date(now);
  const sandbox = await createSandbox({ systemTime });
  const { ids, key } = await prepareProgram(sandbox, options.program);
  options.prepare?.(sandbox);
  const given = options.given ?? { ...ids };
  const exchanges: Exchange[] = [];
  const notSent: Record<string, string | undefined> = {};
  const waited: Record<string, number> = {};
  for (const step of options.steps ?? allSteps) {
    const call = step.prepare({
      given,
      maxAmount: options.maxAmount ?? '5.00',
      profile: options.profile ?? 'full',
      history: toHistory(exchanges),
      exchange: (id) => exchanges.find((one) => one.id === id),
      random: randomOf(options.seed ?? 1, step.id),
      now,
    });
    if (call === undefined || 'skip' in call) {
      notSent[step.id] = call?.skip;
      continue;
    }
    const misfit = explainMismatch(step.operation, call);
    if (misfit !== undefined) throw new Error(`${step.id}: ${misfit}`);
    waited[step.id] = Math.max(0, (call.notBefore?.time ?? 0) - now);
    now += waited[step.id] as number;
    exchanges.push(await send(sandbox, step, call, { key, personId: ids.personId, now }));
    now += 3;
  }
  await sandbox.close();
  return { exchanges, notSent, waited };
}

interface Sender {
  readonly key: string;
  readonly personId: string;
  readonly now: number;
}

async function send(sandbox: Sandbox, step: ScenarioStep, call: StepCall, sender: Sender): Promise<Exchange> {
  const { method, path } = operations[step.operation];
  const { pathParameters = {}, body } = call;
  const url = `https://bank.example${path.replace(/\{(\w+)\}/, (_, name: string) => pathParameters[name] ?? '')}`;
  const headers = {
    'sd-api-key': sender.key,
    'sd-person-id': sender.personId,
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await sandbox.fetch(
    new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  );
  const text = await response.text();
  return {
    id: step.id,
    operation: step.operation,
    purpose: step.purpose,
    request: { method, url, pathParameters, headers, body },
    sentAt: sender.now,
    endedAt: sender.now,
    outcome: {
      kind: 'response',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes: text.length,
      body: { kind: 'json', value: JSON.parse(text) as Json },
    },
  };
}

/** The seeded program, or one made through the control plane. Another program has no check that was sent. */
async function prepareProgram(sandbox: Sandbox, patch: object | undefined) {
  const { programId, businessId, personId, checkTransferId } = sandbox.seed;
  if (patch === undefined)
    return { key: DEVELOPMENT_KEY, ids: { programId, businessId, personId, checkTransferId } };
  const response = await sandbox.fetch(
    new Request('http://127.0.0.1/_sandbox/programs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ program: patch }),
    }),
  );
  const made = (await response.json()) as Record<'apiKey' | 'programId' | 'businessId' | 'personId', string>;
  if (response.status !== 201) throw new Error(JSON.stringify(made));
  return {
    key: made.apiKey,
    ids: { programId: made.programId, businessId: made.businessId, personId: made.personId },
  };
}

/** `issue-card 201` of each call. */
export function statuses({ exchanges }: ScenarioRun): string[] {
  return exchanges.map(
    ({ id, outcome }) => `${id} ${outcome.kind === 'response' ? outcome.status : outcome.reason}`,
  );
}

/** Returns what a step has sent. */
export function sent({ exchanges }: ScenarioRun, step: string): Json | undefined {
  return exchanges.find(({ id }) => id === step)?.request.body;
}
