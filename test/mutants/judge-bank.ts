/** A full run of the suite against a bank in this process, on a clock that costs nothing. */

import type { ConformanceOptions } from '../../conformance/model/options.ts';
import type { Report } from '../../conformance/model/report.ts';
import { runSuite, type SuiteOverrides } from '../../conformance/run/run-suite.ts';
import type { Fault } from '../../server/faults/fault.ts';
import { hashKey } from '../../server/node/keys.ts';
import { createSandbox, type Sandbox, toFetch } from '../../server/sandbox.ts';
import type { Store } from '../../server/store/store.ts';
import { openRedactor } from './open-redactor.ts';
import { type VirtualClock, virtualClock } from './virtual-clock.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface BankToJudge {
  readonly faults?: readonly Fault[];
  readonly options?: Partial<ConformanceOptions>;
  readonly parts?: SuiteOverrides;
  readonly clock?: VirtualClock;
  readonly store?: Store;
  /** The bank's own time; default: that of the clock. */
  readonly systemTime?: () => Date;
  /** Changes the bank before it is judged. */
  readonly prepare?: (sandbox: Sandbox) => Promise<void>;
  /** Stands between the suite and the bank. */
  readonly around?: (next: Fetch, sandbox: Sandbox) => Fetch;
}

/** One seed for all: what a mutant does must not depend on luck. */
const SEED = 20260504;

export async function judgeBank(bank: BankToJudge): Promise<Report> {
  const { clock = virtualClock(), faults = [], around = (next) => next } = bank;
  const sandbox = await createSandbox({
    systemTime: bank.systemTime ?? (() => new Date(clock.now())),
    // Web Crypto would leave the thread for each call.
    hashKey,
    ...(bank.store !== undefined && { store: bank.store }),
  });
  await bank.prepare?.(sandbox);
  for (const fault of faults) sandbox.faults.add(fault);
  return runAgainst(
    sandbox,
    {
      baseUrl: 'http://127.0.0.1:4020',
      seed: SEED,
      fetch: around(toFetch(sandbox), sandbox),
      clock,
      ...bank.options,
    },
    bank.parts,
  );
}

/** One run from beginning to end, with all that the sandbox's seed can give it. */
export async function runAgainst(
  { seed }: Sandbox,
  options: ConformanceOptions,
  parts: SuiteOverrides = {},
): Promise<Report> {
  const { apiKey, personId, programId, businessId, checkTransferId } = seed;
  const run = runSuite(
    {
      ...(apiKey !== undefined && { apiKey }),
      personId,
      programId,
      businessId,
      checkTransferId,
      ...options,
    },
    { redactor: openRedactor, causes: false, ...parts },
  );
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}
