import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../scripts/commands/index.ts';
import { headingsOf } from './anchors.ts';
import { projectFiles, read } from './files.ts';

// A reader of the documentation can open whatever it cites.

const pages = projectFiles().filter((file) =>
  /^((docs|spec\/rules)\/(?:[\w-]+\/)*[\w-]+|(?:(?:conformance|console|scripts|server|templates|test)\/(?:[\w-]+\/)?)?[\w-]+)\.md$/.test(
    file,
  ),
);
const folders = new Set(
  projectFiles().flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])),
);

function missingIn(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  const local = links
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target));
  // `spec/paths/<path>.yaml` and `spec/*.yaml` stand for many.
  const named = [...text.matchAll(/`([\w.-]+\/[\w./@-]*)`/g)].map(([, path = '']) => path);
  const inside = named.filter((path) => folders.has(path.slice(0, path.indexOf('/'))));
  return [...local, ...inside].filter((path) => !existsSync(path)).map((path) => `${page}: ${path}`);
}

test('every file and folder that the documentation cites is in the repository', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(missingIn('docs/a.md', 'See [b](gone.md) and `spec/gone.yaml`.')).toEqual([
    'docs/a.md: docs/gone.md',
    'docs/a.md: spec/gone.yaml',
  ]);
  expect(pages.flatMap((page) => missingIn(page, read(page)))).toEqual([]);
});

test('every anchor that a page or the guide of a command names is a heading', async () => {
  const guides = await Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).guide));
  const all = [...pages, 'README.md', 'skills/banking-platform-api/SKILL.md'];
  const links = all.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#\s:]*\.md)?#([^)\s]+)\)/g)].map(([, target, anchor = '']) => {
      return { page, target: target === undefined ? page : join(dirname(page), target), anchor };
    }),
  );
  for (const guide of guides) {
    const [target = '', anchor] = guide.split('#');
    expect(existsSync(target), guide).toBe(true);
    if (anchor !== undefined) links.push({ page: 'the guide of a command', target, anchor });
  }
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ target, anchor }) => !headingsOf(target).has(anchor))).toEqual([]);
});

test('the documentation speaks of no discussion that readers cannot see', () => {
  const found = pages.flatMap((page) =>
    read(page)
      .split('\n')
      .flatMap((line, index) =>
        /\b(the|this|an) issue (asks|says|names|wants|lists)\b|\bissue \d+ asks\b/i.test(line)
          ? [`${page}:${index + 1}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
