import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealServer } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:19999';
const OFF = [
  'proc',
  'diskspace',
  'cgroups',
  'tc',
  'timex',
  'apps',
  'python.d',
  'go.d',
  'charts.d',
  'slabinfo',
  'perf',
];

export const netdata: RealServer = {
  title: 'Netdata 1.37',
  packages: ['netdata-core', 'netdata-web'],
  description: '/usr/share/netdata/web/netdata-swagger.yaml of the package',
  start(folder) {
    const kept = ['cache', 'lib', 'log'].map((name) => {
      mkdirSync(join(folder, name));
      return ` ${name} = ${join(folder, name)}`;
    });
    const sections = [
      ...['[directories]', ...kept, '[web]', ` bind to = ${new URL(ORIGIN).host}`, '[ml]', ' enabled = no'],
      ...['[plugins]', ...OFF.map((name) => ` ${name} = no`), ''],
    ];
    writeFileSync(join(folder, 'netdata.conf'), sections.join('\n'));
    return ['netdata', '-c', join(folder, 'netdata.conf'), '-u', 'root', '-D'];
  },
  async drive() {
    await untilReady(`${ORIGIN}/api/v1/info`);
    // Until there is something to show.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const recorder = new Recorder(ORIGIN);
    const chart = 'system.idlejitter';
    const data = (more: string) => `/data?chart=${chart}&points=3${more}`;
    for (const path of [
      ...['/info', '/contexts', `/chart?chart=${chart}`, '/chart?chart=none', '/chart'],
      ...[`/context?context=${chart}`, `/alarm_variables?chart=${chart}`, '/alarm_variables?chart=none'],
      ...['', '&format=json2', '&format=csv', '&format=jsonp', '&format=html', '&format=datatable'].map(data),
      ...['&options=jsonwrap', '&format=array', '&format=ssv', '&format=markdown'].map(data),
      ...['/data?chart=none', `/data?context=${chart}&points=3`, `/badge.svg?chart=${chart}`],
      ...['/allmetrics?format=none'],
      ...['/alarms', '/alarms?all', '/alarms_values', '/alarms_values?all', '/alarm_log', '/alarm_count'],
      ...['/alarm_count?status=RAISED', '/manage/health', '/aclk', '/metric_correlations', '/functions'],
      ...['/weights', '/unknown'],
    ])
      await recorder.call('GET', `/api/v1${path}`);
    return recorder;
  },
};
