import { expect, test } from 'vitest';
import type { CommandName, SettingRow } from '../../../../scripts/commands/settings/setting-row.ts';
import { settingsFor } from '../../../../scripts/commands/settings/settings-for.ts';
import { SETTINGS } from '../../../../scripts/commands/settings/table.ts';

const COMMANDS = [...new Set(SETTINGS.flatMap(({ commands }): readonly CommandName[] => commands))];

test.each(COMMANDS)('%s has each setting once', (command) => {
  const names = settingsFor(command).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('only commands that have a setting describe it', () => {
  const rows: readonly SettingRow[] = SETTINGS;
  const described = rows.flatMap(({ flag, commands, descriptions = {} }) =>
    Object.keys(descriptions).flatMap((name) =>
      (commands as readonly string[]).includes(name) ? [] : [`${flag} of ${name}`],
    ),
  );
  expect(described).toEqual([]);
});

test('the description of a setting names the variable that it is also taken from', () => {
  const taken = settingsFor('conform').flatMap(({ variable, description }) =>
    variable === undefined ? [] : [{ variable, description }],
  );
  expect(taken.length).toBeGreaterThan(0);
  for (const { variable, description } of taken) expect(description).toContain(`set ${variable})`);
});
