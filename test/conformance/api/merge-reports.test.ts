import { expect, test } from 'vitest';
import { toJudgedApi } from '../../../conformance/api/to-judged-api.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { verifyReport } from '../../../conformance/report/verify-report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import { mergeReports } from '../../../conformance/traffic/report/merge-reports.ts';
import { readApiDescription } from '../../../scripts/commands/api/read-api.ts';
import { apiOf, callWith, json, judgeCalls } from './one-call.ts';

const pathOf = (name: string) => new URL(`../../fixtures/servers/${name}`, import.meta.url).pathname;
const LOCAL = { baseUrl: undefined, isOneDeployment: true };

async function reportsOn(name: string, parts: number): Promise<{ whole: Report; merged: Report }> {
  const context = { cwd: pathOf(''), warn: () => {} };
  const { described, placeOf } = await readApiDescription(pathOf(`${name}.json`), undefined, context);
  const api = toJudgedApi(described, { ...LOCAL, placeOf });
  const judged = async (part?: { number: number; of: number }) => {
    const calls = openCalls([pathOf(`${name}.har`)], { api });
    const report = await judgeTraffic(calls, { api, ...(part !== undefined && { part }) });
    calls.close();
    // As it comes out of a file.
    return JSON.parse(JSON.stringify(sealReport(report))) as Report;
  };
  const reports: Report[] = [];
  for (let number = 1; number <= parts; number++) reports.push(await judged({ number, of: parts }));
  for (const one of reports) expect(verifyReport(one).problems).toEqual([]);
  const merged = mergeReports(reports.map((report, index) => ({ name: `part-${index + 1}.json`, report })));
  return { whole: await judged(), merged: JSON.parse(JSON.stringify(sealReport(merged))) as Report };
}

/** But for what is of the run alone. */
function comparable({ run, digest: _, traffic, ...report }: Report & { readonly digest?: string }) {
  const { id, startedAt, endedAt, durationMs, ...rest } = run;
  const { part, ...section } = traffic ?? {};
  return { ...report, run: rest, traffic: section };
}

test.each([
  ['alertmanager', 2, 0],
  ['pdns', 3, 3],
  ['jupyter', 5, 0],
] as const)('reports of the parts of %s come to that of the whole', async (name, parts, causes) => {
  const { whole, merged } = await reportsOn(name, parts);
  expect(comparable(merged)).toEqual(comparable(whole));
  expect(verifyReport(merged).problems).toEqual([]);
  expect(
    whole.causes?.filter(({ sentence }) => /description is probably wrong/.test(sentence)) ?? [],
  ).toHaveLength(causes);
  expect(whole.requirements.find(({ violations }) => violations.length > 0)?.place).toEqual({
    file: `${name}.json`,
    line: expect.any(Number),
  });
});

test('reports of different descriptions, and edited ones, are refused', async () => {
  const one = await judgeCalls(apiOf({ 200: json({ type: 'string' }) }), [callWith()]);
  const other = await judgeCalls(apiOf({ 200: json({ type: 'integer' }) }, { title: 'Things\u001b[2J' }), [
    callWith(),
  ]);
  const merging = (...reports: Report[]) =>
    mergeReports(reports.map((report, index) => ({ name: `${index}.json`, report })));
  expect(() => merging(one, other)).toThrow(
    /^0\.json and 1\.json are about different descriptions: Things 1 \(sha256:\w{12}\), and Things\\u001b\[2J 1 \(sha256:\w{12}\)$/,
  );
  const [first, ...others] = one.requirements;
  const edited = { ...one, requirements: [{ ...first, statement: 'It is fine.' }, ...others] } as Report;
  expect(() => merging(edited)).toThrow(/requirements of another version/);
});
