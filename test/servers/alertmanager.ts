import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../lib/json.ts';
import { inHours, type RealServer, textAt } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:19093';

export const alertmanager: RealServer = {
  title: 'Alertmanager 0.25',
  packages: ['prometheus-alertmanager'],
  description: 'https://github.com/prometheus/alertmanager, api/v2/openapi.yaml at v0.25.0',
  start(folder) {
    const config = join(folder, 'alertmanager.yml');
    writeFileSync(
      config,
      'route: { receiver: a, group_by: [alertname] }\nreceivers: [{ name: a }, { name: b }]\n',
    );
    const listen = ['--web.listen-address', ORIGIN.slice('http://'.length), '--cluster.listen-address='];
    const storage = ['--storage.path', join(folder, 'data')];
    return ['prometheus-alertmanager', '--config.file', config, ...storage, ...listen];
  },
  async drive() {
    await untilReady(`${ORIGIN}/-/ready`);
    const recorder = new Recorder(ORIGIN);
    const call = (method: string, path: string, body?: Json | string) =>
      recorder.call(method, `/api/v2${path}`, body);
    for (const path of ['/status', '/receivers', '/alerts', '/alerts/groups', '/silences'])
      await call('GET', path);
    const link = 'http://prometheus.example/graph';
    for (const [alertname, more] of [
      ['Disk', { annotations: { summary: 'full' }, generatorURL: link }],
      ['Cpu', { annotations: { summary: 'busy' }, generatorURL: link, endsAt: inHours(1) }],
      ['Net', { startsAt: inHours(-1), endsAt: inHours(2) }],
    ] as const)
      await call('POST', '/alerts', [{ labels: { alertname, team: 'ops' }, ...more }]);
    const silence = (value: string, comment: string, hours: number) => ({
      matchers: [{ name: 'alertname', value, isRegex: false, isEqual: true }],
      ...{ startsAt: inHours(0), endsAt: inHours(hours), createdBy: 'ops', comment },
    });
    const ids = [];
    for (const [value, comment] of [
      ['Disk', 'work'],
      ['Other', 'rack 5'],
      ['Third', 'until Monday'],
    ] as const)
      ids.push(textAt(await call('POST', '/silences', silence(value, comment, 1)), '/silenceID'));
    const states = ['active', 'silenced', 'inhibited', 'unprocessed'];
    const only = (shown: string) =>
      states
        .map((state) => `${state}=${state === shown || (shown === 'silenced' && state === 'inhibited')}`)
        .join('&');
    for (const path of ['/alerts', `/alerts?${only('active')}`, `/alerts?${only('silenced')}`])
      await call('GET', path);
    for (const path of [
      '/alerts/groups',
      '/silences',
      '/alerts?receiver=a',
      '/alerts?filter=team%3D%22ops%22',
    ])
      await call('GET', path);
    for (const id of ids) await call('GET', `/silence/${id}`);
    await call('POST', '/silences', { ...silence('Disk', 'more work', 2), id: ids[0] ?? '' });
    await call('GET', `/silence/${ids[0]}`);
    await call('GET', '/silences');
    await call('DELETE', `/silence/${ids[0]}`);
    await call('DELETE', `/silence/${ids[1]}`);
    for (const id of ids) await call('GET', `/silence/${id}`);
    for (const path of ['/silences', '/alerts', '/alerts/groups', '/status']) await call('GET', path);
    // Refusals, of several kinds.
    await call('POST', '/silences', { comment: 'x' });
    await call('POST', '/silences', { ...silence('Disk', 'past', -1) });
    await call('POST', '/silences', { ...silence('Disk', 'no time', 1), startsAt: 'yesterday' });
    await call('POST', '/alerts', '{oops');
    await call('GET', '/alerts?filter=%7B%7B');
    const none = '00000000-0000-0000-0000-000000000000';
    await call('POST', '/silences', { ...silence('Disk', 'of none', 1), id: none });
    for (const id of [none, 'unknown']) await call('GET', `/silence/${id}`);
    await call('DELETE', `/silence/${none}`);
    await call('DELETE', `/silence/${ids[0]}`);
    await call('GET', `/silence/${none}`);
    return recorder;
  },
};
