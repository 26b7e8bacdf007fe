import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForAll } from '../../../temporary-folder.ts';
import { ROOT } from '../../cli/process.ts';
import { runWith } from '../../cli/run.ts';

const folder = folderForAll();
vi.mock('../../../../scripts/cli/own-spec.ts', () => ({ ownSpec: () => join(folder, 'openapi.yaml') }));

test('a description with problems stops start at lint, with the problems and code 1', async () => {
  cpSync(join(ROOT, 'spec'), folder, { recursive: true });
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}title: .*\n/m, ''));
  const { default: start } = await import('../../../../scripts/commands/start.ts');
  const { code, stdout, stderr } = await runWith(
    [start],
    ['start', '--docs-port', '0', '--mock-port', '0', '--sandbox-port', '0'],
  );
  expect(code).toBe(1);
  expect(stdout).toMatch(/openapi\.yaml:\d+:\d+ {2}error/);
  expect(stdout).toContain('title');
  expect(stderr).toMatch(/^✔ lint /m);
  expect(stderr).not.toMatch(/generate|call the/);
});
