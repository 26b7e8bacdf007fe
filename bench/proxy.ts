import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installOnce } from './install-once.ts';
import { type BenchRow, median, type Part } from './measure.ts';
import { type ExampleLoad, programExample, retrieveProgramLoad } from './sandbox-calls.ts';
import { sendLoad } from './sandbox-compete.ts';
import type { Answered } from './sandbox-load.ts';
import {
  type Contender,
  startBare,
  startNode,
  startPrismProxy,
  startProxyCommand,
} from './sandbox-servers.ts';
import { ROOT, runNode } from './spawn.ts';
import { callSteadily } from './steady-load.ts';

/** Of callers that wait for nothing but the response before. Medians are compared; what a busy moment does to a round happens to all in it. */
const ROUNDS = 3;
/** Of proxies that judge by schema, which are slower by far. */
const ROUNDS_OF_JUDGES = 1;
const JUDGES = ["Redocly's proxy", "Prism's proxy"];
const SECONDS = 1;
const HTTPXY = '0.5.6';
/** Far from what any of them can do: what a call takes then is not the time that it waits for those before it. */
const STEADY_RATES = [200, 1000];
/** Of 2 s each, after those in which everything is compiled. */
const STEADY_ROUNDS = 9;
const WARM_UP_ROUNDS = 3;
const STEADY_CONNECTIONS = 8;

/** What a proxy adds to each call, where it is in front of a server that does nothing. */
const part: Part = {
  title: 'what a proxy adds to calls of retrieveProgram, before bare node:http on the same machine',
  async run() {
    await runNode('scripts/dev/build.ts', []);
    mkdirSync(join(ROOT, 'build'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'build', 'bench-proxy-'));
    const answer = join(folder, 'answer.json');
    writeFileSync(answer, JSON.stringify(programExample));
    const bare = await startBare(folder, answer);
    const started: Record<string, Contender> = { bare };
    try {
      started.ours = await startProxyCommand(folder, bare.url);
      started['a proxy of node:http alone'] = await startNode('bench/node-proxy.ts', [bare.url], folder);
      const httpxy = await installOnce(`httpxy-${HTTPXY}`, { httpxy: HTTPXY }, 'httpxy/dist/index.mjs');
      if (httpxy !== undefined)
        started[`httpxy ${HTTPXY}`] = await startNode('bench/httpxy-proxy.ts', [bare.url, httpxy], folder);
      started["Redocly's proxy"] = await startRedocly(folder, bare.url);
      started["Prism's proxy"] = await startPrismProxy(folder, bare.url);
      const rows: BenchRow[] = [];
      for (const perSecond of STEADY_RATES) rows.push(...(await compareSteadily(folder, started, perSecond)));
      return [...rows, ...(await compare(folder, started, 1)), ...(await compare(folder, started, 16))];
    } finally {
      await Promise.all(Object.values(started).map((one) => one.stop()));
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default part;

/** What each call takes longer at a fixed rate, which is what the goal is about. */
async function compareSteadily(
  folder: string,
  all: Readonly<Record<string, Contender>>,
  perSecond: number,
): Promise<BenchRow[]> {
  const { method, headers, path } = retrieveProgramLoad;
  const names = Object.keys(all).filter((name) => !JUDGES.includes(name));
  const rounds: Record<string, Answered[]> = {};
  for (let round = -WARM_UP_ROUNDS; round < STEADY_ROUNDS; round += 1)
    for (const name of names) {
      const load = { method, headers, perSecond, connections: STEADY_CONNECTIONS, seconds: 2 };
      const answered = await callSteadily({ ...load, url: `${all[name]?.url}${path}` }, folder);
      if (round >= 0) rounds[name] = [...(rounds[name] ?? []), answered];
    }
  const added = (name: string, of: 'p50' | 'p99') =>
    median((rounds[name] ?? []).map((one, round) => one[of] - (rounds.bare?.[round]?.[of] ?? Number.NaN)));
  const ours = added('ours', 'p99');
  return names
    .filter((name) => name !== 'bare' && name !== 'ours')
    .flatMap((name) =>
      (['p50', 'p99'] as const).map((of) => ({
        what: `${perSecond} calls per second: ${of} more than without a proxy, against ${name}`,
        ours: `${added('ours', of).toFixed(3)} ms`,
        peer: `${added(name, of).toFixed(3)} ms`,
        ratio: added('ours', of) / added(name, of),
        ...(of === 'p99' && { goal: '<= 1 ms', met: ours <= 1 }),
      })),
    );
}

async function compare(
  folder: string,
  { bare, ours, ...others }: Readonly<Record<string, Contender>>,
  connections: number,
): Promise<BenchRow[]> {
  const all = { bare, ours, ...others } as Record<string, Contender>;
  const rounds: Record<string, (Answered & { readonly cpu: number })[]> = {};
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [name, one] of Object.entries(all)) {
      if (round >= ROUNDS_OF_JUDGES && JUDGES.includes(name)) continue;
      const before = one.cpu();
      const answered = await sendLoad(folder, one, retrieveProgramLoad as ExampleLoad, {
        connections,
        seconds: SECONDS,
      });
      if (round >= 0)
        rounds[name] = [...(rounds[name] ?? []), { ...answered, cpu: (one.cpu() - before) / answered.count }];
    }
  const added = (name: string, of: 'p50' | 'p99') =>
    median((rounds[name] ?? []).map((one, round) => one[of] - (rounds.bare?.[round]?.[of] ?? Number.NaN)));
  // Of the process that passes bytes; what judges is another one.
  const cpu = (name: string) => median((rounds[name] ?? []).map((one) => one.cpu));
  const perSecond = (name: string) => median((rounds[name] ?? []).map((one) => one.perSecond));
  const at = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const p99 = added('ours', 'p99');
  return [
    {
      what: `${at}: calls per second, against no proxy`,
      ours: perSecond('ours').toFixed(0),
      peer: perSecond('bare').toFixed(0),
      ratio: perSecond('ours') / perSecond('bare'),
    },
    {
      what: `${at}: p99 more than without a proxy`,
      ours: `${p99.toFixed(3)} ms`,
      peer: '',
      ratio: Number.NaN,
    },
    ...Object.keys(others).flatMap((name) => [
      {
        what: `${at}: calls per second, against ${name}`,
        ours: perSecond('ours').toFixed(0),
        peer: perSecond(name).toFixed(0),
        ratio: perSecond('ours') / perSecond(name),
      },
      {
        what: `${at}: processor time of a call, against ${name}`,
        ours: `${(cpu('ours') * 1000).toFixed(0)} µs`,
        peer: `${(cpu(name) * 1000).toFixed(0)} µs`,
        ratio: cpu('ours') / cpu(name),
      },
      ...(['p50', 'p99'] as const).map((of) => ({
        what: `${at}: ${of} more than without a proxy, against ${name}`,
        ours: `${added('ours', of).toFixed(3)} ms`,
        peer: `${added(name, of).toFixed(3)} ms`,
        ratio: added('ours', of) / added(name, of),
      })),
    ]),
  ];
}

/** It prints its address where nobody looks for it. */
async function startRedocly(folder: string, upstream: string): Promise<Contender> {
  const port = await freePort();
  const har = join(folder, 'redocly.har');
  const api = join(ROOT, 'generated/openapi.json');
  const args = ['proxy', '--target', upstream, '--har', har, '--api', api, '--port', String(port)];
  return startNode('node_modules/@redocly/cli/bin/cli.js', args, folder, 'stderr');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
