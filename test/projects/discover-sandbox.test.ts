import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { notShown } from '../../conformance/catalogue/catalogue.ts';
import { discoverBank } from '../conformance/discover/discover-bank.ts';
import { sandboxChoices } from '../conformance/discover/sandbox-choices.ts';
import { openRedactor } from '../mutants/open-redactor.ts';

let described: ReadonlySet<string>;

beforeAll(async () => {
  const { overlay } = await discoverBank({ redactor: openRedactor });
  described = new Set(overlay.actions.map((one) => `${one['x-discovered'].entry} ${one.description}`));
});

const rows = () =>
  Object.entries(sandboxChoices).map(([entry, choices]) => {
    if ('undecidable' in choices) return { entry, decidable: 0, missing: [], why: choices.undecidable };
    const missing = choices.filter((one) => !described.has(`${entry} ${one}`));
    return { entry, decidable: choices.length, missing, why: '' };
  });

test('each entry has its choices', () => {
  expect(Object.keys(sandboxChoices)).toEqual(notShown.map(({ id }) => id));
});

test('at least 95 percent of what the sandbox chooses is found', () => {
  const all = rows();
  const decidable = all.reduce((sum, row) => sum + row.decidable, 0);
  const missing = all.flatMap((row) => row.missing);
  expect(missing.length / decidable, missing.join('\n')).toBeLessThanOrEqual(0.05);
});

test('docs/discover.md has the table of the entries', () => {
  const table = rows().map(({ entry, decidable, missing, why }) =>
    why === ''
      ? `| \`${entry}\` | ${decidable - missing.length} of ${decidable} |`
      : `| \`${entry}\` | no: ${why} |`,
  );
  const text = readFileSync(new URL('../../docs/discover.md', import.meta.url), 'utf8');
  expect(text.split('\n').filter((line) => /^\| `[a-z-]+` \| (?:\d|no:)/.test(line))).toEqual(table);
});
