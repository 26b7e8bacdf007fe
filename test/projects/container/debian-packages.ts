import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../installed.ts';

/**
 * Unpacks packages of Debian into `folder`/root as an installation would have them, without installing anything: apt has its state in `folder`.
 *
 * @throws Error when no mirror responds
 */
export async function unpackDebian(
  folder: string,
  architecture: string,
  packages: readonly string[],
): Promise<string> {
  const [state, cache, root] = ['state', 'cache', 'root'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [
    join(state, 'lists/partial'),
    join(cache, 'archives/partial'),
    join(root, 'var/lib/dpkg'),
  ])
    mkdirSync(path, { recursive: true });
  const settings = {
    'APT::Architecture': architecture,
    'APT::Architectures': architecture,
    'APT::Sandbox::User': 'root',
    'Acquire::Retries': '2',
    'Acquire::http::Timeout': '20',
    'Dir::State': state,
    'Dir::Cache': cache,
    'Dir::State::status': '/dev/null',
  };
  const options = Object.entries(settings).map(([name, value]) => `--option=${name}=${value}`);
  await run('apt-get', [...options, '--error-on=any', 'update'], folder);
  await run('apt-get', [...options, 'download', ...packages], folder);
  let status = '';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['--extract', file, root], folder);
    status += `${(await run('dpkg-deb', ['--field', file], folder)).stdout}\n`;
  }
  writeFileSync(join(root, 'var/lib/dpkg/status'), status);
  return root;
}
