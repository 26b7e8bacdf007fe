import type { Command } from '../cli/command.ts';
import { explain } from './conform/explain.ts';
import { optionsOf, settingsOfFlags } from './settings/flags.ts';

const command: Command = {
  name: 'proxy',
  guide: 'docs/traffic.md#the-proxy',
  summary: 'forward traffic to a deployment and check it as it passes',
  description:
    'A reverse proxy that passes calls on to a deployment and checks them as they end. It prints each kind of violation once, and a verdict when it is ' +
    'stopped. It sends nothing of its own, and calls pass even if checking or recording fails. A request whose Host is neither an address of the proxy nor a name ' +
    'given by --host or --allow-host is refused, since it may come from a foreign web page. A recording holds pseudonyms in place of secrets. Exit codes: ' +
    '0 conformant, 1 a violation or a stale waiver, 2 wrong usage, 3 inconclusive, 6 environment error.',
  options: optionsOf('proxy'),
  examples: [
    {
      line: 'proxy --target https://staging.bank.example',
      does: 'check what clients send to http://127.0.0.1:4030, until Ctrl-C',
    },
    {
      line: 'proxy --target http://127.0.0.1:8080 --port 0 --for 10m --record calls.har',
      does: 'check and record ten minutes of traffic on any free port',
    },
    {
      line: 'proxy --target http://127.0.0.1:9093 --spec openapi.yaml',
      does: 'check calls to any API by its description',
    },
    {
      line: 'proxy --target https://staging.bank.example --overlay deployment.yaml',
      does: 'also check what an overlay says about the deployment',
    },
  ],
  endsBySignal: true,
  // Its clients need the proxy, whoever reads the output.
  goesOnUnread: true,
  async run(options, _args, context) {
    try {
      const { passTraffic } = await import('./proxy/pass-traffic.ts');
      return await passTraffic(settingsOfFlags('proxy', options, context.cwd), context);
    } catch (error) {
      throw explain(error);
    }
  },
};

export default command;
