import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '../../lib/json.ts';
import type { RealServer } from './real-server.ts';
import { Recorder, untilReady } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:11002';
const ACCOUNT = '/for0tests';
const KEY = Buffer.from('for-tests').toString('base64');

export const azurite: RealServer = {
  title: 'Azurite 3.35 (tables)',
  packages: ['npm: azurite@3.35.0'],
  description:
    'https://github.com/Azure/azure-rest-api-specs, specification/cosmos-db/data-plane/Microsoft.Tables/preview/2019-02-02/table.json at aaa850e2, without the operations in XML',
  start: (folder) => [
    ...([
      'npx',
      '--yes',
      'azurite@3.35.0',
      '--silent',
      '--disableTelemetry',
      '--skipApiVersionCheck',
    ] as const),
    ...['--tableHost=127.0.0.1', '--tablePort=11002', '--blobPort=11000', '--queuePort=11001'],
    `--location=${join(folder, 'data')}`,
  ],
  environment: { AZURITE_ACCOUNTS: `${ACCOUNT.slice(1)}:${KEY}` },
  async drive() {
    await untilReady(`${ORIGIN}${ACCOUNT}/Tables`);
    const recorder = new Recorder(ORIGIN, {
      accept: 'application/json;odata=nometadata',
      'x-ms-version': '2019-02-02',
      dataserviceversion: '3.0',
    });
    const call = (method: string, path: string, body?: Json, more: Readonly<Record<string, string>> = {}) => {
      const date = new Date().toUTCString();
      const signed = `${date}\n${ACCOUNT}${ACCOUNT}${path.replace(/\?.*/, '')}`;
      const signature = createHmac('sha256', Buffer.from(KEY, 'base64')).update(signed).digest('base64');
      return recorder.call(method, `${ACCOUNT}${path}`, body, {
        ...{ 'x-ms-date': date, authorization: `SharedKeyLite ${ACCOUNT.slice(1)}:${signature}` },
        ...more,
      });
    };
    const lastTag = () => recorder.header('etag');
    const entity = (row: string) => `/boats(PartitionKey='p',RowKey='${row}')`;

    for (const TableName of ['boats', 'anchors', 'sails', 'masts', 'oars'])
      await call('POST', '/Tables', { TableName });
    await call('POST', '/Tables', { TableName: 'boats' });
    await call('GET', '/Tables');
    await walk(call, recorder, '/Tables?$top=2', ['NextTableName']);

    for (const [RowKey, length] of [
      ['c', 3],
      ['a', 1],
      ['e', 5],
      ['b', 2],
      ['d', 4],
    ] as const)
      await call('POST', '/boats', { PartitionKey: 'p', RowKey, length, name: `boat ${RowKey}` });
    await call('POST', '/boats', { PartitionKey: 'p', RowKey: 'a', length: 9 });
    await call('GET', '/boats()');
    await walk(call, recorder, '/boats()?$top=2', ['NextPartitionKey', 'NextRowKey']);
    await call('GET', '/boats()?$top=3');

    for (const row of ['a', 'b', 'c']) {
      await call('GET', entity(row));
      const first = lastTag();
      const changed = { PartitionKey: 'p', RowKey: row, length: 10, name: `changed ${row}` };
      await call('PUT', entity(row), changed, { 'if-match': first });
      await call('GET', entity(row));
      await call('PUT', entity(row), { ...changed, length: 11 }, { 'if-match': first });
      await call('GET', entity(row));
      const second = lastTag();
      await call('PATCH', entity(row), { length: 12 }, { 'if-match': first });
      await call('PATCH', entity(row), { length: 12 }, { 'if-match': second });
      await call('GET', entity(row));
      await call('DELETE', entity(row), undefined, { 'if-match': second });
      // A replacement, and the same once more.
      await call('PUT', entity(row), changed);
      await call('PUT', entity(row), changed);
      await call('GET', entity(row));
    }
    await call('PUT', entity('none'), { length: 1 }, { 'if-match': '*' });
    await call('GET', entity('none'));
    await call('DELETE', entity('none'), undefined, { 'if-match': '*' });
    for (const row of ['a', 'b']) {
      await call('GET', entity(row));
      await call('DELETE', entity(row), undefined, { 'if-match': lastTag() });
      await call('GET', entity(row));
    }
    await call('GET', '/boats()');
    await walk(call, recorder, '/boats()?$top=2', ['NextPartitionKey', 'NextRowKey']);
    await call('GET', '/unknown()');
    await call('DELETE', "/Tables('sails')");
    await call('DELETE', "/Tables('sails')");
    await call('GET', '/Tables');
    return recorder;
  },
};

/** Reads the pages of a list, from the first to the last. */
async function walk(
  call: (method: string, path: string) => Promise<Json>,
  recorder: Recorder,
  first: string,
  parameters: readonly string[],
): Promise<void> {
  for (let next: string | undefined = first, pages = 0; next !== undefined && pages < 10; pages++) {
    await call('GET', next);
    const more = parameters.flatMap((name) => {
      const value = recorder.header(`x-ms-continuation-${name}`);
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    });
    next = more.length > 0 ? [first, ...more].join('&') : undefined;
  }
}
