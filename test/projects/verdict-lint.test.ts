import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Contexts, evaluate } from './ci/expression.ts';
import { lintActions, lintShell, lintWorkflow, runBundled, withoutLinters } from './ci/linters.ts';
import { ROOT } from './installed.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const action = read('action.yml');

test('the linters are installed, or the rest is skipped for a reason', () => {
  if (withoutLinters !== undefined) console.warn(`skipped: ${withoutLinters}`);
});

describe.skipIf(withoutLinters !== undefined)('linters', () => {
  test('GitHub’s language service finds nothing in action.yml, and something in broken ones', async () => {
    const broken = [
      action.replace('github.token', 'nonsense.token'),
      action.replace('shell: bash', 'shel: bash'),
      action.replace('using: composite', 'using: nothing'),
      action.replace('toJSON(matrix)', 'toJSON(secrets)'),
      action.replace("inputs.artifact == 'true'", 'inputs.artifact == "true"'),
    ];
    for (const text of broken) expect(text).not.toBe(action);
    const [own, ...others] = await lintActions([action, ...broken]);
    expect(own).toEqual([]);
    for (const [index, found] of others.entries()) expect(found, broken[index]).not.toEqual([]);
  });

  test('actionlint accepts the workflows of docs/ci.md, and refuses broken ones', async () => {
    const examples = [...read('docs/ci.md').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
      ([, text = '']) => text,
    );
    const whole = examples.filter((text) => text.includes('jobs:'));
    const steps = examples.filter((text) => text.startsWith('- uses:'));
    expect([whole.length, steps.length]).not.toContain(0);
    const around = (text: string) =>
      stringify({ on: 'push', jobs: { check: { 'runs-on': 'ubuntu-latest', steps: parse(text) } } });
    for (const text of [...whole, ...steps.map(around)]) {
      const { code, log } = await lintWorkflow(text);
      expect(code, log).toBe(0);
      expect(log).not.toMatch(/^\S+\.yml:\d+:\d+ /m);
    }
    const step = `- run: echo $${'{{ github.event.pull_request.title }}'}`;
    expect((await lintWorkflow(around(step))).log).toContain('potentially untrusted');
    expect((await lintWorkflow((whole[0] ?? '').replace('issues: write', 'isues: write'))).log).toContain(
      'isues',
    );
  });

  test('ShellCheck finds nothing in verdict.sh, and something in a script of bash', async () => {
    expect(await lintShell(read('ci/verdict.sh'))).toEqual([]);
    expect(await lintShell('#!/bin/sh\nif [[ x ]]; then echo $1; fi\n')).not.toEqual([]);
  });

  test('the harness evaluates the expressions of action.yml as GitHub’s own evaluator does', async () => {
    const expressions = [...action.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(([, text = '']) => text);
    const names = [...action.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name);
    const inputs = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
    const outputs = (value: string) => ({
      verdict: { outputs: { verdict: value, 'report-dir': value, artifact: value } },
    });
    const contexts: Contexts[] = ['', 'true', 'false', "it's"].flatMap((value) =>
      [null, { bank: 'staging', n: 2 }].map((matrix) => ({
        github: { token: value },
        inputs: inputs(value),
        matrix,
        strategy: { 'job-index': 0 },
        steps: outputs(value),
      })),
    );
    const source = `
      import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
      const toData = (value) =>
        value === null ? new data.Null()
        : typeof value === 'number' ? new data.NumberData(value)
        : typeof value === 'string' ? new data.StringData(value)
        : new data.Dictionary(...Object.entries(value).map(([key, one]) => ({ key, value: toData(one) })));
      // The library leaves functions about the job's status to those who use it.
      const always = { name: 'always', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(true) };
      console.log(JSON.stringify(input.expressions.flatMap((expression) => input.contexts.map((context) => {
        const known = Object.keys(context);
        const tree = new Parser(new Lexer(expression).lex().tokens, known, [always]).parse();
        return new Evaluator(tree, toData(context), new Map([['always', always]])).evaluate().coerceString();
      }))));`;
    const theirs = await runBundled(source, { expressions, contexts });
    const ours = expressions.flatMap((expression) =>
      contexts.map((context) => String(evaluate(expression, context) ?? '')),
    );
    expect(new Set(expressions).size).toBeGreaterThan(10);
    expect(ours).toEqual(theirs);
  });
});
