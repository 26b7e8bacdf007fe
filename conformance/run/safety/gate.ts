import { operations } from '../../../generated/operations.ts';
import type { ScenarioStep } from '../../scenario/step.ts';
import { type ConformanceOptions, SafetyRefusal } from '../options.ts';
import type { RunTarget } from './target.ts';

type Agreed = Pick<ConformanceOptions, 'readOnly' | 'allowWrites' | 'allowMoney' | 'confirmHost'>;

/**
 * Lets a run through only if somebody has agreed to what it would do. Nothing is asked of runs against this machine, nor of those that only
 * read.
 *
 * @throws SafetyRefusal that names everything that is missing, and how to do without it
 */
export function passGate(
  { url, isLoopback }: RunTarget,
  { readOnly = false, allowWrites = false, allowMoney = false, confirmHost }: Agreed,
  steps: readonly Pick<ScenarioStep, 'operation'>[],
): void {
  const writes = steps.map(({ operation }) => operations[operation]).filter((one) => !one.safe);
  if (writes.length === 0) return;
  if (readOnly)
    throw new SafetyRefusal(`the run only reads, and it would call ${namesOf(writes)}`, 'Leave those out.');
  if (isLoopback) return;

  const { host } = url;
  const isConfirmed = confirmHost?.toLowerCase() === host.toLowerCase();
  if (!allowWrites || !isConfirmed) {
    const missing = [!allowWrites && '--allow-writes', !isConfirmed && `--confirm-host ${host}`];
    const wrong = confirmHost !== undefined && !isConfirmed && `, and --confirm-host names another host`;
    throw new SafetyRefusal(
      `${host} is not this machine, and the run would write to it with ${namesOf(writes)}${wrong || ''}`,
      `Give ${missing.filter(Boolean).join(' ')} if that is meant, or --read-only to send nothing but GET.`,
    );
  }
  const moving = writes.filter((one) => one.movesMoney);
  if (moving.length > 0 && !allowMoney)
    throw new SafetyRefusal(
      `${host} is not this machine, and ${namesOf(moving)} would move money there`,
      `Give --allow-money if that is meant, or leave it out: --skip ${namesOf(moving).replaceAll(', ', ',')}.`,
    );
}

/** `createCard, updateAccount`, each once. */
function namesOf(list: readonly { readonly id: string }[]): string {
  return [...new Set(list.map(({ id }) => id))].join(', ');
}
