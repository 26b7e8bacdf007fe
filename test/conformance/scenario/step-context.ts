/** A step gets this context when a deployment responded as it says here. */

import { toHistory } from '../../../conformance/judge/history.ts';
import type { Exchange } from '../../../conformance/model/exchange.ts';
import { randomOf } from '../../../conformance/scenario/random.ts';
import type { ScenarioStep, StepContext } from '../../../conformance/scenario/step.ts';
import { examples } from '../../../generated/examples.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';

export const PROGRAM = examples.retrieveProgram.responses.retrieveProgramResponse;
export const ACCOUNT = examples.createAccount.responses.createAccountResponse;
export const CONTACT = examples.createContact.responses.createContactResponse;
export const CHECK = examples.updateSentCheck.responses.updateSentCheckResponse;
export const GIVEN = {
  programId: PROGRAM.id,
  businessId: ACCOUNT.businessId as string,
  checkTransferId: CHECK.id,
};

export interface PastCall {
  readonly step: string;
  readonly operation: OperationId;
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly sent?: Json | undefined;
  readonly body?: unknown;
  readonly status?: number;
  readonly endedAt?: number;
}

export function toExchange(display: PastCall): Exchange {
  const { step, operation, pathParameters = {}, sent, body, status = 200, endedAt = 0 } = display;
  return {
    id: step,
    operation,
    purpose: step,
    request: { method: 'POST', url: 'https://bank.example', pathParameters, headers: {}, body: sent },
    sentAt: endedAt,
    endedAt,
    outcome: { kind: 'response', status, headers: {}, bytes: 2, body: { kind: 'json', value: body as Json } },
  };
}

export function contextOf(
  step: string,
  told: readonly PastCall[],
  changes: Partial<StepContext> = {},
  seed = 1,
): StepContext {
  const exchanges = told.map(toExchange);
  return {
    given: GIVEN,
    maxAmount: '5.00',
    profile: 'full',
    history: toHistory(exchanges),
    exchange: (id) => exchanges.find((one) => one.id === id),
    random: randomOf(seed, step),
    now: 0,
    ...changes,
  };
}

/** A program and an account that was opened in it. */
export function opened(program: unknown = PROGRAM, account: unknown = ACCOUNT): PastCall[] {
  return [
    {
      step: 'read-program',
      operation: 'retrieveProgram',
      pathParameters: { programId: PROGRAM.id },
      body: program,
    },
    { step: 'open-account', operation: 'createAccount', body: account, status: 201 },
  ];
}

/** Returns what a step would send, or its reason not to. */
export function ask(
  step: ScenarioStep,
  told: readonly PastCall[],
  changes: Partial<StepContext> = {},
  seed = 1,
) {
  return step.prepare(contextOf(step.id, told, changes, seed));
}

export function bodyOf(
  step: ScenarioStep,
  told: readonly PastCall[],
  changes: Partial<StepContext> = {},
  seed = 1,
): Json {
  const call = ask(step, told, changes, seed);
  if (call === undefined || 'skip' in call || call.body === undefined)
    throw new Error(`${step.id}: ${JSON.stringify(call)}`);
  return call.body;
}
