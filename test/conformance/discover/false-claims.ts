import type { ProbeExchange } from '../../../conformance/discover/prober.ts';
import type { DiscoveryOptions } from '../../../conformance/discover/run-discovery.ts';
import type { BankToJudge } from '../../mutants/judge-bank.ts';
import { openRedactor } from '../../mutants/open-redactor.ts';
import { contradictions } from './contradictions.ts';
import { discoverBank } from './discover-bank.ts';
import { overlaid } from './overlaid.ts';

/**
 * Lists what a discovery says against a bank that does nothing wrong: claims that another discovery, with other data, contradicts; violations; and
 * that it ended before its time, since one that has found nothing claims nothing. The probes of the other discovery are requests with and without
 * everything that can be left out or changed, so that they satisfy and violate what was claimed.
 *
 * @param open makes the same bank anew
 */
export async function falseClaims(open: () => BankToJudge, seeds: readonly number[]): Promise<string[]> {
  const first = await discoverWith(open());
  const document = overlaid(first.overlay);
  const found = said(first);
  for (const seed of seeds) {
    const next = await discoverWith(open(), seed);
    found.push(...said(next), ...contradictions(document, next.exchanges));
  }
  return [...new Set(found)];
}

async function discoverWith({ options, ...bank }: BankToJudge, seed?: number) {
  let exchanges: readonly ProbeExchange[] = [];
  const discovery = await discoverBank({
    ...bank,
    redactor: openRedactor,
    options: { ...(options as Partial<DiscoveryOptions>), ...(seed !== undefined && { seed }) },
    onExchanges: (all) => {
      exchanges = all;
    },
  });
  return { ...discovery, exchanges };
}

function said({ violations, stopped }: Awaited<ReturnType<typeof discoverWith>>): string[] {
  return [
    ...violations.map((one) => `violation: ${JSON.stringify(one)}`),
    // Whoever limits the rate of calls asks for just that.
    ...(stopped === undefined || stopped.includes('429') ? [] : [`stopped: ${stopped}`]),
  ];
}
