import { expect, test } from 'vitest';
import { exportedNames } from './exported-names.ts';
import { projectFiles, read } from './files.ts';

const SOURCES =
  /^(?:bench|bin|ci|conformance|console|container|lib|mcp|packages|scripts|server|spec\/rules|templates)\/.*\.[cm]?[jt]sx?$/;

/** Compiled from JSON Schemas: each exports `validate` and names after its schema. */
const COMPILED = /\/validate-[a-z-]+\.(?:d\.ts|js)$/;

interface Shared {
  readonly names: readonly string[];
  readonly modules: readonly string[];
  readonly reason: string;
}

/** Names that several modules have to share. */
const SHARED: readonly Shared[] = [
  {
    names: ['createApp'],
    modules: ['templates/scaffold/express.ts', 'templates/scaffold/fastify.ts', 'templates/scaffold/hono.ts'],
    reason: 'A starter server gets one of them as its `app.ts`, whatever its framework.',
  },
  {
    names: ['test'],
    modules: ['conformance/playwright.ts', 'server/testing/playwright.ts', 'server/testing/vitest.ts'],
    reason: 'Test files import it in place of the `test` of their test runner.',
  },
  {
    names: ['SandboxFixtures', 'sandboxFixtures'],
    modules: ['server/testing/playwright.ts', 'server/testing/vitest.ts'],
    reason: 'A test file imports the one of its test runner.',
  },
  {
    names: ['BasicCredential', 'BinaryBody', 'FetchBody', 'WithFiles'],
    modules: ['templates/runtime/client-types.ts', 'templates/runtime/server-types.ts'],
    reason: 'Client and server are generated without each other, and each has the types that it needs.',
  },
];

const modulesByName = new Map<string, string[]>();
for (const file of projectFiles().filter((one) => SOURCES.test(one) && !COMPILED.test(one)))
  for (const name of exportedNames(file, read(file)))
    modulesByName.set(name, [...(modulesByName.get(name) ?? []), file].sort());

test('an exported name has one meaning: one module has it', () => {
  expect(modulesByName.get('exportedNames')).toBeUndefined();
  expect(modulesByName.get('createSandbox')).toEqual(['server/sandbox.ts']);
  const allowed = new Set(SHARED.flatMap(({ names }) => names));
  const several = [...modulesByName]
    .filter(([name, modules]) => modules.length > 1 && !allowed.has(name))
    .map(([name, modules]) => `${name}: ${modules.join(', ')}`);
  expect(several).toEqual([]);
});

test.each(SHARED.flatMap(({ names, modules }) => names.map((name) => [name, modules] as const)))(
  '%s is still shared, by these modules alone',
  (name, modules) => {
    expect(modulesByName.get(name)).toEqual(modules);
  },
);

test.each([
  ['export const a = 1, { b, c: [d, , ...e] } = x;', ['a', 'b', 'd', 'e']],
  ['export function a(x: string): void; export function a(x: number): void; export function a() {}', ['a']],
  ['export class A {} export interface B {} export type C = 1; export enum D {}', ['A', 'B', 'C', 'D']],
  ['export async function* a() {} export abstract class B {}', ['a', 'B']],
  ['function a() {} export { a, a as b };', ['a', 'b']],
  ["export { a, type B, c as d } from './other.ts'; export * as e from './other.ts';", ['d', 'e']],
  ["import { a, type B } from './other.ts'; export { a, type B, a as c };", ['c']],
  ["export * from './other.ts'; export type * from './other.ts';", []],
  ['export default function a() {} const b = 1; export { b as default };', []],
  ['const a = 1; function b() {} interface C {}', []],
])('%s', (text, names) => {
  expect(exportedNames('some.tsx', text)).toEqual(names);
});
