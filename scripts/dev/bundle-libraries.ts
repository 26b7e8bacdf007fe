import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { BUNDLED_LIBRARIES } from '../cli/bundled-libraries.ts';
import { relativePath } from '../pipeline/read/digests.ts';

/** A bundle has exports, and imports of the compiled modules that are redirected to it. */
interface Bundle {
  readonly entry: string;
  readonly specifiers: readonly string[];
  /** Two names of one package in it. */
  readonly alias?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

/**
 * Redocly's Ajv compiles each schema of the description for few values, often one: optimizing the code takes longer than it saves. There is no option.
 */
const withoutOptimizer: Plugin = {
  name: 'without-optimizer',
  setup({ onLoad }) {
    onLoad({ filter: /openapi-core\/lib\/rules\/ajv\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const option = 'inlineRefs: false,';
      if (text.split(option).length !== 2) throw new Error(`${path} has no ${option} to add an option to`);
      return { contents: text.replace(option, `${option} code: { optimize: false },`) };
    });
  },
};

const BUNDLES: Readonly<Record<(typeof BUNDLED_LIBRARIES)[number], Bundle>> = {
  '@redocly/openapi-core': {
    entry: "export * from '@redocly/openapi-core';",
    specifiers: ['@redocly/openapi-core'],
    alias: { ajv: '@redocly/ajv' },
    plugins: [withoutOptimizer],
  },
  '@markdoc/markdoc': {
    entry: "export { default } from '@markdoc/markdoc';",
    specifiers: ['@markdoc/markdoc'],
  },
  '@modelcontextprotocol/server': {
    // Only these, without the parts for HTTP.
    entry: `
      export {
        CLIENT_CAPABILITIES_META_KEY, fromJsonSchema, inputRequired, inputResponse, INVALID_PARAMS, INVALID_REQUEST, isJSONRPCNotification,
        isJSONRPCRequest, isJSONRPCResponse, McpServer, PARSE_ERROR, specTypeSchemas,
      } from '@modelcontextprotocol/server';
      export { serveStdio } from '@modelcontextprotocol/server/stdio';`,
    specifiers: ['@modelcontextprotocol/server', '@modelcontextprotocol/server/stdio'],
  },
  ajv: {
    entry: `
      export const { Ajv2020 } = require('ajv/dist/2020.js');
      export const { fullFormats } = require('ajv-formats/dist/formats.js');`,
    specifiers: ['ajv/dist/2020.js', 'ajv-formats/dist/formats.js'],
  },
  'jsonpath-rfc9535': {
    entry: "export * from 'jsonpath-rfc9535'; export { default } from 'jsonpath-rfc9535/parser';",
    specifiers: ['jsonpath-rfc9535', 'jsonpath-rfc9535/parser'],
  },
  'junit-report-builder': {
    entry: "export { default } from 'junit-report-builder';",
    specifiers: ['junit-report-builder'],
  },
  minisearch: {
    entry: "export { default } from 'minisearch';",
    specifiers: ['minisearch'],
  },
  'node-sarif-builder': {
    entry:
      "export const { SarifBuilder, SarifResultBuilder, SarifRuleBuilder, SarifRunBuilder } = require('node-sarif-builder');",
    specifiers: ['node-sarif-builder'],
  },
  'sanitize-html': {
    entry: "export { default } from 'sanitize-html';",
    specifiers: ['sanitize-html'],
  },
  stemmer: {
    entry: "export { stemmer } from 'stemmer';",
    specifiers: ['stemmer'],
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
  for (const [name, { entry, alias = {}, plugins = [] }] of Object.entries(BUNDLES)) {
    const { metafile } = await build({
      absWorkingDir: root,
      stdin: { contents: entry, resolveDir: root },
      outfile: join(vendor, fileOf(name)),
      bundle: true,
      metafile: true,
      alias,
      plugins: [...plugins],
      // Names are kept: a stack trace says where an error comes from.
      minifyWhitespace: true,
      minifySyntax: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      charset: 'utf8',
      legalComments: 'none',
      logLevel: 'warning',
      // The CommonJS modules in it need this.
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
  const target = (file: string, name: string) =>
    `'${relativePath(dirname(file), join(vendor, fileOf(name)))}'`;
  const files = new Map(
    Object.entries(BUNDLES).flatMap(([name, { specifiers }]) =>
      specifiers.map((one) => [one, name] as const),
    ),
  );
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.js') || dirname(file) === vendor) continue;
    const text = readFileSync(file, 'utf8');
    const redirected = text.replaceAll(/(\bfrom |\bimport\()'([^']+)'/g, (all, before, specifier) => {
      const name = files.get(specifier);
      return name === undefined ? all : `${before}${target(file, name)}`;
    });
    if (redirected !== text) writeFileSync(file, redirected);
  }
}
