import { createSandbox, toFetch } from '../../../../server/sandbox.ts';

const sandbox = await createSandbox();
const { apiKey = '', programId } = sandbox.seed;

/** The bank's, and not checked. */
export const bankFetch = toFetch(sandbox);

export function beWrong(): void {
  sandbox.faults.add({
    operation: 'retrieveProgram',
    patch: [{ op: 'replace', path: '/productName', value: 5 }],
  });
}

export function readProgram(fetch: typeof globalThis.fetch): Promise<Response> {
  return fetch(`https://bank.example/v1/program/${programId}`, { headers: { 'sd-api-key': apiKey } });
}
