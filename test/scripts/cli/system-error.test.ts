import { mkdtempSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemErrorAsToolError } from '../../../scripts/cli/system-error.ts';
import { runWith } from './run.ts';

const failing = async (run: () => unknown) => {
  const command = {
    name: 'paint',
    summary: 'Paint',
    guide: 'docs/paint.md',
    options: [],
    examples: [],
    run: async () => {
      await run();
      return 'ok' as const;
    },
  };
  const { code, stderr } = await runWith([command], ['paint']);
  return { code, stderr };
};

test('what the system refuses is an environment error that names the path and the fix', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'system-error-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await failing(() => readFile(join(file, 'below')))).toEqual({
    code: 6,
    stderr: `error: Cannot open ${join(file, 'below')}: a part of the path is not a folder.\n  fix: Set the variable TMPDIR to a writable folder that has space.\n`,
  });
  expect(await failing(() => readFile('/'))).toMatchObject({ code: 6 });
  const full = Object.assign(new Error('full'), {
    code: 'ENOSPC',
    syscall: 'write',
    path: '/docs/index.html',
  });
  expect(await failing(() => Promise.reject(full))).toEqual({
    code: 6,
    stderr:
      'error: Cannot write /docs/index.html: no space left on the disk.\n  fix: Free some space, or use another disk.\n',
  });
});

test('a temporary folder that does not exist is named', async () => {
  const error = await mkdtemp(join(tmpdir(), 'absent', 'made-')).catch((caught: unknown) => caught);
  expect(systemErrorAsToolError(error)).toMatchObject({
    exit: 'environment',
    fix: 'Set the variable TMPDIR to a writable folder that has space.',
  });
});

test('a missing file and an error without a system call are bugs', async () => {
  expect(await failing(() => readFile('/no/such/file'))).toMatchObject({ code: 70 });
  expect(
    await failing(() => Promise.reject(Object.assign(new Error('odd'), { code: 'EPERM' }))),
  ).toMatchObject({ code: 70 });
});
