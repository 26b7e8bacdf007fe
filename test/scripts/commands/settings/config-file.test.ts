import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import conform from '../../../../scripts/commands/conform.ts';
import { readConfigFile } from '../../../../scripts/commands/settings/config-file.ts';
import { settingsFor } from '../../../../scripts/commands/settings/settings-for.ts';
import { folderForTest } from '../../../temporary-folder.ts';
import { runWith } from '../../cli/run.ts';
import { overlayOf } from '../../pipeline/overlay/overlay-files.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

function write(text: string, mode = 0o600): string {
  const file = join(folder, 'conform.yaml');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

/** Refused before anything is sent. */
async function refusal(text: string): Promise<string> {
  write(text);
  const { code, stdout, stderr } = await runWith([conform], ['conform', '--config', 'conform.yaml'], {
    cwd: folder,
  });
  expect([code, stdout]).toEqual([2, '']);
  return stderr;
}

const EVERYTHING = `
base-url: https://bank.example/prefix
sandbox: false
api-key: a-key
person-id: per-00000000-0000-0000-0000-000000000001
program-id: prg-00000000-0000-0000-0000-000000000001
business-id: bus-00000000-0000-0000-0000-000000000001
check-transfer-id: tra-00000000-0000-0000-0000-000000000001
account-id: acc-00000000-0000-0000-0000-000000000001
contact-id: con-00000000-0000-0000-0000-000000000001
only: [createCard, 2.6, createAccount.label-is-returned]
skip: receiveAchPull, updateSentCheck
evidence: observed
profile: schema
waivers: waivers.yaml
baseline: baseline.json
read-only: true
allow-writes: false
allow-money: true
confirm-host: bank.example
max-amount: 5.00
thorough: true
max-calls: 45
timeout: 1000
rate: 2/s
seed: 7
data: data.yaml
header:
  x-tenant: north
  x-count: 010
token-command: vault read -field=token secret/bank
client-cert: certs/client.pem
client-key: certs/client.key
ca: /etc/bank/ca.pem
proxy-url: http://proxy.example:3128
report-dir: ../reports
reporter:
  - json
  - har
plan: true
list: false
overlay: overlay.yaml
overlay-matches: any
spec: openapi.yaml
workflow: flow.arazzo.yaml
input:
  label: north
credential:
  apiKey: API_KEY
passes: 3
allow-deletes: false
`;

test('every setting can stand in the file, as it is written', async () => {
  const { settings } = await readConfigFile(write(EVERYTHING), folder);
  const possible = settingsFor('conform').filter(({ traits }) => !traits.includes('flag-only'));
  expect(Object.keys(settings).sort()).toEqual(possible.map(({ key }) => key).sort());
  expect(settings).toMatchObject({
    sandbox: false,
    only: ['createCard', '2.6', 'createAccount.label-is-returned'],
    skip: ['receiveAchPull', 'updateSentCheck'],
    waivers: join(folder, 'waivers.yaml'),
    readOnly: true,
    maxAmount: '5.00',
    thorough: true,
    maxCalls: 45,
    timeout: 1000,
    rate: 2,
    seed: 7,
    header: { 'x-tenant': 'north', 'x-count': '010' },
    tokenCommand: 'vault read -field=token secret/bank',
    clientCert: join(folder, 'certs/client.pem'),
    clientKey: join(folder, 'certs/client.key'),
    ca: '/etc/bank/ca.pem',
    proxyUrl: 'http://proxy.example:3128',
    reportDir: join(folder, '..', 'reports'),
    reporter: ['json', 'har'],
  });
});

test('an empty file says nothing', async () => {
  expect(await readConfigFile(write('# nothing\n'), folder)).toEqual({
    settings: {},
    shown: 'conform.yaml',
    exposed: [],
  });
});

test('every mistake is told with its line, and no value that may be secret', async () => {
  const stderr = await refusal(`api-key: s3cret key
person-id: s3cret
read-onyl: true
allow-writes: yes
max-amount: 5
only: {a: 1}
skip: [a, [b]]
timeout:
header: {x-a: 1, X-A: 2}
config: other.yaml
seed: true
program-id: [1]
plan: 1
`);
  expect(stderr).toMatchInlineSnapshot(`
    "error: api-key cannot be sent in a header.
      at conform.yaml:1:1
      fix: Use visible ASCII characters only, without spaces or line breaks.

    error: person-id is not a valid identifier.
      at conform.yaml:2:1
      fix: Use per- followed by a UUID.

    error: Unknown setting: "read-onyl".
      at conform.yaml:3:1
      fix: Did you mean read-only?

    error: allow-writes is a string.
      at conform.yaml:4:1
      fix: Use true or false.

    error: max-amount cannot be "5".
      at conform.yaml:5:1
      fix: Use an amount above zero with two decimal places, such as 5.00.

    error: only is a mapping.
      at conform.yaml:6:1
      fix: Give a list of strings, quoted where YAML would parse another type.

    error: skip contains a list.
      at conform.yaml:7:1
      fix: Give a list of strings, quoted where YAML would parse another type.

    error: timeout is empty.
      at conform.yaml:8:1
      fix: Give one value, quoted where YAML would parse another type.

    error: header contains "X-A" twice.
      at conform.yaml:9:1
      fix: Remove one of them.

    error: Unknown setting: "config".
      at conform.yaml:10:1
      fix: Use the flags without dashes as keys; see --help.

    error: seed is true.
      at conform.yaml:11:1
      fix: Give one value, quoted where YAML would parse another type.

    error: program-id is a list.
      at conform.yaml:12:1
      fix: Give one value, quoted where YAML would parse another type.

    error: plan is a number.
      at conform.yaml:13:1
      fix: Use true or false.
    "
  `);
  expect(stderr).not.toContain('s3cret');
});

test('a key at the wrong place is not repeated', async () => {
  const key = 'sk-live-0123456789abcdef';
  const stderr = await refusal(`
api-key ${key}: x
${key}: x
reporter: ${key}
profile: ${key}
seed: ${key}
header: {${key}: a, ${key.toUpperCase()}: b}
`);
  expect(stderr.match(/^error: /gm)).toHaveLength(6);
  expect(stderr.toLowerCase()).not.toContain(key);
});

test('nor is the key of the file, wherever else it stands', async () => {
  const key = 'sk-live-0123456789abcdef';
  const stderr = await refusal(
    `api-key: ${key}\nsandbox: false\nbase-url: http://127.0.0.1:9\nwaivers: ${key}\n`,
  );
  expect(stderr).toContain('(masked) does not exist');
  expect(stderr).not.toContain(key);
});

const NOT_SETTINGS = 'Use the flags without dashes as keys: base-url: https://bank.example';
const ONE_VALUE = 'Give one value, quoted where YAML would parse another type.';

test.each([
  ['- a list\n', 'The file must be a mapping of settings, but is a list.', '1:1', NOT_SETTINGS],
  ['a text\n', 'The file must be a mapping of settings, but is a string.', '1:1', NOT_SETTINGS],
  [
    'seed: 1\nseed: 2\n',
    'Invalid YAML: Map keys must be unique.',
    '2:1',
    'Correct the syntax at this position.',
  ],
  [
    'api-key: "s3cret\n',
    'Invalid YAML: Missing closing "quote.',
    '2:1',
    'Correct the syntax at this position.',
  ],
  ['api-key: *s3cret\n', 'api-key is an alias.', '1:1', ONE_VALUE],
  ['program-id:\n', 'program-id is empty.', '1:1', ONE_VALUE],
  ['header: {a: [s3cret]}\n', 'header contains a list.', '1:1', 'Give a mapping of names to values.'],
  ['header: x-a\n', 'header is a string.', '1:1', 'Give a mapping of names to values.'],
  ['header: {host: a}\n', 'header cannot set host.', '1:1', 'Remove it: each call sets this header itself.'],
  ['? [seed]\n: 1\n', 'A key is not a string.', '1:3', 'Use the flags without dashes as keys.'],
])('%j', async (text, message, place, fix) => {
  expect(await refusal(text)).toBe(`error: ${message}\n  at conform.yaml:${place}\n  fix: ${fix}\n`);
});

test('a file that is not there, and a folder', async () => {
  mkdirSync(join(folder, 'sub'));
  const run = (file: string) => runWith([conform], ['conform', '--config', file], { cwd: folder });
  expect(await run('none.yaml')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: none.yaml does not exist.\n  fix: Give the path of a YAML file with --config.\n',
  });
  expect((await run('sub')).stderr).toBe(
    'error: sub is a folder, not a file.\n  fix: Give the path of a YAML file with --config.\n',
  );
});

test('a secret in a file that others can read is warned about, and one that they cannot is not', async () => {
  // The run itself is refused right after: two sources of one thing.
  const text = 'api-key: s3cret\nperson-id: per-00000000-0000-0000-0000-000000000001\nheader: {x: s3cret}\n';
  const run = () => runWith([conform], ['conform', '--config', 'conform.yaml'], { cwd: folder });
  write(text, 0o644);
  const open = await run();
  expect(open.stderr.split('\n')[0]).toBe(
    'warning: conform.yaml contains api-key, person-id, header and is readable by other users of this machine; run `chmod 600 conform.yaml`',
  );
  expect(open.stderr).not.toContain('s3cret');
  write(text);
  expect((await run()).stderr).toMatch(/^error: No deployment to check was given./);
  write('seed: 1\n', 0o644);
  expect((await run()).stderr).toMatch(/^error: No deployment to check was given./);
});

const REFUSAL = overlayOf([
  {
    target: "$.paths['/v1/card'].post.responses",
    update: {
      '422': { description: 'A refusal.', content: { 'application/json': { schema: { type: 'object' } } } },
    },
  },
]);

/** The requirements that overlays make, as `conform --list` prints them. */
async function listed(...flags: string[]): Promise<string[]> {
  const { code, stdout } = await runWith(
    [conform],
    ['conform', '--list', '--config', 'settings/conform.yaml', ...flags],
    { cwd: folder },
  );
  expect(code).toBe(0);
  return stdout.match(/\S+\.deployment\.\S+/g) ?? [];
}

/** The file and its overlay are in a folder of their own. */
function writeBeside(text: string): void {
  mkdirSync(join(folder, 'settings'));
  writeFileSync(join(folder, 'settings/conform.yaml'), text, { mode: 0o600 });
  writeFileSync(join(folder, 'settings/refusal,march.yaml'), REFUSAL);
  writeFileSync(join(folder, 'other.yaml'), REFUSAL.replace('card', 'contact'));
}

test('overlays of the file are applied, from its folder, one or several', async () => {
  writeBeside('overlay: refusal,march.yaml');
  expect(await listed()).toEqual(['createCard.deployment.422']);
  writeFileSync(
    join(folder, 'settings/conform.yaml'),
    'overlay: ["refusal,march.yaml", ../other.yaml]\noverlay-matches: some\n',
  );
  expect((await listed()).sort()).toEqual(['createCard.deployment.422', 'createContact.deployment.422']);
});

test('an overlay of a flag replaces those of the file', async () => {
  writeBeside('overlay: refusal,march.yaml');
  expect(await listed('--overlay', 'other.yaml')).toEqual(['createContact.deployment.422']);
});

test('--sandbox leaves out the overlays of the file, unless the file is about the sandbox', async () => {
  writeBeside('base-url: https://bank.example\noverlay: refusal,march.yaml');
  expect(await listed()).toEqual(['createCard.deployment.422']);
  expect(await listed('--sandbox')).toEqual([]);
  writeFileSync(join(folder, 'settings/conform.yaml'), 'sandbox: true\noverlay: refusal,march.yaml');
  expect(await listed('--sandbox')).toEqual(['createCard.deployment.422']);
});

test('--overlay-matches takes precedence over the file', async () => {
  writeBeside('overlay: nothing.yaml\noverlay-matches: any');
  const nowhere = overlayOf([{ target: '$.paths.nowhere', update: { summary: 'x' } }]);
  writeFileSync(join(folder, 'settings/nothing.yaml'), nowhere);
  expect(await listed()).toEqual([]);
  const args = ['conform', '--list', '--config', 'settings/conform.yaml', '--overlay-matches', 'one'];
  const { code } = await runWith([conform], args, { cwd: folder });
  expect(code).toBe(1);
});

test.each([
  ['overlay:', 1],
  ['overlay: [{ file: x }]', 1],
  ['overlay: { file: x }', 1],
  ['overlay-matches: all', 1],
  ['overlays: x.yaml', 1],
])('%s is refused', async (text, line) => {
  const stderr = await refusal(text);
  expect(stderr).toContain(`conform.yaml:${line}:`);
  expect(stderr).toContain('overlay');
});
