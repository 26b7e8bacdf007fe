import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { projectFiles, read } from './files.ts';

const BINARY = /\.(png|jpe?g|gif|ico|woff2?|tgz|gz|db|sqlite)$/;

/**
 * Brand words that the source leaves out, kept as hashes so that this file does not hold them either. Compared with each
 * run of letters and digits, in lower case, and with each part of a camelCase name.
 */
const BRANDS = new Set(['c643ce5a40d34772', '45cd2fb5a1701292', '89d01c9ba73cb5c4', '9f4d422f36172881']);

const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp; readonly sample: string }[] = [
  {
    what: 'a path of somebody’s machine',
    pattern: /(?<![\w.])\/(work|root|home|Users)\/[a-z][\w.-]*|[A-Z]:\\Users\\/,
    sample: ['see ', 'home', 'me', 'x.ts'].join('/'),
  },
  {
    what: 'a registry address',
    pattern: /https?:\/\/[^\s"'`)]*(registry\.npmjs|\/npm\/|artifactory|verdaccio|nexus)/,
    sample: ['https://registry.', 'npmjs.org/ajv'].join(''),
  },
  {
    what: 'the name of a document outside of the repository',
    pattern: /\b(DESIGN|STYLE|BRIEF|ISSUE)\.md\b/,
    sample: ['see DESIGN', 'md'].join('.'),
  },
  {
    what: 'work put off',
    pattern: new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`),
    sample: ['// TO', 'DO later'].join(''),
  },
  {
    what: 'a test that is skipped or alone',
    pattern: /\b(test|it|describe)\.(skip|only|todo|fails)\b/,
    sample: ['test', "skip('x')"].join('.'),
  },
];

const texts = projectFiles()
  .filter((file) => !BINARY.test(file) && file !== 'package-lock.json')
  .map((file) => ({ file, text: read(file) }));

function hash(word: string): string {
  return createHash('sha256').update(word).digest('hex').slice(0, 16);
}

function brandsIn(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[A-Za-z0-9]+/g)) {
    words.add(word.toLowerCase());
    for (const [part] of word.matchAll(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g)) words.add(part.toLowerCase());
  }
  return [...words].filter((word) => BRANDS.has(hash(word)));
}

test.each(FORBIDDEN)('no file holds $what', ({ pattern, sample }) => {
  expect(sample).toMatch(pattern);
  const found = texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('no file holds a brand word', () => {
  expect(brandsIn(`x${String.fromCharCode(80, 108, 97, 105, 100)}Y`)).toHaveLength(1);
  const found = texts.filter(({ text }) => brandsIn(text).length > 0).map(({ file }) => file);
  // Public descriptions have the names of their publishers.
  expect(found.filter((file) => file !== 'test/foreign/descriptions.json')).toEqual([]);
});

test('package-lock.json names no address', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string }> };
  const named = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined);
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});

/** Files that may be longer than 400 lines, each with its reason. */
const LONG: Readonly<Record<string, string>> = {
  'test/standard/fates.ts': 'one table with a row for each field of the standard',
};

test('no hand-written module is longer than 400 lines', () => {
  const long = texts
    .filter(({ file }) => /\.(ts|mjs|js)$/.test(file) && !file.startsWith('generated/'))
    .filter(({ text }) => text.split('\n').length > 401 && !text.startsWith('// Made by '))
    .map(({ file }) => file);
  expect(long).toEqual(Object.keys(LONG));
});
