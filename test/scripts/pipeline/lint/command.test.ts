import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../../../scripts/cli/command.ts';
import { ToolError } from '../../../../scripts/cli/errors.ts';
import command from '../../../../scripts/commands/lint.ts';
import { expectCodeScanningAccepts } from '../../../code-scanning.ts';
import { temporaryFolder } from '../command-line.ts';

const cases = join(import.meta.dirname, 'cases');
const root = join(import.meta.dirname, '../../../..');
const DEFAULTS = { format: 'text', rules: 'auto', max: 50 } as const;

/** A context that keeps what a command prints. */
function recorder(cwd: string, json = false) {
  const out: string[] = [];
  const notes: string[] = [];
  const results: unknown[] = [];
  const context: Context = {
    cwd,
    env: {},
    quiet: false,
    json,
    signal: new AbortController().signal,
    data: (text) => void out.push(text),
    print: (text) => void out.push(...[text].flat()),
    prose: () => undefined,
    result: (value) => void (json && results.push(value)),
    info: (line) => void notes.push(line),
    warn: (line) => void notes.push(line),
    error: ({ message }) => void notes.push(message),
    step: (_title, run) => run(),
    paint: (_colour, text) => text,
  };
  return { context, out, notes, results };
}

describe('lint', () => {
  test('without a problem prints nothing but a note', async () => {
    const { context, out, notes } = recorder(join(cases, 'good-with-lists'));
    expect(await command.run({ ...DEFAULTS, spec: 'openapi.yaml' }, [], context)).toBe('ok');
    expect(out).toEqual([]);
    expect(notes).toEqual(['6 files: no problem (recommended-strict and house/full)']);
  });

  test('without --spec checks the description of the package', async () => {
    const { context, notes } = recorder(join(import.meta.dirname, '../../../..'));
    await command.run(DEFAULTS, [], context);
    expect(notes.join()).toContain('house/full');
  });

  test('with a problem ends with the exit code for it', async () => {
    const { context, out } = recorder(join(cases, 'bad-file-that-nothing-refers-to'));
    expect(await command.run({ ...DEFAULTS, spec: 'openapi.yaml' }, [], context)).toBe('problem');
    expect(out).toEqual([
      'schemas/Forgotten.yaml  error  files/unused\n  Nothing in the description refers to this file. Refer to it, or remove it.',
    ]);
  });

  test('--json is one document', async () => {
    const { context, out, results } = recorder(join(cases, 'bad-file-that-nothing-refers-to'), true);
    expect(await command.run({ ...DEFAULTS, spec: 'openapi.yaml' }, [], context)).toBe('problem');
    expect(out).toEqual([]);
    expect(results).toEqual([
      {
        ok: false,
        ruleSet: 'full',
        complete: true,
        files: expect.arrayContaining(['openapi.yaml', 'requirements/createCard.yaml']),
        problems: [
          {
            rule: 'files/unused',
            severity: 'error',
            message: 'Nothing in the description refers to this file. Refer to it, or remove it.',
            place: { file: 'schemas/Forgotten.yaml' },
          },
        ],
      },
    ]);
  });

  test('--format github annotates lines', async () => {
    const { context, out } = recorder(join(cases, 'bad-workflow-step'));
    await command.run({ ...DEFAULTS, format: 'github', spec: 'openapi.yaml' }, [], context);
    expect(out[0]).toBe(
      '::error file=workflows.arazzo.yaml,line=8,col=41,title=house/workflow-operation::' +
        'The step calls `makeCard`, which the description does not have. Name one of its operations: createCard.',
    );
  });

  test('--format sarif is what code scanning takes', async () => {
    const broken = join(import.meta.dirname, '../check/cases/values-that-no-version-allows');
    const { context, out } = recorder(broken);
    expect(await command.run({ ...DEFAULTS, format: 'sarif', spec: 'openapi.yaml' }, [], context)).toBe(
      'problem',
    );
    const log = JSON.parse(out.join('\n')) as Log;
    expectCodeScanningAccepts(log);
    const [result] = log.runs[0]?.results ?? [];
    expect(result).toMatchObject({
      ruleId: 'spec/value',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: relative(root, join(broken, 'openapi.yaml')) },
            region: { startLine: 7, startColumn: 19 },
          },
        },
      ],
    });
  });

  test('--max limits what a person reads', async () => {
    const broken = join(import.meta.dirname, '../check/cases/values-that-no-version-allows');
    const { context, out } = recorder(broken);
    await command.run({ ...DEFAULTS, max: 1, spec: 'openapi.yaml' }, [], context);
    expect(out).toHaveLength(2);
    expect(out[1]).toMatch(/^and \d+ more; `--max \d+` or `--json` prints them all$/);
  });

  test('warnings alone are no failure', async () => {
    const { context, notes } = recorder(join(cases, 'bad-example-against-its-schema'));
    expect(await command.run({ ...DEFAULTS, spec: 'openapi.yaml' }, [], context)).toBe('ok');
    expect(notes.join()).toMatch(/\d+ warnings \(recommended\)$/);
  });

  test('the configuration chooses rules, and their severity by name', async () => {
    const folder = await temporaryFolder();
    const lintWith = async (lint: object) => {
      await writeFile(join(folder, 'banking-platform-api.config.json'), JSON.stringify({ lint }));
      const { context, out, notes } = recorder(folder);
      const spec = join(import.meta.dirname, '../check/cases/a-misspelled-required/openapi.yaml');
      return { exit: await command.run({ ...DEFAULTS, spec }, [], context), out, notes };
    };
    expect((await lintWith({})).exit).toBe('problem');
    const lowered = await lintWith({ rules: { 'spec/misspelled-field': 'warn', 'info-license': 'off' } });
    expect(lowered.exit).toBe('problem');
    expect(lowered.out.join('\n')).toMatch(/warn {2}spec\/misspelled-field/);
    expect(lowered.out.join('\n')).not.toContain('info-license');
    expect((await lintWith({ rules: { struct: 'off' } })).out.join('\n')).not.toContain('spec/misspelled');
    const asHouse = await lintWith({ extends: 'house', rules: { struct: 'warn' } });
    expect(asHouse.notes.join()).toContain('house/common');
    await expect(lintWith({ rules: { 'spec/misspeled-field': 'off' } })).rejects.toMatchObject({
      exit: 'usage',
      fix: 'Did you mean spec/misspelled-field?',
    });
  });

  // `generate` answers these cases too: what it says is in their `expected.txt`.
  test.each([
    [
      'a-swagger-1-description-is-refused',
      'This is a Swagger 1.2 description; Swagger 2.0 and OpenAPI 3.0 to 3.2 are read.',
    ],
    [
      'an-openapi-4-description-is-refused',
      'This is an OpenAPI 4.0.0 description; Swagger 2.0 and OpenAPI 3.0 to 3.2 are read.',
    ],
  ])('refuses another version: %s', async (name, message) => {
    const { context, out } = recorder(join(import.meta.dirname, '../support/cases', name));
    await expect(
      command.run({ ...DEFAULTS, rules: 'spec', spec: 'openapi.yaml' }, [], context),
    ).rejects.toMatchObject({ exit: 'unsupported', message, place: { file: 'openapi.yaml', line: 1 } });
    expect(out).toEqual([]);
  });

  test('refuses a file that is not there, and a set or format that it does not have', async () => {
    const { context } = recorder(cases);
    await expect(command.run({ ...DEFAULTS, spec: 'none.yaml' }, [], context)).rejects.toMatchObject({
      exit: 'usage',
      message: 'There is no such file: none.yaml',
    });
    await expect(command.run({ ...DEFAULTS, spec: 'good-with-lists' }, [], context)).rejects.toMatchObject({
      exit: 'usage',
      message: 'The file cannot be read: good-with-lists is a folder, not a file.',
      fix: 'Name a file in it with `--spec FILE`: the root file of an OpenAPI description.',
    });
    const below = 'good-with-lists/openapi.yaml/v1.yaml';
    await expect(command.run({ ...DEFAULTS, spec: below }, [], context)).rejects.toMatchObject({
      exit: 'usage',
      message: 'The file cannot be read: good-with-lists/openapi.yaml is a file, not a folder.',
    });
    for (const [flag, fix] of [
      ['--rules', 'Use one of: auto, structure, recommended, spec, house, common, full.'],
      ['--format', 'Use one of: text, github, sarif.'],
    ]) {
      const option = command.options.find(({ flags }) => flags.startsWith(String(flag)));
      const refuse = () => option?.parse?.('loud');
      expect(refuse).toThrow(ToolError);
      expect(refuse).toThrow(`Invalid value "loud" for ${flag}.`);
      expect(option?.parse?.(String(option.default))).toBe(option?.default);
      try {
        refuse();
      } catch (error) {
        expect(error).toMatchObject({ exit: 'usage', fix });
      }
    }
  });
});
