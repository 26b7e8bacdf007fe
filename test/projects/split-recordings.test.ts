import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { digest } from '../../conformance/traffic/digest.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { mergeReports } from '../../conformance/traffic/report/merge-reports.ts';
import { splitRecording } from '../../conformance/traffic/split/split-recording.ts';
import { ndjsonWriter } from '../../conformance/traffic/write-ndjson.ts';
import { mutants } from '../mutants/catalogue.ts';
import { dayOfBank } from '../mutants/day-of-bank.ts';
import { firstOfEach } from '../mutants/first-of-each.ts';
import { variations } from '../mutants/permitted/catalogue.ts';
import { toBank } from '../mutants/permitted/to-bank.ts';
import { folderForAll } from '../temporary-folder.ts';

const folder = folderForAll();

async function judged(files: readonly string[], part?: { number: number; of: number }): Promise<Report> {
  const calls = openCalls(files);
  try {
    return await judgeTraffic(calls, { ...(part !== undefined && { part }) });
  } finally {
    calls.close();
  }
}

async function judgedInParts(files: readonly string[], parts: number): Promise<Report> {
  const out = join(folder, `parts-${readdirSync(folder).length}`);
  const made = await splitRecording(files, { parts, out });
  const reports = [];
  for (const [index, one] of made.parts.entries()) {
    const inside = readdirSync(join(out, one.folder)).map((name) => join(out, one.folder, name));
    const report = await judged(inside, { number: index + 1, of: parts });
    reports.push({ name: one.folder, report });
  }
  return mergeReports(reports);
}

/** All that a report says, but for the numbers of lines. */
function said({ run, counts, requirements, traffic }: Report): unknown {
  const text = JSON.stringify({
    verdict: run.verdict,
    counts,
    requirements,
    traffic: { ...traffic, part: undefined },
  });
  return JSON.parse(text.replaceAll(/"[^"]*#\d+"/g, '"#"'));
}

const ACCOUNT = /acc-[\da-f-]{36}/;

/** Adds what calls of two accounts have in common: a creation may be the repetition of a lost one, and an ACH pull may name another account's contact. */
function withCommon(calls: readonly RecordedCall[]): RecordedCall[] {
  const [other = ''] = ACCOUNT.exec(JSON.stringify(calls)) ?? [];
  return calls.flatMap((call, index) => {
    const { request, startedAt } = call;
    if (request.method !== 'POST' || typeof request.body !== 'string') return [call];
    if (request.url.endsWith('/receive/ach') && index % 2 === 0)
      return [{ ...call, request: { ...request, body: request.body.replace(ACCOUNT, other) } }];
    if (index % 5 > 0) return [call];
    const response = { failure: 'timeout', detail: '' } as const;
    return [{ ...call, response, startedAt: startedAt - 5000, endedAt: startedAt - 1 }, call];
  });
}

/** So many recordings of one day, the calls in any order. */
async function recorded(
  bank: Parameters<typeof dayOfBank>[0],
  name: string,
  files: number,
): Promise<string[]> {
  const lines = withCommon(await dayOfBank(bank)).map((call) => ndjsonWriter().write(call));
  const shuffled = lines.sort((one, other) => digest(one) - digest(other));
  return Array.from({ length: files }, (_, file) => {
    const path = join(folder, `${name}-${file}.ndjson`);
    writeFileSync(path, shuffled.filter((_, index) => index % files === file).join(''));
    return path;
  });
}

const faulty = firstOfEach(
  mutants.filter(({ kind }) => kind === 'behavior' || kind === 'state'),
  ({ id, kind, breaks = '' }) => [kind === 'state' ? id : breaks],
).filter(({ id }, index) => index % 20 === 0 || id.includes('existing record'));

test('parts of a day of a faulty or permitted bank say together what the whole says', async () => {
  const banks = [
    ...faulty.map(({ faults, around }) => ({ faults, ...(around !== undefined && { around: around() }) })),
    ...variations.filter((_, index) => index % 40 === 0).map((one) => toBank([one])),
  ];
  for (const [index, bank] of banks.entries()) {
    const files = await recorded(bank, `day-${index}`, (index % 3) + 1);
    const whole = said(await judged(files));
    for (const parts of index === 0 ? [1, 64] : [index % 2 === 0 ? 2 : 7])
      expect(said(await judgedInParts(files, parts)), `${index} in ${parts}`).toEqual(whole);
  }
}, 300_000);
