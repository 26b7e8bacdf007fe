import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** The package's name and version; found both from the sources and from the published package. */
export const suite: { readonly name: string; readonly version: string } = (() => {
  let file = new URL('../../package.json', import.meta.url);
  while (!existsSync(file) && file.pathname !== '/package.json') file = new URL('../package.json', file);
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
  return { name, version };
})();

/** The suite names itself to a deployment like this. */
export const USER_AGENT = `${suite.name}-conformance/${suite.version}`;

/** `sha256:…` of a text. */
export function sha256Of(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
