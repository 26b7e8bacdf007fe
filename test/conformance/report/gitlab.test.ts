import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { gitlabReport } from '../../../conformance/report/gitlab.ts';
import { reportOf, richReport, soundReport, violation } from './sample-report.ts';

/** As GitLab documents it: docs.gitlab.com/ci/testing/code_quality. */
const validate = new Ajv2020().compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]+$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
});

const entriesOf = (report: Parameters<typeof gitlabReport>[0]) => {
  const entries = JSON.parse(gitlabReport(report));
  expect(validate(entries), JSON.stringify(validate.errors)).toBe(true);
  return entries as {
    check_name: string;
    severity: string;
    fingerprint: string;
    description: string;
    location: { path: string };
  }[];
};

test('an entry for each violation, with the place where its requirement is written', () => {
  const entries = entriesOf(richReport());
  expect(entries.map(({ check_name, severity }) => [check_name, severity]).sort()).toEqual([
    ['createCard.available-limit-equals-limit', 'info'],
    ['createCard.body.label:present', 'major'],
    ['createCard.label-is-returned', 'major'],
    ['createCard.response.json', 'minor'],
  ]);
  for (const { location } of entries)
    expect(existsSync(join(import.meta.dirname, '../../..', location.path))).toBe(true);
  expect(entries.find(({ check_name }) => check_name === 'createCard.label-is-returned')?.description).toBe(
    'createCard, /label: The `label` that was sent is returned. Expected: the label that was sent: "Studio card". Actual: no such field. Cause: The field `label` of a card is missing.',
  );
});

test('one entry for a place that several calls show, and the same fingerprint in every run', () => {
  const id = 'createCard.label-is-returned';
  const seen = (exchange: string, actual: string) => violation(id, '/label', 'a', actual, exchange);
  const report = (actual: string) =>
    reportOf({
      [id]: {
        status: 'violated',
        fails: true,
        violations: [seen('issue-card', actual), seen('issue-other-card', actual)],
      },
    });
  expect(entriesOf(report('b'))).toHaveLength(1);
  expect(entriesOf(report('b'))[0]?.fingerprint).toBe(entriesOf(report('c'))[0]?.fingerprint);
});

test('a sound server has no entries', () => {
  expect(gitlabReport(soundReport())).toBe('[]\n');
});
