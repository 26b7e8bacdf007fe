import { installOnce } from '../../bench/install-once.ts';

/** Not a dependency of this project: nothing else needs it. Its peer is given, or npm would take the newest. */
const VERSION = '0.99.0';

export const OTHER_GENERATOR = `hey-api ${VERSION}`;

/** @returns its script, or `undefined` without a registry */
export function installOtherGenerator(): Promise<string | undefined> {
  const dependencies = { '@hey-api/openapi-ts': VERSION, typescript: '5.9.3' };
  return installOnce(VERSION, dependencies, '@hey-api/openapi-ts/bin/run.js');
}
