import { readFileSync } from 'node:fs';

// Reads every call of a recording: `ours` an entry at a time, as it is installed, `whole` at once, as tools do that parse the file.

const [way, path = ''] = process.argv.slice(2);
if (way === 'ours') {
  const { openCalls } = await import('../dist/conformance/traffic/open-calls.js');
  const source = openCalls([path]);
  let calls = 0;
  for await (const { call } of source.scan()) if (call.startedAt > 0) calls++;
  source.close();
  if (calls === 0) throw new Error('no calls');
} else {
  const { log } = JSON.parse(readFileSync(path, 'utf8'));
  if (log.entries.length === 0) throw new Error('no entries');
}
