import ts from 'typescript';
import { expect, test } from 'vitest';
import { packageInfo } from '../../../../scripts/cli/package-info.ts';
import { withHeader } from '../../../../scripts/pipeline/emit/header.ts';
import { projectFiles, read } from '../../../house/files.ts';

const INFO = { title: 'Stations', version: '1.0.0' };
const { peerRanges } = packageInfo();

test.each([
  ["import * as zod from 'zod/v4';", `// Requires zod ${peerRanges.zod}.`],
  [
    "import {\n  useQuery,\n} from '@tanstack/react-query';\nimport type { X } from './types.ts';\nimport { useState } from 'react';",
    `// Requires @tanstack/react-query ${peerRanges['@tanstack/react-query']} and react ${peerRanges.react}.`,
  ],
  ["import { useQuery } from '@tanstack/vue-query';", '// Requires @tanstack/vue-query.'],
  ["import type { Account } from './types.ts';\nexport const text = \"import x from 'y';\";", ''],
])('names the packages that a file imports: %j', (text, line) => {
  const [, second, third] = withHeader('file.ts', text, INFO).split('\n');
  // ESLint reports at the second line that there are more lines than one.
  expect(second).toMatch(/^\/\* eslint-disable \*\//);
  expect(third).toBe(line);
});

test('every generated module that imports a package says so', () => {
  const modules = projectFiles().filter((file) => file.startsWith('generated/') && file.endsWith('.ts'));
  for (const file of modules)
    expect([file, read(file).split('\n')[2]?.startsWith('// Requires ')]).toEqual([
      file,
      /^\S.*from '[^.]/m.test(read(file)),
    ]);
});

// A statement without it is reformatted, and a text that only looks like one must not change.
test('Prettier is told to leave each statement of each generated module alone', () => {
  // Orval indents some statements.
  const modules = projectFiles().filter((file) =>
    /^generated\/(?!json-schemas\/|hooks\/react-query).*\.ts$/.test(file),
  );
  for (const file of modules) {
    const text = read(file);
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const starts = source.statements.map((one) => text.slice(0, one.getStart(source, false)));
    expect([file, starts.filter((before) => !before.endsWith('// prettier-ignore\n')).length]).toEqual([
      file,
      0,
    ]);
    expect([file, text.split('// prettier-ignore').length - 1]).toEqual([file, starts.length]);
  }
  expect(modules.length).toBeGreaterThan(40);
});
