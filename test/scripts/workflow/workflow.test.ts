import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWorkflow } from '../../../scripts/workflow/workflow.ts';

const folder = mkdtempSync(join(tmpdir(), 'walk-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'workflows.arazzo.yaml');
  writeFileSync(path, text);
  return path;
}

test('the first workflow of a file is read', async () => {
  const path = file(
    'workflows: [{ workflowId: a, steps: [{ stepId: s, operationId: o }] }, { workflowId: b }]',
  );
  expect(await readWorkflow(path)).toEqual({ workflowId: 'a', steps: [{ stepId: 's', operationId: 'o' }] });
});

test('a step that names no operation is refused', async () => {
  const path = file('workflows: [{ workflowId: a, steps: [{ stepId: s, workflowId: b }] }]');
  await expect(readWorkflow(path)).rejects.toThrow('Step s has no operationId.');
});

test('a file without workflows is refused', async () => {
  await expect(readWorkflow(file('workflows: []'))).rejects.toThrow('The file contains no workflow.');
});
