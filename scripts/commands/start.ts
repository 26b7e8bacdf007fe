import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command, Context } from '../command.ts';
import { ToolError } from '../errors.ts';
import { expectTools } from '../optional-tool.ts';
import { ownSpec } from '../own-spec.ts';
import { packageInfo } from '../package-info.ts';
import type { Everything } from '../pipeline/everything.ts';
import type { LintProblem } from '../pipeline/lint.ts';
import type { Files, Inputs } from '../pipeline/outputs.ts';
import { expectFree, onPort, readPort } from '../ports.ts';
import type { Page } from '../static-server.ts';
import type { Call, WalkClient } from '../walk/walk.ts';

interface Options {
  readonly docsPort: number;
  readonly mockPort: number;
  readonly once?: boolean;
}

/** Optional tools of the steps below, asked for before the first of them. */
const TOOLS = ['openapi-typescript', 'orval', '@redocly/cli', '@stoplight/prism-http'];

const command: Command<Options> = {
  name: 'start',
  summary: 'do everything once on the real description, then stay up with its docs and mock',
  description:
    "Lints, bundles, generates and documents the package's own description with a timing each, serves the documentation and " +
    'a mock on this machine, walks through every operation with the generated client, and stays up until Ctrl-C.',
  options: [
    {
      flags: '--docs-port <number>',
      description: 'port of the documentation; 0 for any free one',
      default: 8080,
      parse: readPort('--docs-port'),
    },
    {
      flags: '--mock-port <number>',
      description: 'port of the mock; 0 for any free one',
      default: 4010,
      parse: readPort('--mock-port'),
    },
    { flags: '--once', description: 'end after the walk; exit 1 when a call failed' },
  ],
  examples: [
    { line: 'start', does: 'show everything and stay up at http://127.0.0.1:8080 and http://127.0.0.1:4010' },
    { line: 'start --once --docs-port 0 --mock-port 0', does: 'show everything on free ports and end' },
  ],
  async run(options, _args, context) {
    const spec = ownSpec();
    if (options.docsPort === options.mockPort && options.docsPort !== 0) {
      throw new ToolError('usage', `--docs-port and --mock-port are both ${options.docsPort}`, {
        fix: 'Give two ports, or 0 for any free one.',
      });
    }
    expectTools(TOOLS);
    await expectFree(options.docsPort, '--docs-port');
    await expectFree(options.mockPort, '--mock-port');
    const { makeEverything } = await import('../pipeline/everything.ts');
    const { cwd, signal, step } = context;
    const write = (files: Files, inputs: Inputs) => refresh(files, inputs, context);
    const made = await makeEverything({ spec, cwd, signal, write }, step);
    if ('problems' in made) return showProblems(made.problems, context);
    return serveAndWalk(options, { ...made, spec }, context);
  },
};

export default command;

interface Made extends Everything {
  readonly spec: string;
}

/** Shows what is wrong as `lint` does. */
async function showProblems(problems: readonly LintProblem[], context: Context): Promise<'problem'> {
  const { lintText } = await import('../pipeline/lint-report.ts');
  for (const problem of problems) context.data(lintText(problem));
  context.result({ problems });
  return 'problem';
}

/** In a repository, where the sources of `generated/` lie, brings that folder up to date. */
async function refresh(files: Files, { model }: Inputs, context: Context): Promise<void> {
  if (!import.meta.url.endsWith('.ts')) return;
  const { emit } = await import('../pipeline/emit.ts');
  const options = { origin: model, cwd: context.cwd, complete: true };
  const { missing, stale, orphaned } = await emit(join(packageInfo().root, 'generated'), files, options);
  for (const path of [...missing, ...stale, ...orphaned]) {
    context.warn(`generated/${path} was not up to date and was made again`);
  }
}

async function serveAndWalk(options: Options, made: Made, context: Context) {
  const { serveStatic } = await import('../static-server.ts');
  const { startMock } = await import('../pipeline/mock.ts');
  const docs = await onPort(options.docsPort, '--docs-port', () =>
    serveStatic(pages(made), options.docsPort),
  );
  try {
    const mock = await startMock({
      document: made.inputs.bundle.document,
      port: options.mockPort,
      portFlag: '--mock-port',
      host: '127.0.0.1',
    });
    try {
      const calls = await callEverything(made, mock.url, context);
      const failed = calls.some(({ problem }) => problem !== undefined);
      const addresses = { docs: `http://127.0.0.1:${docs.port}/`, mock: mock.url };
      context.result({ calls, ...addresses });
      if (options.once === true || failed) return failed ? 'problem' : 'ok';
      context.data(`\nDocs  ${addresses.docs}\nMock  ${addresses.mock}\n`);
      context.info('Ctrl-C stops both.');
      await stopped(context.signal);
      return 'ok';
    } finally {
      await mock.close();
    }
  } finally {
    await docs.close();
  }
}

/** The walk, shown as a table. The client is the generated one; every answer is held against the description. */
async function callEverything({ inputs, spec }: Made, baseUrl: string, context: Context): Promise<Call[]> {
  const [{ createClient }, validators, { readWorkflow, workflowFromExamples }, { walk }, { callTable }] =
    await Promise.all([
      import('../../generated/client.ts'),
      import('../../generated/validators.js'),
      import('../walk/workflow.ts'),
      import('../walk/walk.ts'),
      import('../walk/table.ts'),
    ]);
  const file = join(dirname(spec), 'workflows.arazzo.yaml');
  const workflow = existsSync(file) ? await readWorkflow(file) : workflowFromExamples(inputs.model);
  const client = createClient({ baseUrl, validateResponse: validators.responses }) as unknown as WalkClient;
  const { signal } = context;
  const calls = await context.step(`walk (${workflow.workflowId})`, () =>
    walk(workflow, { client, model: inputs.model, signal }),
  );
  context.data(`\n${callTable(calls)}`);
  return calls;
}

/** The page, and beside it the documents that it offers. */
function pages({ html, files }: Made): Record<string, Page> {
  const type = (name: string) => (name.endsWith('.yaml') ? 'application/yaml' : 'application/json');
  const documents = Object.entries(files).filter(([name]) => /^openapi[^/]*\.(yaml|json)$/.test(name));
  return {
    '/': { type: 'text/html; charset=utf-8', body: html },
    ...Object.fromEntries(documents.map(([name, body]) => [`/${name}`, { type: type(name), body }])),
  };
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
