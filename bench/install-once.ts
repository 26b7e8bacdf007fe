import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs what is no dependency of this project once, in the system's folder for temporary files.
 *
 * @param file of an installed package: `httpxy/dist/index.mjs`
 * @returns its path, or `undefined` without a registry
 */
export async function installOnce(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  file: string,
): Promise<string | undefined> {
  const folder = join(tmpdir(), `banking-platform-api-bench-${name}`);
  const path = join(folder, 'node_modules', file);
  if (existsSync(path)) return path;
  const fresh = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(join(fresh, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
    await promisify(execFile)('npm', ['install', ...flags], {
      cwd: fresh,
      shell: process.platform === 'win32',
    });
    renameSync(fresh, folder);
    return path;
  } catch {
    rmSync(fresh, { recursive: true, force: true });
    return undefined;
  }
}
