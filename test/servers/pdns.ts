import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../lib/json.ts';
import { type RealServer, textAt } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:18081';

export const pdns: RealServer = {
  title: 'PowerDNS 4.7',
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
    await untilReady(`${ORIGIN}/api/v1/servers`, headers);
    const recorder = new Recorder(ORIGIN, headers);
    const call = (method: string, path: string, body?: Json) =>
      recorder.call(method, `/api/v1/servers${path}`, body);
    for (const path of ['', '/localhost', '/unknown', '/localhost/statistics?statistic=uptime'])
      await call('GET', path);
    await call('GET', '/localhost/zones');
    for (const name of ['example.org.', 'example.net.', 'example.com.']) {
      const made = { name, kind: 'Native', nameservers: ['ns1.example.org.'], account: 'first' };
      await call('POST', '/localhost/zones', made);
      if (name === 'example.org.') await call('POST', '/localhost/zones', made);
      await call('GET', `/localhost/zones/${name}`);
    }
    await call('POST', '/localhost/zones', { kind: 'Native' });
    const zone = '/localhost/zones/example.org.';
    await call('GET', '/localhost/zones');
    const records = [{ content: '192.0.2.1', disabled: false }];
    const rrset = { name: 'www.example.org.', type: 'A', ttl: 300, changetype: 'REPLACE', records };
    await call('PATCH', zone, { rrsets: [rrset] });
    await call('PUT', zone, { kind: 'Master', account: 'team' });
    for (const query of [
      '',
      '?rrsets=false',
      '?rrset_name=www.example.org.',
      '?rrset_name=www.example.org.&rrset_type=A',
    ])
      await call('GET', `${zone}${query}`);
    for (const query of ['', '?zone=example.net.', '?dnssec=false'])
      await call('GET', `/localhost/zones${query}`);
    await recorder.call('GET', `/api/v1/servers${zone}/export`, undefined, { accept: 'application/json' });
    for (const path of ['/rectify', '/notify', '/axfr-retrieve', '/rectify'])
      await call('PUT', `${zone}${path}`);
    for (const kind of ['ALSO-NOTIFY', 'ALLOW-AXFR-FROM'])
      await call('POST', `${zone}/metadata`, { kind, metadata: ['192.0.2.9'] });
    for (const path of ['', '/ALSO-NOTIFY']) await call('GET', `${zone}/metadata${path}`);
    await call('PUT', `${zone}/metadata/ALSO-NOTIFY`, { kind: 'ALSO-NOTIFY', metadata: ['192.0.2.10'] });
    await call('GET', `${zone}/metadata/ALSO-NOTIFY`);
    await call('DELETE', `${zone}/metadata/ALSO-NOTIFY`);
    await call('GET', `${zone}/metadata`);
    const keys = [];
    for (const keytype of ['ksk', 'zsk', 'csk'])
      keys.push(
        textAt(
          await call('POST', `${zone}/cryptokeys`, { keytype, active: true, algorithm: 'ecdsa256' }),
          '/id',
        ),
      );
    await call('GET', `${zone}/cryptokeys`);
    for (const key of [...keys, '99']) await call('GET', `${zone}/cryptokeys/${key}`);
    await call('PUT', `${zone}/cryptokeys/${keys[0]}`, { active: false });
    await call('GET', `${zone}/cryptokeys/${keys[0]}`);
    for (const key of keys) await call('DELETE', `${zone}/cryptokeys/${key}`);
    await call('GET', `${zone}/cryptokeys/${keys[0]}`);
    await call('GET', `${zone}/cryptokeys`);
    for (const name of ['mykey', 'mykey', 'other', 'third'])
      await call('POST', '/localhost/tsigkeys', { name, algorithm: 'hmac-sha256' });
    for (const path of ['/tsigkeys', '/tsigkeys/mykey.', '/tsigkeys/other.', '/tsigkeys/unknown.'])
      await call('GET', `/localhost${path}`);
    await call('PUT', '/localhost/tsigkeys/other.', { algorithm: 'hmac-sha512' });
    await call('GET', '/localhost/tsigkeys/other.');
    for (const name of ['mykey.', 'third.']) {
      await call('DELETE', `/localhost/tsigkeys/${name}`);
      await call('GET', `/localhost/tsigkeys/${name}`);
    }
    for (const path of [
      '/tsigkeys',
      '/search-data?q=example*&max=2',
      '/search-data?q=www*&max=10&object_type=record',
      '/search-data?q=',
    ])
      await call('GET', `/localhost${path}`);
    await call('PUT', '/localhost/cache/flush?domain=example.org.');
    await call('DELETE', zone);
    for (const path of ['/zones/example.org.', '/zones', '/zones/example.net.'])
      await call('GET', `/localhost${path}`);
    await call('DELETE', '/localhost/zones/example.net.');
    for (const path of ['/zones/example.net.', '/zones']) await call('GET', `/localhost${path}`);
    return recorder;
  },
};
