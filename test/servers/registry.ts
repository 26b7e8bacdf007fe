import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealServer } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:15001';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

export const registry: RealServer = {
  title: 'Docker Registry 2.8',
  packages: ['docker-registry'],
  description: 'written by hand from /usr/share/doc/docker-registry/spec/api.md of the package',
  start(folder) {
    const config = join(folder, 'registry.yml');
    const storage = `{ filesystem: { rootdirectory: ${join(folder, 'data')} }, delete: { enabled: true } }`;
    writeFileSync(config, `version: 0.1\nstorage: ${storage}\nhttp: { addr: '${new URL(ORIGIN).host}' }\n`);
    return ['docker-registry', 'serve', config];
  },
  async drive() {
    await untilReady(`${ORIGIN}/v2/`);
    const recorder = new Recorder(ORIGIN);
    const get = (path: string) => recorder.call('GET', `/v2${path}`, undefined, { accept: MANIFEST });
    const digestOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const blob = async (name: string, text: string) => {
      await recorder.call('POST', `/v2/${name}/blobs/uploads/`);
      const place = new URL(recorder.header('location'));
      place.searchParams.set('digest', digestOf(text));
      const type = { 'content-type': 'application/octet-stream' };
      await recorder.call('PUT', `${place.pathname}${place.search}`, text, type);
      return {
        mediaType: 'application/vnd.oci.image.config.v1+json',
        size: text.length,
        digest: digestOf(text),
      };
    };
    const push = async (name: string, tag: string, config: Awaited<ReturnType<typeof blob>>) => {
      const manifest = { schemaVersion: 2, mediaType: MANIFEST, config, layers: [] };
      await recorder.call('PUT', `/v2/${name}/manifests/${tag}`, manifest, { 'content-type': MANIFEST });
    };
    const walk = async (first: string) => {
      for (let next = first, pages = 0; next !== '' && pages < 10; pages++) {
        await get(next);
        next = /<\/v2([^>]*)>; rel="next"/.exec(recorder.header('link'))?.[1] ?? '';
      }
    };

    await get('/');
    await get('/_catalog');
    for (const name of ['boats', 'anchors', 'sails', 'masts', 'oars']) {
      const config = await blob(name, JSON.stringify({ name }));
      for (const tag of ['zeta', 'epsilon', 'alpha']) {
        await push(name, tag, config);
        await push(name, tag, config);
        await get(`/${name}/manifests/${tag}`);
      }
      await get(`/${name}/tags/list`);
      await get(`/${name}/tags/list?n=2`);
    }
    await get('/_catalog');
    await walk('/_catalog?n=2');
    await walk('/_catalog?n=1');
    for (const name of ['boats', 'anchors', 'sails']) {
      const config = await blob(name, JSON.stringify({ name, changed: true }));
      await push(name, 'alpha', config);
      await get(`/${name}/manifests/alpha`);
      const digest = recorder.header('docker-content-digest');
      await recorder.call('DELETE', `/v2/${name}/manifests/${digest}`);
      await get(`/${name}/manifests/${digest}`);
      await get(`/${name}/tags/list`);
      await push(name, 'none', { ...config, digest: digestOf('none') });
    }
    for (const path of [
      '/none/tags/list',
      '/boats/manifests/none',
      '/_catalog?n=0',
      `/boats/blobs/${digestOf('none')}`,
    ])
      await get(path);
    return recorder;
  },
};
