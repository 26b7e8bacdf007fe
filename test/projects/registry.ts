import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { run, type Tarball } from './installed.ts';

export interface Registry {
  /** The value of `npm_config_registry`. */
  readonly url: string;
  close(): void;
}

/**
 * A registry that has our packages as if they were published. It redirects requests for all others to the one that npm is configured for.
 *
 * @param cwd a folder outside of the repository
 */
export async function startRegistry(tarballs: readonly Tarball[], cwd: string): Promise<Registry> {
  const upstream = (await run('npm', ['config', 'get', 'registry'], cwd)).stdout.trim();
  const manifests = tarballs.map(({ content }): { name: string; version: string } =>
    JSON.parse(readFileSync(join(content, 'package.json'), 'utf8')),
  );
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const tarball = tarballs.find(({ file }) => path === `-/${basename(file)}`);
    if (tarball !== undefined) return response.end(readFileSync(tarball.file));
    const index = manifests.findIndex(({ name }) => name === path);
    const [manifest, packed] = [manifests[index], tarballs[index]];
    if (manifest === undefined || packed === undefined)
      return response.writeHead(302, { location: new URL(`.${request.url}`, upstream).href }).end();
    const dist = {
      tarball: `${url}-/${basename(packed.file)}`,
      integrity: `sha512-${createHash('sha512').update(readFileSync(packed.file)).digest('base64')}`,
    };
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => void server.close().closeAllConnections() };
}
