/** A discovery against a bank in this process, on a clock that costs nothing. */

import type { ProbeExchange } from '../../../conformance/discover/prober.ts';
import {
  type Discovery,
  type DiscoveryOptions,
  runDiscovery,
} from '../../../conformance/discover/run-discovery.ts';
import type { Redactor } from '../../../conformance/redact/redactor.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { hashKey } from '../../../server/node/keys.ts';
import { createSandbox, type Sandbox, toFetch } from '../../../server/sandbox.ts';
import type { BankToJudge, Fetch } from '../../mutants/judge-bank.ts';
import { virtualClock } from '../../mutants/virtual-clock.ts';

export interface BankToDiscover extends Pick<BankToJudge, 'clock' | 'store' | 'systemTime' | 'prepare'> {
  readonly faults?: readonly Fault[];
  readonly around?: (next: Fetch, sandbox: Sandbox) => Fetch;
  readonly options?: Partial<DiscoveryOptions>;
  /** Default: the one that masks, which takes longer than all calls. */
  readonly redactor?: Redactor;
  readonly onExchanges?: (exchanges: readonly ProbeExchange[]) => void;
}

export async function discoverBank(bank: BankToDiscover = {}): Promise<Discovery> {
  const { clock = virtualClock(), faults = [], around = (next) => next } = bank;
  const sandbox = await createSandbox({
    systemTime: bank.systemTime ?? (() => new Date(clock.now())),
    hashKey,
    ...(bank.store !== undefined && { store: bank.store }),
  });
  await bank.prepare?.(sandbox);
  for (const fault of faults) sandbox.faults.add(fault);
  const { apiKey, personId, programId, businessId, checkTransferId } = sandbox.seed;
  const { redactor, onExchanges } = bank;
  const parts = { ...(redactor && { redactor }), ...(onExchanges && { onExchanges }) };
  const options = {
    baseUrl: 'http://127.0.0.1:4020',
    seed: 20261122,
    ...(apiKey !== undefined && { apiKey }),
    ...{ personId, programId, businessId, checkTransferId, clock },
    fetch: around(toFetch(sandbox), sandbox),
    ...bank.options,
  };
  return runDiscovery(options, parts);
}
