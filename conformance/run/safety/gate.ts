import { operations } from '../../../generated/operations.ts';
import { type ConformanceOptions, SafetyRefusal } from '../../model/options.ts';
import type { ScenarioStep } from '../../scenario/step.ts';
import type { RunTarget } from './target.ts';

type Agreed = Pick<
  ConformanceOptions,
  'readOnly' | 'allowWrites' | 'allowMoney' | 'confirmHost' | 'data' | 'contactId'
>;

/**
 * Lets a run through only if the options permit what it would do. Runs against this machine and runs that only read need no
 * permission.
 *
 * @throws SafetyRefusal that names each missing permission and how to run without it
 */
export function passGate(
  target: RunTarget,
  agreed: Agreed,
  steps: readonly Pick<ScenarioStep, 'operation'>[],
): void {
  const called = steps.map(({ operation }) => operations[operation]);
  refuseWrites(target, agreed, called);
  const moving = called.filter((one) => !one.safe && one.movesMoney);
  const { data = {}, contactId } = agreed;
  const isSomebodys = data.routingNumbers !== undefined && data.bankAccounts === undefined;
  if (!target.isLoopback && moving.length > 0 && isSomebodys && contactId === undefined)
    throw new SafetyRefusal(
      `${namesOf(moving)} would take money from a made-up account number at a bank of --data (routingNumbers), where it may belong to a person`,
      `Add bankAccounts to the file, with accounts from which money may be pulled, or name a contact with --contact-id. To leave the pull out, add --skip ${namesOf(moving).replaceAll(', ', ',')}.`,
    );
}

/** The gate knows this of an operation, of any API. */
export interface GatedOperation {
  readonly id: string;
  /** It changes nothing, by its method. */
  readonly safe: boolean;
  readonly movesMoney: boolean;
}

/**
 * Lets the operations of a run through only if the operator has agreed to what they do on this host.
 *
 * @throws SafetyRefusal
 */
export function refuseWrites(
  { url, isLoopback }: RunTarget,
  {
    readOnly = false,
    allowWrites = false,
    allowMoney = false,
    confirmHost,
  }: Omit<Agreed, 'data' | 'contactId'>,
  called: readonly GatedOperation[],
): void {
  const writes = called.filter((one) => !one.safe);
  if (writes.length === 0) return;
  if (readOnly)
    throw new SafetyRefusal(
      `the run is read-only, but it would call ${namesOf(writes)}`,
      'Leave these operations out of the run.',
    );
  if (isLoopback) return;

  const { host } = url;
  const isConfirmed = confirmHost?.toLowerCase() === host.toLowerCase();
  if (!allowWrites || !isConfirmed) {
    const missing = [!allowWrites && '--allow-writes', !isConfirmed && `--confirm-host ${host}`];
    const wrong = confirmHost !== undefined && !isConfirmed && `, and --confirm-host names another host`;
    throw new SafetyRefusal(
      `${host} is not this machine, and the run would write to it with ${namesOf(writes)}${wrong || ''}`,
      `To allow this, add ${missing.filter(Boolean).join(' ')}. To send only GET requests, add --read-only.`,
    );
  }
  const moving = writes.filter((one) => one.movesMoney);
  if (moving.length > 0 && !allowMoney)
    throw new SafetyRefusal(
      `${host} is not this machine, and ${namesOf(moving)} would move money there`,
      `To allow this, add --allow-money. To leave it out, add --skip ${namesOf(moving).replaceAll(', ', ',')}.`,
    );
}

/** `createCard, updateAccount`, each once. */
function namesOf(list: readonly { readonly id: string }[]): string {
  return [...new Set(list.map(({ id }) => id))].join(', ');
}
