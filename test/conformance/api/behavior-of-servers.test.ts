import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VERDICT_RESULTS, type VerdictResults } from '../../../bench/verdicts/table.ts';
import { FINDS, judgedRows, measureRows, recordedServer } from './server-behavior.ts';

const results = JSON.parse(readFileSync(VERDICT_RESULTS, 'utf8')) as VerdictResults;

/** Faults that leave a row open, and why. */
const OPEN: Readonly<Record<string, RegExp>> = {
  // Its versions are weak ones, which RFC 9110 lets a server refuse although they are current.
  azurite: /ifMatch: the current version/,
  // A list that can be asked for in pages may have a further one, and its first page does not say so.
  jupyterhub: /, listed$/,
};

describe.each(Object.keys(FINDS))('%s', (name) => {
  const known = recordedServer(name);
  const finds = FINDS[name] ?? [];

  test('each row is judged in the honest recording, and accuses for what was found by hand alone', async () => {
    const server = await known;
    expect(server.rows.length).toBeGreaterThanOrEqual(6);
    for (const complete of [true, false]) {
      const { violated, report } = await judgedRows(
        server,
        server.calls.map(({ call }) => call),
        complete,
      );
      expect(violated).toEqual(complete ? finds : finds.filter((id) => /^(?:search|listTags)/.test(id)));
      const ids = new Set(server.rows.map(({ id }) => id));
      const others = report.requirements.filter(
        ({ id, status }) => ids.has(id) && status !== 'passed' && status !== 'violated',
      );
      expect(complete ? others.map(({ id, notes }) => [id, notes]) : []).toEqual([]);
    }
  });

  test('a server that breaks a row is found, for each row, as docs/verdicts.md says', async () => {
    const measured = await measureRows(name);
    expect(measured.missed.filter((line) => OPEN[name]?.test(line) !== true)).toEqual([]);
    expect(results.behavior.find((one) => one.name === name)).toMatchObject({
      ...measured,
      missed: measured.missed.length,
    });
  });
});
