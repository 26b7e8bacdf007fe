import type { JudgedApi } from '../api/judged-api.ts';
import type { Exchange } from '../model/exchange.ts';
import type { PlacedCall } from './call-reader.ts';
import { countOthers } from './count-others.ts';
import type { IndexedCall } from './judge/indexed-call.ts';
import type { TrafficJudge } from './judge/traffic-judge.ts';
import type { TrafficTotals } from './judge/traffic-totals.ts';

const WHY = 'at an address that the description does not name: check it with --base-url';

/**
 * Calls to addresses that the description does not name. A recording of a browser has calls to many servers with such paths; one of a staging environment has them to one
 * server alone, whose responses look as described.
 */
export class UnnamedDeployments {
  readonly #judge: TrafficJudge;
  readonly #calls: ReturnType<typeof countOthers>;

  constructor(judge: TrafficJudge, api: JudgedApi) {
    this.#judge = judge;
    this.#calls = countOthers(api);
  }

  addAlone(placed: PlacedCall, exchange: Exchange): void {
    this.#judge.addAlone(placed, exchange);
    this.#calls.add(placed.call.request.method, placed.call.request.url, WHY);
  }

  add(call: IndexedCall, exchange: Exchange): void {
    this.#judge.add(call, exchange);
  }

  /** Chooses the deployment that a recording is about: that of the named addresses, or else the only other one. */
  chooseTotals(named: TrafficJudge, others: TrafficTotals['others']): TrafficTotals {
    const left = this.#calls.list();
    if (left.length === 0) return named.totals(others);
    const isNamed = named.totals([]).deployments.length > 0;
    const totals = this.#judge.totals(others);
    const isDescribed = Object.entries(totals.tallies).some(
      ([requirement, { held }]) => held > 0 && requirement.endsWith('.body'),
    );
    return !isNamed && totals.deployments.length === 1 && isDescribed
      ? totals
      : named.totals([...others, ...left]);
  }
}
