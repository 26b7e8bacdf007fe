import type { Command } from '../cli/command.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { readPort } from '../cli/ports.ts';
import { stopped } from '../cli/stopped.ts';
import { CONFIG_OPTIONS, type ConfigFlag, loadConfig } from '../config/load-config.ts';
import { OVERLAY_OPTIONS, type OverlayFlags, overlaysOf } from '../config/overlay-options.ts';

interface Options extends OverlayFlags {
  readonly spec?: string;
  readonly config?: ConfigFlag;
  readonly port: number;
  readonly host: string;
  readonly dynamic?: boolean;
}

const command: Command<Options> = {
  name: 'mock',
  guide: 'docs/sandbox.md#the-mock',
  summary: 'serve responses from the examples of the description',
  description:
    'A server that validates requests against the description (path, query, headers, cookies, credentials and bodies, as the ' +
    'generated server reads them) and responds with its named examples. It is stateless. Error responses that the description does not specify are invented by the mock and carry the header ' +
    '`x-made-up-by: mock`. A request selects its response with `Prefer: code=404`, `Prefer: example=name` or ' +
    '`Prefer: dynamic=true`. CORS is open to any origin.',
  options: [
    {
      flags: '--spec <file>',
      description: 'root file of the description; URLs are never fetched (default: the one of this package)',
    },
    {
      flags: '--port <number>',
      description: 'port to listen on; 0 for any free port',
      default: 4010,
      parse: readPort('--port'),
    },
    { flags: '--host <address>', description: 'address to listen on', default: '127.0.0.1' },
    { flags: '--dynamic', description: 'respond with random values that match the schemas' },
    ...OVERLAY_OPTIONS,
    ...CONFIG_OPTIONS,
  ],
  examples: [
    { line: 'mock', does: "mock the package's own description at http://127.0.0.1:4010" },
    {
      line: 'mock --spec api.yaml --port 0 --dynamic',
      does: 'mock another description on any free port, with random values',
    },
  ],
  async run(options, _args, context) {
    const { port, host, dynamic = false } = options;
    const config = await loadConfig(options, context);
    const spec = options.spec ?? config.spec ?? ownSpec();
    const [
      { loadOverlaid },
      { checkDescription },
      { refuseVersion },
      { bundleDescription },
      { withinLimits },
      { loosened },
      { splitByDirection },
      { startMock },
      { showUpgradeNotes },
      { warnOfNumbers },
    ] = await Promise.all([
      import('../pipeline/overlay/load-overlaid.ts'),
      import('../pipeline/check/check-description.ts'),
      import('../pipeline/support/version.ts'),
      import('../pipeline/bundle/bundle.ts'),
      import('../pipeline/limits.ts'),
      import('../pipeline/loosen/loosen.ts'),
      import('../pipeline/directions/split-by-direction.ts'),
      import('../pipeline/mock/mock.ts'),
      import('../pipeline/read/show-upgrade-notes.ts'),
      import('../pipeline/read/warn-of-numbers.ts'),
    ]);
    const description = await loadOverlaid(spec, context.cwd, overlaysOf(options, config, context));
    await checkDescription(description, { rules: config.lint?.rules, warn: context.warn });
    refuseVersion(description);
    showUpgradeNotes(description, context);
    warnOfNumbers(description, context.warn);
    const document = await withinLimits('the bundle', async () => {
      const bundle = await bundleDescription(description);
      return splitByDirection(loosened(bundle.document, () => {})).document;
    });
    const { signal } = context;
    const mock = await startMock({ document, port, host, dynamic, signal, log: context.info });
    if (context.json) context.result({ url: mock.url, dynamic });
    else context.print(mock.url);
    context.info(
      `The mock responds with ${dynamic ? 'random values' : 'the examples'}. Press Ctrl-C to stop it.`,
    );
    await stopped(context.signal);
    await mock.close();
    return 'ok';
  },
};

export default command;
