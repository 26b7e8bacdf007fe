import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { jsonFile } from '../../lib/json-text.ts';
import { installOnce } from '../install-once.ts';
import { CASES, type Case, type ProbeResult } from './cases.ts';
import { type PeerOutcome, type PeerVerdict, peersTable, RESULTS } from './table.ts';
import { PACKAGES, type Peer, TOOLS } from './tools.ts';

/**
 * Asks each tool for what it makes of each input, and judges it without looking: `node bench/peers/run.ts`, or with names of inputs, and with `PEER=kubb` for one tool. Needs the npm registry. Writes `results.json`
 * and the table of docs/peers.md.
 */

const script = await installOnce('peers', PACKAGES, 'openapi-typescript/bin/cli.js');
if (script === undefined) throw new Error('The other tools cannot be installed without a registry.');
const modules = dirname(dirname(dirname(script)));
const root = join(dirname(modules), 'work');
const run = promisify(execFile);
/** Inputs at a time, each with all tools. */
const AT_ONCE = 6;
const asked = process.argv.slice(2);

const before =
  (asked.length === 0 && process.env.PEER === undefined) || !existsSync(RESULTS)
    ? []
    : (JSON.parse(readFileSync(RESULTS, 'utf8')) as { outcomes: PeerOutcome[] }).outcomes;
const outcomes: PeerOutcome[] = [];
for (let first = 0; first < CASES.length; first += AT_ONCE)
  outcomes.push(...(await Promise.all(CASES.slice(first, first + AT_ONCE).map(outcomeOf))).flat());
const versions = Object.fromEntries(
  Object.entries(PACKAGES).filter(
    ([name]) => !/typescript$|esbuild|faker-js/.test(name) || name === 'openapi-typescript',
  ),
);
const results = { date: new Date().toISOString().slice(0, 10), versions, outcomes };
writeFileSync(RESULTS, jsonFile(results));
writeFileSync(join(import.meta.dirname, '../../docs/peers.md'), peersTable(results));

/** Nothing for an input that was not asked for and is not known. */
async function outcomeOf(one: Case): Promise<PeerOutcome[]> {
  if (asked.length > 0 && !asked.includes(one.name)) return before.filter(({ name }) => name === one.name);
  const known = before.find(({ name }) => name === one.name)?.verdicts;
  const found = TOOLS.map(async (tool) => {
    const isKept = process.env.PEER !== undefined && tool.name !== process.env.PEER;
    return [tool.name, (isKept && known?.[tool.name]) || (await judged(one, tool))] as const;
  });
  const verdicts: Readonly<Record<string, PeerVerdict>> = Object.fromEntries(await Promise.all(found));
  console.log(one.name, JSON.stringify(verdicts, null, 1));
  return [{ name: one.name, right: one.right, ...(one.reports && { reports: one.reports }), verdicts }];
}

async function judged(one: Case, tool: Peer): Promise<PeerVerdict> {
  if (one.notOffered?.includes(tool.name)) return { verdict: 'not offered' };
  const folder = join(root, `${one.name}-${tool.name.replaceAll(' ', '-')}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'inputs', `${one.name}.yaml`), join(folder, 'in.yaml'));
  // Packages are found from here, as in a project.
  writeFileSync(
    join(folder, 'package.json'),
    jsonFile({ private: true, type: 'module', dependencies: { msw: PACKAGES.msw } }),
  );
  const made = await node(tool.command(folder, modules), folder);
  if (!made.ok || !existsSync(join(folder, 'out')))
    return { verdict: 'refused', seen: firstError(made.text) };
  if (one.types !== undefined) return compiled(folder, typeProbe(one.types, tool));
  const probe = one.compiled?.[tool.name];
  if (probe !== undefined)
    return one.isRight === undefined ? compiled(folder, probe) : deprecations(folder, probe, one.isRight);
  if (one.run !== undefined) {
    const seen = await ran(folder, one.run[tool.name] ?? '');
    return {
      verdict: one.isRight?.(seen.result) ? 'right' : 'wrong',
      seen: shown(seen.error ?? seen.result),
    };
  }
  if (one.call === undefined) return { verdict: 'not offered' };
  const { call, base, response, isRight } = one.call;
  const seen = await ran(folder, callProbe(tool, call, base, response));
  const [request] = seen.sent;
  const text =
    request === undefined
      ? `nothing sent: ${seen.error ?? ''}`
      : `${request.method} ${request.url}${seen.error === undefined ? '' : `, then ${seen.error}`}`;
  return { verdict: isRight(seen) ? 'right' : 'wrong', seen: shown(text) };
}

function typeProbe({ names, code }: NonNullable<Case['types']>, tool: Peer): string {
  return (
    names
      .map((name) => {
        const { from, name: exported } = tool.type(name);
        return exported.startsWith('components')
          ? `import type { components } from '${from}';\ntype ${name} = ${exported};`.replace(
              /^import/,
              name === names[0] ? 'import' : '// import',
            )
          : `import type { ${exported}${exported === name ? '' : ` as ${name}`} } from '${from}';`;
      })
      .join('\n') + code
  );
}

function callProbe(
  tool: Peer,
  call: NonNullable<Case['call']>['call'],
  base: string | undefined,
  response: { status: number; body?: string; type?: string } = { status: 204 },
): string {
  const { status, body, type } = response;
  return `
const sent: object[] = [];
globalThis.fetch = (async (input: any, init?: any) => {
  const request = input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init);
  sent.push({ method: request.method, url: request.url, body: await request.clone().text() });
  return new Response(${JSON.stringify(body ?? null)}, { status: ${status}, headers: ${JSON.stringify(type === undefined ? {} : { 'content-type': type })} });
}) as typeof fetch;
${tool.setup(base)}
export default (async () => {
  try { return { sent, result: await ${tool.call(call)} }; } catch (error) { return { sent, error: String(error) }; }
})();`.replace(/^( *import .*)$/gm, '$1');
}

/** Tells whether a module compiles with what it imports, in a strict project of today. */
async function compiled(folder: string, probe: string): Promise<PeerVerdict> {
  writeProject(folder, probe);
  const { ok, text } = await node(
    [join(modules, 'typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', folder],
    folder,
  );
  return ok ? { verdict: 'right' } : { verdict: 'wrong', seen: firstError(text) };
}

/** Counts the names in the probe that an editor strikes out. */
async function deprecations(
  folder: string,
  probe: string,
  isRight: (found: unknown) => boolean,
): Promise<PeerVerdict> {
  const checked = await compiled(folder, probe);
  if (checked.verdict !== 'right') return checked;
  const { default: ts } = (await import(createRequire(join(modules, 'x')).resolve('typescript'))) as {
    default: typeof import('typescript');
  };
  const file = join(folder, 'probe.ts');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    getCompilationSettings: () => parsed?.options ?? {},
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const struck = service
    .getSuggestionDiagnostics(file)
    .filter(({ reportsDeprecated }) => reportsDeprecated !== undefined);
  return { verdict: isRight(struck.length) ? 'right' : 'wrong', seen: `names struck out: ${struck.length}` };
}

async function ran(folder: string, probe: string): Promise<ProbeResult> {
  writeProject(folder, probe);
  writeFileSync(
    join(folder, 'start.ts'),
    "import seen from './probe.ts';\nconsole.log('\\n' + JSON.stringify(await seen));\nprocess.exit(0);\n",
  );
  const bundled = await node(
    [
      join(modules, 'esbuild/bin/esbuild'),
      'start.ts',
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--outfile=start.mjs',
      '--log-level=error',
      '--external:msw',
    ],
    folder,
  );
  if (!bundled.ok) return { sent: [], error: firstError(bundled.text) };
  const { text } = await node(['start.mjs'], folder);
  try {
    const seen = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
    return typeof seen === 'object' && seen !== null && 'sent' in seen
      ? (seen as ProbeResult)
      : { sent: [], result: seen };
  } catch {
    return { sent: [], error: firstError(text) };
  }
}

function writeProject(folder: string, probe: string): void {
  writeFileSync(join(folder, 'probe.ts'), probe);
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [], module: 'esnext' },
    ...{ moduleResolution: 'bundler', allowImportingTsExtensions: true, strict: true, skipLibCheck: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), jsonFile({ compilerOptions, files: ['probe.ts'] }));
}

async function node(args: readonly string[], cwd: string): Promise<{ ok: boolean; text: string }> {
  try {
    const { stdout, stderr } = await run(process.execPath, [...args], {
      cwd,
      timeout: 600_000,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { ok: true, text: stderr + stdout };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, text: stdout + stderr };
  }
}

function firstError(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return shown(lines.find((line) => /error|🛑/i.test(line)) ?? lines.find((line) => line !== '') ?? '');
}

/** Without the paths of this machine, and short. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.replaceAll(root, '').replaceAll(tmpdir(), '').replace(/\s+/g, ' ').slice(0, 160);
}
