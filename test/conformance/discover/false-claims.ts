import type { ProbeExchange } from '../../../conformance/discover/prober.ts';
import type { BankToJudge } from '../../mutants/judge-bank.ts';
import { openRedactor } from '../../mutants/open-redactor.ts';
import { contradictions } from './contradictions.ts';
import { discoverBank } from './discover-bank.ts';
import { overlaid } from './overlaid.ts';

/**
 * What a discovery claims of a bank and another one, with other data, contradicts. Its probes are requests with and without everything that can be left out or changed, so
 * that they satisfy and violate what was claimed.
 *
 * @param open makes the same bank anew
 */
export async function falseClaims(open: () => BankToJudge, seeds: readonly number[]): Promise<string[]> {
  const { overlay } = await discoverBank({ ...open(), redactor: openRedactor } as never);
  const document = overlaid(overlay);
  const found: string[] = [];
  for (const seed of seeds) {
    const { options, ...bank } = open();
    let exchanges: readonly ProbeExchange[] = [];
    await discoverBank({
      ...bank,
      redactor: openRedactor,
      options: { ...options, seed } as never,
      onExchanges: (all) => {
        exchanges = all;
      },
    });
    found.push(...contradictions(document, exchanges));
  }
  return [...new Set(found)];
}
