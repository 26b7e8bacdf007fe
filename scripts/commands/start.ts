import { dirname, join } from 'node:path';
import { shellQuote } from '../../lib/shell.ts';
import type { RunningSandbox } from '../../server/node/run-sandbox.ts';
import type { Command, Context } from '../cli/command.ts';
import { ToolError } from '../cli/errors.ts';
import { expectTools } from '../cli/optional-tool.ts';
import { ownSpec } from '../cli/own-spec.ts';
import { inRepository, packageInfo } from '../cli/package-info.ts';
import { expectFree, onPort, readPort } from '../cli/ports.ts';
import type { Page } from '../cli/static-server.ts';
import { stopped } from '../cli/stopped.ts';
import type { Build } from '../pipeline/build-all.ts';
import type { LintProblem } from '../pipeline/lint/lint.ts';
import type { FileSets, Inputs } from '../pipeline/make/outputs.ts';
import type { CallRow, WorkflowClient } from './start/call-operations.ts';
import type { Judged } from './start/judge-servers.ts';

interface Options {
  readonly docsPort: number;
  readonly mockPort: number;
  readonly sandboxPort: number;
  readonly once?: boolean;
}

const HTML = 'text/html; charset=utf-8';

/** Optional packages that the steps below need, checked before the first of them. */
const TOOLS = ['@redocly/cli'];

const command: Command<Options> = {
  name: 'start',
  guide: 'docs/README.md',
  summary: 'run the whole pipeline on the built-in description, then serve its docs, mock and sandbox',
  description:
    "Lints, bundles, generates and documents the package's own description, with the time of each step. Serves the documentation, " +
    'the mock and the sandbox on this machine, calls every operation of both servers with the generated client, runs the ' +
    'conformance suite against both, and keeps serving until Ctrl-C. The sandbox stores its records in memory here; the ' +
    '`sandbox` command can keep them.',
  options: [
    {
      flags: '--docs-port <number>',
      description: 'port of the documentation; 0 for any free port',
      default: 8080,
      parse: readPort('--docs-port'),
    },
    {
      flags: '--mock-port <number>',
      description: 'port of the mock; 0 for any free port',
      default: 4010,
      parse: readPort('--mock-port'),
    },
    {
      flags: '--sandbox-port <number>',
      description: 'port of the sandbox; 0 for any free port',
      default: 4020,
      parse: readPort('--sandbox-port'),
    },
    {
      flags: '--once',
      description: 'exit after the verdicts: with 1 if a call failed or a server is not conformant',
    },
  ],
  examples: [
    { line: 'start', does: 'run everything and serve at http://127.0.0.1:8080, 4010 and 4020' },
    {
      line: 'start --once --docs-port 0 --mock-port 0 --sandbox-port 0',
      does: 'run everything on free ports and exit',
    },
  ],
  async run(options, _args, context) {
    const spec = ownSpec();
    expectDifferentPorts({
      '--docs-port': options.docsPort,
      '--mock-port': options.mockPort,
      '--sandbox-port': options.sandboxPort,
    });
    const hooks = inRepository() ? 'react' : undefined;
    expectTools(hooks === undefined ? TOOLS : [...TOOLS, 'orval']);
    await expectFree(options.docsPort, '--docs-port');
    await expectFree(options.mockPort, '--mock-port');
    await expectFree(options.sandboxPort, '--sandbox-port');
    const { buildAll } = await import('../pipeline/build-all.ts');
    const { cwd, signal, step } = context;
    const write = (sets: FileSets, inputs: Inputs) => refresh(sets, inputs, context);
    const made = await buildAll({ spec, cwd, hooks, strict: true, signal, write }, step);
    if ('problems' in made) return showProblems(made.problems, context);
    return serveAndCall(options, { ...made, spec }, context);
  },
};

export default command;

interface Made extends Build {
  readonly spec: string;
}

/** Prints the problems in the format of `lint`. */
async function showProblems(problems: readonly LintProblem[], context: Context): Promise<'problem'> {
  const { lintText } = await import('../pipeline/lint/lint-report.ts');
  for (const problem of problems) context.print(lintText(problem));
  context.result({ problems });
  return 'problem';
}

/** When run from the repository, brings `generated/` up to date; an installed package has nothing to refresh. */
async function refresh(sets: FileSets, { model }: Inputs, context: Context): Promise<void> {
  if (!inRepository()) return;
  const { emit } = await import('../pipeline/emit/emit.ts');
  const options = { origin: model, cwd: context.cwd, complete: true };
  const { missing, stale, orphaned } = await emit(join(packageInfo().root, 'generated'), sets, options);
  for (const path of [...missing, ...stale, ...orphaned]) {
    context.warn(`generated/${path} was stale and has been regenerated`);
  }
}

async function serveAndCall(options: Options, made: Made, context: Context) {
  const { serveStatic } = await import('../cli/static-server.ts');
  const { startMock } = await import('../pipeline/mock/mock.ts');
  const { startSandbox } = await import('./sandbox/start-sandbox.ts');
  const { judgeServers, showVerdicts } = await import('./start/judge-servers.ts');
  const { docsPort, mockPort, sandboxPort } = options;
  const host = '127.0.0.1';
  const closers: (() => Promise<void>)[] = [];
  try {
    const { document } = made.inputs.bundle;
    const mock = await startMock({ document, port: mockPort, portFlag: '--mock-port', host });
    closers.push(() => mock.close());
    const bank = { store: { kind: 'memory' }, port: sandboxPort, host, logLevel: 'error' } as const;
    const sandbox = await startSandbox(bank, '--sandbox-port');
    closers.push(() => sandbox.stop());

    const calls = [
      ...(await callEveryOperation(made, 'mock', mock.url, context)),
      ...(await callEveryOperation(made, 'sandbox', sandbox.url, context)),
    ];
    const judged = await judgeServers(mock, sandbox, context);
    await showVerdicts(judged, context);
    const docs = await onPort(docsPort, '--docs-port', () => serveStatic(pages(made, judged), docsPort));
    closers.push(() => docs.close());

    const url = `http://${host}:${docs.port}/`;
    const addresses = { docs: url, mock: mock.url, sandbox: sandbox.url };
    const reports = judged.map(({ server, report }) => ({
      server,
      verdict: report.run.verdict,
      counts: report.counts,
      url: `${url}conformance/${server}.html`,
    }));
    context.result({ calls, ...addresses, conformance: reports });
    const failed = calls.some(({ problem }) => problem !== undefined);
    const exit = failed || reports.some(({ verdict }) => verdict !== 'conformant') ? 'problem' : 'ok';
    if (options.once === true || failed) return exit;
    const lines = [
      ...[`Docs     ${url}`, `Mock     ${mock.url}`, `Sandbox  ${sandbox.url}`, 'Conformance'],
      ...reports.map((one) => `  ${one.url}`),
      '',
      ...(await toTry(sandbox)),
    ];
    context.print(`\n${lines.join('\n')}\n`);
    context.info('Press Ctrl-C to stop them.');
    await stopped(context.signal);
    return exit;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Shell lines: the sandbox's key and ids, and a call that uses them. */
async function toTry({ url, seed }: RunningSandbox): Promise<string[]> {
  const { environmentOf, curlCommands } = await import('../../server/node/curl-commands.ts');
  const environment = Object.entries(environmentOf(url, seed, seed.apiKey));
  const variables = environment.flatMap(([name, value]) =>
    value === undefined ? [] : `export ${name}=${shellQuote(value)}`,
  );
  return [...variables, '', ...Object.values(curlCommands()).slice(0, 1)];
}

/**
 * Runs the workflow of the description against one server with the generated client and prints its calls as a table. Every response
 * is validated against the description.
 */
async function callEveryOperation(
  { inputs, spec }: Made,
  server: 'mock' | 'sandbox',
  baseUrl: string,
  context: Context,
): Promise<(CallRow & { server: string })[]> {
  const [{ createClient }, validators, { readArazzo }, { callOperations }, { callTable }] = await Promise.all(
    [
      import('../../generated/client.ts'),
      import('../../generated/validators.ts'),
      import('../workflow/read-arazzo.ts'),
      import('./start/call-operations.ts'),
      import('./start/call-table.ts'),
    ],
  );
  const { model } = inputs;
  const file = join(dirname(spec), 'workflows.arazzo.yaml');
  const arazzo = await readArazzo(file, { model, spec }, context.cwd);
  const client: WorkflowClient = Object.fromEntries(
    Object.entries(createClient({ baseUrl, validateResponse: validators.responses })),
  );
  const { signal } = context;
  const calls = await context.step(`call the ${server} (${[...arazzo.workflows.keys()].join(', ')})`, () =>
    callOperations(arazzo, { client, model, signal }),
  );
  context.prose(`\nThe ${server}:\n${callTable(calls)}`);
  return calls.map((call) => ({ server, ...call }));
}

/** The documentation, the documents it offers for download, and the conformance reports, by path. */
function pages({ html, sets }: Made, judged: readonly Judged[]): Record<string, Page> {
  const type = (name: string) => (name.endsWith('.yaml') ? 'application/yaml' : 'application/json');
  const files = Object.values(sets).flatMap((set) => Object.entries(set));
  const documents = files.filter(([name]) => /^openapi[^/]*\.(yaml|json)$/.test(name));
  return {
    '/': { type: HTML, body: html },
    ...Object.fromEntries(documents.map(([name, body]) => [`/${name}`, { type: type(name), body }])),
    ...Object.fromEntries(
      judged.map(({ server, page: body }) => [`/conformance/${server}.html`, { type: HTML, body }]),
    ),
  };
}

/**
 * Port by flag. 0 means any free port, so it may be repeated.
 *
 * @throws ToolError('usage') for two flags with the same port
 */
function expectDifferentPorts(ports: Readonly<Record<string, number>>): void {
  for (const port of new Set(Object.values(ports))) {
    const flags = Object.entries(ports).flatMap(([flag, one]) => (one === port ? [flag] : []));
    if (port === 0 || flags.length === 1) continue;
    throw new ToolError(
      'usage',
      `${flags.join(' and ')} are ${flags.length === 2 ? 'both' : 'all'} ${port}.`,
      {
        fix: 'Give each its own port, or 0 for any free port.',
      },
    );
  }
}
