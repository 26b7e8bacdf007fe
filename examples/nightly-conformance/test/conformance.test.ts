import { deepEqual, equal } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { judge, writeWaiver } from './judge.ts';

let dir: string;
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conformance-'));
});
after(() => rm(dir, { recursive: true, force: true }));

/** Cards whose shipping is under way as soon as they are ordered. */
const change = (body: string) => body.replace('"deliveryStatus":"pending"', '"deliveryStatus":"shipped"');
const broken = 'createCard.shipping-is-pending';

test('the bank is conformant', async () => {
  deepEqual(await judge(dir), { code: 0, violated: [] });
});

test('a broken bank is not, and the report names the requirement', async () => {
  deepEqual(await judge(dir, { change }), { code: 1, violated: [broken] });
});

test('a waiver accepts a known violation, until it is fixed', async () => {
  const waivers = join(dir, 'waivers.yaml');
  await writeWaiver(waivers, broken);
  const flags = ['--waivers', waivers];
  equal((await judge(dir, { change, flags })).code, 0);
  equal((await judge(dir, { flags })).code, 1);
});

test('against a baseline, only a new violation fails the run', async () => {
  const earlier = join(dir, 'earlier');
  await judge(earlier, { change });
  const flags = ['--baseline', join(earlier, 'conformance.json')];
  equal((await judge(dir, { change, flags })).code, 0);
  const worse = (body: string) =>
    change(body).replace('"cardStatus":"pendingActivation"', '"cardStatus":"active"');
  equal((await judge(dir, { change: worse, flags })).code, 1);
});
