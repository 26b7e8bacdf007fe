import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeAbandoned } from '../../../conformance/stream/stream-worker.ts';
import { folderForAll } from '../../temporary-folder.ts';

const parent = folderForAll();

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
