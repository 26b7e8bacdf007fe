import type { OpenBank } from '../../../conformance/client/run-scenario.ts';
import type { Fault } from '../../../server/faults/fault.ts';

/** A sandbox on memory for one run of a client. */
export const openBank: OpenBank = async ({ apiKey, faults }) => {
  const [{ createSandbox }, { hashKey }, { environmentOf }] = await Promise.all([
    import('../../../server/sandbox.ts'),
    import('../../../server/node/keys.ts'),
    import('../../../server/node/curl-commands.ts'),
  ]);
  const sandbox = await createSandbox({ apiKey, hashKey });
  for (const fault of faults) sandbox.faults.add(fault as Fault);
  const { BANKING_BASE_URL, BANKING_API_KEY, ...environment } = environmentOf('', sandbox.seed, apiKey);
  return {
    environment: environment as Record<string, string>,
    ids: Object.values(sandbox.seed.ids).flatMap((byName) => Object.values(byName)),
    fetch: (request) => sandbox.fetch(request),
    close: () => sandbox.close(),
  };
};
