import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBank } from './conform-bank.ts';

const bank = openBank();
const few = () => [...bank.flags, '--only', 'retrieveProgram'];
const fault = {
  operation: 'retrieveProgram',
  times: null,
  patch: [{ op: 'remove', path: '/status' }],
} as const;

/** Runs once, and keeps the report as the baseline. */
async function keepBaseline() {
  const ran = await bank.conform([...few(), '--quiet']);
  writeFileSync(join(bank.folder, 'baseline.json'), bank.files()['conformance.json'] ?? '');
  rmSync(join(bank.folder, 'conformance-report'), { recursive: true });
  return ran;
}

test('violations that the baseline has do not fail the run; others do', async () => {
  await bank.fault(fault);
  expect((await keepBaseline()).code).toBe(1);
  const same = await bank.conform([...few(), '--baseline', 'baseline.json']);
  expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('No new violations.') });
  expect(JSON.parse(bank.files()['conformance.json'] ?? '')).toMatchObject({
    run: { verdict: 'violated' },
    baseline: { verdict: 'conformant', new: 0 },
  });
  await fetch(`${bank.url}/_sandbox/faults`, { method: 'DELETE' });
  await bank.fault({ ...fault, patch: [...fault.patch, { op: 'remove', path: '/code' }] });
  const more = await bank.conform([...few(), '--baseline', 'baseline.json']);
  expect(more).toMatchObject({ code: 1, stdout: expect.stringContaining('New violations.') });
});

test('a baseline that cannot be compared is refused before anything is sent', async () => {
  await keepBaseline();
  const { code, stderr } = await bank.conform([
    ...few(),
    '--baseline',
    'baseline.json',
    '--evidence',
    'stated',
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain('the baseline has the evidence implied, and this run has stated');
  expect(stderr).toContain('fix: Make a new baseline');
  expect(stderr).not.toContain('GET');
  const none = await bank.conform([...few(), '--baseline', 'none.json']);
  expect(none).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('none.json: no such file or folder (ENOENT)'),
  });
  expect(readFileSync(join(bank.folder, 'baseline.json'), 'utf8')).toContain('"digest"');
});
