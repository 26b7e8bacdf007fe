import { buildAndUseFolder } from './build-folder.ts';
import { retrieveProgramLoad } from './example-loads.ts';
import { installOnce } from './install-once.ts';
import { atMost, type BenchRow, median, type Part, ratioOf } from './measure.ts';
import { sendLoad } from './send-load.ts';
import { type Contender, startNode, startProxyCommand } from './servers.ts';

const ROUNDS = 7;
const SECONDS = 1;
const CONNECTIONS = 16;
const HTTPXY = '0.5.6';

const part: Part = {
  title: `a call through the proxy, judging and recording, before bare node:http on the same machine, against httpxy ${HTTPXY}`,
  run: () =>
    buildAndUseFolder('proxy', async (folder) => {
      const httpxy = await installOnce(`httpxy-${HTTPXY}`, { httpxy: HTTPXY }, 'httpxy/dist/index.mjs');
      if (httpxy === undefined) {
        console.log(`skipped: httpxy ${HTTPXY} cannot be installed`);
        return [];
      }
      const bare = await startNode('bench/answering-server.ts', []);
      const ours = await startProxyCommand(folder, bare.url);
      const peer = await startNode('bench/httpxy-proxy.ts', [bare.url, httpxy]);
      try {
        return await compare(folder, bare, ours, peer);
      } finally {
        await Promise.all([bare, ours, peer].map((one) => one.stop()));
      }
    }),
};

export default part;

interface Round {
  /** Milliseconds of processor time of a call, in the process that passes bytes: what judges is another one. */
  readonly cpu: number;
  readonly p99: number;
}

async function compare(
  folder: string,
  bare: Contender,
  ours: Contender,
  peer: Contender,
): Promise<BenchRow[]> {
  const rounds: { readonly bare: Round; readonly ours: Round; readonly peer: Round }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const each = {
      bare: await callMany(folder, bare),
      ours: await callMany(folder, ours),
      peer: await callMany(folder, peer),
    };
    if (round >= 0) rounds.push(each);
  }
  const cpu = (name: 'ours' | 'peer') => rounds.map((each) => each[name].cpu);
  const added = (name: 'ours' | 'peer') => median(rounds.map((each) => each[name].p99 - each.bare.p99));
  const ratio = ratioOf(cpu('ours'), cpu('peer'));
  return [
    {
      what: `processor time of a call, ${CONNECTIONS} at once`,
      ours: `${(median(cpu('ours')) * 1000).toFixed(0)} µs`,
      peer: `${(median(cpu('peer')) * 1000).toFixed(0)} µs`,
      ratio,
      ...atMost(1, ratio),
    },
    {
      what: 'p99 more than without a proxy',
      ours: `${added('ours').toFixed(2)} ms`,
      peer: `${added('peer').toFixed(2)} ms`,
      ratio: added('ours') / added('peer'),
    },
  ];
}

async function callMany(folder: string, one: Contender): Promise<Round> {
  const before = one.cpu();
  const { count, p99 } = await sendLoad(folder, one, retrieveProgramLoad, {
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  return { cpu: (one.cpu() - before) / count, p99 };
}
