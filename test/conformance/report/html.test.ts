import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { htmlReport } from '../../../conformance/report/html.ts';
import { HOSTILE } from './hostile.ts';
import { realReport } from './real-report.ts';
import { reportOf, richReport, soundReport, violation, withTexts } from './sample-report.ts';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The tags of a page, without what their attributes say: what hostile texts must not change. */
function tags(page: string): string[] {
  return [...page.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'));
}

test('its policy lets its own script and style run and nothing else', async () => {
  const page = await htmlReport(soundReport());
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  expect(style.length).toBeGreaterThan(1000);
  expect(script.length).toBeGreaterThan(1000);
  expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${digest(script)}'`,
    `style-src 'sha256-${digest(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/ style="| on[a-z]+="| src="/);
});

test.each(HOSTILE)('%s in every text makes no markup', async (_, hostile) => {
  const page = await htmlReport(withTexts(richReport(), () => hostile));
  // The text itself makes room, headers and names of a body among it, one for one here.
  const marked = await htmlReport(withTexts(richReport(), () => 'text'));
  const expected = tags(marked);
  const differing = tags(page).findIndex((tag, index) => tag !== expected[index]);
  expect(differing).toBe(-1);
  expect(tags(page)).toHaveLength(expected.length);
  expect(page.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
});

test('it stays light: sound, with everything, and when all of it is violated', async () => {
  const all = soundReport().requirements.map(({ id, operations: [operation = ''] }) => [
    id,
    {
      status: 'violated',
      fails: true,
      violations: [violation(id, `/${id}`, `a text of ${operation}`, 'no such field', 'issue-card')],
    } as const,
  ]);
  const worst = reportOf(Object.fromEntries(all), { exchanges: richReport().exchanges });
  const sizes = await Promise.all(
    [soundReport(), richReport(), await realReport(), worst].map(
      async (report) => (await htmlReport(report)).length,
    ),
  );
  // Characters for each requirement.
  const light = sizes.map((size) => size / all.length);
  expect(Math.max(...light.slice(0, 3))).toBeLessThan(450);
  expect(light[3]).toBeLessThan(1250);
});

test('a report on another API has no words of the bank', async () => {
  const sound = soundReport();
  const requirements = sound.requirements.map((one) => ({ ...one, section: 'description' }));
  const words =
    /<dt>Deployment|fact from the source|persons and bank details are|What the source does not show|href="#observations"/g;
  const found = async (report: typeof sound) => [...(await htmlReport(report)).matchAll(words)].map(String);
  expect(await found({ ...sound, requirements })).toEqual([]);
  expect(await found(sound)).toHaveLength(5);
});
