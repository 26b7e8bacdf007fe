import { expect, test } from 'vitest';
import { settingsOfFlags } from '../../../../scripts/commands/settings/flags.ts';
import { mergeSettings, settingsOfEnvironment } from '../../../../scripts/commands/settings/merge-sources.ts';
import { type ConformSettings, settingsFor } from '../../../../scripts/commands/settings/settings-for.ts';
import { environmentOf } from '../../../../server/node/curl-commands.ts';

const merge = (sources: { flags?: ConformSettings; environment?: ConformSettings; file?: ConformSettings }) =>
  mergeSettings({ flags: {}, environment: {}, file: {}, ...sources });

/** A value for every setting, told apart by where it was given. */
const all = (from: string) =>
  Object.fromEntries(
    settingsFor('conform')
      .filter(({ name }) => name !== 'sandbox')
      .map(({ key }) => [key, from]),
  );

test('flags go before the file, setting by setting', () => {
  for (const name of Object.keys(all('')) as (keyof ConformSettings)[]) {
    const flags = { [name]: 'flag' };
    const merged = merge({ flags, file: all('file') });
    expect(merged[name], name).toBe('flag');
    expect({ ...merged, [name]: 'file' }, name).toEqual({ ...all('file'), sandbox: false });
  }
});

test('the environment goes before the file and after flags', () => {
  const environment = settingsOfEnvironment({
    BANKING_API_KEY: 'of-the-environment',
    BANKING_PERSON_ID: 'per-00000000-0000-0000-0000-000000000002',
    BANKING_ACCOUNT_ID: 'not asked for: a run opens its own',
  });
  expect(environment).toEqual({
    apiKey: 'of-the-environment',
    personId: 'per-00000000-0000-0000-0000-000000000002',
  });
  expect(merge({ environment, file: { apiKey: 'of-the-file', seed: 1 } })).toMatchObject({
    apiKey: 'of-the-environment',
    seed: 1,
  });
  expect(merge({ flags: { apiKey: 'of-the-flag' }, environment, file: { apiKey: 'x' } }).apiKey).toBe(
    'of-the-flag',
  );
});

test('every line that the sandbox prints is read, but for the records that a run makes itself', () => {
  const seed = { personId: 'per-', programId: 'prg-', businessId: 'bus-', checkTransferId: 'tra-' };
  const uuid = '00000000-0000-0000-0000-000000000001';
  const ids = Object.fromEntries(Object.entries(seed).map(([name, kind]) => [name, `${kind}${uuid}`]));
  const printed = environmentOf('http://127.0.0.1:4020', ids as never, 'key');
  expect(settingsOfEnvironment(printed)).toEqual({ baseUrl: 'http://127.0.0.1:4020', apiKey: 'key', ...ids });
});

test('a deployment of the environment goes before the sandbox of the file, and after the flag', () => {
  const environment = { baseUrl: 'https://bank.example' };
  expect(merge({ environment, file: { sandbox: true } })).toMatchObject({ sandbox: false, ...environment });
  expect(merge({ flags: { sandbox: true }, environment }).baseUrl).toBeUndefined();
});

test('an empty variable is one that is not set', () => {
  expect(settingsOfEnvironment({ BANKING_API_KEY: '', BANKING_PERSON_ID: undefined })).toEqual({});
});

test('a list is taken as a whole, not added to', () => {
  expect(merge({ flags: { only: ['a'] }, file: { only: ['b'], skip: ['c'] } })).toMatchObject({
    only: ['a'],
    skip: ['c'],
  });
});

const REAL: ConformSettings = {
  baseUrl: 'https://bank.example',
  apiKey: 'a-real-key',
  programId: 'prg-1',
  allowWrites: true,
  allowMoney: true,
  confirmHost: 'bank.example',
};

test('the sandbox as a flag leaves out what the environment and the file say of a deployment', () => {
  const environment = { apiKey: 'a-real-key', personId: 'per-1' };
  expect(merge({ flags: { sandbox: true }, environment, file: { ...REAL, seed: 7 } })).toEqual({
    sandbox: true,
    seed: 7,
  });
});

test('what contradicts the sandbox in the same place stays, to be refused', () => {
  expect(merge({ flags: { sandbox: true, baseUrl: 'http://x' } })).toMatchObject({
    sandbox: true,
    baseUrl: 'http://x',
  });
  expect(merge({ file: { ...REAL, sandbox: true } })).toEqual({ ...REAL, sandbox: true });
});

test('a deployment as a flag goes before the sandbox of the file', () => {
  expect(merge({ flags: { baseUrl: 'http://x' }, file: { sandbox: true, apiKey: 'k' } })).toEqual({
    sandbox: false,
    baseUrl: 'http://x',
    apiKey: 'k',
  });
});

test('flags with commas and flags that are repeated are one list', () => {
  const options = { only: [['a', 'b'], ['c']], header: [['x-a', '1']], waivers: 'w.yaml', seed: 3 };
  expect(settingsOfFlags('conform', options, '/here')).toEqual({
    only: ['a', 'b', 'c'],
    header: { 'x-a': '1' },
    waivers: '/here/w.yaml',
    seed: 3,
  });
});
