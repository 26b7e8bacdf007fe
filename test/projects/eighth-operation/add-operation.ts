import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { projectFiles, ROOT, read } from '../../house/files.ts';

/** An operation that does not exist. Its files stand in the folder of its shape, those of TypeScript with `.txt` behind their names. */
export interface MadeUpOperation {
  /** The name of the folder says what is new about it. */
  readonly shape: 'existing-component' | 'sub-resource' | 'list';
  readonly id: string;
  /** A path that the description does not have yet. */
  readonly newPath?: string;
  /** Names of its steps in `conformance/scenario/<id>.ts`. */
  readonly steps: readonly string[];
}

export const MADE_UP: readonly MadeUpOperation[] = [
  { shape: 'existing-component', id: 'retrieveAccount', steps: ['readAccount'] },
  {
    shape: 'sub-resource',
    id: 'retrieveAccountBalance',
    newPath: '/v1/account/{accountId}/balance',
    steps: ['readBalance', 'readBalanceAgain'],
  },
  { shape: 'list', id: 'retrieveAccounts', steps: ['listAccounts'] },
];

export const DESCRIPTION = 'spec/openapi.yaml';
export const HANDLERS = 'server/api/operations/index.ts';
export const STEPS = 'conformance/scenario/steps.ts';
export const SOURCE_TABLE = 'test/spec/description/source-table.ts';

/** A copy of the repository without further operations. */
export function copyRepository(copy: string): void {
  for (const file of projectFiles()) cpSync(join(ROOT, file), join(copy, file));
  // House tests ask git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Adds the files of an operation to a copy of the repository, as docs/internals/add-an-operation.md says. */
export function addOperation(copy: string, { shape, id, newPath, steps }: MadeUpOperation): void {
  const folder = join(import.meta.dirname, shape);
  const inCopy = (file: string) => readFileSync(join(copy, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  const entry = (file: string, text: string, line = '') =>
    write(file, `${line}${withEntry(inCopy(file), text)}`);

  for (const fixture of globSync('**/*.{yaml,txt}', { cwd: folder })) {
    const file = fixture.replace(/\.txt$/, '');
    const text = readFileSync(join(folder, fixture), 'utf8');
    if (file === SOURCE_TABLE) entry(file, text);
    // The path may have other methods.
    else write(file, existsSync(join(copy, file)) ? `${inCopy(file)}${text}` : text);
  }
  if (newPath !== undefined) {
    const file = `./paths/${newPath.slice(1).replaceAll('/', '_')}.yaml`;
    write(DESCRIPTION, inCopy(DESCRIPTION).replace(/^components:/m, `  ${newPath}:\n    $ref: ${file}\n$&`));
  }
  entry(HANDLERS, `${id},`, `import { ${id} } from './${id}.ts';\n`);
  const names = steps.join(', ');
  entry(STEPS, `${id}: [${names}],`, `import { ${names} } from './${id}.ts';\n`);
}

/** Puts a file of a copy back to what the repository has, or takes it away. */
export function restore(copy: string, file: string): void {
  if (existsSync(join(ROOT, file))) writeFileSync(join(copy, file), read(file));
  else rmSync(join(copy, file));
}

/** A source with one more entry at the end of its first record of operations. */
function withEntry(source: string, entry: string): string {
  const record = source.search(/: (?:Readonly<Record<OperationId|Handlers<)/);
  const end = source.indexOf('\n};', record);
  expect([record, end]).not.toContain(-1);
  return `${source.slice(0, end)}\n  ${entry.trimEnd()}${source.slice(end)}`;
}

export interface Ended {
  readonly code: number;
  /** Standard output and error. */
  readonly text: string;
}

export function runIn(
  copy: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      args,
      { cwd: copy, maxBuffer: 1e8, env: { ...process.env, ...environment } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
          text: stdout + stderr,
        }),
    ),
  );
}
