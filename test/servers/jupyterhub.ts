import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../lib/json.ts';
import { inHours, type RealServer, textAt } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:18000';
const TOKEN = 'for-tests-alone';
const SCOPES =
  'admin:users admin:servers admin:groups tokens list:services read:services read:hub proxy shutdown read:roles admin:auth_state admin:server_state';

export const jupyterhub: RealServer = {
  title: 'JupyterHub 3.0',
  packages: ['jupyterhub'],
  description: 'https://github.com/jupyterhub/jupyterhub, docs/source/_static/rest-api.yml at 3.0.0',
  start(folder) {
    const settings = {
      'JupyterHub.bind_url': ORIGIN,
      'JupyterHub.hub_port': 18001,
      'JupyterHub.db_url': `sqlite:///${join(folder, 'hub.sqlite')}`,
      'JupyterHub.cookie_secret_file': join(folder, 'cookie'),
      'JupyterHub.authenticator_class': 'jupyterhub.auth.DummyAuthenticator',
      'JupyterHub.spawner_class': 'jupyterhub.spawner.SimpleLocalProcessSpawner',
      'JupyterHub.services': [
        { name: 'tests', api_token: TOKEN },
        { name: 'docs', url: 'http://127.0.0.1:18003', info: { shelf: 1 } },
      ],
      'JupyterHub.load_roles': [{ name: 'tests', services: ['tests'], scopes: SCOPES.split(' ') }],
      'ConfigurableHTTPProxy.api_url': 'http://127.0.0.1:18002',
      'ConfigurableHTTPProxy.pid_file': join(folder, 'proxy.pid'),
      'SimpleLocalProcessSpawner.home_dir_template': join(folder, '{username}'),
      'Spawner.args': ['--allow-root'],
    };
    const config = join(folder, 'hub.py');
    const lines = Object.entries(settings).map(([name, value]) => `c.${name} = ${JSON.stringify(value)}\n`);
    writeFileSync(config, `${lines.join('')}c.JupyterHub.allow_named_servers = True\n`);
    return ['jupyterhub', '-f', config];
  },
  // The proxy of the package finds its modules there.
  environment: { NODE_PATH: '/usr/share/nodejs' },
  async drive() {
    const headers = { authorization: `token ${TOKEN}` };
    await untilReady(`${ORIGIN}/hub/api/`, {}, 200);
    const recorder = new Recorder(ORIGIN, headers);
    const call = (
      method: string,
      path: string,
      body?: Json | string,
      more: Readonly<Record<string, string>> = {},
    ) => recorder.call(method, `/hub/api${path}`, body, more);
    for (const path of [
      '/',
      '/info',
      '/user',
      '/users',
      '/groups',
      '/services',
      '/services/docs',
      '/services/none',
      '/proxy',
    ])
      await call('GET', path);
    // Users.
    for (const name of ['ada', 'bob', 'cy', 'dan']) {
      await call('GET', `/users/${name}`);
      await call('POST', `/users/${name}`);
      await call('GET', `/users/${name}`);
    }
    await call('POST', '/users/ada');
    await call('POST', '/users', { usernames: ['eve', 'fay', 'ada'], admin: true });
    await call('POST', '/users', { usernames: ['eve'] });
    await call('POST', '/users', { usernames: [] });
    await call('POST', '/users', '{oops');
    await call('GET', '/users');
    for (const query of [
      'limit=2',
      'offset=2&limit=2',
      'offset=4&limit=2',
      'offset=6&limit=2',
      'state=inactive',
      'state=active',
      'state=asleep',
      'limit=x',
    ])
      await call('GET', `/users?${query}`);
    const pages = { accept: 'application/jupyterhub-pagination+json' };
    await call('GET', '/users?limit=3', undefined, pages);
    await call('PATCH', '/users/bob', { admin: true });
    await call('GET', '/users/bob');
    await call('PATCH', '/users/bob', { admin: false });
    await call('GET', '/users/bob');
    await call('PATCH', '/users/dan', { name: 'dora' });
    await call('GET', '/users/dan');
    await call('GET', '/users/dora');
    await call('PATCH', '/users/dora', { name: 'ada' });
    await call('PATCH', '/users/dora', { admin: 'yes' });
    await call('PATCH', '/users/none', { admin: true });
    await call('POST', '/users/ada/activity', { last_activity: inHours(-1) });
    await call('GET', '/users/ada');
    await call('POST', '/users/ada/activity', { last_activity: 'yesterday' });
    await call('POST', '/users/none/activity', { last_activity: inHours(0) });
    // Groups.
    for (const name of ['crew', 'guests', 'pilots']) {
      await call('GET', `/groups/${name}`);
      await call('POST', `/groups/${name}`);
      await call('GET', `/groups/${name}`);
    }
    await call('POST', '/groups/crew');
    await call('POST', '/groups/crew/users', { users: ['ada', 'bob'] });
    await call('GET', '/groups/crew');
    await call('POST', '/groups/crew/users', { users: ['cy'] });
    await call('POST', '/groups/crew/users', { users: ['none'] });
    await call('GET', '/groups/crew');
    await call('GET', '/users/ada');
    await call('DELETE', '/groups/crew/users', { users: ['bob'] });
    await call('GET', '/groups/crew');
    await call('GET', '/groups');
    for (const query of ['limit=1', 'offset=1&limit=1', 'offset=2&limit=1', 'offset=3&limit=1'])
      await call('GET', `/groups?${query}`);
    await call('DELETE', '/groups/guests');
    await call('DELETE', '/groups/guests');
    await call('GET', '/groups/guests');
    await call('GET', '/groups');
    // Tokens.
    const token = await call('POST', '/users/ada/tokens', { note: 'for a script', expires_in: 3600 });
    const second = await call('POST', '/users/ada/tokens', { note: 'second', scopes: ['self'] });
    await call('POST', '/users/ada/tokens');
    const ids = [textAt(token, '/id'), textAt(second, '/id')];
    await call('GET', '/users/ada/tokens');
    for (const id of [...ids, 'a9999', 'none']) await call('GET', `/users/ada/tokens/${id}`);
    const own = { authorization: `token ${textAt(token, '/token')}` };
    await call('GET', '/user', undefined, own);
    await call('GET', '/users', undefined, own);
    await call('GET', '/users/ada', undefined, own);
    await call('GET', '/users/bob', undefined, own);
    await call('GET', '/users/ada/tokens');
    await call('DELETE', `/users/ada/tokens/${ids[0]}`);
    await call('GET', `/users/ada/tokens/${ids[0]}`);
    await call('DELETE', `/users/ada/tokens/${ids[0]}`);
    await call('GET', '/users/ada/tokens');
    await call('GET', '/user', undefined, own);
    await call('GET', '/users', undefined, { authorization: 'token none' });
    await call('POST', '/users/ada/tokens', { roles: ['none'] });
    await call('POST', '/users/ada/tokens', '[]');
    await call('GET', '/users/none/tokens');
    await call('POST', '/authorizations/token', { username: 'bob', password: 'any' });
    // Servers of users.
    const until = async (path: string, isSo: (value: Json) => boolean) => {
      for (let turn = 0; turn < 40 && !isSo(await call('GET', path)); turn++)
        await new Promise((resolve) => setTimeout(resolve, 500));
    };
    await call('POST', '/users/ada/server', { memory: 2 });
    await until('/users/ada', (user) => textAt(user, '/servers//ready') === 'true');
    await call('POST', '/users/ada/server');
    await call('GET', '/users?state=ready');
    await call('GET', '/users?state=inactive');
    await call('GET', '/proxy');
    await call('POST', '/users/ada/servers/second');
    await until('/users/ada', (user) => textAt(user, '/servers/second/ready') === 'true');
    await call('POST', '/users/ada/activity', { servers: { second: { last_activity: inHours(0) } } });
    await call('DELETE', '/users/ada/servers/second');
    await until('/users/ada', (user) => textAt(user, '/servers/second/name') === '');
    await call('GET', '/users/ada?include_stopped_servers');
    await call('GET', '/users?include_stopped_servers');
    await call('DELETE', '/users/ada/servers/second', { remove: true });
    await call('GET', '/users?include_stopped_servers');
    await call('DELETE', '/users/ada/server');
    await until('/users/ada', (user) => textAt(user, '/server') === '');
    await call('DELETE', '/users/ada/server');
    await call('DELETE', '/users/none/server');
    await call('POST', '/users/none/server');
    await call('POST', '/proxy');
    await call('GET', '/proxy?limit=1');
    // The end.
    for (const name of ['bob', 'cy', 'dora']) {
      await call('DELETE', `/users/${name}`);
      await call('GET', `/users/${name}`);
      await call('DELETE', `/users/${name}`);
    }
    await call('GET', '/users');
    await call('GET', '/groups/crew');
    await call('GET', '/unknown');
    await call('PUT', '/users/ada', {});
    await call(
      'GET',
      '/oauth2/authorize?client_id=none&response_type=code&redirect_uri=http%3A%2F%2Flocalhost',
    );
    await call('POST', '/oauth2/token', 'grant_type=authorization_code', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    await call('POST', '/shutdown', { proxy: 'maybe' });
    await call('POST', '/shutdown', { proxy: true, servers: true });
    return recorder;
  },
};
