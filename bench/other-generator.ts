import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Not a dependency of this project: nothing else needs it. Its peer is given, or npm would take the newest. */
const VERSION = '0.99.0';
const DEPENDENCIES = { '@hey-api/openapi-ts': VERSION, typescript: '5.9.3' };

export const OTHER_GENERATOR = `hey-api ${VERSION}`;

/** Installs it once, in the system's folder for temporary files. @returns its script, or `undefined` without a registry */
export async function installOtherGenerator(): Promise<string | undefined> {
  const folder = join(tmpdir(), `banking-platform-api-bench-${VERSION}`);
  const script = join(folder, 'node_modules/@hey-api/openapi-ts/bin/run.js');
  if (existsSync(script)) return script;
  const fresh = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(join(fresh, 'package.json'), JSON.stringify({ private: true, dependencies: DEPENDENCIES }));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
    await promisify(execFile)('npm', ['install', ...flags], {
      cwd: fresh,
      shell: process.platform === 'win32',
    });
    renameSync(fresh, folder);
    return script;
  } catch {
    rmSync(fresh, { recursive: true, force: true });
    return undefined;
  }
}
