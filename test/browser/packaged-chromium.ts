import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';
import { ROOT } from '../house/files.ts';

const PACKAGE = '@sparticuz/chromium';
const UNPACK = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;

/** Returns how to launch the Chromium that comes with the repository, which is unpacked at the first call: 210 MB, about 2 seconds. */
export async function packagedChromium(): Promise<LaunchOptions> {
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    // Pages look the same on a machine without fonts.
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') } as Record<string, string>,
  };
}

/** Test files start at the same time in several processes: each unpacks beside the others, and the first one's folder stays. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile(findPackageJSON(PACKAGE, import.meta.url) as string, 'utf8'));
  const cache = join(ROOT, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const ours = await mkdtemp(`${folder}-`);
  try {
    // The package unpacks into the folder for temporary files, whose name is that of a process.
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: ours },
    });
    await writeFile(join(ours, 'fonts.conf'), fontsConf(folder));
    await rename(ours, folder).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(ours, { recursive: true, force: true });
  }
  return folder;
}

/** The package's own names folders of a cloud function. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
