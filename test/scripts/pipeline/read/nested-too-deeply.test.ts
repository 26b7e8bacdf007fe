import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { folderForTest } from '../../../temporary-folder.ts';

test('a file of JSON that no parser has room for says so, and where', async () => {
  const folder = folderForTest();
  const levels = 50_000;
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
  await writeFile(
    join(folder, 'openapi.json'),
    `{\n  "openapi": "3.1.1",\n  "info": { "title": "Deep", "version": "1" },\n  "paths": {},\n  "x-deep": ${deep}\n}\n`,
  );
  await expect(loadDescription('openapi.json', folder)).rejects.toMatchObject({
    exit: 'problem',
    message: 'The file is nested too deeply: the marked place is more than 100 levels inside.',
    fix: 'Move what is inside to `components`, and refer to it with `$ref`.',
    place: { file: 'openapi.json', line: 5 },
  });
});
