import type { Json } from '../../lib/json.ts';
import { type RealServer, textAt } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:18888';

export const jupyter: RealServer = {
  title: 'Jupyter Server 1.23',
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
    await untilReady(`${ORIGIN}/api/status`, headers);
    const recorder = new Recorder(ORIGIN, headers);
    const call = (method: string, path: string, body?: Json) => recorder.call(method, `/api${path}`, body);
    const content = {
      cells: [{ cell_type: 'markdown', id: 'a1', metadata: {}, source: 'hi' }],
      ...{ metadata: {}, nbformat: 4, nbformat_minor: 5 },
    };
    const begin = ['', '/status', '/me', '/contents', '/contents/', '/kernels', '/sessions', '/terminals'];
    for (const path of [...begin, '/config/notebook', '/kernelspecs']) await call('GET', path);
    await call('PUT', '/contents/a.ipynb', { type: 'notebook', format: 'json', content });
    await call('GET', '/contents/a.ipynb');
    await call('GET', '/contents/a.ipynb?content=0');
    for (const [name, text] of [
      ['t.txt', 'hello'],
      ['u.txt', 'world'],
      ['v.txt', 'end'],
    ] as const) {
      await call('PUT', `/contents/${name}`, { type: 'file', format: 'text', content: text });
      await call('GET', `/contents/${name}`);
    }
    await call('PUT', '/contents/t.txt', { type: 'file', format: 'text', content: 'hello again' });
    await call('GET', '/contents/t.txt');
    const folder = encodeURIComponent(
      textAt(await call('POST', '/contents', { type: 'directory' }), '/path'),
    );
    await call('GET', `/contents/${folder}`);
    await call('PATCH', '/contents/t.txt', { path: 'w.txt' });
    for (const name of ['t.txt', 'w.txt', 'none.txt']) await call('GET', `/contents/${name}`);
    await call('POST', `/contents/${folder}`, { copy_from: '/u.txt' });
    await call('POST', `/contents/${folder}`, { type: 'notebook' });
    await call('GET', `/contents/${folder}`);
    const saved = textAt(await call('POST', '/contents/a.ipynb/checkpoints'), '/id');
    await call('GET', '/contents/a.ipynb/checkpoints');
    await call('DELETE', `/contents/a.ipynb/checkpoints/${saved}`);
    await call('GET', '/contents/a.ipynb/checkpoints');
    const kernels = [];
    for (let turn = 0; turn < 3; turn++)
      kernels.push(textAt(await call('POST', '/kernels', { name: 'python3' }), '/id'));
    await call('GET', '/kernels');
    for (const id of [...kernels, ...kernels]) await call('GET', `/kernels/${id}`);
    await call('POST', `/kernels/${kernels[0]}/interrupt`);
    await call('GET', `/kernels/${kernels[0]}`);
    await call('DELETE', `/kernels/${kernels[0]}`);
    await call('GET', `/kernels/${kernels[0]}`);
    await call('GET', '/kernels');
    const sessions = [];
    for (const path of ['a.ipynb', 'b.ipynb', 'c.ipynb']) {
      const session = { path, type: 'notebook', name: path.slice(0, 1), kernel: { name: 'python3' } };
      sessions.push(textAt(await call('POST', '/sessions', session), '/id'));
    }
    await call('GET', '/sessions');
    for (const id of sessions) await call('GET', `/sessions/${id}`);
    await call('PATCH', `/sessions/${sessions[0]}`, { name: 'renamed' });
    await call('GET', `/sessions/${sessions[0]}`);
    for (const id of sessions.slice(0, 2)) {
      await call('DELETE', `/sessions/${id}`);
      await call('GET', `/sessions/${id}`);
    }
    for (const path of ['/sessions', '/sessions/none', '/kernels']) await call('GET', path);
    const terminals = [];
    for (let turn = 0; turn < 2; turn++) terminals.push(textAt(await call('POST', '/terminals'), '/name'));
    await call('GET', '/terminals');
    await call('GET', `/terminals/${terminals[0]}`);
    await call('DELETE', `/terminals/${terminals[0]}`);
    for (const path of [`/terminals/${terminals[0]}`, '/terminals', '/terminals/77']) await call('GET', path);
    await call('DELETE', '/terminals/77');
    await call('PATCH', '/config/notebook', { a: 1 });
    await call('GET', '/config/notebook');
    for (const name of ['u.txt', 'v.txt']) {
      await call('DELETE', `/contents/${name}`);
      await call('GET', `/contents/${name}`);
    }
    await call('DELETE', '/contents/none.txt');
    for (const id of kernels.slice(1)) await call('DELETE', `/kernels/${id}`);
    await call('DELETE', `/sessions/${sessions[2]}`);
    await call('GET', '/status');
    return recorder;
  },
};
