import type { Clock } from '../../../../conformance/model/clock.ts';
import type { ConformanceOptions } from '../../../../conformance/model/options.ts';
import type { Fault } from '../../../../server/faults/fault.ts';
import { createSandbox, toFetch } from '../../../../server/sandbox.ts';

/** A run needs this to check a bank in this process, whose clock is also the run's, so that waiting takes no time. */
export async function openBank(...faults: readonly Fault[]): Promise<ConformanceOptions> {
  let now = Date.parse('2026-03-10T12:00:00Z');
  const clock: Clock = {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
  };
  const sandbox = await createSandbox({ systemTime: () => new Date(now) });
  for (const fault of faults) sandbox.faults.add({ times: null, ...fault });
  const { apiKey, personId, programId, businessId, checkTransferId } = sandbox.seed;
  return {
    baseUrl: 'http://127.0.0.1/bank',
    ...(apiKey !== undefined && { apiKey }),
    ...{ personId, programId, businessId, checkTransferId },
    clock,
    fetch: inBank(toFetch(sandbox)),
  };
}

/** Behind a path of its own, as behind a gateway. */
function inBank(fetch: typeof globalThis.fetch): (request: Request) => Promise<Response> {
  return (request) => fetch(new Request(request.url.replace('/bank/', '/'), request));
}
