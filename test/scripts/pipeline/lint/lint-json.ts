import type { Context } from '../../../../scripts/cli/command.ts';
import command from '../../../../scripts/commands/lint.ts';
import type { LintProblem } from '../../../../scripts/pipeline/lint/lint.ts';

/** Returns what `lint --json --spec openapi.json` prints in a folder. */
export async function lintJson(
  cwd: string,
  rules: 'auto' | 'recommended' | 'spec' | 'common' | 'full',
): Promise<{ readonly problems: readonly LintProblem[]; readonly files: readonly string[] }> {
  const results: unknown[] = [];
  const nothing = () => undefined;
  const context: Context = {
    ...{ cwd, env: {}, quiet: true, json: true, signal: new AbortController().signal },
    ...{ data: nothing, print: nothing, prose: nothing, info: nothing, warn: nothing, error: nothing },
    result: (value) => void results.push(value),
    step: (_title, run) => run(),
    paint: (_colour, text) => text,
  };
  await command.run({ spec: 'openapi.json', format: 'text', max: 50, rules }, [], context);
  return results[0] as Awaited<ReturnType<typeof lintJson>>;
}
