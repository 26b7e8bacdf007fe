import type { ConformanceOptions } from '../../conformance/model/options.ts';
import type { ScenarioStep } from '../../conformance/scenario/step.ts';
import { type Operation, operations } from '../../generated/operations.ts';
import type { RunRequest } from './deployment.ts';
import { ToolCallFailure } from './tool.ts';

/** A caller can narrow these parts of a run, in the settings of `conform` as in the options of the suite. */
interface Narrowable {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly readOnly?: boolean;
  readonly seed?: number;
}

/**
 * A run may do what the flags permit, narrowed by the request. Nothing in a request can permit anything.
 *
 * @throws ToolCallFailure for a request that cannot be a part of what the flags permit
 */
export function narrow<Options extends Narrowable>(
  permitted: Options,
  { only, skip = [], readOnly, seed }: RunRequest,
): Options {
  if (only !== undefined && (permitted.only ?? []).length > 0)
    throw new ToolCallFailure(
      'The server was started with --only, which an argument cannot replace.',
      'Leave out only; use skip to leave out more.',
    );
  return {
    ...permitted,
    ...(only !== undefined && { only }),
    skip: [...(permitted.skip ?? []), ...skip],
    readOnly: permitted.readOnly === true || readOnly === true,
    ...(seed !== undefined && { seed }),
  };
}

/**
 * Lets a run through only if flags permit each write and each movement of money. Stricter than the gate of `conform`: an address of this machine may be a
 * tunnel to a real bank, and nobody has read the command before it runs.
 *
 * @throws ToolCallFailure
 */
export function passAgentGate(
  { allowWrites = false, allowMoney = false }: ConformanceOptions,
  steps: readonly Pick<ScenarioStep, 'operation'>[],
): void {
  const called = [...new Set(steps.map(({ operation }) => operation))].map((id) => operations[id]);
  const writes = called.filter(({ safe }) => !safe);
  if (writes.length > 0 && !allowWrites)
    throw new ToolCallFailure(
      `The run would write with ${namesOf(writes)}, and the server was started without --allow-writes.`,
      'Set readOnly to true. Only the user can permit writes, by restarting the server with --allow-writes --confirm-host and the host.',
    );
  const moving = called.filter(({ movesMoney }) => movesMoney);
  if (moving.length > 0 && !allowMoney)
    throw new ToolCallFailure(
      `The run would move money with ${namesOf(moving)}, and the server was started without --allow-money.`,
      `Add to skip: ${namesOf(moving)}. Only the user can permit money, by restarting the server with --allow-money.`,
    );
}

function namesOf(list: readonly Operation[]): string {
  return list.map(({ id }) => id).join(', ');
}
