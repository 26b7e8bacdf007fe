import { installedVersion } from './installed-version.ts';
import { inRepository, packageInfo } from './package-info.ts';

/** Libraries whose code the published package holds (`dist/vendor/`), so that nobody installs what they depend on. */
export const BUNDLED_LIBRARIES = [
  '@markdoc/markdoc',
  '@modelcontextprotocol/server',
  '@redocly/openapi-core',
  'ajv',
  'jsonpath-rfc9535',
  'junit-report-builder',
  'minisearch',
  'node-sarif-builder',
  'sanitize-html',
  'stemmer',
] as const;

/** Tells whether this process runs the copy in the published package. */
export function isBundled(name: string): boolean {
  return !inRepository() && BUNDLED_LIBRARIES.some((one) => one === name);
}

/** The version of a library that this process runs; `undefined` where it cannot be found. */
export function libraryVersion(name: string): string | undefined {
  return isBundled(name) ? packageInfo().testedVersions[name] : installedVersion(name);
}
