import type { Command } from '../cli/command.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { readPort } from '../cli/ports.ts';
import { stopped } from '../cli/stopped.ts';

interface Options {
  readonly spec?: string;
  readonly port: number;
  readonly host: string;
  readonly dynamic?: boolean;
}

const command: Command<Options> = {
  name: 'mock',
  summary: 'answer requests from the examples of the description',
  description:
    'A server (Prism, in this process) that holds requests against the description and answers with its named examples. It keeps ' +
    'no state. How errors are answered is made up by the mock where the description does not say; such answers carry the header ' +
    '`x-made-up-by: mock`. A request chooses with `Prefer: code=404`, `Prefer: example=name` or `Prefer: dynamic=true`. Pages of ' +
    'any origin may call it.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description (default: the one of this package)',
    },
    {
      flags: '--port <number>',
      description: '0 takes any free one',
      default: 4010,
      parse: readPort('--port'),
    },
    { flags: '--host <address>', description: 'address to listen on', default: '127.0.0.1' },
    { flags: '--dynamic', description: 'answer with random values that fit the schemas' },
  ],
  examples: [
    { line: 'mock', does: "answer as the package's own description says, at http://127.0.0.1:4010" },
    { line: 'mock --spec api.yaml --port 0 --dynamic', does: 'another description, any port, random values' },
  ],
  async run(options, _args, context) {
    const { spec = ownSpec(), port, host, dynamic = false } = options;
    const [{ loadDescription }, { refuseVersion }, { bundleDescription }, { startMock }] = await Promise.all([
      import('../pipeline/read/load.ts'),
      import('../pipeline/support/version.ts'),
      import('../pipeline/bundle/bundle.ts'),
      import('../pipeline/mock/mock.ts'),
    ]);
    const description = await loadDescription(spec, context.cwd);
    refuseVersion(description);
    const { document } = await bundleDescription(description);
    const { signal } = context;
    const mock = await startMock({ document, port, host, dynamic, signal, log: context.info });
    if (context.json) context.result({ url: mock.url, dynamic });
    else context.data(mock.url);
    context.info(
      `The mock answers ${dynamic ? 'with random values' : 'from the examples'}. Ctrl-C stops it.`,
    );
    await stopped(context.signal);
    await mock.close();
    return 'ok';
  },
};

export default command;
