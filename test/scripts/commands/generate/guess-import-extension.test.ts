import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { guessImportExtension } from '../../../../scripts/commands/generate/guess-import-extension.ts';
import { folderForTest } from '../../../temporary-folder.ts';

let folder: string;

beforeEach(() => {
  folder = folderForTest();
  // Nothing above the folder is to count.
  write('package.json', '{}');
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const options = (compilerOptions: object) => JSON.stringify({ compilerOptions });

test.each<[kind: string, files: Readonly<Record<string, string>>, expected: string]>([
  ['no tsconfig.json', {}, '.ts'],
  ['Deno', { 'deno.json': '{}' }, '.ts'],
  ['an empty tsconfig.json', { 'tsconfig.json': '{}' }, ''],
  [
    'a bundler',
    { 'tsconfig.json': options({ module: 'ESNext', moduleResolution: 'Bundler', noEmit: true }) },
    '',
  ],
  ['module preserve', { 'tsconfig.json': options({ module: 'preserve' }) }, ''],
  [
    'TypeScript endings, not emitted',
    { 'tsconfig.json': options({ moduleResolution: 'bundler', allowImportingTsExtensions: true }) },
    '.ts',
  ],
  [
    'TypeScript endings, rewritten',
    { 'tsconfig.json': options({ module: 'nodenext', rewriteRelativeImportExtensions: true }) },
    '.ts',
  ],
  ['CommonJS', { 'tsconfig.json': options({ module: 'commonjs', outDir: 'dist' }) }, ''],
  ['nodenext in a CommonJS package', { 'tsconfig.json': options({ module: 'nodenext' }) }, ''],
  [
    'nodenext in a package of ES modules',
    { 'tsconfig.json': options({ module: 'NodeNext' }), 'package.json': '{"type":"module"}' },
    '.js',
  ],
  [
    'node20 in a package of ES modules',
    { 'tsconfig.json': options({ module: 'node20' }), 'package.json': '{"type":"module"}' },
    '.js',
  ],
  [
    'node10 in a package of ES modules that is not emitted',
    {
      'tsconfig.json': options({ module: 'esnext', moduleResolution: 'node10', noEmit: true }),
      'package.json': '{"type":"module"}',
    },
    '',
  ],
  [
    'ES modules that are emitted and run',
    {
      'tsconfig.json': options({ module: 'es2022', moduleResolution: 'node', outDir: 'dist' }),
      'package.json': '{"type":"module"}',
    },
    '.js',
  ],
  [
    'ES modules of which only declarations are emitted',
    {
      'tsconfig.json': options({ module: 'es2022', outDir: 'dist', emitDeclarationOnly: true }),
      'package.json': '{"type":"module"}',
    },
    '',
  ],
  [
    'comments and trailing commas',
    {
      'tsconfig.json':
        '\uFEFF{ // "module"\n "compilerOptions": { /* "a": */ "module": "nodenext", "paths": { "@/*": ["./src//*"], }, }, }',
      'package.json': '{"type":"module"}',
    },
    '.js',
  ],
  [
    'a base, and a base of that',
    {
      'tsconfig.json': '{ "extends": "./config/base" }',
      'config/base.json':
        '{ "extends": ["./other.json", "./more.json"], "compilerOptions": { "noEmit": true } }',
      'config/other.json': options({ allowImportingTsExtensions: true }),
      'config/more.json': options({ module: 'esnext' }),
    },
    '.ts',
  ],
  [
    'a later base overrides an earlier one, and the file both',
    {
      'tsconfig.json':
        '{ "extends": ["./one.json", "./two.json"], "compilerOptions": { "moduleResolution": "bundler" } }',
      'one.json': options({ allowImportingTsExtensions: true, moduleResolution: 'nodenext' }),
      'two.json': options({ allowImportingTsExtensions: false }),
    },
    '',
  ],
  [
    'a base in a package',
    {
      'tsconfig.json': '{ "extends": "@tsconfig/some/tsconfig.json" }',
      'node_modules/@tsconfig/some/tsconfig.json': options({ allowImportingTsExtensions: true }),
    },
    '.ts',
  ],
  [
    'a package by its name',
    {
      'tsconfig.json': '{ "extends": "some" }',
      'node_modules/some/tsconfig.json': options({ allowImportingTsExtensions: true }),
    },
    '.ts',
  ],
  [
    'projects: the one that includes the output',
    {
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "./tsconfig.node.json" }, { "path": "./app" }] }',
      'tsconfig.node.json':
        '{ "include": ["vite.config.*", "*.mts"], "compilerOptions": { "module": "esnext" } }',
      'app/tsconfig.json':
        '{ "include": ["../src/**/*.vue", "../src/**/*.ts"], "compilerOptions": { "allowImportingTsExtensions": true } }',
    },
    '.ts',
  ],
  [
    'the nearest one',
    {
      'tsconfig.json': options({ allowImportingTsExtensions: true }),
      'src/tsconfig.json': options({ module: 'esnext' }),
    },
    '',
  ],
])('%s', (_, files, expected) => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  expect(guessImportExtension(join(folder, 'src/api'))).toMatchObject({ extension: expected, sure: true });
});

test('an output outside of every project is imported by what is in src', () => {
  write(
    'tsconfig.json',
    '{ "files": [], "references": [{ "path": "./node.json" }, { "path": "./app.json" }] }',
  );
  write('node.json', '{ "include": ["vite.config.ts"] }');
  write('app.json', '{ "include": ["src"], "compilerOptions": { "allowImportingTsExtensions": true } }');
  expect(guessImportExtension(join(folder, 'generated'))).toEqual({
    extension: '.ts',
    file: join(folder, 'app.json'),
    sure: true,
  });
});

test.each([
  ['is not there yet', '{ "extends": "./.nuxt/tsconfig.json" }'],
  ['is in a package that is not installed', '{ "extends": "@vue/tsconfig/tsconfig.dom.json" }'],
  ['extends itself', '{ "extends": "./tsconfig.json" }'],
  [
    'is a project that is not there',
    '{ "files": [], "references": [{ "path": "./.nuxt/tsconfig.app.json" }] }',
  ],
  ['is no JSON', '{ "compilerOptions": '],
])('what decides %s: the guess is unsure', (_, text) => {
  write('tsconfig.json', text);
  expect(guessImportExtension(join(folder, 'src')).sure).toBe(false);
});
