import { judgeTests } from '../../../../conformance/vitest.ts';
import { bankFetch, readProgram } from './bank.ts';

/** Made once where files share their modules: by the file that runs first, with its function. */
const fetch = judgeTests({ fetch: bankFetch });

export const client = { read: () => readProgram(fetch) };
