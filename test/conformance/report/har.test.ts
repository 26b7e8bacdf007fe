import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { harReport } from '../../../conformance/report/har.ts';
import { realReport } from './real-report.ts';
import { richReport, soundReport } from './sample-report.ts';

const require = createRequire(import.meta.url);
const schemas = Object.values(require('har-schema') as Record<string, { $id: string }>);

/** The published schemas of the format, which are of an older draft. */
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
    date: /^\d{4}-\d\d-\d\d$/,
    uri: (text: string) => URL.canParse(text),
    ipv4: true,
    ipv6: true,
  },
});
ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
ajv.addSchema(schemas);

function readBack(report: Report) {
  const har = JSON.parse(harReport(report));
  const validate = ajv.getSchema('har.json#');
  if (validate === undefined) throw new Error('no schema of HAR');
  validate(har);
  expect(validate.errors ?? []).toEqual([]);
  return har.log;
}

test('each call is an entry, in order, with what was sent and answered', () => {
  const report = richReport();
  const log = readBack(report);
  expect(log.version).toBe('1.2');
  expect(log.creator.name).toBe('banking-platform-api');
  expect(log.entries.map(({ request }: { request: { url: string } }) => request.url)).toEqual(
    report.exchanges.map(({ request }) => request.url),
  );
  const [program, card, pull] = log.entries;
  expect(card.request.queryString).toEqual([{ name: 'trace', value: '1' }]);
  expect(card.request.headers).toContainEqual({ name: 'sd-api-key', value: '[masked]' });
  expect(JSON.parse(card.request.postData.text)).toEqual(report.exchanges[1]?.request.body);
  expect(JSON.parse(card.response.content.text)).toEqual(report.exchanges[1]?.response?.body);
  expect(card.response.content).toMatchObject({ size: 1834, mimeType: 'application/json; charset=utf-8' });
  expect(program.response.content.comment).toBe('it is not JSON');
  expect(program.request).not.toHaveProperty('postData');
  expect(pull.response.status).toBe(0);
  expect(pull.comment).toBe(
    'pull-money: Pull money from the contact (no response: no response within 30,000 ms)',
  );
});

test('a bare call, and every call of real runs, keep to the format', async () => {
  readBack(soundReport());
  expect(readBack(await realReport()).entries.length).toBeGreaterThan(5);
  readBack(
    await realReport(
      { drop: 'midway' },
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
    ),
  );
});
