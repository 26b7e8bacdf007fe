import { execFileSync, spawnSync } from 'node:child_process';

/** Installs what is missing of these packages, where this is root and apt is there. Returns why some are missing still. */
export function installPackages(packages: readonly string[]): string | undefined {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  const why = `it needs ${missing.join(', ')} of Debian 12`;
  if (process.getuid?.() !== 0) return `${why}, which only root can install`;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: 'ignore', timeout: 300_000 } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
    return undefined;
  } catch {
    return `${why}, which apt-get could not install`;
  }
}

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return status === 0 && /^Status: install ok installed$/m.test(stdout);
}
