import { readFileSync } from 'node:fs';
import { limitNewSpace } from '../scripts/pipeline/new-space.ts';
import { limitOldSpace } from '../scripts/pipeline/old-space.ts';

// Reads every call of a recording: `ours` an entry at a time, `judged` as `conform --traffic` does, `whole` at once, as tools do that parse the file.

const [way, path = ''] = process.argv.slice(2);
if (way === 'judged') {
  limitNewSpace(2 ** 24);
  limitOldSpace();
}
const { judgeTraffic } = await import('../conformance/traffic/judge-traffic.ts');
const { openCalls } = await import('../conformance/traffic/open-calls.ts');
if (way === 'ours') {
  const source = openCalls([path]);
  let calls = 0;
  for await (const { call } of source.scan()) if (call.startedAt > 0) calls++;
  source.close();
  if (calls === 0) throw new Error('no calls');
} else if (way === 'judged') {
  const source = openCalls([path]);
  const { traffic } = await judgeTraffic(source);
  source.close();
  if (traffic?.operations.every(({ calls }) => calls === 0)) throw new Error('no calls');
} else {
  const { log } = JSON.parse(readFileSync(path, 'utf8')) as { log: { entries: readonly unknown[] } };
  if (log.entries.length === 0) throw new Error('no entries');
}
