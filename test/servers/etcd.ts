import { join } from 'node:path';
import type { Json, JsonObject } from '../../lib/json.ts';
import { type RealServer, textAt } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:12379';
const PEERS = 'http://127.0.0.1:12380';

export const etcd: RealServer = {
  title: 'etcd 3.4',
  packages: ['etcd-server'],
  description:
    'https://github.com/etcd-io/etcd, Documentation/dev-guide/apispec/swagger/rpc.swagger.json at v3.4.23',
  start(folder) {
    const clients = ['--listen-client-urls', ORIGIN, '--advertise-client-urls', ORIGIN];
    const peers = ['--listen-peer-urls', PEERS, '--initial-advertise-peer-urls', PEERS];
    const cluster = ['--name', 'a', '--initial-cluster', `a=${PEERS}`, '--log-outputs', 'stderr'];
    return ['etcd', '--data-dir', join(folder, 'data'), ...clients, ...peers, ...cluster, '--logger', 'zap'];
  },
  async drive() {
    await untilReady(`${ORIGIN}/health`);
    const recorder = new Recorder(ORIGIN);
    const call = (path: string, body: Json | string = {}, more: Readonly<Record<string, string>> = {}) =>
      recorder.call('POST', `/v3/${path}`, body, more);
    const put = (key: string, value: string, more: JsonObject = {}) =>
      call('kv/put', { key: base64(key), value: base64(value), ...more });
    const range = (key: string, more: JsonObject = {}) => call('kv/range', { key: base64(key), ...more });
    const under = (key: string) => ({ range_end: base64(`${key.slice(0, -1)}0`) });
    await call('maintenance/status');
    await call('cluster/member/list');
    // Keys.
    for (const key of ['boats/ada', 'boats/bob', 'boats/cy']) {
      await range(key);
      await put(key, 'first');
      await range(key);
      await put(key, 'second', { prev_kv: true });
      await range(key);
    }
    await put('boats/ada', '', {});
    await put('boats/ada', '', { ignore_value: true });
    for (const more of [
      {},
      { limit: '2' },
      { limit: 1, sort_order: 'DESCEND', sort_target: 'KEY' },
      { sort_order: 'ASCEND', sort_target: 'KEY' },
      { sort_order: 'DESCEND', sort_target: 'MOD' },
      { keys_only: true },
      { count_only: true },
      { revision: '3' },
      { serializable: true, min_mod_revision: '4' },
    ] as JsonObject[])
      await range('boats/', { ...under('boats/'), ...more });
    const compare = { key: base64('boats/bob'), target: 'VERSION', result: 'EQUAL', version: '2' };
    for (let turn = 0; turn < 2; turn++)
      await call('kv/txn', {
        compare: [compare],
        success: [
          { request_put: { key: base64('boats/bob'), value: base64('third'), prev_kv: true } },
          { request_range: { key: base64('boats/cy') } },
          { request_delete_range: { key: base64('boats/none') } },
        ],
        failure: [{ request_range: { key: base64('boats/bob') } }],
      });
    await range('boats/bob');
    await recorder.stream(
      '/v3/watch',
      { create_request: { key: base64('boats/'), ...under('boats/'), start_revision: '1', prev_kv: true } },
      '"events"',
    );
    await call('kv/deleterange', { key: base64('boats/cy'), prev_kv: true });
    await call('kv/deleterange', { key: base64('boats/cy') });
    await range('boats/cy');
    await call('kv/compaction', { revision: '6', physical: true });
    await range('boats/bob', { revision: '2' });
    await recorder.stream(
      '/v3/watch',
      { create_request: { key: base64('boats/bob'), start_revision: '2' } },
      'compact_revision',
    );
    // Leases.
    await call('lease/grant', { TTL: '600', ID: '7001' });
    await call('lease/grant', { TTL: '600', ID: '7001' });
    const lease = textAt(await call('lease/grant', { TTL: 300 }), '/ID');
    await call('lease/grant', { TTL: '900', ID: '7002' });
    await call('lease/leases');
    await call('lease/timetolive', { ID: lease });
    await put('crew/eve', 'aboard', { lease });
    await range('crew/eve');
    await call('lease/timetolive', { ID: lease, keys: true });
    await call('kv/lease/timetolive', { ID: lease });
    await call('lease/keepalive', { ID: lease });
    await call('lease/keepalive', '{"ID":7001}{"ID":7001}');
    await call('lease/leases');
    await call('kv/lease/leases');
    await call('lease/revoke', { ID: lease });
    await call('lease/revoke', { ID: lease });
    await range('crew/eve');
    await call('lease/timetolive', { ID: lease });
    await call('lease/keepalive', { ID: lease });
    await call('kv/lease/revoke', { ID: '7001' });
    await call('lease/leases');
    // The cluster and its upkeep.
    const learner = { peerURLs: ['http://127.0.0.1:12390'], isLearner: true };
    const member = textAt(await call('cluster/member/add', learner), '/member/ID');
    await call('cluster/member/add', learner);
    await call('cluster/member/update', { ID: member, peerURLs: ['http://127.0.0.1:12391'] });
    await call('cluster/member/list');
    await call('cluster/member/promote', { ID: member });
    await call('cluster/member/remove', { ID: member });
    await call('cluster/member/remove', { ID: member });
    await call('cluster/member/list');
    for (const body of [{}, { action: 'GET', alarm: 'NONE' }, { action: 'ACTIVATE', alarm: 'NOSPACE' }])
      await call('maintenance/alarm', body);
    await call('maintenance/alarm', { action: 'GET' });
    await put('boats/full', 'no');
    await call('maintenance/status');
    await call('maintenance/alarm', { action: 'DEACTIVATE', alarm: 'NOSPACE' });
    await call('maintenance/defragment');
    await call('maintenance/hash', { revision: 0 });
    await call('maintenance/transfer-leadership', { targetID: '1' });
    // Users and roles.
    for (const role of ['root', 'sailor', 'guest']) await call('auth/role/add', { name: role });
    await call('auth/role/add', { name: 'guest' });
    const perm = { permType: 'READWRITE', key: base64('boats/'), range_end: base64('boats0') };
    await call('auth/role/grant', { name: 'sailor', perm });
    await call('auth/role/grant', { name: 'sailor', perm: { key: base64('crew/') } });
    await call('auth/role/get', { role: 'sailor' });
    await call('auth/role/revoke', { role: 'sailor', key: perm.key, range_end: perm.range_end });
    await call('auth/role/get', { role: 'sailor' });
    await call('auth/role/grant', { name: 'sailor', perm });
    await call('auth/role/list');
    for (const name of ['root', 'ada', 'bob']) await call('auth/user/add', { name, password: `of ${name}` });
    await call('auth/user/add', { name: 'ada', password: 'x' });
    await call('auth/user/add', { name: 'cert', options: { no_password: true } });
    await call('auth/user/grant', { user: 'root', role: 'root' });
    await call('auth/user/grant', { user: 'ada', role: 'sailor' });
    await call('auth/user/grant', { user: 'bob', role: 'guest' });
    await call('auth/user/get', { name: 'ada' });
    await call('auth/user/revoke', { name: 'bob', role: 'guest' });
    await call('auth/user/revoke', { name: 'bob', role: 'guest' });
    await call('auth/user/get', { name: 'bob' });
    await call('auth/user/changepw', { name: 'bob', password: 'other' });
    await call('auth/user/list');
    await call('auth/user/delete', { name: 'cert' });
    await call('auth/user/delete', { name: 'cert' });
    await call('auth/user/get', { name: 'cert' });
    await call('auth/user/list');
    await call('auth/role/delete', { role: 'guest' });
    await call('auth/role/get', { role: 'guest' });
    await call('auth/role/list');
    await call('auth/authenticate', { name: 'ada', password: 'of ada' });
    await call('auth/enable');
    const token = async (name: string, password: string) => ({
      authorization: textAt(await call('auth/authenticate', { name, password }), '/token'),
    });
    await call('auth/authenticate', { name: 'ada', password: 'wrong' });
    await range('boats/bob');
    const ada = await token('ada', 'of ada');
    await call('kv/range', { key: base64('boats/bob') }, ada);
    await call('kv/range', { key: base64('crew/eve') }, ada);
    await call('auth/user/list', {}, ada);
    await call('kv/range', { key: base64('boats/bob') }, { authorization: 'none' });
    await call('auth/disable', {}, await token('root', 'of root'));
    // Refusals.
    await call('kv/put', { value: base64('no key') });
    await call('kv/put', { key: base64('none'), ignore_value: true });
    await put('none', 'x', { lease: '999' });
    await range('boats/', { revision: '9999' });
    await call('kv/range', '{oops');
    await call('kv/range', { key: 5 });
    await call('kv/range', { key: base64('a'), nonsense: true });
    await call('kv/compaction', { revision: '9999' });
    await call('kv/txn', {
      success: [{ request_put: { key: base64('a') } }, { request_put: { key: base64('a') } }],
    });
    await call('auth/user/get', { name: 'nobody' });
    await call('auth/role/get', { role: 'nobody' });
    await call('cluster/member/remove', { ID: '1' });
    await recorder.call('GET', '/v3/kv/range');
    await call('kv/unknown');
    return recorder;
  },
};

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
