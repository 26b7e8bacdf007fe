import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packed, type Ran, ROOT } from '../installed.ts';
import { startRegistry } from '../registry.ts';

/** A line that somebody types in the folder of a project, and what has to come of it. */
export interface Line {
  readonly line: string;
  /** Exit code; 0 unless it says otherwise. */
  readonly code?: number;
  readonly stdout?: string | RegExp;
  readonly stderr?: string | RegExp;
  /** Files that are there afterward. */
  readonly leaves?: readonly string[];
  /** The output that shows that a process is ready which runs until it is stopped. It is stopped as by Ctrl-C once `look` is done. */
  readonly until?: RegExp;
  /** Looks at the project afterward, or at what is running. */
  readonly look?: (output: Omit<Ran, 'code'>, project: Project) => unknown;
}

/** A project with packages of its own: a row of a matrix. */
export interface Row {
  readonly name: string;
  /** Text by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines that install. `$TOOLS` and `$CLIENT` are the tarballs, `$ROOT` is this repository. */
  readonly install: readonly string[];
  /** The Node.js that everything runs on (default: that of the tests). */
  readonly node?: () => string;
  /** Programs that lines find by these names: `{ yarn: '/…/yarn.js' }`. */
  readonly programs?: () => Readonly<Record<string, string>>;
  /** Tells whether npm finds the packages as if they were published, and keeps a cache for this run of vitest alone. */
  readonly published?: true;
  readonly env?: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
  /** A test each, by name. The lines of one run in their order, and no test needs another. */
  readonly tests: Readonly<Record<string, readonly Line[]>>;
}

export interface Project {
  readonly folder: string;
  /** Ends what it needs to run lines. */
  close(): void;
  /** Runs a line in a shell, and fails where it does not come out as said. Returns what it printed. */
  type(line: Line): Promise<Ran>;
}

const QUIET = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_loglevel: 'error' };

/** Makes the project of a row. The folder above it is the caller's, who removes it. */
export async function makeRow(row: Omit<Row, 'tests'>, parent: string): Promise<Project> {
  const folder = join(mkdtempSync(join(parent, `${row.name.replace(/\W+/g, '-')}-`)), 'project');
  const bin = join(folder, '../bin');
  for (const made of [folder, bin]) mkdirSync(made);
  const files = { 'package.json': '{"name":"project","private":true,"type":"module"}\n', ...row.files };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const [name, file] of Object.entries(row.programs?.() ?? {})) {
    chmodSync(realpathSync(file), 0o755);
    symlinkSync(realpathSync(file), join(bin, name));
  }
  const { tools, client } = await packed();
  // npm and npx start their commands with the first Node.js on the path.
  const node = dirname(row.node?.() ?? process.execPath);
  const PATH = [bin, join(folder, 'node_modules/.bin'), node, process.env.PATH].join(delimiter);
  const registry = row.published && (await startRegistry([tools, client], folder));
  const env = {
    ...process.env,
    ...QUIET,
    ...(registry && {
      npm_config_registry: registry.url,
      npm_config_cache: join(tools.content, '../../npm-cache'),
      // npx asks before it installs.
      npm_config_yes: 'true',
    }),
    ...(await row.env?.()),
    PATH,
    ROOT,
    TOOLS: tools.file,
    CLIENT: client.file,
  };
  const project: Project = {
    folder,
    close: () => registry?.close(),
    type: (line) => typeLine(line, project, env),
  };
  for (const line of row.install) await project.type({ line });
  return project;
}

async function typeLine(wanted: Line, project: Project, env: NodeJS.ProcessEnv): Promise<Ran> {
  const { line, code = 0, stdout, stderr, leaves = [], until, look } = wanted;
  const child = spawn('sh', ['-c', line], {
    cwd: project.folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The whole group: `npx` passes no signal on.
  const stop = () => child.exitCode ?? child.signalCode ?? process.kill(-(child.pid as number), 'SIGINT');
  const written = { stdout: '', stderr: '' };
  let ready = false;
  let failure: unknown;
  const looked = async () => {
    await look?.(written, project);
  };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      if (until === undefined || ready || !until.test(written.stdout + written.stderr)) return;
      ready = true;
      void looked()
        .catch((error: unknown) => {
          failure = error;
        })
        .finally(stop);
    });
  const timer = setTimeout(stop, LIMIT_MS);
  const [ended] = await once(child, 'close').finally(() => clearTimeout(timer));
  if (failure !== undefined) throw failure;
  const ran = { code: until !== undefined && ready ? (ended ?? 0) : ended, ...written };
  const form = (text: string | RegExp | undefined) =>
    text instanceof RegExp ? expect.stringMatching(text) : (text ?? expect.any(String));
  expect({ line, ...ran }).toEqual({ line, code, stdout: form(stdout), stderr: form(stderr) });
  expect({ line, ready }).toEqual({ line, ready: until !== undefined });
  for (const file of leaves)
    expect({ line, file, exists: existsSync(join(project.folder, file)) }).toEqual({
      line,
      file,
      exists: true,
    });
  if (until === undefined) await looked();
  return ran;
}

/** Nothing that is typed takes longer: what does is stopped, so that no process is left behind. */
const LIMIT_MS = 900_000;

/** Declares the tests of rows. Each installs once, in a folder that is gone afterward. */
export function proveRows(rows: readonly Row[]): void {
  describe.each(rows)('$name', (row) => {
    let parent: string;
    let project: Project;
    beforeAll(async () => {
      parent = mkdtempSync(join(tmpdir(), 'row-'));
      project = await makeRow(row, parent);
    }, LIMIT_MS);
    afterAll(() => {
      project?.close();
      rmSync(parent, { recursive: true, force: true });
    });

    for (const [name, lines] of Object.entries(row.tests))
      test(
        name,
        async () => {
          for (const line of lines) await project.type(line);
        },
        LIMIT_MS,
      );
  });
}

/** A sandbox that is ready serves its program with what it prints. */
export async function expectBank({ stdout, stderr }: Omit<Ran, 'code'>): Promise<void> {
  const printed = Object.fromEntries(
    [...stdout.matchAll(/^export (\w+)=(.*)$/gm)].map(([, name, value = '']) => [name, value]),
  );
  const { BANKING_BASE_URL, BANKING_API_KEY = '', BANKING_PROGRAM_ID } = printed;
  const response = await fetch(`${BANKING_BASE_URL}/v1/program/${BANKING_PROGRAM_ID}`, {
    headers: { 'sd-api-key': BANKING_API_KEY },
  });
  expect(await response.json(), stderr).toMatchObject({ id: BANKING_PROGRAM_ID });
}
