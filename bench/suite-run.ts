import type { Clock } from '../conformance/model/clock.ts';
import type { Exchange } from '../conformance/model/exchange.ts';
import type { ConformanceOptions } from '../conformance/model/options.ts';
import type { Report } from '../conformance/model/report.ts';
import { runSuite } from '../conformance/run/run-suite.ts';
import { buildAndUseFolder } from './build-folder.ts';
import { type Contender, startNode, startSandboxCommand } from './servers.ts';

/** A run of the suite on a sandbox: straight, or through a proxy. */
export interface SuiteRun {
  readonly report: Report;
  readonly exchanges: readonly Exchange[];
  readonly milliseconds: number;
}

export interface SandboxAndPrism {
  readonly sandbox: Contender;
  /** Prism's proxy in front of the sandbox. */
  readonly prism: Contender;
}

export async function withSandboxAndPrism<Result>(
  use: (servers: SandboxAndPrism) => Promise<Result>,
): Promise<Result> {
  return buildAndUseFolder('suite', async (folder) => {
    const sandbox = await startSandboxCommand(folder, ['--memory']);
    const prism = await startNode('bench/prism-proxy.ts', [sandbox.url]);
    try {
      return await use({ sandbox, prism });
    } finally {
      await prism.stop();
      await sandbox.stop();
    }
  });
}

/** A run whose calls go to `to`. */
export async function runSuiteOn(sandbox: Contender, to: Contender, clock?: Clock): Promise<SuiteRun> {
  const seed = (await (await fetch(`${sandbox.url}/_sandbox/seed`)).json()) as Partial<ConformanceOptions>;
  const { apiKey, personId, programId, businessId, checkTransferId } = seed;
  let exchanges: readonly Exchange[] = [];
  const onExchanges = (made: readonly Exchange[]) => {
    exchanges = made;
  };
  const ids = { programId, businessId, checkTransferId };
  const options = { baseUrl: to.url, apiKey, personId, ...ids, seed: 1, ...(clock && { clock }) };
  const start = performance.now();
  const events = runSuite(options, { onExchanges });
  let next = await events.next();
  while (!next.done) next = await events.next();
  return { report: next.value, exchanges, milliseconds: performance.now() - start };
}

/** The run moves the sandbox's clock forward instead of waiting, since only faults are counted. */
export function shiftedClock({ url }: Contender): Clock {
  let shift = 0;
  return {
    now: () => Date.now() + shift,
    async sleep(milliseconds) {
      const advanceSeconds = Math.ceil(milliseconds / 1000);
      await control('PUT', `${url}/_sandbox/clock`, { advanceSeconds });
      shift += advanceSeconds * 1000;
    },
  };
}

/** A call to the sandbox's own interface, below `/_sandbox/`. */
export async function control(method: string, url: string, body?: unknown): Promise<void> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_BODY };
  const answer = await fetch(url, { method, ...sent });
  if (!answer.ok) throw new Error(`${method} ${url} was answered ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
}

const JSON_BODY = { 'content-type': 'application/json' };
