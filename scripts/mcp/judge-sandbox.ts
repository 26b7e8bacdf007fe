import type { ConformanceOptions } from '../../conformance/model/options.ts';
import type { Report } from '../../conformance/model/report.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { Sandbox } from '../../server/sandbox-types.ts';
import type { RunRequest } from './deployment.ts';
import type { ToolCall } from './tool.ts';

/** The address of the sandbox in reports: its calls never reach the network. */
const BASE_URL = 'http://127.0.0.1';

/**
 * Judges a sandbox of its own, so that the run finds the records that it expects and leaves none in the session's.
 *
 * @throws ConfigurationError
 */
export async function judgeSandbox(
  request: RunRequest,
  { signal, progress }: Pick<ToolCall, 'signal' | 'progress'>,
): Promise<Report> {
  const { runConformance } = await import('../../conformance/run/run-conformance.ts');
  const sandbox = await createSandbox({ control: false });
  try {
    const fetch = (call: Request) => sandbox.fetch(call);
    const run = runConformance({ ...sandboxOptions(sandbox, request), fetch, signal });
    for (;;) {
      const { done, value } = await run.next();
      if (done) return value;
      if (value.type === 'request') progress(`${value.method} ${value.path}`);
    }
  } finally {
    await sandbox.close();
  }
}

/** The identifiers of such a run; every new sandbox has the same records. */
export function sandboxOptions(
  { seed: known }: Pick<Sandbox, 'seed'>,
  request: RunRequest,
): ConformanceOptions {
  const { programId, businessId, personId, checkTransferId } = known;
  return {
    baseUrl: BASE_URL,
    apiKey: DEVELOPMENT_KEY,
    ...{ programId, businessId, personId, checkTransferId },
    ...request,
  };
}
