import { setPriority } from 'node:os';
import { retrieveProgramLoad } from './example-loads.ts';

// A tenant that calls without a pause, in a process of its own, which leaves the processor to the server and the caller that is measured.
// Takes an address, a key and its work; prints the address once it works.

export type Work = 'records' | 'snapshot' | 'restore' | 'calls';

const AT_ONCE = 4;
const [url = '', apiKey = '', work = 'calls'] = process.argv.slice(2);
const headers = { ...retrieveProgramLoad.headers, 'sd-api-key': apiKey, 'content-type': 'application/json' };
setPriority(19);

/** Returns the body; `undefined` where there were too many calls. */
async function call(path: string, init: RequestInit = {}): Promise<string | undefined> {
  const response = await fetch(url + path, { ...init, headers });
  const body = await response.text();
  if (response.status === 429) return undefined;
  if (!response.ok) throw new Error(`${response.status} ${body}`);
  return body;
}

async function toWork(): Promise<() => Promise<unknown>> {
  if (work === 'records') return () => call('/_sandbox/records?kind=contacts&limit=1000');
  if (work === 'calls') return () => call(retrieveProgramLoad.path);
  if (work === 'snapshot') return () => call('/_sandbox/snapshot');
  let body: string | undefined;
  while (body === undefined) body = await call('/_sandbox/snapshot');
  return () => call('/_sandbox/snapshot', { method: 'PUT', body });
}

async function repeat(once: () => Promise<unknown>): Promise<void> {
  for (;;) await once();
}

const once = await toWork();
for (let count = 0; count < AT_ONCE; count += 1) void repeat(once);
console.log(`working on ${url}`);
