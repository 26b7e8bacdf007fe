import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './composite.ts';

/** A report of `generate --check --json`. */
export const freshReport = (stale: readonly string[], unchanged: readonly string[] = ['client.ts']) =>
  JSON.stringify({ out: 'generated', check: true, missing: [], stale, orphaned: [], unchanged });

/**
 * The variable that makes `verdict.sh` run this program in place of the tool.
 *
 * @param source a module of Node.js; `args` are its arguments
 */
export function fakeTool(source: string): { readonly VERDICT_COMMAND: string } {
  const file = join(makeFolder(), 'tool.mjs');
  writeFileSync(file, `const args = process.argv.slice(2);\n${source}\n`);
  return { VERDICT_COMMAND: `${process.execPath} ${file}` };
}

/** A tool that prints a text and ends with a code. */
export function printingTool(text: string, code: number): { readonly VERDICT_COMMAND: string } {
  return fakeTool(`process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code};`);
}
