import { expect, test } from 'vitest';
import conform from '../../../../scripts/commands/conform.ts';
import proxy from '../../../../scripts/commands/proxy.ts';
import report from '../../../../scripts/commands/report.ts';
import { runWith } from '../../cli/run.ts';

const SECRET = 'p4ssw0rd-of-nats';
/** Nothing listens on port 1. */
const URL = `nats://me:${SECRET}@127.0.0.1:1/calls`;
const KEY = 'ab'.repeat(32);
const PROXY = ['proxy', '--target', 'http://127.0.0.1:9', '--port', '0', '--publish', URL];

test.each([
  [PROXY, {}, 2, 'BANKING_PSEUDONYM_KEY is not set'],
  [PROXY, { BANKING_PSEUDONYM_KEY: `${KEY}0` }, 2, 'is not a key of 64 hexadecimal digits'],
  [[...PROXY, '--record', 'a.har'], {}, 2, 'Remove --record'],
  [[...PROXY, '--spec', 'a.yaml'], {}, 2, 'use one proxy without --publish'],
  [[...PROXY, '--only', 'createCard'], {}, 2, 'cannot be combined with --only'],
  [['conform', '--group', 'a'], {}, 2, '--group is about a recording'],
  [['conform', '--traffic', URL], {}, 2, 'The group of workers is not given'],
  [['conform', '--traffic', URL, '--group', 'a.*'], {}, 2, 'the name of a group'],
  [['conform', '--traffic', URL, '--group', 'a', '--part', '1/2'], {}, 2, 'combined with --part'],
  [['conform', '--traffic', URL, '--group', 'a'], {}, 6, 'cannot be used: ECONNREFUSED'],
  [['report', 'merge', URL], {}, 2, 'The group of workers is not given'],
  [['report', 'merge', URL, '--group', 'a'], { NATS_CREDS: '/not/there' }, 2, 'NATS_CREDS cannot be read'],
  [['report', 'merge', URL, '--group', 'a'], {}, 6, 'cannot be used: ECONNREFUSED'],
])('%j with %j ends with %i: %s', async (args, env, code, words) => {
  const ran = await runWith([conform, proxy, report], args, { env });
  expect(ran.stderr).toContain(words);
  expect(ran.code).toBe(code);
  expect(ran.stdout + ran.stderr).not.toContain(SECRET);
});
