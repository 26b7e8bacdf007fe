import { expect, test } from 'vitest';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { COMMANDS } from '../../scripts/commands/index.ts';
import { COMMANDS_PAGE, commandsPage } from './commands-page.ts';
import { read, tableUnder } from './files.ts';

test('each command is under its own name', async () => {
  for (const [name, load] of Object.entries(COMMANDS)) expect((await load()).name).toBe(name);
});

test('docs/commands.md has what --help prints of commands and exit codes', async () => {
  const page = read(COMMANDS_PAGE);
  expect(page).toBe(await commandsPage(page));
  const rows = tableUnder(page, /^# Commands/);
  expect(rows.map(([name = '']) => name.slice(1, -1))).toEqual(Object.keys(COMMANDS));
  expect(tableUnder(page, /^## Exit codes/)).toHaveLength(Object.keys(EXIT_CODES).length);
});

test('the README has at most 900 words, code included', () => {
  expect(read('README.md').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
});

test('no two exit codes share a number', () => {
  const numbers = Object.values(EXIT_CODES).map(({ code }) => code);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('every command has a summary, described flags and an example that calls it', async () => {
  for (const [name, load] of Object.entries(COMMANDS)) {
    const command = await load();
    expect(command.summary, name).toMatch(/^[a-z].*[^.]$/);
    expect(command.examples.length, name).toBeGreaterThan(0);
    for (const { line, does } of command.examples) {
      expect(line, name).toMatch(new RegExp(`(^|\\s)${name}(\\s|$)`));
      expect(does).not.toBe('');
    }
    for (const { flags, description } of command.options) {
      expect(flags, name).toMatch(/^(--?[a-zA-Z-]+, )?--(no-)?[a-z][a-z0-9-]*( (<[^>]+>|\[[^\]]+\]))?$/);
      expect(description, `${name} ${flags}`).not.toBe('');
    }
  }
});
