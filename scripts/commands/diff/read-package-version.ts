import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { ToolError } from '../../cli/errors.ts';
import { packageInfo } from '../../cli/package-info.ts';

const ROOT_FILE = ['spec', 'openapi.yaml'];

/**
 * The description of a published version of this package: from node_modules if that version is installed, otherwise from npm's registry.
 *
 * @param folder where to unpack it
 * @returns its root file
 * @throws ToolError `environment` when npm cannot get it
 */
export async function readPackageVersion(version: string, cwd: string, folder: string): Promise<string> {
  const { name, root } = packageInfo();
  const installed = [root, ...parentsOf(cwd).map((parent) => join(parent, 'node_modules', name))].find(
    (place) => versionAt(place) === version && existsSync(join(place, ...ROOT_FILE)),
  );
  if (installed !== undefined) return join(installed, ...ROOT_FILE);
  await mkdir(folder, { recursive: true });
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['pack', `${name}@${version}`, '--ignore-scripts', '--silent', '--pack-destination', folder];
    await promisify(execFile)(npm, args, { cwd, shell: process.platform === 'win32', timeout: 120_000 });
  } catch (error) {
    throw new ToolError(
      'environment',
      `${name} ${version} is not installed, and npm could not download it.`,
      {
        fix: `Check the version and the network, or give a file or a git revision instead.`,
        cause: error,
      },
    );
  }
  const [tarball] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new ToolError('environment', `npm pack ${name}@${version} wrote no file.`);
  await unpackSpec(join(folder, tarball), folder);
  const file = join(folder, ...ROOT_FILE);
  if (!existsSync(file))
    throw new ToolError('environment', `${name} ${version} has no description in it.`, {
      fix: 'Give a file or a git revision instead.',
    });
  return file;
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
    if (isFile && path[0] === 'spec' && !path.includes('..')) {
      const target = join(folder, ...path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes.subarray(at + BLOCK, at + BLOCK + size));
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
