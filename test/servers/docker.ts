import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../lib/json.ts';
import { type RealServer, textAt } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:12375';

/** An image with nothing but a shell, as an archive. */
let image: Buffer | undefined;

export const docker: RealServer = {
  title: 'Docker Engine 20.10',
  packages: ['docker.io', 'busybox-static'],
  description: 'https://github.com/moby/moby, api/swagger.yaml at v20.10.24',
  start(folder) {
    const root = join(folder, 'image/bin');
    mkdirSync(root, { recursive: true });
    cpSync('/usr/bin/busybox', join(root, 'busybox'));
    symlinkSync('busybox', join(root, 'sh'));
    image = execFileSync('tar', ['-C', join(folder, 'image'), '-cf', '-', 'bin'], { maxBuffer: 1 << 26 });
    const folders = ['data', 'exec', 'pid'].flatMap((name, index) => [
      ['--data-root', '--exec-root', '--pidfile'][index] ?? '',
      join(folder, name),
    ]);
    const alone = ['--iptables=false', '--bridge=none', '--storage-driver=vfs'];
    return ['dockerd', '--host', ORIGIN.replace('http', 'tcp'), ...folders, ...alone];
  },
  async drive() {
    await untilReady(`${ORIGIN}/_ping`);
    const recorder = new Recorder(ORIGIN);
    const call = (method: string, path: string, body?: Json | string) =>
      recorder.call(method, `/v1.41${path}`, body);
    const each = async (method: string, ...paths: readonly string[]) => {
      for (const path of paths) await call(method, path);
    };
    const filters = (asked: object) => `filters=${encodeURIComponent(JSON.stringify(asked))}`;
    await each(
      'GET',
      '/_ping',
      '/version',
      '/info',
      '/system/df',
      '/containers/json?all=true',
      '/images/json',
    );
    await each('GET', '/volumes', '/networks', '/plugins', '/events?since=1&until=2', '/swarm', '/nodes');
    await each('HEAD', '/_ping');
    // The archive is no text that a recording would hold.
    await fetch(`${ORIGIN}/v1.41/images/create?fromSrc=-&repo=local&tag=one`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-tar' },
      body: new Uint8Array(image ?? []),
    }).then((response) => response.text());
    await each(
      'GET',
      '/images/json',
      '/images/local:one/json',
      '/images/local:one/history',
      '/images/none:x/json',
    );
    await each('POST', '/images/local:one/tag?repo=local&tag=two', '/images/none:x/tag?repo=a&tag=b');
    await each('GET', `/images/json?${filters({ reference: ['local:two'] })}`);
    for (const body of [{ Name: 'v1', Labels: { a: 'b' } }, { Name: 'v2' }, { Name: 'v1', Driver: 'none' }])
      await call('POST', '/volumes/create', body);
    await each('GET', '/volumes/v1', '/volumes', `/volumes?${filters({ label: ['a=b'] })}`, '/volumes/none');
    await each('DELETE', '/volumes/none', '/volumes/v2');
    const network = { Name: 'n1', CheckDuplicate: true, Driver: 'bridge', Labels: { a: 'b' } };
    for (const body of [network, network]) await call('POST', '/networks/create', body);
    await each(
      'GET',
      '/networks',
      '/networks/n1',
      '/networks/host',
      '/networks/unknown',
      `/networks?${filters({ type: ['custom'] })}`,
    );
    await each('DELETE', '/networks/host');
    const made = { Image: 'local:one', Cmd: ['/bin/sh', '-c', 'echo hi; sleep 60'], Labels: { a: 'b' } };
    const container = { ...made, Env: ['A=1'], HostConfig: { NetworkMode: 'none' } };
    for (const body of [
      container,
      container,
      { Image: 'local:one' },
      { Image: 'none:x', Cmd: ['x'] },
      '{oops',
    ])
      await call('POST', '/containers/create?name=c1', body);
    await each(
      'GET',
      '/containers/json?all=true',
      '/containers/json',
      '/containers/c1/json',
      '/containers/c1/json?size=true',
    );
    await each(
      'GET',
      '/containers/none/json',
      '/containers/c1/changes',
      '/containers/c1/top',
      '/containers/json?limit=1',
    );
    await each(
      'GET',
      `/containers/json?all=1&${filters({ label: ['a=b'] })}`,
      '/containers/json?filters=oops',
    );
    await each('POST', '/containers/c1/rename?name=c2', '/containers/none/rename?name=c3');
    await each('GET', '/containers/c2/json');
    await call('POST', '/containers/c2/update', {
      RestartPolicy: { Name: 'on-failure', MaximumRetryCount: 3 },
    });
    await each('POST', '/containers/c2/start', '/containers/c2/start');
    await each('GET', '/containers/c2/json', '/containers/c2/top', '/containers/c2/logs', '/containers/json');
    await each('POST', '/containers/c2/pause', '/containers/c2/unpause');
    const command = { Cmd: ['/bin/sh', '-c', 'true'], AttachStdout: true };
    const exec = textAt(await call('POST', '/containers/c2/exec', command), '/Id');
    await each('GET', `/exec/${exec}/json`, '/exec/none/json');
    await each('HEAD', '/containers/c2/archive?path=/bin');
    await each('GET', '/containers/c2/archive?path=/none');
    await each('DELETE', '/containers/c2');
    await each(
      'POST',
      '/containers/c2/stop?t=1',
      '/containers/c2/stop',
      '/containers/c2/wait',
      '/containers/c2/kill',
    );
    await each('DELETE', '/containers/c2', '/containers/c2');
    await each('GET', '/containers/c2/json');
    await each(
      'POST',
      '/containers/prune',
      '/volumes/prune',
      '/networks/prune',
      '/images/prune',
      '/build/prune',
    );
    await each('DELETE', '/volumes/v1', '/images/local:two', '/images/none:x', '/images/local:one');
    await each('GET', '/volumes/v1', '/system/df', '/unknown');
    return recorder;
  },
};
