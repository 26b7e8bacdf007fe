import { hashKey } from '../../../server/node/keys.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';
import type { Fetch } from '../../mutants/judge-bank.ts';
import { withManners } from '../../mutants/over-sockets.ts';
import type { BankToDiscover } from './discover-bank.ts';
import { otherChoices } from './other-choices.ts';

export interface ServedBank {
  readonly url: string;
  /** The command line's options: where it is, and what `conform` and `discover` have to know of it. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly seed: Readonly<Record<'apiKey' | 'personId' | 'programId' | 'accountId', string>>;
  close(): Promise<void>;
}

/** A sandbox on a port, with what is around it: the last is the outermost. */
export async function serveBank(
  parts: readonly Pick<BankToDiscover, 'faults' | 'around'>[],
): Promise<ServedBank> {
  const sandbox = await createSandbox({ hashKey });
  for (const fault of parts.flatMap(({ faults = [] }) => faults)) sandbox.faults.add(fault);
  const fetch = parts.reduce<Fetch>((next, { around }) => around?.(next, sandbox) ?? next, toFetch(sandbox));
  const { url, close } = await withManners({})({ ...sandbox, fetch });
  const { apiKey = '', personId, programId, businessId, checkTransferId, accountId } = sandbox.seed;
  const known = { personId, programId, businessId, checkTransferId };
  return {
    url,
    close,
    seed: { apiKey, personId, programId, accountId },
    env: { BANKING_API_KEY: apiKey },
    flags: [
      ...['--base-url', url],
      ...Object.entries(known).flatMap(([name, value]) => [
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value,
      ]),
    ],
  };
}

/** Wraps a bank that makes one of the other choices. */
export function choosing(id: string): BankToDiscover {
  const found = otherChoices.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nobody chooses: ${id}`);
  return found.bank();
}
