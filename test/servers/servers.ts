import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Json } from '../../lib/json.ts';
import { Recorder, untilReady } from './recorder.ts';

/** A server of Debian 12, with the description of its version. */
export interface RealServer {
  /** Packages that are installed first. */
  readonly packages: readonly string[];
  /** Where the description of the version is from. */
  readonly description: string;
  /** Prepares a folder, and says what starts the server there. */
  start(folder: string): readonly [command: string, ...args: string[]];
  /** Calls it as an honest client does. */
  drive(): Promise<Recorder>;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const text = (value: Json, pointer: string) => String(at(value, pointer) ?? '');

export const servers: Readonly<Record<string, RealServer>> = {
  alertmanager: {
    packages: ['prometheus-alertmanager'],
    description: 'https://github.com/prometheus/alertmanager, api/v2/openapi.yaml at v0.25.0',
    start(folder) {
      const config = join(folder, 'alertmanager.yml');
      writeFileSync(config, 'route: { receiver: a }\nreceivers: [{ name: a }, { name: b }]\n');
      const listen = ['--web.listen-address', '127.0.0.1:19093', '--cluster.listen-address='];
      return [
        'prometheus-alertmanager',
        '--config.file',
        config,
        '--storage.path',
        join(folder, 'data'),
        ...listen,
      ];
    },
    async drive() {
      await untilReady('http://127.0.0.1:19093/-/ready');
      const recorder = new Recorder('http://127.0.0.1:19093');
      const call = (method: string, path: string, body?: Json | string) =>
        recorder.call(method, `/api/v2${path}`, body);
      const silence = {
        matchers: [{ name: 'alertname', value: 'Disk', isRegex: false, isEqual: true }],
        ...{ startsAt: inHours(0), endsAt: inHours(1), createdBy: 'ops', comment: 'work' },
      };
      for (const path of ['/status', '/receivers', '/alerts', '/alerts/groups', '/silences'])
        await call('GET', path);
      await call('POST', '/alerts', [
        { labels: { alertname: 'Disk' }, annotations: { summary: 'full' } },
        { labels: { alertname: 'Cpu' }, endsAt: inHours(1) },
      ]);
      const id = text(await call('POST', '/silences', silence), '/silenceID');
      for (const path of ['/alerts', '/alerts/groups', '/silences', `/silence/${id}`])
        await call('GET', path);
      await call('POST', '/silences', { ...silence, id, comment: 'more' });
      await call('DELETE', `/silence/${id}`);
      await call('GET', `/silence/${id}`);
      // Refusals, of several kinds.
      await call('POST', '/silences', { comment: 'x' });
      await call('POST', '/silences', { ...silence, endsAt: inHours(-1) });
      await call('POST', '/silences', { ...silence, startsAt: 'yesterday' });
      await call('POST', '/alerts', '{oops');
      await call('GET', '/alerts?filter=%7B%7B');
      await call('GET', '/silence/00000000-0000-0000-0000-000000000000');
      await call('GET', '/silence/unknown');
      return recorder;
    },
  },
  pdns: {
    packages: ['pdns-server', 'pdns-backend-sqlite3', 'sqlite3'],
    description:
      'https://github.com/PowerDNS/pdns, docs/http-api/swagger/authoritative-api-swagger.yaml at auth-4.7.3',
    start(folder) {
      chmodSync(folder, 0o777);
      const docs = '/usr/share/doc/pdns-backend-sqlite3';
      const schema = readdirSync(docs).find((name) => /^schema\.sqlite3\.sql/.test(name)) ?? '';
      const database = join(folder, 'pdns.db');
      execFileSync('sqlite3', [database], { input: execFileSync('zcat', ['-f', join(docs, schema)]) });
      const settings = {
        ...{
          launch: 'gsqlite3',
          'gsqlite3-database': database,
          'gsqlite3-dnssec': 'yes',
          'socket-dir': folder,
        },
        ...{
          'local-address': '127.0.0.1',
          'local-port': 15353,
          api: 'yes',
          'api-key': 'for-tests',
          webserver: 'yes',
        },
        ...{ 'webserver-address': '127.0.0.1', 'webserver-port': 18081, primary: 'yes' },
      };
      writeFileSync(
        join(folder, 'pdns.conf'),
        Object.entries(settings)
          .map((pair) => `${pair.join('=')}\n`)
          .join(''),
      );
      return ['pdns_server', `--config-dir=${folder}`];
    },
    async drive() {
      const headers = { 'x-api-key': 'for-tests' };
      await untilReady('http://127.0.0.1:18081/api/v1/servers', headers);
      const recorder = new Recorder('http://127.0.0.1:18081', headers);
      const call = (method: string, path: string, body?: Json) =>
        recorder.call(method, `/api/v1/servers${path}`, body);
      const zone = '/localhost/zones/example.org.';
      for (const path of ['', '/localhost', '/unknown', '/localhost/statistics?statistic=uptime'])
        await call('GET', path);
      const made = { name: 'example.org.', kind: 'Native', nameservers: ['ns1.example.org.'] };
      for (const body of [made, made, { kind: 'Native' }]) await call('POST', '/localhost/zones', body);
      await call('GET', zone);
      const records = [{ content: '192.0.2.1', disabled: false }];
      await call('PATCH', zone, {
        rrsets: [{ name: 'www.example.org.', type: 'A', ttl: 300, changetype: 'REPLACE', records }],
      });
      await call('PUT', zone, { kind: 'Master', account: 'team' });
      await call('GET', zone);
      await call('GET', '/localhost/zones');
      await recorder.call('GET', `/api/v1/servers${zone}/export`, undefined, { accept: 'application/json' });
      for (const path of ['/rectify', '/notify', '/axfr-retrieve', '/rectify'])
        await call('PUT', `${zone}${path}`);
      for (const kind of ['ALSO-NOTIFY', 'ALLOW-AXFR-FROM'])
        await call('POST', `${zone}/metadata`, { kind, metadata: ['192.0.2.9'] });
      await call('GET', `${zone}/metadata`);
      await call('DELETE', `${zone}/metadata/ALSO-NOTIFY`);
      const key = text(await call('POST', `${zone}/cryptokeys`, { keytype: 'ksk', active: true }), '/id');
      for (const path of ['/cryptokeys', `/cryptokeys/${key}`, '/cryptokeys/99'])
        await call('GET', `${zone}${path}`);
      await call('DELETE', `${zone}/cryptokeys/${key}`);
      for (const body of [
        { name: 'mykey', algorithm: 'hmac-sha256' },
        { name: 'mykey', algorithm: 'hmac-sha256' },
      ])
        await call('POST', '/localhost/tsigkeys', body);
      for (const path of [
        '/tsigkeys',
        '/tsigkeys/unknown.',
        '/search-data?q=example*&max=10',
        '/search-data?q=',
      ])
        await call('GET', `/localhost${path}`);
      await call('PUT', '/localhost/cache/flush?domain=example.org.');
      await call('DELETE', zone);
      await call('GET', zone);
      return recorder;
    },
  },
  jupyter: {
    packages: ['python3-jupyter-server', 'python3-ipykernel'],
    description: '/usr/lib/python3/dist-packages/jupyter_server/services/api/api.yaml of the package',
    start: (folder) => [
      ...([
        '/usr/bin/python3',
        '-m',
        'jupyter_server',
        '--allow-root',
        '--no-browser',
        '--ip=127.0.0.1',
      ] as const),
      ...['--port=18888', '--ServerApp.token=for-tests', `--notebook-dir=${folder}`],
    ],
    async drive() {
      const headers = { authorization: 'token for-tests' };
      await untilReady('http://127.0.0.1:18888/api/status', headers);
      const recorder = new Recorder('http://127.0.0.1:18888', headers);
      const call = (method: string, path: string, body?: Json) => recorder.call(method, `/api${path}`, body);
      const content = {
        cells: [{ cell_type: 'markdown', id: 'a1', metadata: {}, source: 'hi' }],
        metadata: {},
        nbformat: 4,
        nbformat_minor: 5,
      };
      for (const path of [
        '',
        '/status',
        '/me',
        '/contents',
        '/contents/',
        '/kernels',
        '/sessions',
        '/terminals',
        '/config/notebook',
      ])
        await call('GET', path);
      await call('PUT', '/contents/a.ipynb', { type: 'notebook', format: 'json', content });
      await call('GET', '/contents/a.ipynb');
      await call('GET', '/contents/a.ipynb?content=0');
      await call('PUT', '/contents/t.txt', { type: 'file', format: 'text', content: 'hello' });
      await call('GET', '/contents/t.txt');
      const folder = encodeURIComponent(
        text(await call('POST', '/contents', { type: 'directory' }), '/path'),
      );
      await call('GET', `/contents/${folder}`);
      await call('PATCH', '/contents/t.txt', { path: 'u.txt' });
      await call('GET', '/contents/none.txt');
      await call('POST', `/contents/${folder}`, { copy_from: '/u.txt' });
      const saved = text(await call('POST', '/contents/a.ipynb/checkpoints'), '/id');
      await call('GET', '/contents/a.ipynb/checkpoints');
      await call('DELETE', `/contents/a.ipynb/checkpoints/${saved}`);
      const kernel = text(await call('POST', '/kernels', { name: 'python3' }), '/id');
      await call('GET', `/kernels/${kernel}`);
      await call('POST', `/kernels/${kernel}/interrupt`);
      await call('DELETE', `/kernels/${kernel}`);
      const session = { path: 'a.ipynb', type: 'notebook', name: 'a', kernel: { name: 'python3' } };
      const opened = text(await call('POST', '/sessions', session), '/id');
      await call('GET', `/sessions/${opened}`);
      await call('PATCH', `/sessions/${opened}`, { name: 'b' });
      await call('DELETE', `/sessions/${opened}`);
      await call('GET', '/sessions/none');
      const terminal = text(await call('POST', '/terminals'), '/name');
      await call('GET', `/terminals/${terminal}`);
      await call('DELETE', `/terminals/${terminal}`);
      await call('PATCH', '/config/notebook', { a: 1 });
      await call('DELETE', '/contents/u.txt');
      return recorder;
    },
  },
};
