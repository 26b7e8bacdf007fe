import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeAbandoned } from '../../../conformance/stream/stream-worker.ts';

const parent = mkdtempSync(join(tmpdir(), 'abandoned-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('folders of workers that were killed are removed: no others, and none in use', async () => {
  for (const name of ['bank-calls-old', 'bank-calls-new', 'other-old']) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'part-1.ndjson'), '');
    if (name.endsWith('old')) utimesSync(join(parent, name), 1, 1);
  }
  symlinkSync(join(parent, 'other-old'), join(parent, 'bank-calls-link'));
  await removeAbandoned(parent);
  expect(readdirSync(parent).sort()).toEqual(['bank-calls-link', 'bank-calls-new', 'other-old']);
  expect(readdirSync(join(parent, 'other-old'))).toEqual(['part-1.ndjson']);
});
