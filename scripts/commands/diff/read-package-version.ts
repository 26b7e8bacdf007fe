import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { ToolError } from '../../cli/errors.ts';
import { packageInfo } from '../../cli/package-info.ts';

const ROOT_FILE = ['spec', 'openapi.yaml'];
const FIX = 'Give another version, a file or a git revision instead.';

/**
 * The description of a published version of this package: from node_modules if that version is installed, otherwise from npm's registry.
 *
 * @param version `1.2.0`, or a tag of npm such as `latest`
 * @param folder where to unpack it
 * @returns its root file
 * @throws ToolError `usage` when there is no such version, or no description in it; `environment` when npm cannot get it
 */
export async function readPackageVersion(version: string, cwd: string, folder: string): Promise<string> {
  const { name, root } = packageInfo();
  const installed = [root, ...parentsOf(cwd).map((parent) => join(parent, 'node_modules', name))].find(
    (place) => versionAt(place) === version && existsSync(join(place, ...ROOT_FILE)),
  );
  if (installed !== undefined) return join(installed, ...ROOT_FILE);
  await mkdir(folder, { recursive: true });
  await pack(`${name}@${version}`, cwd, folder);
  const [tarball] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new ToolError('environment', `npm pack ${name}@${version} wrote no file.`);
  try {
    await unpackSpec(join(folder, tarball), folder);
  } catch (error) {
    throw new ToolError('environment', `The package ${name}@${version} could not be unpacked.`, {
      fix: FIX,
      cause: error,
    });
  }
  const file = join(folder, ...ROOT_FILE);
  if (!existsSync(file))
    throw new ToolError(
      'usage',
      `${name}@${version} has no description in it: there is no ${ROOT_FILE.join('/')}.`,
      { fix: FIX },
    );
  return file;
}

/** Downloads a package. `npm pack` runs no script of it. */
async function pack(wanted: string, cwd: string, folder: string): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = [
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ];
  try {
    await promisify(execFile)(npm, ['pack', wanted, ...flags, '--pack-destination', folder], {
      cwd,
      shell: process.platform === 'win32',
      timeout: 120_000,
    });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new ToolError(
        'environment',
        `${wanted} is not installed, and npm, which would download it, is missing.`,
        {
          fix: FIX,
          cause: error,
        },
      );
    if (/\b(?:E404|ETARGET)\b/.test(stderr))
      throw new ToolError('usage', `npm's registry has no ${wanted}.`, {
        fix: `${FIX} List the versions: npm view ${packageInfo().name} versions`,
        cause: error,
      });
    const reason = /^npm (?:error|ERR!) (?!code|errno|syscall)(.+)$/m.exec(stderr)?.[1] ?? 'it took too long';
    throw new ToolError(
      'environment',
      `${wanted} is not installed, and npm could not download it: ${reason}`,
      {
        fix: 'Check the network and the registry that npm is configured for, or give a file or a git revision.',
        cause: error,
      },
    );
  }
}

function parentsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [resolve(folder), ...parentsOf(parent)];
}

function versionAt(folder: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

const BLOCK = 512;

/** Writes the files of a tarball that are below `package/spec/`. */
async function unpackSpec(tarball: string, folder: string): Promise<void> {
  const bytes = gunzipSync(await readFile(tarball));
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const text = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const [name, size, prefix] = [text(0, 100), Number.parseInt(text(124, 12), 8) || 0, text(345, 155)];
    const path = (prefix === '' ? name : `${prefix}/${name}`).split('/').slice(1);
    const isFile = ['', '0'].includes(text(156, 1));
    if (isFile && path[0] === 'spec' && !path.some((part) => part === '..' || part.includes('\\'))) {
      const target = join(folder, ...path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes.subarray(at + BLOCK, at + BLOCK + size));
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
