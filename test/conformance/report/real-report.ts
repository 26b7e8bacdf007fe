import type { Report } from '../../../conformance/model/report.ts';
import { runSuite } from '../../../conformance/run/run-suite.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';

const START = Date.parse('2026-03-10T12:00:00Z');

/** Returns what a run finds out about the reference server with these faults on, by a clock on which waiting takes no time. */
export async function realReport(...faults: readonly Fault[]): Promise<Report> {
  let now = START;
  const sandbox = await createSandbox({ systemTime: () => new Date(now) });
  for (const fault of faults) sandbox.faults.add({ times: null, ...fault });
  const { apiKey = '', ...ids } = sandbox.seed;
  const run = runSuite({
    baseUrl: 'http://127.0.0.1/bank',
    apiKey,
    personId: ids.personId,
    programId: ids.programId,
    businessId: ids.businessId,
    checkTransferId: ids.checkTransferId,
    seed: 1,
    fetch: (request) => {
      const url = new URL(request.url);
      url.pathname = url.pathname.replace('/bank', '');
      return toFetch(sandbox)(new Request(url, request));
    },
    clock: {
      now: () => now++,
      sleep: async (milliseconds) => {
        now += milliseconds;
      },
    },
  });
  for (;;) {
    const { done, value } = await run.next();
    if (done === true) return value;
  }
}
