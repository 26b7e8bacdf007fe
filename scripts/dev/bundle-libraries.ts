import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { BUNDLED_LIBRARIES } from '../cli/bundled-libraries.ts';
import { relativePath } from '../pipeline/read/digests.ts';

/** What a bundle exports, and the compiled modules that import the library. */
interface Bundle {
  readonly entry: string;
  /** Packages that stay dependencies. */
  readonly external: readonly string[];
  /** Two names of one package in it. */
  readonly alias?: Readonly<Record<string, string>>;
}

const BUNDLES: Readonly<Record<(typeof BUNDLED_LIBRARIES)[number], Bundle>> = {
  '@redocly/openapi-core': {
    entry: "export * from '@redocly/openapi-core';",
    external: ['jsonpath-rfc9535'],
    alias: { ajv: '@redocly/ajv' },
  },
  // As `scripts/pipeline/make/types/openapi-typescript.ts`, which it replaces.
  'openapi-typescript': {
    entry: `
      export const ts = require('typescript');
      export const { astToString, stringToAST } = require('openapi-typescript/dist/lib/ts.cjs');
      export const { resolveRef, scanDiscriminators } = require('openapi-typescript/dist/lib/utils.cjs');
      export const transformSchema = require('openapi-typescript/dist/transform/index.cjs');`,
    external: ['typescript'],
  },
};

/**
 * Puts the libraries that are part of the published package into `dist/vendor/`, each as one file, with the licenses of all packages in them, and
 * has the compiled modules import them from there.
 */
export async function bundleLibraries(root: string, dist: string): Promise<void> {
  const vendor = join(dist, 'vendor');
  mkdirSync(vendor);
  const packages = new Set<string>();
  for (const [name, { entry, external, alias = {} }] of Object.entries(BUNDLES)) {
    const { metafile } = await build({
      absWorkingDir: root,
      stdin: { contents: entry, resolveDir: root },
      outfile: join(vendor, fileOf(name)),
      bundle: true,
      metafile: true,
      external: [...external],
      alias,
      // Names are kept: a stack trace says where an error comes from.
      minifyWhitespace: true,
      minifySyntax: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'warning',
      // For the CommonJS modules in it.
      banner: {
        js: "import { createRequire as vendorRequire } from 'node:module';\nconst require = vendorRequire(import.meta.url);",
      },
    });
    for (const input of Object.keys(metafile.inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
      if (folder !== undefined) packages.add(folder);
    }
  }
  writeFileSync(
    join(vendor, 'LICENSES.txt'),
    [...packages]
      .sort()
      .map((one) => licenseOf(root, one))
      .join('\n'),
  );
  redirectImports(dist, vendor);
}

function fileOf(name: string): string {
  return `${name.replace(/^@[^/]+\//, '')}.js`;
}

/** Its own file; some packages say MIT and have none. */
function licenseOf(root: string, folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(join(root, folder)).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined && license !== 'MIT') throw new Error(`${name} has no license file and is not MIT`);
  const text =
    file === undefined
      ? `Copyright (c) ${author?.name ?? author ?? `the authors of ${name}`}\n\n${termsOfMit(root)}`
      : readFileSync(join(root, folder, file), 'utf8');
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text.trim()}\n`;
}

function termsOfMit(root: string): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return own.slice(own.indexOf('Permission is hereby granted'));
}

function redirectImports(dist: string, vendor: string): void {
  const core = join(vendor, fileOf('@redocly/openapi-core'));
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.js') || dirname(file) === vendor) continue;
    const text = readFileSync(file, 'utf8');
    const redirected = text.replaceAll(
      /(\bfrom |\bimport\()'@redocly\/openapi-core'/g,
      (_, before) => `${before}'${relativePath(dirname(file), core)}'`,
    );
    if (redirected !== text) writeFileSync(file, redirected);
  }
  const types = join(dist, 'scripts/pipeline/make/types/openapi-typescript.js');
  writeFileSync(
    types,
    `export * from '${relativePath(dirname(types), join(vendor, fileOf('openapi-typescript')))}';\n`,
  );
}
