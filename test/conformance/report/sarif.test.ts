import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log, Result } from 'sarif';
import { expect, test } from 'vitest';
import { rows } from '../../../conformance/catalogue/catalogue.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { sarifReport } from '../../../conformance/report/sarif.ts';
import { operations } from '../../../generated/operations.ts';
import { expectCodeScanningAccepts } from '../../code-scanning.ts';
import { richReport, sampleTraffic, soundReport, withTexts } from './sample-report.ts';

const ROOT = join(import.meta.dirname, '../../..');

async function readBack(report: Report) {
  const log = JSON.parse(await sarifReport(report)) as Log;
  expect(log.version).toBe('2.1.0');
  expect(log.runs).toHaveLength(1);
  const [run] = log.runs;
  if (run === undefined) throw new Error('no run');
  return { run, rules: run.tool.driver.rules ?? [], results: run.results ?? [] };
}

function resultOf(results: readonly Result[], rule: string): Result {
  const found = results.filter(({ ruleId }) => ruleId === rule);
  expect(found).toHaveLength(1);
  return found[0] as Result;
}

test('there is a rule for each requirement that is violated, and a result for each violation', async () => {
  const report = richReport();
  const { rules, results } = await readBack(report);
  const violated = report.requirements.filter(({ violations }) => violations.length > 0);
  expect(rules.map(({ id }) => id)).toEqual(violated.map(({ id }) => id));
  expect(results.map(({ ruleId }) => ruleId)).toEqual(
    violated.flatMap(({ violations }) => violations.map(({ requirement }) => requirement)),
  );
  for (const { ruleId, ruleIndex = -1 } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  expect(rules[0]?.help?.text).toMatch(/\. Section 4\.5 of the source; evidence: implied\.$/);
});

test('a result says where, what was expected and what was there', async () => {
  const { results } = await readBack(richReport());
  const result = resultOf(results, 'createCard.label-is-returned');
  expect(result.level).toBe('error');
  expect(result.message.text).toBe(
    'The `label` that was sent is returned. Expected: the label that was sent: "Studio card". Actual: no such field.',
  );
  expect(result.locations?.[0]?.logicalLocations).toEqual([
    { name: 'label', fullyQualifiedName: 'createCard/label', kind: 'member' },
  ]);
  expect(result.properties).toMatchObject({ exchange: 'issue-card', pointer: '/label' });
  const places = results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
  expect(new Set(places).size).toBe(results.length);
});

test('code scanning takes it: each result has a place in a file of the description', async () => {
  const log = JSON.parse(await sarifReport(richReport())) as Log;
  expectCodeScanningAccepts(log);
  for (const { ruleId, locations = [] } of log.runs[0]?.results ?? []) {
    const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
    const text = readFileSync(join(ROOT, decodeURI(artifactLocation?.uri ?? '')), 'utf8');
    const isRow = rows.some(({ id }) => id === ruleId);
    if (isRow) expect(text.split('\n')[(region?.startLine ?? 0) - 1]).toContain(`id: ${ruleId}`);
    else expect(text).toContain('operationId: createCard');
  }
});

test('every operation has the file of its path', () => {
  for (const { path } of Object.values(operations))
    expect(existsSync(join(ROOT, `spec/paths/${path.slice(1).replaceAll('/', '_')}.yaml`)), path).toBe(true);
});

test('what does not fail the run is a warning, what is waived is suppressed', async () => {
  const { results } = await readBack(richReport());
  expect(resultOf(results, 'createCard.response.json').level).toBe('warning');
  const waived = resultOf(results, 'createCard.available-limit-equals-limit');
  expect(waived.suppressions).toEqual([
    {
      kind: 'external',
      status: 'accepted',
      justification: 'Fixed in the next release (until 2027-03-31)',
    },
  ]);
  expect(results.filter(({ suppressions = [] }) => suppressions.length > 0)).toHaveLength(1);
});

test('what results cannot tell is notified: the end of the run, what was not checked, waivers', async () => {
  const { run } = await readBack(richReport());
  const [invocation] = run.invocations ?? [];
  expect(invocation?.executionSuccessful).toBe(false);
  expect(new Set(invocation?.toolExecutionNotifications?.map(({ level }) => level))).toEqual(
    new Set(['error']),
  );
  expect(invocation?.toolExecutionNotifications?.map(({ message }) => message.text)).toEqual([
    'The run was stopped: two consecutive calls got no response.',
    `${richReport().counts.inconclusive} requirements could not be checked.`,
    'The waiver of createCard.bin-is-returned is stale: the violation it accepts no longer occurs: remove the waiver.',
    'The waiver of createCard.body.label:present is expired: it expired after 2026-01-31: fix the violation, or extend the waiver.',
  ]);
});

test('a sound server has no results, and the list of them is there', async () => {
  const { run, rules, results } = await readBack(soundReport());
  expect({ rules, results, listed: run.results }).toEqual({ rules: [], results: [], listed: [] });
  expect(run.invocations?.[0]).toMatchObject({ executionSuccessful: true, toolExecutionNotifications: [] });
});

test('what a server answered is neither an argument nor a link of a message, nor does it steer a terminal', async () => {
  const hostile = '{0} [look](https://elsewhere.example/) \u001b[2J';
  const { results } = await readBack(withTexts(richReport(), () => hostile));
  expect(results).toHaveLength(4);
  const shown = '{{0}} [look] (https://elsewhere.example/) \\u001b[2J';
  for (const { message, properties } of results) {
    const why = properties?.why === undefined ? '' : ` (${shown})`;
    expect(message.text).toBe(`${shown} Expected: ${shown}. Actual: ${shown}${why}.`);
  }
});

test.each([
  ['staging.har', 1],
  ['calls/day 1.ndjson', 17],
])('a violation in a recording stands in it: %s', async (name, startLine) => {
  const report = richReport();
  const moved = {
    ...report,
    traffic: { ...sampleTraffic, sources: [{ name, calls: 3 }] },
    requirements: report.requirements.map((one) => ({
      ...one,
      violations: one.violations.map((violation) => ({ ...violation, exchange: `${name}#17` })),
    })),
  };
  const { results } = await readBack(moved);
  const { locations, relatedLocations } = resultOf(results, 'createCard.label-is-returned');
  expect(locations?.[0]?.physicalLocation).toMatchObject({
    artifactLocation: { uri: encodeURI(name) },
    region: { startLine },
  });
  expect(relatedLocations?.[0]?.physicalLocation?.artifactLocation?.uri).toMatch(/^spec\//);
});
